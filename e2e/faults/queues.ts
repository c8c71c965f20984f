import { nudgeQueue, readersOf, SERVICES, type ServiceName } from '@cleaning/contracts';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import type { Stack } from '../../scripts/stack/index.mjs';
import type { Databases } from '../stack/databases.js';

const NUDGES = 200;

/** Forgets everything that Redis holds, queues and all. */
export async function flushAll(stack: Stack): Promise<void> {
  const redis = new Redis(stack.redis.url);
  await redis.flushall();
  redis.disconnect();
}

/** Nudges all readers of a source far more often than anything changes, past the limit of one that waits. */
async function nudgeWithoutEnd(stack: Stack, source: ServiceName): Promise<void> {
  const { hostname: host, port, username, password } = new URL(stack.redis.url);
  for (const reader of readersOf(source)) {
    const queue = new Queue(nudgeQueue(source, reader), {
      connection: { host, port: Number(port), username, password },
      prefix: 'cleaning',
    });
    const nudge = { name: 'nudge', data: {}, opts: { removeOnComplete: true } };
    await queue.addBulk(Array.from({ length: NUDGES }, () => nudge)).finally(() => queue.close());
  }
}

/** Has every service read the feeds of all others from their beginning while work goes on, and nudges all of them without end. */
export async function readEverythingAgain(stack: Stack, databases: Databases): Promise<void> {
  await Promise.all(SERVICES.map((source) => nudgeWithoutEnd(stack, source)));
  await Promise.all(SERVICES.map((reader) => databases.query(reader, 'UPDATE change_cursor SET last_seq = 0')));
}
