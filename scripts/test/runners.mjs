import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../machine/run-command.mjs';
import { step } from '../progress.mjs';
import { ROOT } from '../root.mjs';
import { writeGroups } from './groups.mjs';
import { countJest, countPlaywright } from './reports.mjs';

/** A runner that hangs counts as failed. Tests of a stack that was started elsewhere come one after the other. */
const LONGEST_RUN_MS = 90 * 60_000;
const LONGEST_RUN_ONE_BY_ONE_MS = 180 * 60_000;
const RESULTS = path.join(ROOT, 'test-results');

/** A file system in memory, and the room that databases of tests need there, in bytes. */
const MEMORY = '/dev/shm';
const ENOUGH = 6 * 1024 ** 3;

/** Databases of tests make and delete thousands of files: in memory, where there is room, that takes a third of their time. */
function chooseTemporaryFolder() {
  const { bavail, bsize } = existsSync(MEMORY) ? statfsSync(MEMORY) : { bavail: 0, bsize: 0 };
  return process.env.TMPDIR || bavail * bsize < ENOUGH ? {} : { TMPDIR: MEMORY };
}

const getBin = (name) => path.join(ROOT, 'node_modules', name);
const escapeRegExp = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const PLAYWRIGHT = [getBin('@playwright/test/cli.js'), 'test', '--config', 'e2e'];

/** Runs one test runner, with this Node or the program that `node` names, and resolves with its counts. One that leaves no report, or fails without naming a test, has failed itself. */
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

/** All tests of some projects of Jest; those of units and of services in groups (groups.mjs). */
export function runJestGroups(title, { workers, projects, env, node }) {
  for (const project of projects) writeGroups(project);
  return runJest(title, { workers, words: ['--selectProjects', ...projects], env: { ...env, TEST_GROUPS: 'on' }, node });
}

/** Tests that jest runs, with so many workers. */
export function runJest(title, { workers, words, env, node }) {
  const report = path.join(RESULTS, `${title.toLowerCase().replaceAll(' ', '-')}.json`);
  return runTests(title, {
    report,
    // Every test has ended when the report is written: what a failed start has left must not keep the runner.
    args: [
      // Each spec file loads its packages anew and drops them: with room for them, a tenth of the processor time is saved.
      '--max-semi-space-size=64',
      // There are as many workers as cores: helpers that collect garbage beside them take more from the others than they give to one.
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
 * Makes the demo company that the stacks of the journeys copy, unless it is there: what runs before Playwright's tests, without tests. It
 * mostly waits. When it fails, it does so again before the tests, which say why.
 */
export const makeDemoCompany = () =>
  step('Making the demo company', () =>
    runCommand(process.execPath, [...PLAYWRIGHT, '--pass-with-no-tests', 'without-tests'], { cwd: ROOT }),
  );

/**
 * Tests of the whole product; all of the projects unless files are named. `projects` and `env`: e2e/playwright.config.ts.
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
