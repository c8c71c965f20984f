import { setImmediate as nextTurn } from 'node:timers/promises';
import { listReaders, listSources, nudgeQueue, type ServiceName } from '@cleaning/contracts';
import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Queue } from 'bullmq';
import { SERVICE } from '../environment/environment.js';
import { PubSub } from '../redis/redis.js';
import { runOncePerTurn } from './coalesce.js';

const NUDGE = 'nudge';

/**
 * One job waits for each source and reader, also while it waits for its next attempt, and one more while the reader works. BullMQ keeps
 * the key of its deduplication until both have ended: as long as there is one, the reader has not applied everything. A job has no content;
 * of one that is lost the reader's look makes up for it. After its last attempt the look is what is left.
 */
const OPTIONS = {
  deduplication: { id: NUDGE, keepLastIfActive: true },
  attempts: 5,
  backoff: { type: 'exponential', delay: 500 },
  removeOnComplete: true,
  removeOnFail: true,
};

/** Nobody waits longer for Redis, and nobody at all once it is known not to work. A busy machine takes longer than 200 ms. */
const REDIS_TIMEOUT_MS = 1000;

/** Answers undefined when it takes longer. What arrived while this process was busy counts as in time. */
async function raceTimeout<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => nextTurn().then(() => resolve(undefined)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The queues of nudges of which a service is the source or the reader. */
export const registerNudgeQueues = (service: ServiceName) =>
  BullModule.registerQueue(
    ...[
      ...listReaders(service).map((reader) => nudgeQueue(service, reader)),
      ...listSources(service).map((source) => nudgeQueue(source, service)),
    ].map((name) => ({ name, skipMetasUpdate: true })),
  );

/** "There are new changes", from a source to the readers of its feed: a job in a queue for each of them. */
@Injectable()
export class Nudges {
  private readonly senders: ReadonlyMap<ServiceName, () => Promise<unknown>>;
  private readonly listNudged: () => Promise<ServiceName[]>;

  constructor(
    @Inject(SERVICE) service: ServiceName,
    private readonly pubSub: PubSub,
    modules: ModuleRef,
  ) {
    const getQueue = (source: ServiceName, reader: ServiceName) =>
      modules.get<Queue>(getQueueToken(nudgeQueue(source, reader)), { strict: false });
    this.senders = new Map(
      listReaders(service).map((reader) => [
        reader,
        runOncePerTurn(() =>
          getQueue(service, reader)
            .add(NUDGE, {}, OPTIONS)
            .catch(() => {}),
        ),
      ]),
    );
    const isNudged = (source: ServiceName) =>
      getQueue(source, service)
        .getDeduplicationJobId(NUDGE)
        .catch(() => null);
    this.listNudged = runOncePerTurn(async () => {
      const sources = listSources(service);
      const jobs = await raceTimeout(REDIS_TIMEOUT_MS, Promise.all(sources.map(isNudged)));
      return sources.filter((_, index) => jobs?.[index]);
    });
  }

  /** Resolves when the readers can know of it, after a second at the latest. Without Redis they look by themselves. */
  async send(readers: readonly ServiceName[]): Promise<void> {
    if (!this.pubSub.connected) return;
    const sent = Promise.all(readers.map((reader) => this.senders.get(reader)?.()));
    if (this.pubSub.working) await raceTimeout(REDIS_TIMEOUT_MS, sent);
  }

  /** The sources that have sent something which this service has not applied yet. Requests of the same moment share an answer. */
  async waiting(): Promise<readonly ServiceName[]> {
    return this.pubSub.working ? this.listNudged() : [];
  }
}
