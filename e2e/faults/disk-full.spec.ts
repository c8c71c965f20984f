import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { login, updateDocuments } from '@cleaning/contracts';
import { DEMO_CONTRACTORS, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import sharp from 'sharp';
import { findProgram } from '../../scripts/machine/programs.mjs';
import { type Stack, startStack } from '../../scripts/stack/index.mjs';
import { callApi, callOk } from '../stack/api.js';
import { Databases, eventually } from '../stack/databases.js';
import { copyDemoCompany } from '../stack/demo-company.js';
import { createTinyJpg, type TestFile } from '../stack/documents.js';
import { findSecretsInLogs } from '../stack/logs.js';
import type { Product } from '../stack/product.js';
import { getStorage } from '../stack/storage.js';
import { expect, test } from '../stack/test.js';
import { findReplicaDifferences } from './comparisons.js';
import { listNotReady } from './kill-service.js';
import {
  ALL_ANSWERED,
  countWritten,
  createServiceWrites,
  expectUnavailable,
  listUnmadePictures,
  listUnsentMails,
  NO_WRITES,
  openDeskSession,
  readStatuses,
  type ServiceWrite,
  SINGLE_WRITES,
  sendAll,
} from './service-writes.js';
import { SmallDisk } from './small-disk.js';
import { findStrayObjects, listObjects } from './stored-objects.js';
import { withSuperuser } from './superuser.js';

const run = promisify(execFile);

/** The demo company takes 90, and a few segments of PostgreSQL's log 16 each. */
const DISK_MEGABYTES = 300;
/** PostgreSQL is restarted with pauses of up to 15 s. */
const RECOVERED_WITHIN_MS = 120_000;
/** More than enough jobs to fill the free space that the pages of their tables have. */
const MAX_JOBS = 500;

let disk: SmallDisk;
let stack: Stack | undefined;

test.beforeAll(async () => {
  disk = await SmallDisk.open(DISK_MEGABYTES);
  const dataDir = join(disk.folder, 'data');
  await copyDemoCompany(dataDir);
  const env = { MAIL_PICKUP: 'true', REGISTRATIONS_PER_HOUR: '100000' };
  stack = await startStack({ dataDir, env, log: (line) => console.log(line) });
});

test.afterAll(async () => {
  await stack?.stop();
  const leaked = stack ? await findSecretsInLogs(stack.logDir, join(disk.folder, 'data', 'secrets.json')) : [];
  await disk.close();
  expect(leaked).toEqual([]);
});

function getProduct(): Product & { readonly stack: Stack } {
  if (!stack) throw new Error('The stack has not started.');
  return { url: stack.url, admin: stack.admin, stack, storage: getStorage(stack) };
}

/** A picture that doesn't compress. */
async function createNoise(): Promise<TestFile> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 900, height: 700, channels: 3, background: '#000', noise } as const;
  const buffer = await sharp({ create }).jpeg({ quality: 95 }).toBuffer();
  return { name: 'noise.jpg', mimeType: 'image/jpeg', buffer };
}

