import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

/**
 * Closes connections without a request on shutdown. Node does not count them as idle and would wait up to a minute (`headersTimeout`). `fetch`
 * opens such a connection after an aborted request.
 */
@Injectable()
export class UnusedConnections implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly open = new Set<Socket>();

  constructor(private readonly adapterHost: HttpAdapterHost) {}

  onApplicationBootstrap(): void {
    const server = this.adapterHost.httpAdapter.getHttpServer() as Server;
    server.on('connection', (socket) => {
      this.open.add(socket);
      socket.once('close', () => this.open.delete(socket));
    });
  }

  beforeApplicationShutdown(): void {
    for (const socket of this.open) if (socket.bytesRead === 0) socket.destroy();
  }
}
