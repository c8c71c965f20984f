import path from 'node:path';
import { build } from './build.mjs';
import { runCommand } from './machine/run-command.mjs';
import { runProgram } from './program.mjs';
import { ROOT } from './root.mjs';

/** A minute is too short to meet many faults: the long run takes ten, unless FAULTS_MINUTES is set. */
const MINUTES = process.env.FAULTS_MINUTES || '10';
/** Chosen here: the runner and its worker have the same. */
const SEED = process.env.FAULTS_SEED || String(Math.floor(Math.random() * 1_000_000));

/**
 * `npm run faults`: mixed work over HTTP while every process and store is killed, restarted, halted or emptied at random, and then the
 * proof from the clients' own record. FAULTS_SEED makes a run's faults again. Resolves with the exit code.
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