/** Largest size of a file that a process may write, in bytes: a limit of the kernel, which needs no rights. */
const limitFileSize = (pid: number, bytes: number | 'unlimited') =>
  run('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);

const LIMIT_BYTES = 100_000;

test('refuses a file that svc-media has no room for, and accepts it afterwards', async () => {
  test.skip(!findProgram('prlimit'), 'there is no prlimit, a program of Linux, to limit files');
  const { url, stack } = getProduct();
  const { pid } = stack.services.media;
  if (!pid) throw new Error('svc-media does not run.');
  const databases = new Databases(stack);
  const email = DEMO_CONTRACTORS.find(({ verified }) => verified)?.email;
  const { access_token: token, user } = await callOk(url, login, { body: { email, password: DEMO_PASSWORD } });
  const send = (police_check_img: TestFile) =>
    callApi(url, updateDocuments, { token, body: { id: user.id }, files: { police_check_img } });
  const readStored = () =>
    databases.query('media', 'SELECT id, object_key, size_bytes FROM document WHERE owner_id = $1 ORDER BY id', [
      user.id,
    ]);
  const large = await createNoise();
  expect(large.buffer.length).toBeGreaterThan(2 * LIMIT_BYTES);
  const [rows, objects] = [await readStored(), await listObjects(stack)];

  await limitFileSize(pid, LIMIT_BYTES);
  try {
    const { status, headers, body } = await send(large);
    expect({ status, retry: headers.get('retry-after'), body }).toMatchObject({
      status: 503,
      retry: '5',
      body: {
        code: 'documents_away',
        msg: 'Documents can’t be stored right now. Try again in a few minutes.',
      },
    });
    expect(await readStored()).toEqual(rows);
    expect((await listObjects(stack)).filter((key) => !objects.includes(key))).toEqual([]);
    // The others go on.
    expect((await send(await createTinyJpg('small'))).status).toBe(200);
  } finally {
    await limitFileSize(pid, 'unlimited');
  }
  expect((await send(large)).status).toBe(200);
  expect(stack.services.media.pid).toBe(pid);
  await databases.close();
});

test('loses nothing and stops no service while the disk is full', async () => {
  test.skip(disk.problem !== undefined, `no file system can be mounted to be filled: ${disk.problem}`);
  const product = getProduct();
  const { stack } = product;
  const databases = new Databases(stack);
  const session = await openDeskSession(product);
  const listPids = () => Object.values(stack.services).map(({ pid }) => pid);
  const pids = listPids();
  const writes = await createServiceWrites(session, databases);
  const stray = await findStrayObjects(stack, databases);
  const createJob = async (): Promise<ServiceWrite> => {
    const { all } = await createServiceWrites(session, databases);
    const job = all.find(({ service }) => service === 'jobs');
    if (!job) throw new Error('There is no write to svc-jobs.');
    return job;
  };
  const accepted: ServiceWrite[] = [];
  const refused: ServiceWrite[] = [];
  /** Resolves to whether a new job was accepted. */
  const sendJob = async (): Promise<boolean> => {
    const job = await createJob();
    const answer = await job.send();
    if (answer.status === 200) accepted.push(job);
    else {
      expectUnavailable(answer, 'a job');
      refused.push(job);
    }
    return answer.status === 200;
  };

  await test.step('answers what is read, and refuses files and rows without room', async () => {
    // PostgreSQL's log gets a new segment, so that tables are what lacks room.
    await withSuperuser(stack, async (client) => {
      await client.query('SELECT pg_switch_wal()');
      await client.query('CHECKPOINT');
    });
    await disk.fill();
    expect(await readStatuses(session)).toEqual(ALL_ANSWERED);
    for (const { service, send } of writes.all)
      if (service === 'auth' || service === 'media') expectUnavailable(await send(), `svc-${service}`);
    expect(await countWritten(writes)).toEqual(NO_WRITES);
    while (await sendJob()) {
      if (accepted.length === MAX_JOBS) throw new Error(`${MAX_JOBS} jobs found room on a full disk.`);
      // PostgreSQL may have deleted a file meanwhile.
      await disk.fill();
    }
    expect(await refused[0]?.countRows()).toBe(0);
  });

  await test.step('answers 503 while PostgreSQL has no room for its log and stops', async () => {
    await eventually(async () => {
      await disk.fill();
      await withSuperuser(stack, (client) => client.query('SELECT pg_switch_wal()')).catch(() => {});
      await sendJob();
      const statuses = await readStatuses(session);
      return statuses.every((status) => status === 503) ? [] : [`statuses are ${statuses}`];
    }, RECOVERED_WITHIN_MS);
  });

  await test.step('works again by itself once there is room', async () => {
    await disk.makeRoom();
    await eventually(() => listNotReady(stack), RECOVERED_WITHIN_MS);
    await eventually(async () => {
      const statuses = await readStatuses(session);
      return statuses.every((status) => status === 200) ? [] : [`statuses are ${statuses}`];
    }, RECOVERED_WITHIN_MS);
    for (const job of accepted) expect(await job.countRows()).toBe(1);
    // Whether a commit was lost with the connection isn't known.
    for (const job of refused) expect(await job.countRows()).toBeLessThanOrEqual(1);
    await sendAll(writes);
    expect(await countWritten(writes)).toEqual(SINGLE_WRITES);
    expect(listPids()).toEqual(pids);
  });

  await test.step('does the waiting work, and leaves nothing behind', async () => {
    await eventually(() => listUnmadePictures(databases, writes), RECOVERED_WITHIN_MS);
    await eventually(() => listUnsentMails(databases, writes.email), RECOVERED_WITHIN_MS);
    await eventually(() => findReplicaDifferences(databases), RECOVERED_WITHIN_MS);
    const listNewStray = async () =>
      (await findStrayObjects(stack, databases)).filter((object) => !stray.includes(object));
    await eventually(listNewStray, RECOVERED_WITHIN_MS);
  });
  await databases.close();
});
