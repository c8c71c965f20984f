import path from 'node:path';
import { ROOT } from '../root.mjs';
import { isGroup } from './groups.mjs';

/** Counts of a runner: names of tests that failed, were skipped, or passed only at the second try. */
const NOTHING = { passed: 0, failed: [], skipped: [], flaky: [] };

const shortenPath = (file) => path.relative(ROOT, path.resolve(ROOT, file));

/** In a group (groups.mjs), the outermost title is the test's file. */
const formatTestName = (file, { fullName, ancestorTitles: [first = ''] }) =>
  isGroup(file) ? `${first}: ${fullName.slice(first.length + 1)}` : `${shortenPath(file)}: ${fullName}`;

/** Counts jest's --json report. */
export function countJest(report) {
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ name: formatTestName(name, test), status: test.status })),
  );
  const listNames = (...states) => tests.filter(({ status }) => states.includes(status)).map(({ name }) => name);
  // A file that cannot be loaded or compiled has no tests.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  );
  return {
    ...NOTHING,
    passed: report.numPassedTests,
    failed: [...listNames('failed'), ...broken.map(({ name }) => shortenPath(name))],
    skipped: listNames('pending', 'todo', 'skipped', 'disabled'),
  };
}

function* listPlaywrightTests(suite, titles = []) {
  for (const { title, file, tests } of suite.specs ?? [])
    for (const { status, projectName, annotations = [] } of tests) {
      const reason = annotations.find(({ type }) => type === 'skip')?.description;
      const name = `[${projectName}] e2e/${file}: ${[...titles, title].join(' › ')}`;
      yield { name: reason ? `${name} (${reason})` : name, status };
    }
  // The outermost suite is the file.
  for (const inner of suite.suites ?? []) yield* listPlaywrightTests(inner, [...titles, inner.title]);
}

/** Counts Playwright's --reporter=json report. */
export function countPlaywright({ suites, errors }) {
  const tests = suites.flatMap((suite) => [...listPlaywrightTests(suite)]);
  const listNames = (state) => tests.filter(({ status }) => status === state).map(({ name }) => name);
  const outside = errors.map(({ message = 'An error outside of the tests' }) => message.split('\n')[0]);
  return {
    passed: listNames('expected').length,
    failed: [...listNames('unexpected'), ...outside],
    skipped: listNames('skipped'),
    // Retries are off; if anything turns them on, a flaky test counts as failed.
    flaky: listNames('flaky'),
  };
}

/** Sums up the counts of runners. */
export class Results {
  #counts = { ...NOTHING };

  add(counts) {
    for (const kind of ['failed', 'skipped', 'flaky'])
      this.#counts[kind] = [...this.#counts[kind], ...(counts[kind] ?? [])];
    this.#counts.passed += counts.passed ?? 0;
  }

  get isGood() {
    return this.#counts.failed.length + this.#counts.flaky.length === 0;
  }

  /** The closing lines: tests by name, then the sum. */
  lines() {
    const { passed, failed, skipped, flaky } = this.#counts;
    const list = (title, names) => (names.length ? [`${title}:`, ...names.map((name) => `  ${name}`)] : []);
    return [
      ...list('Skipped', skipped),
      ...list('Flaky, counted as failed', flaky),
      ...list('Failed', failed),
      `${passed} passed, ${failed.length + flaky.length} failed`,
    ];
  }
}
