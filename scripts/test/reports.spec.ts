import path from 'node:path';
import { ROOT } from '../root.mjs';
import { GROUPS } from './groups.mjs';
import { countJest, countPlaywright, Results } from './reports.mjs';

const jestReport = {
  numPassedTests: 2,
  testResults: [
    {
      name: path.join(ROOT, 'svc-jobs/src/pay.spec.ts'),
      status: 'failed',
      assertionResults: [
        { ancestorTitles: ['pay'], fullName: 'pay is rounded', status: 'passed' },
        { ancestorTitles: ['pay'], fullName: 'pay is capped', status: 'failed' },
        { ancestorTitles: [], fullName: 'pay on S3', status: 'pending' },
      ],
    },
    { name: path.join(ROOT, 'svc-jobs/src/broken.spec.ts'), status: 'failed', assertionResults: [] },
  ],
};

const test = (status: string, description?: string) => [
  { status, projectName: 'journeys', annotations: description ? [{ type: 'skip', description }] : [] },
];
const browserReport = {
  suites: [
    {
      title: 'journeys/admin.spec.ts',
      specs: [{ title: 'an admin logs in', file: 'journeys/admin.spec.ts', tests: test('expected') }],
      suites: [
        {
          title: 'two desks',
          specs: [
            { title: 'agree', file: 'journeys/admin.spec.ts', tests: test('unexpected') },
            { title: 'wait', file: 'journeys/admin.spec.ts', tests: test('skipped', 'it needs two screens') },
            { title: 'hurry', file: 'journeys/admin.spec.ts', tests: test('flaky') },
          ],
        },
      ],
    },
  ],
  errors: [{ message: 'No tests found\n  at …' }],
};

describe('Test reports', () => {
  it('name skipped and failed Jest tests, and files that could not run', () => {
    expect(countJest(jestReport)).toEqual({
      passed: 2,
      failed: ['svc-jobs/src/pay.spec.ts: pay is capped', 'svc-jobs/src/broken.spec.ts'],
      skipped: ['svc-jobs/src/pay.spec.ts: pay on S3'],
      flaky: [],
    });
  });

  it('name the spec file of a test in a group', () => {
    const spec = 'svc-jobs/src/pay.int.spec.ts';
    const assertionResults = [
      { ancestorTitles: [spec, 'pay'], fullName: `${spec} pay is rounded`, status: 'failed' },
      { ancestorTitles: [spec], fullName: `${spec} can be read`, status: 'failed' },
    ];
    const report = { name: path.join(GROUPS, 'integration/1.js'), status: 'failed', assertionResults };
    expect(countJest({ numPassedTests: 0, testResults: [report] }).failed).toEqual([
      `${spec}: pay is rounded`,
      `${spec}: can be read`,
    ]);
  });

  it('name skipped, failed and flaky Playwright tests', () => {
    const inFile = (title: string) => `[journeys] e2e/journeys/admin.spec.ts: two desks › ${title}`;
    expect(countPlaywright(browserReport)).toEqual({
      passed: 1,
      failed: [inFile('agree'), 'No tests found'],
      skipped: [`${inFile('wait')} (it needs two screens)`],
      flaky: [inFile('hurry')],
    });
  });

  it('end with the totals', () => {
    const results = new Results();
    results.add({ passed: 3 });
    expect([results.isGood, results.lines()]).toEqual([true, ['3 passed, 0 failed']]);
    results.add({ passed: 1, failed: ['a'], skipped: ['b'], flaky: ['c'] });
    expect([results.isGood, results.lines()]).toEqual([
      false,
      ['Skipped:', '  b', 'Flaky, counted as failed:', '  c', 'Failed:', '  a', '4 passed, 2 failed'],
    ]);
  });
});
