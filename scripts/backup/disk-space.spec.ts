import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { computeBackupBytes, computeRestoredBytes, requireDiskSpace } from './disk-space.mjs';

describe('Disk space of a trial restore', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'room-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('counts unpacked tables and objects, and all backups', () => {
    const databases = { auth: { tables: [{ bytes: 1e6 }, { bytes: 2e6 }] }, jobs: { tables: [{ bytes: 3e6 }] } };
    expect(computeRestoredBytes({ databases, objects: [{ bytes: 7e9 }] })).toBe(7e9 + 60e6 + 300e6);
    mkdirSync(join(folder, 'objects'));
    writeFileSync(join(folder, 'objects/one'), 'twelve bytes');
    writeFileSync(join(folder, 'manifest.json'), '{}');
    expect(computeBackupBytes(folder)).toBe(14);
    expect(computeBackupBytes(join(folder, 'none'))).toBe(0);
  });

  it('refuses before the disk would be full', () => {
    const { bavail, bsize } = statfsSync(folder);
    expect(() => requireDiskSpace(folder, bavail * bsize)).toThrow(
      /^\d+\.\d GB are needed in .*, and its disk has \d+\.\d GB left\.$/,
    );
    expect(() => requireDiskSpace(folder, 0)).not.toThrow();
  });
});
