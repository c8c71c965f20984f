import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '../build.mjs';
import { startStack } from '../stack/index.mjs';
import { memoryOf } from './memory.mjs';
import { against, printTable } from './table.mjs';

/** Memory is read after a minute without a request. */
const IDLE_MS = 60_000;
const MEGABYTE = 1024 * 1024;

async function secondsOf(work) {
  const begun = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - begun) / 1000 };
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
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
    const memory = memoryOf(process.pid);
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
    const rows = [...memory].sort(([, a], [, b]) => b.rss - a.rss);
    const sum = (part) => rows.reduce((total, [, sizes]) => total + sizes[part], 0) / MEGABYTE;
    printTable(
      'Memory at idle, MB',
      ['process', 'resident', 'own share', 'goal'],
      [
        ...rows.map(([name, { rss, pss }]) => [name, (rss / MEGABYTE).toFixed(0), (pss / MEGABYTE).toFixed(0), '']),
        ['all', sum('rss').toFixed(0), sum('pss').toFixed(0), against(sum('rss') < 900, '< 900')],
      ],
    );
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
