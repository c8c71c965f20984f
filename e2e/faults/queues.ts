import { eventQueue, listenersOf, SERVICES, type ServiceName } from '@cleaning/contracts';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import type { Stack } from '../../scripts/stack/index.mjs';
import { type Databases, eventually } from '../stack/databases.js';

const NEWEST = 200;
const TAKEN_WITHIN_MS = 30_000;

/** Forgets everything that Redis holds, queues and all. */
export async function flushAll(stack: Stack): Promise<void> {
  const redis = new Redis(stack.redis.url);
  await redis.flushall();
  redis.disconnect();
}

interface OutboxRow {
  id: string;
  seq: number;
  name: string;
  payload: unknown;
  request_id: string | null;
}

/** Delivers a source's newest events to all its listeners again: backwards, one by one and doubled. Resolves when they have been taken. */
async function deliverAgain(stack: Stack, databases: Databases, source: ServiceName): Promise<void> {
  const rows = await databases.query<OutboxRow>(
    source,
    `SELECT id, seq::int, name, payload, request_id FROM outbox_event WHERE seq IS NOT NULL ORDER BY seq DESC LIMIT $1`,
    [NEWEST],
  );
  const events = rows.map((row) => ({ ...row, source }));
  for (const listener of listenersOf(source)) {
    const { hostname: host, port, username, password } = new URL(stack.redis.url);
    const queue = new Queue(eventQueue(source, listener), {
      connection: { host, port: Number(port), username, password },
      prefix: 'cleaning',
    });
    await queue.addBulk(
      events.flatMap((event) => [
        { name: 'events', data: [event], opts: { removeOnComplete: true } },
        { name: 'events', data: [event, event], opts: { removeOnComplete: true } },
      ]),
    );
    const taken = async () => {
      const waiting = await queue.getWaitingCount();
      return waiting > 0 ? [`${waiting} deliveries wait in ${queue.name}`] : [];
    };
    await eventually(taken, TAKEN_WITHIN_MS).finally(() => queue.close());
  }
}

export async function deliverEverythingAgain(stack: Stack, databases: Databases): Promise<void> {
  await Promise.all(SERVICES.map((source) => deliverAgain(stack, databases, source)));
}
