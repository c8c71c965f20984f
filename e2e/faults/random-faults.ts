import { listReaders, nudgeQueue, SERVICES, type ServiceName } from '@cleaning/contracts';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import type { ServerProcess, Stack } from '../../scripts/stack/index.mjs';
import type { Databases } from '../stack/databases.js';

interface Fault {
  readonly name: string;
  do(): Promise<void>;
}

const STANDSTILL_MS = 3000;
const MAX_STARTS = 60;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const killed = (name: string, server: ServerProcess): Fault => ({
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
const restarted = (name: string, server: ServerProcess): Fault => ({
  name: `${name} restarted`,
  do: async () => {
    await server.stop();
    await startAgain(server);
  },
});
const createStandstill = (name: string, server: ServerProcess): Fault => ({
  name: `${name} stands still`,
  do: async () => {
    server.kill('SIGSTOP');
    await pause(STANDSTILL_MS);
    server.kill('SIGCONT');
  },
});

/**
 * Everything that can be done to the stack. Each process is killed more often than it is restarted.
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
      killed(name, server),
      killed(name, server),
      restarted(name, server),
      createStandstill(name, server),
    ]),
    ...Array.from({ length: 4 }, () => ({ name: 'Redis forgets everything', do: () => flushAll(stack) })),
  ];
}

/** Short pauses let faults overlap. Long ones let everything recover. */
const SHORT_MS = [500, 3000] as const;
const LONG_MS = [5000, 12_000] as const;

function shuffled<T>(list: readonly T[], draw: () => number): T[] {
  return list
    .map((item) => ({ item, place: draw() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/**
 * Makes one fault after the other, in an order by chance, until the time is over. None comes again before all have come once: chance
 * alone would leave some processes in peace for ten minutes. Resolves with how often each was made.
 * @param draw numbers in [0, 1)
 */
export async function makeFaults(
  faults: readonly Fault[],
  draw: () => number,
  { until, log }: { until: number; log: (line: string) => void },
): Promise<ReadonlyMap<string, number>> {
  const made = new Map<string, number>();
  let coming: Fault[] = [];
  while (Date.now() < until) {
    if (coming.length === 0) coming = shuffled(faults, draw);
    const fault = coming.pop();
    const [shortest, longest] = draw() < 0.4 ? SHORT_MS : LONG_MS;
    const rest = shortest + draw() * (longest - shortest);
    if (!fault) continue;
    log(fault.name);
    // A part that is already down may refuse, which is fine.
    await fault.do().catch((error: Error) => log(`${fault.name}: ${error.message.split('\n')[0]}`));
    made.set(fault.name, (made.get(fault.name) ?? 0) + 1);
    await pause(rest);
  }
  return made;
}

/** Numbers in [0, 1) that follow from a seed, so that a run can be made again. The generator is mulberry32. */
export function chance(seed: number): () => number {
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

/** Nudges all readers of a source far more often than it changes. */
async function nudgeForever(stack: Stack, source: ServiceName): Promise<void> {
  const { hostname: host, port, username, password } = new URL(stack.redis.url);
  for (const reader of listReaders(source)) {
    const queue = new Queue(nudgeQueue(source, reader), {
      connection: { host, port: Number(port), username, password },
      prefix: 'cleaning',
    });
    const nudge = { name: 'nudge', data: {}, opts: { removeOnComplete: true } };
    await queue.addBulk(Array.from({ length: NUDGES }, () => nudge)).finally(() => queue.close());
  }
}

/** Resets all feed cursors while work continues, and nudges all readers. */
export async function readEverythingAgain(stack: Stack, databases: Databases): Promise<void> {
  await Promise.all(SERVICES.map((source) => nudgeForever(stack, source)));
  await Promise.all(SERVICES.map((reader) => databases.query(reader, 'UPDATE change_cursor SET last_seq = 0')));
}
