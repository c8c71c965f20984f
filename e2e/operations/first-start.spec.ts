import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import os, { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVICES } from '@cleaning/contracts';
import { DEMO_CONTRACTORS } from '@cleaning/contracts/demo';
import { ROOT } from '../../scripts/root.mjs';
import { startStack } from '../../scripts/stack/index.mjs';
import { Databases } from '../stack/databases';
import { waitForDemoCompany } from '../stack/demo-company';
import { expect, test } from '../stack/test';

// Other programs use all processors.
test.setTimeout(1_800_000);

/** Programs that run or wait, for each processor. Those of other tests count. */
const BUSY_LOAD = 3;
/**
 * Keeps a processor busy, and pauses while other programs do: beside the tests of other workers it would only take their time. The load is
 * the system's average of the last minute.
 */
const CPU_LOAD_SCRIPT = `
  const { cpus, loadavg } = require('node:os');
  const end = Date.now() + 1_800_000;
  while (Date.now() < end) {
    const [load] = loadavg();
    const until = Date.now() + 200;
    if (load > ${BUSY_LOAD} * cpus().length) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
    else while (Date.now() < until);
  }`;

const readLog = (dataDir: string, name: string) =>
  readFile(join(dataDir, 'logs', `${name}.log`), 'utf8').catch(() => '');

/** Kills the start and all processes of a data directory. */
async function killAll(start: ChildProcess, dataDir: string): Promise<void> {
  start.kill('SIGKILL');
  for (const file of await readdir(join(dataDir, 'run')))
    if (file.endsWith('.pid')) {
      const { pid } = JSON.parse(await readFile(join(dataDir, 'run', file), 'utf8')) as { pid: number };
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // The process has ended with the start.
      }
    }
}

test('builds the demo company on a busy machine, even after everything is killed midway', async () => {
  const dataDir = join(tmpdir(), `cleaning-first-start-${process.pid}`);
  const burners = os.cpus().map(() => spawn(process.execPath, ['-e', CPU_LOAD_SCRIPT], { stdio: 'ignore' }));
  try {
    await test.step('kills the start while it draws documents', async () => {
      const env = { ...process.env, DATA_DIR: dataDir, PORT: '0' };
      const start = spawn(process.execPath, [join(ROOT, 'scripts/start.mjs')], { env, stdio: 'ignore' });
      const startExit = once(start, 'exit');
      await expect
        .poll(() => readLog(dataDir, 'svc-media'), { timeout: 900_000 })
        .toContain('Drawing the documents of person 2');
      await killAll(start, dataDir);
      await startExit;
      expect(await readLog(dataDir, 'svc-media')).not.toContain('Demo data made');
    });

    await test.step('continues on the next start and builds the same company', async () => {
      const stack = await startStack({ dataDir, demo: true });
      const databases = new Databases(stack);
      try {
        await waitForDemoCompany(databases, 900_000);
        for (const name of SERVICES) expect(await databases.query(name, 'SELECT FROM demo_seed'), name).toHaveLength(1);
        const [documents] = await databases.query(
          'media',
          'SELECT count(*)::int AS live, count(DISTINCT owner_id)::int AS people FROM document WHERE deleted_at IS NULL',
        );
        expect(documents).toEqual({ live: 46, people: DEMO_CONTRACTORS.length });
        const jobs = await databases.query('jobs', 'SELECT FROM job');
        expect(jobs).toHaveLength(12);
        const [pay] = await databases.query(
          'invoice',
          `SELECT (SELECT count(*)::int FROM pay_run WHERE state = 'paid') AS runs, (SELECT count(*)::int FROM quote) AS quotes,
             (SELECT count(*)::int FROM client) AS clients`,
        );
        expect(pay).toEqual({ runs: 1, quotes: 4, clients: 6 });
      } finally {
        await databases.close();
        await stack.stop();
      }
    });
  } finally {
    for (const burner of burners) burner.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
});
