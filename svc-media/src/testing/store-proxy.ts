import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { findFreePort } from '@cleaning/service-kit/testing';

/** A loopback proxy that can be slow, paused and cut. */
export class StoreProxy {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private port = 0;
  private isPaused = false;
  /** Bytes of answers that pass before the proxy pauses. */
  private remainingBytes = Number.POSITIVE_INFINITY;
  /** Pause before each chunk of an answer. */
  private delayMs = 0;
  /** Bytes that pass through a connection before it is cut, and those that have passed, by the client's socket. */
  private cutAfterBytes = Number.POSITIVE_INFINITY;
  private readonly passedBytes = new WeakMap<Socket, number>();

  private constructor(private readonly target: URL) {}

  static async open(endpoint: string): Promise<StoreProxy> {
    const proxy = new StoreProxy(new URL(endpoint));
    await proxy.restore();
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Accepts connections and passes nothing, like a suspended server. */
  pause(): void {
    this.isPaused = true;
    for (const socket of this.sockets) socket.pause();
  }

  /** Pauses after this many more bytes of answers. */
  pauseAfter(bytes: number): void {
    this.remainingBytes = bytes;
  }

  resume(): void {
    this.isPaused = false;
    this.remainingBytes = Number.POSITIVE_INFINITY;
    for (const socket of this.sockets) socket.resume();
  }

  /** Passes each chunk of an answer after a pause. 0 ends it. */
  slowDown(delayMs: number): void {
    this.delayMs = delayMs;
  }

  /** Cuts each connection once it has passed this many more bytes, while others are accepted. Infinity ends it. */
  cutEachAfter(bytes: number): void {
    this.cutAfterBytes = bytes;
    for (const socket of this.sockets) this.passedBytes.delete(socket);
  }

  /** Open connections of the store's client. */
  get connections(): number {
    return this.sockets.size / 2;
  }

  /** Stops listening. */
  async cut(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    server?.close();
    for (const socket of this.sockets) socket.destroy();
    if (server) await once(server, 'close');
  }

  /** Listens again at the same address. */
  async restore(): Promise<void> {
    this.port ||= await findFreePort();
    this.server = createServer((client) => this.join(client)).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  private join(client: Socket): void {
    const upstream = connect(Number(this.target.port), this.target.hostname);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      this.sockets.add(one);
      const pass = (bytes: Buffer) => {
        const passed = (this.passedBytes.get(client) ?? 0) + bytes.length;
        this.passedBytes.set(client, passed);
        if (passed > this.cutAfterBytes) {
          one.destroy();
          return;
        }
        other.write(bytes);
        if (one === upstream) this.remainingBytes -= bytes.length;
        if (this.remainingBytes <= 0) this.pause();
      };
      one.on('data', (bytes) => {
        if (one === client || this.delayMs === 0) {
          pass(bytes);
          return;
        }
        one.pause();
        setTimeout(() => {
          pass(bytes);
          if (!this.isPaused) one.resume();
        }, this.delayMs);
      });
      one.on('error', () => {});
      one.on('close', () => {
        this.sockets.delete(one);
        other.destroy();
      });
      if (this.isPaused) one.pause();
    }
  }
}
