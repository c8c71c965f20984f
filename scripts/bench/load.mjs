import net from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * One keep-alive HTTP/1.1 connection with one request at a time. It reads what nginx answers here: a status, a length and a body. The
 * load is made on the cores that the servers run on: autocannon takes 150 to 200 µs of CPU for a request, this 55 to 90, and what it takes
 * is added to both sides of each ratio.
 */
class Connection {
  #socket;
  #chunks = [];
  #received = 0;
  #expected = 0;
  #bodyStart = 0;
  #status = 0;
  #resolve;
  #reject;

  static open(port) {
    return new Promise((resolve, reject) => {
      const socket = net.connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(new Connection(socket)));
      socket.once('error', reject);
    });
  }

  constructor(socket) {
    this.#socket = socket;
    socket.on('data', (chunk) => this.#take(chunk));
    socket.on('error', (error) => this.#reject?.(error));
    socket.on('close', () => this.#reject?.(new Error('The server closed the connection')));
  }

  /** @param request the request's bytes, head and body. Resolves with {status, body}, the body as text. */
  send(request) {
    return new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
      this.#socket.write(request);
    });
  }

  close() {
    this.#reject = undefined;
    this.#socket.destroy();
  }

  #take(chunk) {
    this.#chunks.push(chunk);
    this.#received += chunk.length;
    if (!this.#expected && !this.#readHead()) return;
    if (this.#received < this.#expected) return;
    const answer = Buffer.concat(this.#chunks);
    this.#chunks = [];
    this.#received = 0;
    this.#expected = 0;
    this.#resolve({ status: this.#status, body: answer.toString('utf8', this.#bodyStart) });
  }

  #readHead() {
    if (this.#chunks.length > 1) this.#chunks = [Buffer.concat(this.#chunks)];
    const [answer] = this.#chunks;
    const end = answer.indexOf(HEAD_END);
    if (end < 0) return false;
    const head = answer.toString('latin1', 0, end);
    const length = /\r\ncontent-length: *(\d+)/i.exec(head);
    if (!length) {
      this.#reject(new Error(`An answer without a length:\n${head}`));
      return false;
    }
    this.#status = Number(head.slice(9, 12));
    this.#bodyStart = end + HEAD_END.length;
    this.#expected = this.#bodyStart + Number(length[1]);
    return true;
  }
}

/** The bytes of a request. A body is sent as JSON. */
export function requestBytes({ method, path, token, body }) {
  const json = body === undefined ? undefined : JSON.stringify(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    'Accept: application/json',
    ...(token ? [`Authorization: Bearer ${token}`] : []),
    ...(json === undefined ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(json)}`]),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${json ?? ''}`);
}

const NEXT_LINE = '\r\n';
const BOUNDARY = 'bench-boundary';

/**
 * The bytes of a multipart request.
 * @param fields texts by name @param files {field, name, type, bytes}
 */
export function formBytes({ path, token, fields, files }) {
  const part = (disposition, type) =>
    [`--${BOUNDARY}`, `Content-Disposition: form-data; ${disposition}`, ...type, '', ''].join(NEXT_LINE);
  const body = Buffer.concat([
    ...Object.entries(fields).map(([name, value]) => Buffer.from(`${part(`name="${name}"`, [])}${value}${NEXT_LINE}`)),
    ...files.flatMap(({ field, name, type, bytes }) => [
      Buffer.from(part(`name="${field}"; filename="${name}"`, [`Content-Type: ${type}`])),
      bytes,
      Buffer.from(NEXT_LINE),
    ]),
    Buffer.from(`--${BOUNDARY}--${NEXT_LINE}`),
  ]);
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Accept: application/json',
    `Authorization: Bearer ${token}`,
    `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
    `Content-Length: ${body.length}`,
  ];
  return Buffer.concat([Buffer.from(`${head.join(NEXT_LINE)}${NEXT_LINE}${NEXT_LINE}`), body]);
}

/** The value below which the given part of the sorted values lies. */
const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

/**
 * Sends what each connection's script yields, one request after the other, until the time is over or the scripts end.
 * @param script generator function of the connection's number; yields a request's bytes and gets the answer's body as text
 * @returns {Promise<{perSecond: number, median: number, p99: number, count: number}>} median and p99 in ms
 * @throws when an answer is not 200: then the figures would mean something else
 */
export async function putLoad({ port, connections, script, ms = Number.POSITIVE_INFINITY }) {
  const open = await Promise.all(Array.from({ length: connections }, () => Connection.open(port)));
  const latencies = [];
  const begun = performance.now();
  try {
    await Promise.all(open.map((connection, index) => work(connection, script(index), begun + ms, latencies)));
  } finally {
    for (const connection of open) connection.close();
  }
  const seconds = (performance.now() - begun) / 1000;
  latencies.sort((a, b) => a - b);
  const count = latencies.length;
  return { perSecond: count / seconds, median: quantile(latencies, 0.5), p99: quantile(latencies, 0.99), count };
}

async function work(connection, script, until, latencies) {
  let next = script.next();
  while (!next.done) {
    const sent = performance.now();
    if (sent > until) return;
    const { status, body } = await connection.send(next.value);
    if (status !== 200) throw new Error(`Answer ${status}: ${body.slice(0, 300)}`);
    latencies.push(performance.now() - sent);
    next = script.next(body);
  }
}
