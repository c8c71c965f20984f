import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashInputs } from './inputs.mjs';

describe('hashInputs', () => {
  let root: string;
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'inputs-'));
    write('mf/src/a.ts', 'one');
    write('package-lock.json', '{}');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const hash = () => hashInputs(root, ['mf', 'package-lock.json', 'not-there']);

  it.each([
    ['a changed file', 'mf/src/a.ts', 'two'],
    ['a new file', 'mf/src/b.ts', 'one'],
    ['a changed lockfile', 'package-lock.json', '{"a":1}'],
  ])('changes with %s', (_, file, text) => {
    const before = hash();
    write(file, text);
    expect(hash()).not.toBe(before);
  });

  it.each(['mf/dist/a.js', 'mf/.types/a.d.ts', 'mf/node_modules/x.js', 'mf/src/a.spec.ts', 'mf/tsconfig.tsbuildinfo'])(
    'ignores %s',
    (file) => {
      const before = hash();
      write(file, 'anything');
      expect(hash()).toBe(before);
    },
  );
});
