import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { DEMO_ADMIN, DEMO_CONTRACTORS } from '@cleaning/contracts/demo';
import { startStack } from '../../scripts/stack/index.mjs';
import { Databases, eventually } from '../stack/databases.js';
import { copyDemoCompany } from '../stack/demo-company.js';
import { expect, test } from '../stack/test.js';

// Several products start, one after the other.
test.setTimeout(600_000);

const run = promisify(execFile);

/** Runs the command as people do; resolves with its output, also when it fails. */
async function command(env: Record<string, string>, ...words: string[]): Promise<string> {
  const { stdout, stderr } = await run(process.execPath, [join('scripts', 'backup', 'main.mjs'), ...words], {
    cwd: join(import.meta.dirname, '..', '..'),
    env: { ...process.env, ...env },
  }).catch((failed: { stdout: string; stderr: string }) => failed);
  return stdout + stderr;
}

/** Starts the product until every message is sent: a restore marks those that wait, so that nobody gets one twice. */
async function waitUntilMailIsSent(dataDir: string): Promise<void> {
  const stack = await startStack({ dataDir });
  const databases = new Databases(stack);
  const waiting = `SELECT count(*)::int AS count FROM mail_message WHERE state IN ('waiting', 'sending')`;
  try {
    await eventually(async () => {
      const [left] = await databases.query<{ count: number }>('auth', waiting);
      return [...(await databases.behind()), ...(left?.count === 0 ? [] : [`${left?.count} messages wait`])];
    }, 60_000);
  } finally {
    await databases.close();
    await stack.stop();
  }
}

async function newIdentity(file: string): Promise<string> {
  await run('age-keygen', ['-o', file]);
  return (await run('age-keygen', ['-y', file])).stdout.trim();
}

async function listFilesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Rows and objects of a backup by their names, with their digests. Where each reader of a feed stands is no data. */
async function digests(folder: string): Promise<Record<string, string>> {
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

/** A file as it is, and unpacked where it is packed. */
const getContents = (bytes: Buffer): Buffer[] =>
  bytes[0] === 0x1f && bytes[1] === 0x8b ? [bytes, gunzipSync(bytes)] : [bytes];

// No test here depends on another: workers share them.
test.describe.configure({ mode: 'parallel' });

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cleaning-encrypted-backup-'));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

test('a backup to a public key can be read with the private key alone', async () => {
  const [dataDir, elsewhere] = [join(folder, 'data'), join(folder, 'elsewhere')];
  const [plain, secret, again] = [join(folder, 'plain'), join(folder, 'secret'), join(folder, 'again')];
  const [identity, other] = [join(folder, 'identity.txt'), join(folder, 'other.txt')];
  const recipient = await newIdentity(identity);
  await newIdentity(other);
  await copyDemoCompany(dataDir);
  await waitUntilMailIsSent(dataDir);
  const here = { DATA_DIR: dataDir };

  expect(await command(here, plain)).toContain('This backup is NOT encrypted:');
  expect(await command({ ...here, BACKUP_RECIPIENT: 'age1nonsense' }, secret)).toContain('is not a public key of age');
  const output = await command({ ...here, BACKUP_RECIPIENT: recipient }, secret);
  expect(output).toContain(`Encrypted to ${recipient}.`);
  expect(output).not.toContain('NOT encrypted');
  expect(await command(here, 'check', secret)).toContain('Whole.');

  const words = [DEMO_ADMIN, ...DEMO_CONTRACTORS].flatMap(({ name, email }) => [name, email]);
  const finds = async (backups: string): Promise<string[]> => {
    const found: string[] = [];
    for (const file of await listFilesBelow(backups)) {
      const contents = getContents(await readFile(file));
      if (words.some((word) => contents.some((content) => content.includes(word)))) found.push(relative(backups, file));
    }
    return found;
  };
  expect(await finds(plain)).not.toEqual([]);
  expect(await finds(secret)).toEqual([]);
  for (const file of await listFilesBelow(secret)) {
    if (/manifest\.json(\.sha256)?$/.test(file)) continue;
    expect([file, (await readFile(file)).toString('latin1', 0, 21)]).toEqual([file, 'age-encryption.org/v1']);
  }

  // The age program opens a part of it without anything of ours.
  const accounts = (await listFilesBelow(secret)).find((file) =>
    /auth\/account\.copy\.gz\.[0-9a-f]{8}\.age$/.test(file),
  );
  const { stdout } = await run('age', ['-d', '-i', identity, accounts ?? ''], { encoding: 'buffer' });
  expect(gunzipSync(stdout).toString()).toContain(DEMO_CONTRACTORS[0]?.email);

  const there = { DATA_DIR: elsewhere };
  expect(await command(there, 'restore', secret)).toContain('set BACKUP_IDENTITY_FILE');
  expect(await command({ ...there, BACKUP_IDENTITY_FILE: other }, 'restore', secret)).toContain(
    'does not open this backup; nothing was changed',
  );
  await writeFile(join(folder, 'empty.txt'), '# no key here\n');
  expect(await command({ ...there, BACKUP_IDENTITY_FILE: join(folder, 'empty.txt') }, 'restore', secret)).toContain(
    'holds no identity of age',
  );
  expect(await command({ ...there, BACKUP_IDENTITY_FILE: identity }, 'restore', secret)).toContain('done in');
  await command(there, again);
  expect(await digests(again)).toEqual(await digests(plain));
});

test('a folder may hold backups to a key, to a former one and to none', async () => {
  const dataDir = join(folder, 'data');
  const backups = join(folder, 'backups');
  const recipients = [await newIdentity(join(folder, 'first.txt')), await newIdentity(join(folder, 'second.txt'))];
  await copyDemoCompany(dataDir);
  await (await startStack({ dataDir })).stop();
  const take = (recipient = '') => command({ DATA_DIR: dataDir, BACKUP_RECIPIENT: recipient }, backups);
  await take();
  await take(recipients[0]);
  expect(await take(recipients[1])).toContain(`Encrypted to ${recipients[1]}.`);
  // Of one day the newest stays, with its objects alone, and its own key opens all of it.
  expect((await readdir(backups)).length).toBe(2);
  const objects = await listFilesBelow(join(backups, 'objects'));
  expect(new Set(objects.map((file) => /\.[0-9a-f]{8}\.age$/.exec(file)?.[0])).size).toBe(1);
  const restored = { DATA_DIR: join(folder, 'elsewhere'), BACKUP_IDENTITY_FILE: join(folder, 'second.txt') };
  expect(await command(restored, 'restore', backups)).toContain('done in');
});
