import type { ServiceName } from '@cleaning/contracts';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { ChangeHandlers, StateReaders } from './changes/handlers.js';
import { Nudges } from './changes/nudges.js';
import { PublishChanges } from './changes/publish-changes.js';
import { ReadFeeds } from './changes/read-feeds.js';
import { SERVICE } from './environment/environment.js';
import { Bus } from './redis/redis.js';

/** Injection token: the classes that may have @OnChange and @ReadsState methods. */
export const FEED_CLASSES = Symbol('feed-classes');

/** Starts what runs beside the HTTP server, and ends it in an order that loses nothing. */
@Injectable()
export class BackgroundWork implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    @Inject(SERVICE) private readonly service: ServiceName,
    @Inject(FEED_CLASSES) private readonly feedClasses: readonly Type[],
    private readonly moduleRef: ModuleRef,
    private readonly bus: Bus,
    private readonly handlers: ChangeHandlers,
    private readonly readers: StateReaders,
    private readonly nudges: Nudges,
    private readonly publishChanges: PublishChanges,
    private readonly readFeeds: ReadFeeds,
    private readonly dataSource: DataSource,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const instances = this.feedClasses.map((type) => this.moduleRef.get<object>(type, { strict: false }));
    this.handlers.collect(this.service, instances);
    this.readers.collect(this.service, instances);
    this.bus.start();
    this.nudges.start((source) => this.readFeeds.read(source));
    this.publishChanges.start();
    await this.readFeeds.start();
  }

  /** Runs when the HTTP server has answered its last request. */
  async onApplicationShutdown(): Promise<void> {
    await this.readFeeds.stop();
    await this.publishChanges.stop();
    await this.nudges.stop();
    this.bus.stop();
    await this.dataSource.destroy();
  }
}
