import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { CHECKS, passes } from './check.mjs';
import { dependenciesPass } from './dependencies/audit.mjs';
import { installPackages, missingPackages } from './machine/apt.mjs';
import { installNpmPackages, npmPackagesInstalled } from './machine/npm.mjs';
import { run } from './machine/run.mjs';
import { describeFailure } from './problem.mjs';
import { step } from './progress.mjs';
import { ROOT } from './root.mjs';
import { s3ForTests } from './s3/for-tests.mjs';

const PROGRAMS = {
  nginx: 'nginx',
  'redis-server': 'redis-server',
  chromium: 'chromium',
  pdftotext: 'poppler-utils',
  // The second opinion on encrypted documents and backups.
  age: 'age',
};
/** A runner that hangs counts as failed. */
const LONGEST_RUN_MS = 45 * 60_000;
const RESULTS = path.join(ROOT, 'test-results');

const bin = (name) => path.join(ROOT, 'node_modules', name);

const RUNNERS = [
  {
    title: 'Unit and integration tests',
    // Every test has ended when the report is written: what a failed start has left must not keep the runner.
    args: (file) => [bin('jest/bin/jest.js'), '--ci', '--forceExit', '--json', `--outputFile=${file}`],
    // With --json the report goes to the standard output as well.
    isNoise: (line) =>
      line.startsWith('{"numFailedTestSuites"') || /^(Test results written to|Force exiting Jest)/.test(line),
    count: (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests,
    }),
  },
  {
    title: 'Journeys in the browser',
    args: () => [bin('@playwright/test/cli.js'), 'test', '--config', 'e2e', '--reporter=list,json'],
    env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    isNoise: () => false,
    count: ({ stats, errors }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }),
  },
];

/** Runs one test runner and reads its report; one that leaves no report, or fails without naming a test, counts as a failure. */
async function runTests({ title, args, env = () => ({}), isNoise, count }, index, servers) {
  const file = path.join(RESULTS, `report-${index}.json`);
  rmSync(file, { force: true });
  const { code } = await step(title, (heard) =>
    run(process.execPath, args(file), {
      cwd: ROOT,
      env: { ...process.env, CI: 'true', ...servers, ...env(file) },
      timeout: LONGEST_RUN_MS,
      onLine: (line) => {
        if (isNoise(line)) return;
        console.log(`    ${line}`);
        heard();
      },
    }),
  );
  const counted = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

async function prepare(signal) {
  if (!(await npmPackagesInstalled(ROOT))) await step('Installing npm packages', () => installNpmPackages(ROOT));
  const packages = missingPackages(PROGRAMS);
  if (packages.length > 0) await step(`Installing ${packages.join(' and ')}`, () => installPackages(packages));
  signal.throwIfAborted();
}

/** `npm test`: installs, builds and runs everything. The last line is the sum. Resolves with the exit code. */
export async function test(signal) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  const add = ({ passed, failed, skipped = 0 }) => {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  };
  let s3;
  try {
    await prepare(signal);
    // It comes up while we build and check.
    s3 = s3ForTests();
    await build({ signal });
    mkdirSync(RESULTS, { recursive: true });
    for (const check of CHECKS) add((await passes(check)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
    const sound = await dependenciesPass();
    if (sound !== undefined) add({ passed: Number(sound), failed: Number(!sound) });
    for (const [index, runner] of RUNNERS.entries()) {
      signal.throwIfAborted();
      add(await runTests(runner, index, await s3.environment()));
    }
  } catch (error) {
    console.error(`✖ ${signal.aborted ? 'Interrupted.' : describeFailure(error)}`);
    add({ passed: 0, failed: 1 });
  } finally {
    await s3?.stop();
  }
  if (s3?.impossible) console.log(`! ${sum.skipped} tests SKIPPED: there is no S3 server. ${s3.impossible}`);
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed === 0 ? 0 : 1;
}
