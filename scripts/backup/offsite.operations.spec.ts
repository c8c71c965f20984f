import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../machine/programs.mjs';
import { Offsite } from './offsite.mjs';

const getFiles = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length), readFileSync(file, 'utf8')]),
  );

// Debian's restic, which `npm run test:operations` installs if it can.
(findProgram('restic') ? describe : describe.skip)('Offsite copy of backups', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'offsite-'));
    mkdirSync(join(folder, 'backups/objects'), { recursive: true });
    writeFileSync(join(folder, 'backups/objects/one'), 'a document of somebody');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const roundTrip = async (environment: Record<string, string>) => {
    const offsite = new Offsite({ PATH: process.env.PATH, BACKUP_PASSWORD: 'a password of the test', ...environment });
    await offsite.send(join(folder, 'backups'));
    writeFileSync(join(folder, 'backups/objects/two'), 'another');
    await offsite.send(join(folder, 'backups'));
    await offsite.fetch(join(folder, 'fetched'));
    expect(getFiles(join(folder, 'fetched'))).toEqual(getFiles(join(folder, 'backups')));
  };

  it('returns what was sent, and encrypts it at the target', async () => {
    await roundTrip({ BACKUP_TARGET: join(folder, 'target') });
    const found = execFileSync('grep', ['-rlc', 'a document of somebody', folder], { encoding: 'utf8' });
    expect(found).not.toContain(join(folder, 'target'));
  });

  (process.env.S3_TEST_ENDPOINT ? it : it.skip)('keeps the copy on an S3 server', async () => {
    await roundTrip({
      BACKUP_TARGET: `s3:${process.env.S3_TEST_ENDPOINT}/backups-${process.pid}`,
      BACKUP_S3_ID: process.env.S3_TEST_ACCESS_KEY ?? 'media',
      BACKUP_S3_TOKEN: process.env.S3_TEST_SECRET_KEY ?? 'media-secret',
    });
  });

  it('sends after restic was killed during an earlier send', async () => {
    const target = join(folder, 'target');
    await roundTrip({ BACKUP_TARGET: target });
    const env = { ...process.env, RESTIC_PASSWORD: 'a password of the test' };
    const restic = spawn('restic', ['--repo', target, 'backup', '--stdin'], {
      env,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    // restic writes a lock under a temporary name first, which is no lock yet.
    const locks = () => readdirSync(join(target, 'locks')).filter((name) => /^[0-9a-f]{64}$/.test(name)).length;
    while (locks() === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    restic.kill('SIGKILL');
    await once(restic, 'exit');
    expect(locks()).toBe(1);
    rmSync(join(folder, 'fetched'), { recursive: true });
    await roundTrip({ BACKUP_TARGET: target });
    expect(locks()).toBe(0);
  });

  it('refuses another password', async () => {
    await roundTrip({ BACKUP_TARGET: join(folder, 'target') });
    const stranger = new Offsite({
      PATH: process.env.PATH,
      BACKUP_TARGET: join(folder, 'target'),
      BACKUP_PASSWORD: 'other',
    });
    await expect(stranger.fetch(join(folder, 'stolen'))).rejects.toThrow('restic restore failed');
  });

  it('exists only with a target, and requires a password', () => {
    expect(Offsite.fromEnvironment({})).toBeUndefined();
    expect(() => Offsite.fromEnvironment({ BACKUP_TARGET: 's3:https://s3.example.com/backups' })).toThrow(
      'BACKUP_PASSWORD',
    );
  });
});
