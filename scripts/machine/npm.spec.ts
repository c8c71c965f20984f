import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { areNpmPackagesInstalled } from './npm.mjs';

describe('areNpmPackagesInstalled', () => {
  let root: string;
  const lock = (file: string, packages: object) => writeFileSync(path.join(root, file), JSON.stringify({ packages }));
  const wanted = {
    '': {},
    'svc-auth': { version: '1.0.0' },
    'node_modules/@cleaning/svc-auth': { resolved: 'svc-auth', link: true },
    'node_modules/pg': { version: '8.23.1' },
    'node_modules/for-another-platform': { version: '1.0.0', optional: true },
  };

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'npm-'));
    mkdirSync(path.join(root, 'node_modules'));
    lock('package-lock.json', wanted);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('accepts a tree with the versions of the lockfile', async () => {
    lock('node_modules/.package-lock.json', { 'node_modules/pg': { version: '8.23.1' } });
    expect(await areNpmPackagesInstalled(root)).toBe(true);
  });

  it.each([
    ['another version', { 'node_modules/pg': { version: '8.0.0' } }],
    ['a missing package', {}],
  ])('refuses %s', async (_, installed) => {
    lock('node_modules/.package-lock.json', installed);
    expect(await areNpmPackagesInstalled(root)).toBe(false);
  });

  it('refuses an interrupted installation', async () => {
    expect(await areNpmPackagesInstalled(root)).toBe(false);
  });
});
