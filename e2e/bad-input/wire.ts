import http from 'node:http';

/** A request as it goes over the wire; the path is sent as it is. */
export interface WireRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  /** Sends half of the body and hangs up. */
  readonly hangUp?: boolean;
}

export interface WireAnswer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
}

/** Longer than any answer takes on a busy machine; an answer that has not come by then never comes. */
const DEADLINE_MS = 30_000;

/** Sends requests that a well-behaved client could not even write. */
export class Wire {
  private readonly agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
  private readonly hostname: string;
  private readonly port: string;

  constructor(url: string) {
    ({ hostname: this.hostname, port: this.port } = new URL(url));
  }

  /** Null for a request that hung up by itself. Throws when no answer comes in time, or the connection is cut. */
  send({ method, path, headers, body, hangUp }: WireRequest): Promise<WireAnswer | null> {
    return new Promise((resolve, reject) => {
      const length = body ? { 'content-length': String(body.length) } : {};
      const request = http.request({
        agent: this.agent,
        hostname: this.hostname,
        port: this.port,
        method,
        path,
        headers: { ...headers, ...length },
        timeout: DEADLINE_MS,
      });
      request.on('timeout', () => request.destroy(new Error(`no answer within ${DEADLINE_MS / 1000} s`)));
      request.on('error', (error) => (hangUp ? resolve(null) : reject(error)));
      request.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      });
      if (hangUp && body) request.write(body.subarray(0, body.length / 2), () => request.destroy());
      else request.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
