import http from 'node:http';
import fc from 'fast-check';

/** The path is sent unchanged. */
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

/** Longer than any answer takes on a busy machine. */
const DEADLINE_MS = 30_000;

/** Sends requests that `fetch` would refuse to send. */
export class Wire {
  private readonly agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
  private readonly hostname: string;
  private readonly port: string;

  constructor(url: string) {
    ({ hostname: this.hostname, port: this.port } = new URL(url));
  }

  /** Null for a request that hangs up. Throws when no answer comes in time or the connection breaks. */
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

export interface Part {
  readonly name: string;
  /** Sent as a file when there is one. */
  readonly filename?: string;
  readonly content: Buffer;
}

const BOUNDARY = 'edge-of-a-part';

const replaceQuotes = (text: string) => text.replace(/["\r\n]/g, '_');

function toBytes({ name, filename, content }: Part): Buffer {
  const file = filename === undefined ? '' : `; filename="${replaceQuotes(filename)}"\r\nContent-Type: image/jpeg`;
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${replaceQuotes(name)}"${file}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')]);
}

const END = Buffer.from(`--${BOUNDARY}--\r\n`);
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const joinParts = (parts: readonly Part[]) => Buffer.concat([...parts.map(toBytes), END]);
const replaceText = (body: Buffer, from: string, to: string) =>
  Buffer.from(body.toString('latin1').replace(from, to), 'latin1');

interface Form {
  readonly type: string;
  readonly body: Buffer;
}

/** Valid and broken forms, by defect. */
const BREAKS: Readonly<Record<string, (parts: readonly Part[]) => Form>> = {
  whole: (parts) => ({ type: TYPE, body: joinParts(parts) }),
  'without an end': (parts) => ({ type: TYPE, body: Buffer.concat(parts.map(toBytes)) }),
  'cut off': (parts) => ({ type: TYPE, body: joinParts(parts).subarray(0, Math.floor(joinParts(parts).length * 0.6)) }),
  'with another boundary': (parts) => ({ type: 'multipart/form-data; boundary=another', body: joinParts(parts) }),
  'without a boundary': (parts) => ({ type: 'multipart/form-data', body: joinParts(parts) }),
  'with an endless boundary': (parts) => ({
    type: `multipart/form-data; boundary=${'b'.repeat(300)}`,
    body: joinParts(parts),
  }),
  'without a name': (parts) => ({ type: TYPE, body: replaceText(joinParts(parts), ' name=', ' nome=') }),
  'without a disposition': (parts) => ({
    type: TYPE,
    body: replaceText(joinParts(parts), 'Content-Disposition: form-data;', 'X-Nothing: a;'),
  }),
  'with an endless header': (parts) => ({
    type: TYPE,
    body: replaceText(joinParts(parts), 'Content-Disposition', `X-Long: ${'h'.repeat(100_000)}\r\nContent-Disposition`),
  }),
  'with bare line feeds': (parts) => ({
    type: TYPE,
    body: Buffer.from(joinParts(parts).toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
  }),
  'with an encoding': (parts) => ({
    type: TYPE,
    body: replaceText(joinParts(parts), '\r\n\r\n', '\r\nContent-Transfer-Encoding: base64\r\n\r\n'),
  }),
  'with a hundred fields': (parts) => ({
    type: TYPE,
    body: joinParts([
      ...parts,
      ...Array.from({ length: 100 }, (_, n) => ({ name: `f${n}`, content: Buffer.from('x') })),
    ]),
  }),
  'with text before it': (parts) => ({
    type: TYPE,
    body: Buffer.concat([Buffer.from('preamble\r\n'), joinParts(parts)]),
  }),
  empty: () => ({ type: TYPE, body: Buffer.alloc(0) }),
  'an end alone': () => ({ type: TYPE, body: END }),
  'of mixed type': (parts) => ({ type: `multipart/mixed; boundary=${BOUNDARY}`, body: joinParts(parts) }),
};

/** A form of these parts, valid as often as broken. */
export const generateForm = (parts: readonly Part[]): fc.Arbitrary<Form> =>
  fc
    .oneof(fc.constant('whole'), fc.constantFrom(...Object.keys(BREAKS)))
    .map((way) => (BREAKS[way] as (parts: readonly Part[]) => Form)(parts));
