import { buildNudgeQueueName, listReaders, SERVICES, type ServiceName } from '@cleaning/contracts';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import type { ServerProcess, Stack } from '../../scripts/stack/index.mjs';
import type { Databases } from '../stack/databases.js';

interface Fault {
  readonly name: string;
  do(): Promise<void>;
}

const SUSPENDED_MS = 3000;
const MAX_STARTS = 60;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const createKill = (name: string, server: ServerProcess): Fault => ({
  name: `${name} killed`,
  do: async () => server.kill('SIGKILL'),
});
/** Services can't start without their database, so this retries like a container engine. */
async function startAgain(server: ServerProcess): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await server.start();
    } catch (error) {
      if (attempt >= MAX_STARTS) throw error;
      await pause(1000);
    }
  }
}
/** Stops like a deploy, then starts again. */
const createRestart = (name: string, server: ServerProcess): Fault => ({
  name: `${name} restarted`,
  do: async () => {
    await server.stop();
    await startAgain(server);
  },
});
const createSuspension = (name: string, server: ServerProcess): Fault => ({
  name: `${name} stands still`,
  do: async () => {
    server.kill('SIGSTOP');
    await pause(SUSPENDED_MS);
    server.kill('SIGCONT');
  },
});

/**
 * All faults of a stack. Each process is killed more often than restarted.
 * @param objects the object store's server, where there is one
 */
export function listFaults(stack: Stack, objects: ServerProcess | undefined): readonly Fault[] {
  const processes: [string, ServerProcess][] = [
    ...Object.entries(stack.services).map(([name, service]): [string, ServerProcess] => [`svc-${name}`, service]),
    ['PostgreSQL', stack.postgres],
    ['Redis', stack.redis],
    ['nginx', stack.nginx],
    ...(objects ? [['object store', objects] as [string, ServerProcess]] : []),
  ];
  return [
    ...processes.flatMap(([name, server]) => [
      createKill(name, server),
      createKill(name, server),
      createRestart(name, server),
      createSuspension(name, server),
    ]),
    ...Array.from({ length: 4 }, () => ({ name: 'Redis forgets everything', do: () => flushAll(stack) })),
  ];
}

/** Short pauses let faults overlap. Long ones let everything recover. */
const SHORT_MS = [500, 3000] as const;
const LONG_MS = [5000, 12_000] as const;

function shuffle<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/**
 * Injects faults in random order until a time. Repeats none before all have come once, so that every process is affected. Returns counts by
 * name.
 * @param draw numbers in [0, 1)
 */
export async function injectFaults(
  faults: readonly Fault[],
  random: () => number,
  { until, log }: { until: number; log: (line: string) => void },
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  let queue: Fault[] = [];
  while (Date.now() < until) {
    if (queue.length === 0) queue = shuffle(faults, random);
    const fault = queue.pop();
    const [shortest, longest] = random() < 0.4 ? SHORT_MS : LONG_MS;
    const pauseMs = shortest + random() * (longest - shortest);
    if (!fault) continue;
    log(fault.name);
    // A part that is already down may refuse.
    await fault.do().catch((error: Error) => log(`${fault.name}: ${error.message.split('\n')[0]}`));
    counts.set(fault.name, (counts.get(fault.name) ?? 0) + 1);
    await pause(pauseMs);
  }
  return counts;
}

/** Seeded random numbers in [0, 1), so that a run can be repeated (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const NUDGES = 200;

/** Empties Redis, including its queues. */
export async function flushAll(stack: Stack): Promise<void> {
  const redis = new Redis(stack.redis.url);
  await redis.flushall();
  redis.disconnect();
}

/** Sends all readers of a source far more nudges than it has changes. */
async function nudgeReaders(stack: Stack, source: ServiceName): Promise<void> {
  const { hostname: host, port, username, password } = new URL(stack.redis.url);
  for (const reader of listReaders(source)) {
    const queue = new Queue(buildNudgeQueueName(source, reader), {
      connection: { host, port: Number(port), username, password },
      prefix: 'cleaning',
    });
    const nudge = { name: 'nudge', data: {}, opts: { removeOnComplete: true } };
    await queue.addBulk(Array.from({ length: NUDGES }, () => nudge)).finally(() => queue.close());
  }
}

/** Resets all feed cursors while work continues, and nudges all readers. */
export async function resetFeedCursors(stack: Stack, databases: Databases): Promise<void> {
  await Promise.all(SERVICES.map((source) => nudgeReaders(stack, source)));
  await Promise.all(SERVICES.map((reader) => databases.query(reader, 'UPDATE change_cursor SET last_seq = 0')));
}
