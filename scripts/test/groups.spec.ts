import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { groupSpecs } from './groups.mjs';

describe('groupSpecs', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'groups-'));
  afterAll(() => rmSync(root, { recursive: true }));

  const put = (file: string, text = "it('works', () => {});\n") => {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
    return file;
  };
  const groups = (files: string[], maxBytes = 1_000) => groupSpecs(files, { root, maxBytes });

  it('groups the files of one workspace, sorted by name', () => {
    const files = ['svc-jobs/src/b.spec.ts', 'packages/ui/src/c.spec.ts', 'svc-jobs/src/a.spec.ts'].map((file) =>
      put(file),
    );
    const ofKit = put('packages/service-kit/src/d.spec.ts');
    expect(groups([...files, ofKit])).toEqual([
      [ofKit],
      ['packages/ui/src/c.spec.ts'],
      ['svc-jobs/src/a.spec.ts', 'svc-jobs/src/b.spec.ts'],
    ]);
  });

  it('makes groups of similar length with each file once', () => {
    const files = Array.from({ length: 9 }, (_, at) => put(`svc-auth/src/${at}.spec.ts`, 'x'.repeat(400)));
    const found = groups(files);
    expect(found.map(({ length }) => length)).toEqual([3, 2, 2, 2]);
    expect(found.flat()).toEqual(files);
  });

  it.each([
    "jest.mock('./request', () => ({}));",
    'Object.assign(globalThis, { caches });',
    "Object.defineProperty(globalThis, 'navigator', { value: {} });",
  ])('keeps a file separate that has %s', (text) => {
    const files = [put('shell/src/a.spec.ts'), put('shell/src/b.spec.ts', text), put('shell/src/c.spec.ts')];
    expect(groups(files)).toEqual([['shell/src/a.spec.ts', 'shell/src/c.spec.ts'], ['shell/src/b.spec.ts']]);
  });
});
