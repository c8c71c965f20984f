import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addOrRemoveUser, getAllSubContractors, verifyUser } from '@cleaning/contracts';
import sharp from 'sharp';
import { type ServerProcess, type Stack, startStack } from '../../scripts/stack/index.mjs';
import { Client, Journal } from '../faults/client.js';
import { findLostOrDuplicateWrites, findReplicaDifferences } from '../faults/comparisons.js';
import { listNotReady, retryUntilDone } from '../faults/kill-service.js';
import { startObjectStore } from '../faults/object-store.js';
import { findWrongAnswers, Photographer } from '../faults/office-users.js';
import { findPayProblems, Paymaster } from '../faults/paymaster.js';
import { Admin, DAY_AND_NIGHT_SLOTS, NEWCOMER_PASSWORD, registerPerson } from '../faults/users.js';
import { Databases, eventually } from '../stack/databases.js';
import { findSecretsInLogs } from '../stack/logs.js';
import { expect, test } from '../stack/test.js';
import { addAdmin, Desk } from './desk.js';
import { type CallFigures, Measurements } from './measurements.js';
import { Phone } from './phone.js';

const MINUTES = Number(process.env.LOAD_MINUTES);
const PHONES = Number(process.env.LOAD_PHONES);
const ADMINS = Number(process.env.LOAD_ADMINS);
/** All phones press Start within this time, or within half of a shorter run. */
const START_MINUTES = 5;
/** Admins begin their round of chores one after the other within this time. */
const ARRIVAL_MS = 60_000;
const PHONES_PER_JOB = 6;
/** Parallel registrations and logins: each hashes a password. */
const PREPARED_AT_ONCE = 8;
/** Sides of a phone's picture, px: WORK_PHOTO_SIDE, to which the app makes it smaller. */
const [PHOTO_WIDTH, PHOTO_HEIGHT] = [1600, 1200];
const RECOVERED_WITHIN_MS = 120_000;
const AGREED_WITHIN_MS = 300_000;
/** This many more acknowledged writes prove that work continues after a kill. */
const RECOVERY_WRITES = 20;

const log = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);

/** Maps items to results, some at a time. */
async function mapInBatches<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let first = 0; first < items.length; first += PREPARED_AT_ONCE)
    results.push(...(await Promise.all(items.slice(first, first + PREPARED_AT_ONCE).map(work))));
  return results;
}

/** Noise, so that the file has the size of a real photo. */
const createPhoto = async (): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp({
      create: {
        width: PHOTO_WIDTH,
        height: PHOTO_HEIGHT,
        channels: 3,
        background: '#3a6ea5',
        noise: { type: 'gaussian', mean: 128, sigma: 20 },
      },
    })
      .jpeg({ quality: 60 })
      .toBuffer(),
  );

/** Registers and verifies people. Returns their clients. */
async function addPeople(stack: Stack, office: Client, count: number): Promise<Client[]> {
  const emails = Array.from({ length: count }, (_, index) => `phone-${index + 1}@example.com`);
  await mapInBatches(emails, (email) => retryUntilDone(() => registerPerson(stack.url, email)));
  const everybody = await retryUntilDone(() => office.call(getAllSubContractors));
  const registered = everybody.filter(({ email }) => emails.includes(email));
  await mapInBatches(registered, ({ id }) => retryUntilDone(() => office.call(verifyUser, { id, method: 'approve' })));
  return mapInBatches(emails, (email) => Client.logIn(stack.url, email, NEWCOMER_PASSWORD));
}

/** Jobs with two shifts a day, and each person assigned to one. Returns the jobs in the order of the people. */
async function assignJobs(
  stack: Stack,
  office: Client,
  people: readonly Client[],
  journal: Journal,
): Promise<string[]> {
  const admin = new Admin(office, stack.url, journal, [], DAY_AND_NIGHT_SLOTS);
  const count = Math.ceil(people.length / PHONES_PER_JOB);
  while (journal.jobs.size < count) await admin.createPermanentJob();
  const jobs = [...journal.jobs.keys()];
  const own = people.map((_, index) => jobs[index % jobs.length] ?? '');
  const pairs = people.map(({ id }, index) => ({ id: own[index] ?? '', method: 'add' as const, added_id: id }));
  await mapInBatches(pairs, (pair) => retryUntilDone(() => office.call(addOrRemoveUser, pair)));
  return own;
}

