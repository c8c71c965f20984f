import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { DEMO_ADMIN, DEMO_CONTRACTORS } from '@cleaning/contracts/demo';
import { copyDemoCompany } from '../stack/demo-company.js';
import { expect, test } from '../stack/test.js';

const run = promisify(execFile);

/** Runs the command line and returns its output, also on failure. */
async function runBackupCommand(env: Record<string, string>, ...words: string[]): Promise<string> {
  const { stdout, stderr } = await run(process.execPath, [join('scripts', 'backup', 'main.mjs'), ...words], {
    cwd: join(import.meta.dirname, '..', '..'),
    env: { ...process.env, ...env },
  }).catch((failed: { stdout: string; stderr: string }) => failed);
  return stdout + stderr;
}

async function createIdentity(file: string): Promise<string> {
  await run('age-keygen', ['-o', file]);
  return (await run('age-keygen', ['-y', file])).stdout.trim();
}

async function listFilesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Digests of a backup's tables and objects by name. Feed cursors are not data. */
async function readDigests(folder: string): Promise<Record<string, string>> {
  const [name = ''] = (await readdir(folder)).filter((each) => each !== 'objects');
  const { databases, objects } = JSON.parse(await readFile(join(folder, name, 'manifest.json'), 'utf8')) as {
    databases: Record<string, { tables: { name: string; sha256: string }[] }>;
    objects: { key: string; sha256: string }[];
  };
  const tables = Object.entries(databases).flatMap(([database, { tables: found }]) =>
    found.filter((table) => table.name !== 'change_cursor').map((table) => [`${database}/${table.name}`, table.sha256]),
  );
  return Object.fromEntries([...tables, ...objects.map(({ key, sha256 }) => [key, sha256])]);
}

/** The bytes, and the unzipped bytes of a gzip file. */
const getContents = (bytes: Buffer): Buffer[] =>
  bytes[0] === 0x1f && bytes[1] === 0x8b ? [bytes, gunzipSync(bytes)] : [bytes];

// Tests are independent, so workers can share them.
test.describe.configure({ mode: 'parallel' });

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cleaning-encrypted-backup-'));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

test('encrypts a backup to a public key, so that only the private key restores it', async () => {
  const [dataDir, newDataDir] = [join(folder, 'data'), join(folder, 'elsewhere')];
  const [plain, secret, again] = [join(folder, 'plain'), join(folder, 'secret'), join(folder, 'again')];
  const [identity, other] = [join(folder, 'identity.txt'), join(folder, 'other.txt')];
  const recipient = await createIdentity(identity);
  await createIdentity(other);
  await copyDemoCompany(dataDir);
  const here = { DATA_DIR: dataDir };

  expect(await runBackupCommand(here, plain)).toContain('This backup is NOT encrypted:');
  expect(await runBackupCommand({ ...here, BACKUP_RECIPIENT: 'age1nonsense' }, secret)).toContain(
    'is not a public key of age',
  );
  const output = await runBackupCommand({ ...here, BACKUP_RECIPIENT: recipient }, secret);
  expect(output).toContain(`Encrypted to ${recipient}.`);
  expect(output).not.toContain('NOT encrypted');
  expect(await runBackupCommand(here, 'check', secret)).toContain('Whole.');

  const words = [DEMO_ADMIN, ...DEMO_CONTRACTORS].flatMap(({ name, email }) => [name, email]);
  const findNames = async (backups: string): Promise<string[]> => {
    const found: string[] = [];
    for (const file of await listFilesBelow(backups)) {
      const contents = getContents(await readFile(file));
      if (words.some((word) => contents.some((content) => content.includes(word)))) found.push(relative(backups, file));
    }
    return found;
  };
  expect(await findNames(plain)).not.toEqual([]);
  expect(await findNames(secret)).toEqual([]);
  for (const file of await listFilesBelow(secret)) {
    if (/manifest\.json(\.sha256)?$/.test(file)) continue;
    expect([file, (await readFile(file)).toString('latin1', 0, 21)]).toEqual([file, 'age-encryption.org/v1']);
  }

  // The age program alone opens a part.
  const accounts = (await listFilesBelow(secret)).find((file) =>
    /auth\/account\.copy\.gz\.[0-9a-f]{8}\.age$/.test(file),
  );
  const { stdout } = await run('age', ['-d', '-i', identity, accounts ?? ''], { encoding: 'buffer' });
  expect(gunzipSync(stdout).toString()).toContain(DEMO_CONTRACTORS[0]?.email);

  const there = { DATA_DIR: newDataDir };
  expect(await runBackupCommand(there, 'restore', secret)).toContain('set BACKUP_IDENTITY_FILE');
  expect(await runBackupCommand({ ...there, BACKUP_IDENTITY_FILE: other }, 'restore', secret)).toContain(
    'does not open this backup; nothing was changed',
  );
  await writeFile(join(folder, 'empty.txt'), '# no key here\n');
  expect(
    await runBackupCommand({ ...there, BACKUP_IDENTITY_FILE: join(folder, 'empty.txt') }, 'restore', secret),
  ).toContain('holds no identity of age');
  expect(await runBackupCommand({ ...there, BACKUP_IDENTITY_FILE: identity }, 'restore', secret)).toContain('done in');
  await runBackupCommand(there, again);
  expect(await readDigests(again)).toEqual(await readDigests(plain));
});

test('keeps one backup a day in a folder with other keys, and restores it with its own key', async () => {
  const dataDir = join(folder, 'data');
  const backups = join(folder, 'backups');
  const recipients = [
    await createIdentity(join(folder, 'first.txt')),
    await createIdentity(join(folder, 'second.txt')),
  ];
  await copyDemoCompany(dataDir);
  const take = (recipient = '') => runBackupCommand({ DATA_DIR: dataDir, BACKUP_RECIPIENT: recipient }, backups);
  await take();
  await take(recipients[0]);
  expect(await take(recipients[1])).toContain(`Encrypted to ${recipients[1]}.`);
  // Each day keeps only its newest backup, with its own objects and key.
  expect((await readdir(backups)).length).toBe(2);
  const objects = await listFilesBelow(join(backups, 'objects'));
  expect(new Set(objects.map((file) => /\.[0-9a-f]{8}\.age$/.exec(file)?.[0])).size).toBe(1);
  const restored = { DATA_DIR: join(folder, 'elsewhere'), BACKUP_IDENTITY_FILE: join(folder, 'second.txt') };
  expect(await runBackupCommand(restored, 'restore', backups)).toContain('done in');
});
