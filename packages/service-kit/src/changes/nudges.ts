import { setImmediate as nextTurn } from 'node:timers/promises';
import { buildNudgeQueueName, listReaders, listSources, type ServiceName } from '@cleaning/contracts';
import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Queue } from 'bullmq';
import { SERVICE } from '../environment/environment.js';
import { PubSub } from '../redis/redis.js';
import { runOncePerTurn } from './coalesce.js';

const NUDGE = 'nudge';

/**
 * For each source and reader at most one job waits and one runs. BullMQ keeps the deduplication key until both have ended: while it exists,
 * the reader has not applied everything. Polling makes up for lost jobs and failed last attempts.
 */
const OPTIONS = {
  deduplication: { id: NUDGE, keepLastIfActive: true },
  attempts: 5,
  backoff: { type: 'exponential', delay: 500 },
  removeOnComplete: true,
  removeOnFail: true,
};

/** Longest wait for Redis. A busy machine takes more than 200 ms. */
const REDIS_TIMEOUT_MS = 1000;

/** Returns undefined after the timeout. A response that arrived while this process was busy counts as in time. */
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

/** Nudge queues of a service as source and as reader. */
export const registerNudgeQueues = (service: ServiceName) =>
  BullModule.registerQueue(
    ...[
      ...listReaders(service).map((reader) => buildNudgeQueueName(service, reader)),
      ...listSources(service).map((source) => buildNudgeQueueName(source, service)),
    ].map((name) => ({ name, skipMetasUpdate: true })),
  );

/** Notifies a feed's readers of new changes, by a job in a queue for each reader. */
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
      modules.get<Queue>(getQueueToken(buildNudgeQueueName(source, reader)), { strict: false });
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

  /** Resolves when the jobs are queued, after a second at the latest. Without Redis the readers poll. */
  async send(readers: readonly ServiceName[]): Promise<void> {
    if (!this.pubSub.connected) return;
    const sent = Promise.all(readers.map((reader) => this.senders.get(reader)?.()));
    if (this.pubSub.working) await raceTimeout(REDIS_TIMEOUT_MS, sent);
  }

  /** Sources with nudges that this service hasn't completed. Concurrent requests share a result. */
  async listWaiting(): Promise<readonly ServiceName[]> {
    return this.pubSub.working ? this.listNudged() : [];
  }
}
