import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy to PostgreSQL that closes a connection between a COMMIT and its response. */
export class LostAnswers {
  private marker: Buffer | undefined;
  private closed = false;
  private server: Server;
  private readonly sockets = new Set<Socket>();
  /** Number of COMMITs without a response. */
  cut = 0;

  /** Returns the address to connect to. */
  async start(serverUrl: string): Promise<string> {
    const url = new URL(serverUrl);
    const { hostname: host, port } = url;
    this.server = createServer((client) => this.join(client, connect({ host, port: Number(port) })));
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    url.host = `127.0.0.1:${(this.server.address() as { port: number }).port}`;
    return url.href.replace(/\/$/, '');
  }

  /**
   * Commits the next transaction that contains this text without responding. `thenAway`: closes all connections
   * afterwards.
   */
  loseAnswerTo(text: string, { thenAway = false } = {}): void {
    this.marker = Buffer.from(text);
    this.thenAway = thenAway;
  }

  comeBack(): void {
    this.closed = false;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private thenAway = false;

  private join(client: Socket, server: Socket): void {
    const both = [client, server];
    for (const socket of both) {
      this.sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        for (const each of both) each.destroy();
        this.sockets.delete(socket);
      });
    }
    if (this.closed) client.destroy();
    let isMarked = false;
    let isCut = false;
    client.on('data', (data) => {
      if (this.marker && data.includes(this.marker)) isMarked = true;
      if (isMarked && data.includes('COMMIT')) isCut = true;
      server.write(data);
    });
    server.on('data', (data) => {
      if (!isCut) client.write(data);
      else this.lose(client);
    });
  }

  private lose(client: Socket): void {
    this.cut += 1;
    this.marker = undefined;
    client.destroy();
    if (!this.thenAway) return;
    this.closed = true;
    for (const socket of this.sockets) socket.destroy();
  }
}
