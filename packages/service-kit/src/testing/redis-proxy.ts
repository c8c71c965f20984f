import { once } from 'node:events';
import { createServer, type Socket, connect as tcpConnect } from 'node:net';
import { findFreePort } from './global-setup.js';
import { readGlobalSetup } from './read-global-setup.js';

/** A proxy port to Redis that one spec can close, while other specs use the same server. */
export class RedisProxy {
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((from) => {
    const to = tcpConnect(Number(new URL(readGlobalSetup('TEST_REDIS_URL')).port), '127.0.0.1');
    for (const [socket, other] of [
      [from, to],
      [to, from],
    ] as const) {
      this.sockets.add(socket);
      socket.pipe(other);
      socket.on('error', () => {});
      socket.on('close', () => {
        this.sockets.delete(socket);
        other.destroy();
      });
    }
  });

  port = 0;

  async open(): Promise<void> {
    this.port ||= await findFreePort();
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  async close(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}
