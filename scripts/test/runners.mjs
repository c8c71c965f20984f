import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../machine/run-command.mjs';
import { step } from '../progress.mjs';
import { ROOT } from '../root.mjs';
import { writeGroups } from './groups.mjs';
import { countJest, countPlaywright } from './reports.mjs';

/** A hanging runner counts as failed. Tests of a stack that was started elsewhere run one at a time. */
const LONGEST_RUN_MS = 90 * 60_000;
const LONGEST_RUN_ONE_BY_ONE_MS = 180 * 60_000;
const RESULTS = path.join(ROOT, 'test-results');

/** A file system in memory, and the bytes that test databases need there. */
const MEMORY = '/dev/shm';
const MIN_BYTES = 6 * 1024 ** 3;

/** Test databases create and delete thousands of files, which takes a third of the time in memory. */
function chooseTemporaryFolder() {
  const { bavail, bsize } = existsSync(MEMORY) ? statfsSync(MEMORY) : { bavail: 0, bsize: 0 };
  return process.env.TMPDIR || bavail * bsize < MIN_BYTES ? {} : { TMPDIR: MEMORY };
}

const getBin = (name) => path.join(ROOT, 'node_modules', name);
const escapeRegExp = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const PLAYWRIGHT = [getBin('@playwright/test/cli.js'), 'test', '--config', 'e2e'];

/** Runs a test runner and resolves with its counts. It counts as failed if it leaves no report, or fails without naming a test. */
async function runTests(title, { report, args, env = {}, node = process.execPath, isNoise = () => false, counts }) {
  mkdirSync(RESULTS, { recursive: true });
  rmSync(report, { force: true });
  const { code } = await step(title, (printed) =>
    runCommand(node, args, {
      cwd: ROOT,
      env: { ...process.env, ...chooseTemporaryFolder(), CI: 'true', ...env },
      timeout: env.BASE_URL ? LONGEST_RUN_ONE_BY_ONE_MS : LONGEST_RUN_MS,
      onLine: (line) => {
        if (isNoise(line)) return;
        console.log(`    ${line}`);
        printed();
      },
    }),
  );
  const counted = existsSync(report) ? counts(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: [] };
  const named = counted.failed.length + (counted.flaky?.length ?? 0) > 0;
  return code === 0 || named ? counted : { ...counted, failed: [`${title}: the runner ended with code ${code}`] };
}

/** All tests of some Jest projects, in groups where possible (groups.mjs). */
export function runJestGroups(title, { workers, projects, env, node }) {
  for (const project of projects) writeGroups(project);
  return runJest(title, {
    workers,
    words: ['--selectProjects', ...projects],
    env: { ...env, TEST_GROUPS: 'on' },
    node,
  });
}

export function runJest(title, { workers, words, env, node }) {
  const report = path.join(RESULTS, `${title.toLowerCase().replaceAll(' ', '-')}.json`);
  return runTests(title, {
    report,
    // Every test has ended when the report is written, so leftovers of a failed start must not block the runner (--forceExit).
    args: [
      // Each spec file loads its packages and drops them; a larger young generation saves a tenth of the processor time.
      '--max-semi-space-size=64',
      // With as many workers as cores, parallel garbage collection would slow the other workers.
      '--single-threaded-gc',
      getBin('jest/bin/jest.js'),
      '--ci',
      '--forceExit',
      `--maxWorkers=${workers}`,
      '--json',
      `--outputFile=${report}`,
      ...words,
    ],
    env,
    node,
    // With --json the report goes to the standard output as well.
    isNoise: (line) =>
      line.startsWith('{"numFailedTestSuites"') || /^(Test results written to|Force exiting Jest)/.test(line),
    counts: countJest,
  });
}

/**
 * Creates the demo company that the journeys' stacks copy, by running Playwright's global setup without tests. Early, because it
 * mostly waits. A failure is repeated and reported before the tests.
 */
export const makeDemoCompany = () =>
  step('Making the demo company', () =>
    runCommand(process.execPath, [...PLAYWRIGHT, '--pass-with-no-tests', 'without-tests'], { cwd: ROOT }),
  );

/**
 * Tests of the whole product; all tests of the projects unless `files` are given. `projects` and `env`: e2e/playwright.config.ts.
 */
export function runBrowserTests(files = [], { projects = [], env } = {}) {
  const report = path.join(RESULTS, `${['browser-tests', ...projects].join('-')}.json`);
  return runTests('Tests of the whole product', {
    report,
    args: [
      ...PLAYWRIGHT,
      '--reporter=list,json',
      ...projects.map((project) => `--project=${project}`),
      ...files.map(escapeRegExp),
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env },
    counts: countPlaywright,
  });
}