function printFigures(title: string, figures: readonly CallFigures[]): void {
  log(title);
  console.table(Object.fromEntries(figures.map(({ call, ...row }) => [call, row])));
}

/**
 * Kills a part during work, and waits until everything works again. Returns seconds until ready, and until more was
 * written.
 */
async function measureRecovery(stack: Stack, part: ServerProcess, countWrites: () => number) {
  const killed = part.pid;
  const killedAt = performance.now();
  const getSeconds = () => Math.round((performance.now() - killedAt) / 100) / 10;
  part.kill('SIGKILL');
  await eventually(
    async () => (part.pid === undefined || part.pid === killed ? ['it is not back'] : await listNotReady(stack)),
    RECOVERED_WITHIN_MS,
  );
  const ready = getSeconds();
  const enough = countWrites() + RECOVERY_WRITES;
  await eventually(async () => (countWrites() < enough ? ['work does not go on'] : []), RECOVERED_WITHIN_MS);
  return { 'ready after s': ready, 'writes after s': getSeconds() };
}

/** People without exactly one finished record of their shift, and missing photos. */
async function findLostOrDoubledShifts(databases: Databases, people: readonly Client[], phones: readonly Phone[]) {
  const ids = people.map(({ id }) => id);
  const records = await databases.query<{ id: string; count: number; ended: number }>(
    'jobs',
    `SELECT person_id AS id, count(*)::int AS count, count(ended_at)::int AS ended FROM work_record
     WHERE person_id = ANY($1) AND NOT is_manual GROUP BY person_id`,
    [ids],
  );
  const byPerson = new Map(records.map((record) => [record.id, record]));
  const wrong = ids.flatMap((id) => {
    const { count = 0, ended = 0 } = byPerson.get(id) ?? {};
    return count === 1 && ended === 1 ? [] : [`${id} has ${count} records of work, ${ended} of them finished`];
  });
  const sent = phones.flatMap(({ photos }) => [...photos]);
  const stored = await databases.query<{ id: string }>('media', 'SELECT id FROM work_photo WHERE id = ANY($1)', [sent]);
  const there = new Set(stored.map(({ id }) => id));
  return [...wrong, ...sent.filter((key) => !there.has(key)).map((key) => `photo ${key} is not there`)];
}

