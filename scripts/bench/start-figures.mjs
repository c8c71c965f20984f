import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import pg from 'pg';
import { build } from '../build.mjs';
import { startStack } from '../stack/index.mjs';
import { memoryOfStack, printMemory } from './memory-figures.mjs';
import { processorTimes, settled } from './processes.mjs';
import { against, printTable } from './table.mjs';

/** What a start has begun (sizes of the demo's pictures) is finished, and some seconds pass. Then a minute without a request is measured. */
const SETTLED_MS = 15_000;
const IDLE_MS = 60_000;
const MOST_IDLE_MB = 550;

async function secondsOf(work) {
  const begun = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - begun) / 1000 };
}

/** What the processes (ms of processor time), PostgreSQL (transactions) and Redis (commands) have done so far. */
async function workOf({ postgres, redis }) {
  const client = new pg.Client({ connectionString: postgres.url('auth') });
  const commands = new Redis(redis.url);
  try {
    await client.connect();
    const { rows } = await client.query('SELECT sum(xact_commit + xact_rollback)::int AS count FROM pg_stat_database');
    const count = Number(/total_commands_processed:(\d+)/.exec(await commands.info('stats'))?.[1]);
    return { times: processorTimes(), transactions: rows[0].count, commands: count };
  } finally {
    await client.end();
    commands.disconnect();
  }
}

/** @param before what was done up to the minute @param after and with it; the measuring itself is part of it */
function printIdle(before, after) {
  const seconds = IDLE_MS / 1000;
  const used = [...after.times].map(([name, time]) => [name, (time - (before.times.get(name) ?? 0)) / IDLE_MS]);
  const all = used.reduce((sum, [, share]) => sum + share, 0);
  const percent = (share) => `${(share * 100).toFixed(2)} %`;
  printTable(
    'A minute without a request',
    ['what', 'of a core, or a second', 'goal'],
    [
      ...used.sort(([, a], [, b]) => b - a).map(([name, share]) => [name, percent(share), '']),
      ['all processes', percent(all), against(all <= 0.01, '≤ 1 %')],
      ['transactions of PostgreSQL', ((after.transactions - before.transactions) / seconds).toFixed(1), ''],
      ['commands of Redis', ((after.commands - before.commands) / seconds).toFixed(1), ''],
    ],
  );
}

/** Time to build the product, to start it on new data and again, and its memory while it is idle. */
export async function startFigures() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cleaning-bench-'));
  const start = () => secondsOf(() => startStack({ dataDir, demo: true, log: console.log }));
  try {
    const built = await secondsOf(() => build({ force: true }));
    const first = await start();
    await first.result.stop();
    const second = await start();
    await settled();
    await pause(SETTLED_MS);
    const [before, after] = [await workOf(second.result), await pause(IDLE_MS).then(() => workOf(second.result))];
    const memory = memoryOfStack(second.result);
    await second.result.stop();

    printTable(
      'Build and start',
      ['step', 'seconds', 'goal'],
      [
        ['production build of everything', built.seconds.toFixed(1), ''],
        ['first start, with the demo company', first.seconds.toFixed(1), ''],
        ['second start', second.seconds.toFixed(1), against(second.seconds < 15, '< 15')],
      ],
    );
    printIdle(before, after);
    printMemory('Memory at idle', memory, MOST_IDLE_MB);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
