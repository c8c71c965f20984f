import net from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * One keep-alive HTTP/1.1 connection that carries one request at a time. node:http would cost as much as the servers
 * that are measured beside it on the same cores; this reads just what nginx answers here: a status, a length and a body.
 */
export class Connection {
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
