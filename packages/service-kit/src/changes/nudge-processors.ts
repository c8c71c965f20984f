import { nudgeQueue, type ServiceName, sourcesOf } from '@cleaning/contracts';
import { Processor } from '@nestjs/bullmq';
import type { Type } from '@nestjs/common';
import { QueueProcessor } from '../redis/queues.js';
import { PubSub } from '../redis/redis.js';
import { ReadFeeds } from './read-feeds.js';

function nudgeProcessor(source: ServiceName, reader: ServiceName): Type<QueueProcessor> {
  @Processor(nudgeQueue(source, reader))
  class NudgeProcessor extends QueueProcessor {
    constructor(
      pubSub: PubSub,
      private readonly feeds: ReadFeeds,
    ) {
      super(pubSub);
    }

    process(): Promise<void> {
      return this.feeds.read(source);
    }
  }
  return NudgeProcessor;
}

/** Each reads the feed of one source when it is nudged. Replicas of a service share the nudges. */
export const nudgeProcessors = (reader: ServiceName): Type<QueueProcessor>[] =>
  sourcesOf(reader).map((source) => nudgeProcessor(source, reader));
