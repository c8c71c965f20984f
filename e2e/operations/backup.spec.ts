import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DEMO_CONTRACTORS } from '@cleaning/contracts/demo';
import { startStack } from '../../scripts/stack/index.mjs';
import { Client, Journal } from '../faults/client.js';
import { findLostOrDuplicateWrites, findReplicaDifferences } from '../faults/comparisons.js';
import { Admin, Contractor } from '../faults/users.js';
import { Databases, eventually } from '../stack/databases.js';
import { copyDemoCompany } from '../stack/demo-company.js';
import { expect, test } from '../stack/test.js';

const SOME_WRITES = 60;
const TIMEOUT_MS = 300_000;

const run = promisify(execFile);

/** Runs the command line and returns its output, also on failure. */
async function runBackupCommand(dataDir: string, ...words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir };
  const { stdout, stderr } = await run(process.execPath, [join('scripts', 'backup', 'main.mjs'), ...words], {
    cwd: join(import.meta.dirname, '..', '..'),
    env,
  }).catch((failed: { stdout: string; stderr: string }) => failed);
  return stdout + stderr;
}

// Tests are independent, so workers can share them.
test.describe.configure({ mode: 'parallel' });

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cleaning-backup-'));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

test('restores a backup taken under load with all data and consistent services', async () => {
  const dataDir = join(folder, 'data');
  const backups = join(folder, 'backups');
  const journal = new Journal();
  const before = new Journal();
  await copyDemoCompany(dataDir);
  const stack = await startStack({ dataDir, env: { REGISTRATIONS_PER_HOUR: '100000' } });
  let isStopped = false;
  let load: Promise<unknown> = Promise.resolve();
  try {
    const people = DEMO_CONTRACTORS.filter(({ verified }) => verified);
    const contractors = await Promise.all(people.map(({ email }) => Client.logIn(stack.url, email)));
    const office = await Client.logIn(stack.url, stack.admin.email, stack.admin.password);
    const ids = people.map(({ id }) => id);
    await new Admin(office, stack.url, before, ids).createPermanentJob();
    await new Admin(office, stack.url, journal, ids).createPermanentJob();
    const workers = [
      new Admin(office, stack.url, journal, ids),
      ...contractors.map((client) => new Contractor(client, journal)),
    ];
    load = Promise.all(workers.map((worker) => worker.runUntil(() => isStopped)));
    const waitForWrites = (count: number) => async () => (journal.count < count ? [`${journal.count} writes`] : []);
    await eventually(waitForWrites(SOME_WRITES), TIMEOUT_MS);
    // The backup must contain every write acknowledged before it began.
    for (const [id, job] of journal.jobs) before.jobs.set(id, job);
    for (const [cents, record] of journal.manualRecords) before.manualRecords.set(cents, record);
    for (const id of journal.finished) before.finished.add(id);
    for (const email of journal.registrations) before.registrations.add(email);

    expect(await runBackupCommand(dataDir, backups)).toMatch(/tables with \d+ rows, \d+ objects/);
    await eventually(waitForWrites(journal.count + SOME_WRITES), TIMEOUT_MS);
    const jobs = journal.jobs.size;
    await eventually(async () => (journal.jobs.size > jobs ? [] : ['no job since the backup']), TIMEOUT_MS);
    expect(await runBackupCommand(dataDir, 'restore', backups)).toContain('already running');
  } finally {
    isStopped = true;
    await load;
    await stack.stop();
  }

  // The directory doesn't exist yet, as on a new machine.
  const newDataDir = join(folder, 'elsewhere');
  expect(await runBackupCommand(newDataDir, 'restore', backups)).toContain('done in');
  // Sealed values need the old data key, which travels apart from the backup.
  await copyDataKey(dataDir, newDataDir);
  const restored = await startStack({ dataDir: newDataDir });
  const databases = new Databases(restored);
  try {
    await eventually(() => findReplicaDifferences(databases), TIMEOUT_MS);
    expect(await findLostOrDuplicateWrites(databases, before)).toEqual([]);
    const [later] = [...journal.jobs.values()].slice(-1);
    expect(later && (await databases.query('jobs', 'SELECT FROM job WHERE title = $1', [later.title]))).toEqual([]);
    await expectEveryPicture(restored.url);
    // Sequences continue after the last number.
    const office = new Admin(
      await Client.logIn(restored.url, restored.admin.email, restored.admin.password),
      restored.url,
      before,
      [],
    );
    const jobs = before.jobs.size;
    await office.createPermanentJob();
    expect(before.jobs.size).toBe(jobs + 1);
    await eventually(() => findReplicaDifferences(databases), TIMEOUT_MS);
  } finally {
    await databases.close();
    await restored.stop();
  }
  // Overwrites existing data, including an audit log that its own service can't drop.
  expect(await runBackupCommand(newDataDir, 'restore', backups)).toContain('done in');
});

async function copyDataKey(from: string, to: string): Promise<void> {
  const readSecrets = async (dataDir: string) => JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'));
  const { dataKey } = await readSecrets(from);
  await writeFile(join(to, 'secrets.json'), JSON.stringify({ ...(await readSecrets(to)), dataKey }));
}

async function expectEveryPicture(url: string): Promise<void> {
  const collections: { imgs: Record<'before' | 'after', { img_path: string }[]> }[] = await (
    await fetch(`${url}/api/admin/get-gallery-imgs`)
  ).json();
  const pictures = collections.flatMap(({ imgs }) => [...imgs.before, ...imgs.after]);
  expect(pictures.length).toBeGreaterThan(0);
  for (const { img_path } of pictures) expect((await fetch(new URL(img_path, url))).status).toBe(200);
}

test('reports a damaged backup and changes nothing', async () => {
  const dataDir = join(folder, 'data');
  const backups = join(folder, 'backups');
  // Backs up a stopped stack.
  await copyDemoCompany(dataDir);
  expect(await runBackupCommand(dataDir, backups)).toContain('objects');
  expect(await runBackupCommand(dataDir, 'check', backups)).toContain('Whole.');
  const drillOutput = await runBackupCommand(dataDir, 'drill', backups);
  expect(drillOutput).toContain('Restored and compared: nothing is missing.');
  expect(drillOutput).toMatch(
    /\d+ clients: invoiced [1-9][\d,.]+, paid .+ in agreement with the ledger\.\n\d+ people: earned [1-9]/,
  );

  const [name] = (await readdir(backups)).filter((each) => each !== 'objects');
  await appendFile(join(backups, name ?? '', 'jobs', 'job.copy.gz'), 'x');
  expect(await runBackupCommand(dataDir, 'check', backups)).toContain('job.copy.gz is not as it was written');
  expect(await runBackupCommand(dataDir, 'restore', backups)).toContain('nothing was changed');

  const again = await startStack({ dataDir });
  try {
    await expectEveryPicture(again.url);
  } finally {
    await again.stop();
  }
});
