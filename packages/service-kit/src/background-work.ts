import type { ServiceName } from '@cleaning/contracts';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { Bus } from './events/bus.js';
import { Consumer } from './events/consumer.js';
import { Inbox } from './events/inbox.js';
import { collectHandlers } from './events/on-event.js';
import { Relay } from './events/relay.js';
import { SERVICE } from './service-name.js';

/** Injection token: the classes that may have @OnEvent methods. */
export const EVENT_HANDLER_CLASSES = Symbol('event-handler-classes');

/** Starts what runs beside the HTTP server, and ends it in an order that loses nothing. */
@Injectable()
export class BackgroundWork implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    @Inject(SERVICE) private readonly service: ServiceName,
    @Inject(EVENT_HANDLER_CLASSES) private readonly handlerClasses: readonly Type[],
    private readonly moduleRef: ModuleRef,
    private readonly bus: Bus,
    private readonly inbox: Inbox,
    private readonly consumer: Consumer,
    private readonly relay: Relay,
    private readonly dataSource: DataSource,
  ) {}

  onApplicationBootstrap(): void {
    const instances = this.handlerClasses.map((type) => this.moduleRef.get<object>(type, { strict: false }));
    this.inbox.use(collectHandlers(this.service, instances));
    this.bus.start();
    this.relay.start();
    this.consumer.start();
  }

  /** Runs when the HTTP server has answered its last request. */
  async onApplicationShutdown(): Promise<void> {
    await this.consumer.stop();
    await this.relay.stop();
    this.bus.stop();
    await this.dataSource.destroy();
  }
}
