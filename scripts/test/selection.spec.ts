import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { selectTests } from './selection.mjs';

describe('npm test -- PATH', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'selection-'));
  const FILES = [
    'svc-jobs/src/work/work.int.spec.ts',
    'svc-jobs/src/work/many.operations.spec.ts',
    'svc-jobs/src/work/pay.spec.ts',
    'svc-jobs/src/work/pay.ts',
    'svc-jobs/dist/old.spec.ts',
    'mf-admin/src/desk.spec.tsx',
    'e2e/journeys/admin.spec.ts',
    'e2e/operations/backup.spec.ts',
    'e2e/compose/scale.spec.ts',
    'docs/notes.md',
  ];
  beforeAll(() => {
    for (const file of FILES) {
      mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(root, file), '');
    }
    mkdirSync(path.join(root, 'empty'));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  const select = (words: string[], from = root) => {
    const { chosen } = selectTests(words, { root, from });
    const short = (files: string[]) => files.map((file) => path.relative(root, file)).toSorted();
    return chosen && { jest: short(chosen.jest), related: short(chosen.related), browser: short(chosen.browser) };
  };

  it.each([
    [[], ['test'], false],
    [['.'], ['test'], false],
    [['--operations'], ['operations'], false],
    [['--ci'], ['test'], true],
  ])('runs everything for %j', (words, kinds, onContainerNode) => {
    expect(selectTests(words, { root, from: root })).toEqual({ kinds, onContainerNode });
  });

  it.each([
    ['a spec file', ['svc-jobs/src/work/pay.spec.ts'], { jest: ['svc-jobs/src/work/pay.spec.ts'] }],
    [
      'a spec file of the other command',
      ['svc-jobs/src/work/many.operations.spec.ts'],
      { jest: ['svc-jobs/src/work/many.operations.spec.ts'] },
    ],
    [
      'a folder, without what is built and without the specs of the other command',
      ['svc-jobs'],
      { jest: ['svc-jobs/src/work/pay.spec.ts', 'svc-jobs/src/work/work.int.spec.ts'] },
    ],
    [
      'a folder, with the specs of the other command',
      ['--operations', 'svc-jobs'],
      { jest: ['svc-jobs/src/work/many.operations.spec.ts'] },
    ],
    ['a source file, whose users jest finds', ['svc-jobs/src/work/pay.ts'], { related: ['svc-jobs/src/work/pay.ts'] }],
    ['a browser test', ['e2e/journeys/admin.spec.ts'], { browser: ['e2e/journeys/admin.spec.ts'] }],
    ['e2e', ['e2e'], { browser: ['e2e/journeys/admin.spec.ts'] }],
    ['e2e by the other command', ['--operations', 'e2e'], { browser: ['e2e/operations/backup.spec.ts'] }],
    [
      'several paths, also where they only have specs of the other command',
      ['mf-admin', 'e2e/operations'],
      { jest: ['mf-admin/src/desk.spec.tsx'], browser: ['e2e/operations/backup.spec.ts'] },
    ],
  ])('runs the tests of %s', (_, words, expected) => {
    expect(select(words)).toEqual({ jest: [], related: [], browser: [], ...expected });
  });

  it('resolves a path from the folder of the command', () => {
    const from = path.join(root, 'svc-jobs/src');
    expect(select(['work/pay.spec.ts'], from)?.jest).toEqual(['svc-jobs/src/work/pay.spec.ts']);
  });

  it.each([
    [['svc-jbos'], 'svc-jbos is no file or folder of this project.'],
    [['/etc'], '/etc is no file or folder of this project.'],
    [['empty'], 'No test belongs to empty.'],
    [['--operations', 'e2e/compose'], 'No test belongs to e2e/compose.'],
  ])('refuses %j', (words, message) => {
    expect(() => select(words)).toThrow(message);
  });
});