test('loses and doubles nothing while a company works, and comes back after each kill', async () => {
  test.setTimeout((MINUTES + 45) * 60_000);
  log(`LOAD_MINUTES=${MINUTES} LOAD_PHONES=${PHONES} LOAD_ADMINS=${ADMINS}`);
  const objects = await startObjectStore(log);
  const dataDir = await mkdtemp(join(tmpdir(), 'cleaning-load-'));
  const env = { REGISTRATIONS_PER_HOUR: '1000000', ...objects.environment };
  const stack = await startStack({ dataDir, demo: true, env, log });
  const databases = new Databases(stack);
  let isStopped = false;
  const hasStopped = () => isStopped;
  let working: Promise<unknown> = Promise.resolve();
  try {
    const office = await Client.logIn(stack.url, stack.admin.email, stack.admin.password);
    log('People register, and are verified and assigned');
    const shifts = new Journal();
    const people = await addPeople(stack, office, PHONES);
    const jobs = await assignJobs(stack, office, people, shifts);
    const admins: Client[] = [];
    for (let number = 1; number <= ADMINS; number += 1)
      admins.push(await addAdmin(office, stack.url, `desk-${number}@example.com`));
    await eventually(() => findReplicaDifferences(databases), AGREED_WITHIN_MS);

    const load = new Measurements();
    const kills = new Measurements();
    let measurements = load;
    const watch = (client: Client) => client.watch((answered) => measurements.record(answered));
    const photo = await createPhoto();
    log(`A photo has ${Math.round(photo.length / 1000)} kB`);
    const phones = people.map((person, index) => new Phone(watch(person), shifts, jobs[index] ?? '', photo));
    // Each admin assigns their own people to their own jobs, because the last acknowledged state of shared pairs would
    // be unknown.
    const desks = admins.map((admin, index) => {
      const journal = new Journal();
      const own = people.filter((_, person) => person % ADMINS === index).map(({ id }) => id);
      const client = watch(admin);
      return { journal, desk: new Desk(client, new Admin(client, stack.url, journal, own, DAY_AND_NIGHT_SLOTS)) };
    });
    const journals = [shifts, ...desks.map(({ journal }) => journal)];
    const countWrites = () => journals.reduce((sum, { count }) => sum + count, 0);

    const startWithinMs = Math.min(START_MINUTES, MINUTES / 2) * 60_000;
    log(`${phones.length} phones start within ${startWithinMs / 60_000} minutes, ${admins.length} admins work`);
    working = Promise.all([
      ...phones.map((phone, index) => phone.runUntil(hasStopped, (startWithinMs * index) / phones.length)),
      ...desks.map(({ desk }, index) =>
        desk.runUntil(hasStopped, (Math.min(ARRIVAL_MS, startWithinMs) * index) / desks.length),
      ),
      new Photographer(watch(office), shifts).runUntil(hasStopped),
      new Paymaster(watch(office), shifts).runUntil(hasStopped),
    ]);
    // A failure ends the run early, because the other users stop only when told.
    const failed = working.then(() => undefined);
    await Promise.race([new Promise((resolve) => setTimeout(resolve, MINUTES * 60_000)), failed]);
    printFigures(`Calls of ${MINUTES} minutes, in ms (refused: the second press of two)`, load.list());
    expect(load.listErrors()).toEqual([]);
    expect(phones.filter(({ hasStarted }) => hasStarted).length).toBe(phones.length);

    measurements = kills;
    const parts: readonly (readonly [string, ServerProcess])[] = [
      ...Object.entries(stack.services).map(([name, service]) => [`svc-${name}`, service] as const),
      ['PostgreSQL', stack.postgres],
      ['Redis', stack.redis],
      ['nginx', stack.nginx],
      ...(objects.server ? [['object store', objects.server] as const] : []),
    ];
    const recoveries: Record<string, object> = {};
    for (const [name, part] of parts)
      await test.step(`kills ${name}`, async () => {
        log(`${name} is killed`);
        recoveries[name] = (await Promise.race([measureRecovery(stack, part, countWrites), failed])) ?? {};
      });
    isStopped = true;
    await working;
    log('After a kill');
    console.table(recoveries);
    printFigures('Calls while parts were killed, in ms', kills.list());

    log(`${countWrites()} acknowledged writes: do the services agree?`);
    await eventually(() => findReplicaDifferences(databases), AGREED_WITHIN_MS);
    const lost = (await Promise.all(journals.map((journal) => findLostOrDuplicateWrites(databases, journal)))).flat();
    expect(lost).toEqual([]);
    expect(await findLostOrDoubledShifts(databases, people, phones)).toEqual([]);
    expect(phones.flatMap(({ complaints }) => complaints)).toEqual([]);
    expect(await findPayProblems(office)).toEqual([]);
    const asked = { visitor: Client.visitor(stack.url), office, people };
    await eventually(() => findWrongAnswers(asked, databases, shifts), AGREED_WITHIN_MS);
    log('Nothing lost, nothing doubled.');
  } finally {
    isStopped = true;
    await working.catch(() => {});
    await databases.close();
    await stack.stop();
    const leaked = await findSecretsInLogs(stack.logDir, join(dataDir, 'secrets.json'));
    await objects.stop();
    await rm(dataDir, { recursive: true, force: true });
    expect(leaked).toEqual([]);
  }
});
