import { nudgeQueue, readersOf, type ServiceName } from '@cleaning/contracts';
import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Queue } from 'bullmq';
import { SERVICE } from '../environment/environment.js';
import { PubSub } from '../redis/redis.js';

/**
 * At most one nudge waits for each source and reader, and one more while the reader works. A nudge has no content: a
 * lost one delays the reader until its next poll, one second.
 */
const NUDGE = {
  deduplication: { id: 'nudge', keepLastIfActive: true },
  removeOnComplete: true,
  removeOnFail: true,
} as const;

/**
 * A reader gets no second nudge within this time: after many writes it reads once instead of after each. Who waits for a write does not wait
 * for a nudge: a request that needs it reads the feed at once.
 */
const PAUSE_MS = 100;

/** The queues of a source's nudges, one for each reader. */
export const nudgeQueues = (source: ServiceName) =>
  BullModule.registerQueue(
    ...readersOf(source).map((reader) => ({ name: nudgeQueue(source, reader), skipMetasUpdate: true })),
  );

/** Sends "there are new changes" from a source to the readers of its feed, over Redis. */
@Injectable()
export class Nudges {
  /** Readers that were nudged within the pause, with whether there is something new since. */
  private readonly paused = new Map<ServiceName, { again: boolean; timer: NodeJS.Timeout }>();

  constructor(
    @Inject(SERVICE) private readonly service: ServiceName,
    private readonly pubSub: PubSub,
    private readonly modules: ModuleRef,
  ) {}

  /** Nudges the readers now, or at the end of their pause. Without Redis they poll. */
  send(readers: readonly ServiceName[]): void {
    for (const reader of readers) {
      const paused = this.paused.get(reader);
      if (paused) paused.again = true;
      else this.nudge(reader);
    }
  }

  private nudge(reader: ServiceName): void {
    const timer = setTimeout(() => this.endPause(reader), PAUSE_MS).unref();
    this.paused.set(reader, { again: false, timer });
    if (!this.pubSub.connected) return;
    this.modules
      .get<Queue>(getQueueToken(nudgeQueue(this.service, reader)), { strict: false })
      .add('nudge', {}, NUDGE)
      .catch(() => {});
  }

  private endPause(reader: ServiceName): void {
    const { again } = this.paused.get(reader) ?? {};
    this.paused.delete(reader);
    if (again) this.nudge(reader);
  }

  /** A nudge that waits for its pause is lost: the readers poll. */
  stop(): void {
    for (const { timer } of this.paused.values()) clearTimeout(timer);
    this.paused.clear();
  }
}
