import path from 'node:path';
import { build } from './build.mjs';
import { runCommand } from './machine/run-command.mjs';
import { runProgram } from './program.mjs';
import { ROOT } from './root.mjs';

/** The tests' default of a minute is too short to meet many faults. */
const MINUTES = process.env.FAULTS_MINUTES || '10';
/** Chosen here, so that the runner and its worker have the same. */
const SEED = process.env.FAULTS_SEED || String(Math.floor(Math.random() * 1_000_000));

/**
 * `npm run faults`: mixed load over HTTP while processes and stores are killed, restarted, halted or emptied at random, then a check
 * against the clients' own record. FAULTS_SEED repeats a run's faults. Resolves with the exit code.
 */
async function runFaultTests(signal) {
  await build({ signal });
  const playwright = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
  const { code } = await runCommand(
    process.execPath,
    [playwright, 'test', '--config', 'e2e', '--project', 'faults-under-load'],
    {
      cwd: ROOT,
      env: { ...process.env, FAULTS_MINUTES: MINUTES, FAULTS_SEED: SEED },
      onLine: (line) => console.log(line),
    },
  );
  return code;
}

runProgram(runFaultTests);
