import { DEMO_CONTRACTORS } from '@cleaning/contracts/demo';
import { Databases, eventually } from '../stack/databases.js';
import { expect, test } from '../stack/test.js';
import { Client, Journal } from './client.js';
import { findLostOrDuplicateWrites, findReplicaDifferences } from './comparisons.js';
import { findPayProblems, Paymaster } from './paymaster.js';
import { flushAll, resetFeedCursors } from './random-faults.js';
import { Admin, Contractor } from './users.js';

/** This many acknowledged writes between two faults prove that work continues. */
const RECOVERY_WRITES = 40;
const RECOVERED_WITHIN_MS = 60_000;
const AGREED_WITHIN_MS = 60_000;

const isReady = (url: string) => fetch(`${url}/readyz`).then(({ ok }) => ok);

test('loses no write and repeats none while each part is killed, stopped or emptied', async ({ product }) => {
  const { stack, url, admin } = product;
  if (!stack) throw new Error('Faults are made in a stack of their own.');
  const databases = new Databases(stack);
  const journal = new Journal();
  let isStopped = false;

  const people = DEMO_CONTRACTORS.filter(({ verified }) => verified);
  const contractors = await Promise.all(people.map(({ email }) => Client.logIn(url, email)));
  const desk = await Client.logIn(url, admin.email, admin.password);
  const paymaster = new Paymaster(desk, journal);
  const office = new Admin(
    desk,
    url,
    journal,
    people.map(({ id }) => id),
  );
  await office.createPermanentJob();
  const load = Promise.all(
    [office, paymaster, ...contractors.map((client) => new Contractor(client, journal))].map((each) =>
      each.runUntil(() => isStopped),
    ),
  );

  const waitForWrites = async () => {
    const enough = journal.count + RECOVERY_WRITES;
    const missing = async () => (journal.count < enough ? [`only ${journal.count} of ${enough} writes`] : []);
    await eventually(missing, RECOVERED_WITHIN_MS);
  };

  try {
    await waitForWrites();
    for (const [name, service] of Object.entries(stack.services))
      await test.step(`kills svc-${name}`, async () => {
        const killed = service.pid;
        service.kill('SIGKILL');
        await waitForWrites();
        await eventually(
          async () => (service.pid === killed ? ['it lives'] : (await isReady(service.url)) ? [] : ['it is not back']),
          RECOVERED_WITHIN_MS,
        );
        await waitForWrites();
      });

    await test.step('kills Redis and restarts it', async () => {
      stack.redis.kill('SIGKILL');
      await waitForWrites();
      await stack.redis.restart();
      await waitForWrites();
    });

    await test.step('kills PostgreSQL', async () => {
      stack.postgres.kill('SIGKILL');
      await waitForWrites();
    });

    for (let time = 1; time <= 4; time += 1)
      await test.step(`empties Redis (${time})`, async () => {
        await flushAll(stack);
        await waitForWrites();
      });

    for (const name of ['invoice', 'auth'] as const)
      await test.step(`suspends svc-${name}`, async () => {
        stack.services[name].kill('SIGSTOP');
        // svc-auth's own calls stall too, so only running work continues.
        if (name === 'invoice') await waitForWrites();
        else await new Promise((resolve) => setTimeout(resolve, 2000));
        stack.services[name].kill('SIGCONT');
        await waitForWrites();
      });

    await test.step('rereads every feed from the beginning', async () => {
      await resetFeedCursors(stack, databases);
      await waitForWrites();
    });
  } finally {
    isStopped = true;
    await load;
  }

  await test.step(`agrees across services after ${journal.count} writes`, async () => {
    await eventually(() => findReplicaDifferences(databases), AGREED_WITHIN_MS);
    expect(await findLostOrDuplicateWrites(databases, journal)).toEqual([]);
    expect(await findPayProblems(desk)).toEqual([]);
    const kinds = { ...journal.countByKind(), payRuns: paymaster.paid };
    console.log(JSON.stringify({ writes: journal.count, ...kinds }));
    // Every kind of work must have happened.
    for (const count of Object.values(kinds)) expect(count).toBeGreaterThan(0);
  });
  // Dozens of jobs with a shift each hour would slow every page that the tests behind this one open.
  await databases.query(
    'jobs',
    "UPDATE job SET closed_at = now() WHERE closed_at IS NULL AND (title LIKE 'Place %' OR title LIKE 'Quick job %')",
  );
  await databases.close();
});
