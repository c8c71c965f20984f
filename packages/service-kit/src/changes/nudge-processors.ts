import { buildNudgeQueueName, listSources, type ServiceName } from '@cleaning/contracts';
import { Processor } from '@nestjs/bullmq';
import type { Type } from '@nestjs/common';
import { QueueProcessor } from '../redis/queues.js';
import { PubSub } from '../redis/redis.js';
import { ReadFeeds } from './read-feeds.js';

/**
 * At most ten jobs a second, so that many writes cause one read. Requests that need a write don't wait for the job. A
 * killed reader's job goes to another one within ten seconds.
 */
const OPTIONS = { limiter: { max: 1, duration: 100 }, lockDuration: 5000, stalledInterval: 5000 };

function createNudgeProcessor(source: ServiceName, reader: ServiceName): Type<QueueProcessor> {
  @Processor(buildNudgeQueueName(source, reader), OPTIONS)
  class NudgeProcessor extends QueueProcessor {
    constructor(
      pubSub: PubSub,
      private readonly feeds: ReadFeeds,
    ) {
      super(pubSub);
    }

    process(): Promise<void> {
      return this.feeds.readOrFail(source);
    }
  }
  return NudgeProcessor;
}

/** One for each source. Replicas of a service share the nudges. */
export const createNudgeProcessors = (reader: ServiceName): Type<QueueProcessor>[] =>
  listSources(reader).map((source) => createNudgeProcessor(source, reader));
