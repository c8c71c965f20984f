import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_CONTRACTORS } from '@cleaning/contracts/demo';
import { startStack } from '../../scripts/stack/index.mjs';
import { Databases, eventually } from '../stack/databases.js';
import { findSecretsInLogs } from '../stack/logs.js';
import { expect, test } from '../stack/test.js';
import { Client, Journal } from './client.js';
import { findLostOrDuplicateWrites, findReplicaDifferences } from './comparisons.js';
import { listNotReady } from './kill-service.js';
import { startObjectStore } from './object-store.js';
import { Bookkeeper, findWrongAnswers, Photographer, Visitor } from './office-users.js';
import { findPayProblems, Paymaster } from './paymaster.js';
import { createRandom, injectFaults, listFaults } from './random-faults.js';
import { Admin, Contractor } from './users.js';

const MINUTES = Number(process.env.FAULTS_MINUTES);
const SEED = Number(process.env.FAULTS_SEED);
const RECOVERED_WITHIN_MS = 120_000;
const AGREED_WITHIN_MS = 180_000;
/** This many more acknowledged writes prove recovery. */
const RECOVERY_WRITES = 100;

const formatClock = () => new Date().toISOString().slice(11, 19);
const log = (line: string) => console.log(`${formatClock()} ${line}`);

test('loses no write and repeats none under random faults', async () => {
  test.setTimeout((MINUTES + 15) * 60_000);
  log(`FAULTS_SEED=${SEED} FAULTS_MINUTES=${MINUTES}`);
  const objects = await startObjectStore(log);
  const dataDir = await mkdtemp(join(tmpdir(), 'cleaning-faults-'));
  const env = { REGISTRATIONS_PER_HOUR: '1000000', ...objects.environment };
  const stack = await startStack({ dataDir, demo: true, env, log: log });
  const databases = new Databases(stack);
  try {
    const journal = new Journal();
    let isStopped = false;
    const people = DEMO_CONTRACTORS.filter(({ verified }) => verified);
    const clients = await Promise.all(people.map(({ email }) => Client.logIn(stack.url, email)));
    const { email, password } = stack.admin;
    const office = await Client.logIn(stack.url, email, password);
    const admin = new Admin(
      office,
      stack.url,
      journal,
      people.map(({ id }) => id),
    );
    await admin.createPermanentJob();
    const bookkeeper = new Bookkeeper(office, journal);
    const paymaster = new Paymaster(office, journal);
    const visitor = new Visitor(Client.visitor(stack.url));
    const workers = [
      admin,
      bookkeeper,
      paymaster,
      new Photographer(office, journal),
      visitor,
      ...clients.map((client) => new Contractor(client, journal)),
    ];
    const startedAt = Date.now();
    const load = Promise.all(workers.map((each) => each.runUntil(() => isStopped)));

    const made = await injectFaults(listFaults(stack, objects.server), createRandom(SEED), {
      until: startedAt + MINUTES * 60_000,
      log: (line) => log(`${line} (${journal.count} writes so far)`),
    });
    log('No more faults: everything has to come back by itself');
    await eventually(() => listNotReady(stack), RECOVERED_WITHIN_MS);
    const enough = journal.count + RECOVERY_WRITES;
    await eventually(async () => (journal.count < enough ? ['work does not go on'] : []), RECOVERED_WITHIN_MS);
    isStopped = true;
    await load;
    const seconds = (Date.now() - startedAt) / 1000;

    log(`${journal.count} acknowledged writes: do the services agree?`);
    await eventually(() => findReplicaDifferences(databases), AGREED_WITHIN_MS);
    expect(await findLostOrDuplicateWrites(databases, journal)).toEqual([]);
    expect(bookkeeper.complaints).toEqual([]);
    expect(await findPayProblems(office)).toEqual([]);
    // The sweep remakes pictures that a fault interrupted.
    const asked = { visitor: Client.visitor(stack.url), office, people: clients };
    await eventually(() => findWrongAnswers(asked, databases, journal), AGREED_WITHIN_MS);
    const changes = await databases.countChanges();

    log(`Nothing lost, nothing doubled. Writes: ${journal.count}, ${(journal.count / seconds).toFixed(1)} a second.`);
    const kinds = {
      ...journal.countByKind(),
      collections: journal.collections.size,
      invoices: journal.invoices.size,
      payRuns: paymaster.paid,
    };
    log(JSON.stringify({ ...kinds, pagesSeen: visitor.pages, changes }));
    log(
      `Faults: ${[...made.values()].reduce((sum, count) => sum + count, 0)}. ${JSON.stringify(Object.fromEntries([...made].sort()))}`,
    );
    // Every kind of work must have happened.
    if (MINUTES >= 5)
      for (const [kind, count] of Object.entries(kinds)) expect([kind, count > 0]).toEqual([kind, true]);
  } finally {
    await databases.close();
    await stack.stop();
    const leaked = await findSecretsInLogs(stack.logDir, join(dataDir, 'secrets.json'));
    await objects.stop();
    await rm(dataDir, { recursive: true, force: true });
    expect(leaked).toEqual([]);
  }
});
