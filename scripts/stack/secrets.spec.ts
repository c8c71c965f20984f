import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Problem } from '../problem.mjs';
import { markReady, readOrMakeSecrets } from './secrets.mjs';

describe('readOrMakeSecrets', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'secrets-'));
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  it('makes secrets once', () => {
    const made = readOrMakeSecrets(dir, true);
    expect(readOrMakeSecrets(dir, true)).toEqual(made);
  });

  it('makes them readable by their owner only', () => {
    readOrMakeSecrets(dir, true);
    expect(statSync(path.join(dir, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('keeps secrets of the previous version and makes missing ones once', () => {
    const before = {
      demo: true,
      postgres: 'a',
      databases: { auth: 'b', jobs: 'c', media: 'd', invoice: 'e' },
      redis: 'f',
      documentLink: 'g',
      adminPassword: 'h',
      wasReady: true,
    };
    writeFileSync(path.join(dir, 'secrets.json'), JSON.stringify(before));
    const now = readOrMakeSecrets(dir, true);
    expect(now).toMatchObject(before);
    expect(Object.keys(now.redisUsers)).toEqual(['auth', 'jobs', 'media', 'invoice', 'backup']);
    const long = [...Object.values<string>(now.pairs), now.dataKey];
    expect(long).toHaveLength(7);
    expect(new Set(long).size).toBe(7);
    for (const secret of long) expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(readOrMakeSecrets(dir, true)).toEqual(now);
    expect(JSON.parse(readFileSync(path.join(dir, 'secrets.json'), 'utf8'))).toEqual(now);
  });

  it('keeps the demo out of a directory that was started empty', () => {
    readOrMakeSecrets(dir, false);
    expect(readOrMakeSecrets(dir, true).demo).toBe(false);
  });

  it('refuses an empty start on the directory of the demo company', () => {
    readOrMakeSecrets(dir, true);
    expect(() => readOrMakeSecrets(dir, false)).toThrow(Problem);
  });

  it('reports the first start that got ready', () => {
    expect(markReady(dir, readOrMakeSecrets(dir, true))).toBe(true);
    expect(markReady(dir, readOrMakeSecrets(dir, true))).toBe(false);
  });
});
