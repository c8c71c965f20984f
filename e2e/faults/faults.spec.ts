import { DEMO_CONTRACTORS } from '@cleaning/contracts/demo';
import { Databases, eventually } from '../stack/databases.js';
import { expect, test } from '../stack/test.js';
import { Client, Journal } from './client.js';
import { disagreements, findLostOrDoubled } from './comparisons.js';
import { findPayProblems, Paymaster } from './pay-work.js';
import { flushAll, readEverythingAgain } from './random-faults.js';
import { Admin, Contractor } from './work.js';

/** This many acknowledged writes between two faults prove that work continues. */
const SOME_WRITES = 40;
const RECOVERED_WITHIN_MS = 60_000;
const AGREED_WITHIN_MS = 60_000;

const isReady = (url: string) => fetch(`${url}/readyz`).then(({ ok }) => ok);

test('loses no write and repeats none while each part is killed, stopped or emptied', async ({ product }) => {
  test.setTimeout(600_000);
  const { stack, url, admin } = product;
  if (!stack) throw new Error('Faults are made in a stack of their own.');
  const databases = new Databases(stack);
  const journal = new Journal();
  let over = false;

  const people = DEMO_CONTRACTORS.filter(({ verified }) => verified);
  const contractors = await Promise.all(people.map(({ email }) => Client.of(url, email)));
  const desk = await Client.of(url, admin.email, admin.password);
  const paymaster = new Paymaster(desk, journal);
  const office = new Admin(
    desk,
    url,
    journal,
    people.map(({ id }) => id),
  );
  await office.createPermanent();
  const load = Promise.all(
    [office, paymaster, ...contractors.map((client) => new Contractor(client, journal))].map((each) =>
      each.work(() => over),
    ),
  );

  const workGoesOn = async () => {
    const enough = journal.count + SOME_WRITES;
    const missing = async () => (journal.count < enough ? [`only ${journal.count} of ${enough} writes`] : []);
    await eventually(missing, RECOVERED_WITHIN_MS);
  };

  try {
    await workGoesOn();
    for (const [name, service] of Object.entries(stack.services))
      await test.step(`kills svc-${name}`, async () => {
        const killed = service.pid;
        service.kill('SIGKILL');
        await workGoesOn();
        await eventually(
          async () => (service.pid === killed ? ['it lives'] : (await isReady(service.url)) ? [] : ['it is not back']),
          RECOVERED_WITHIN_MS,
        );
        await workGoesOn();
      });

    await test.step('kills Redis and restarts it', async () => {
      stack.redis.kill('SIGKILL');
      await workGoesOn();
      await stack.redis.restart();
      await workGoesOn();
    });

    await test.step('kills PostgreSQL', async () => {
      stack.postgres.kill('SIGKILL');
      await workGoesOn();
    });

    for (let time = 1; time <= 4; time += 1)
      await test.step(`empties Redis (${time})`, async () => {
        await flushAll(stack);
        await workGoesOn();
      });

    for (const name of ['invoice', 'auth'] as const)
      await test.step(`suspends svc-${name}`, async () => {
        stack.services[name].kill('SIGSTOP');
        // svc-auth's own calls stall too, so only running work continues.
        if (name === 'invoice') await workGoesOn();
        else await new Promise((resolve) => setTimeout(resolve, 2000));
        stack.services[name].kill('SIGCONT');
        await workGoesOn();
      });

    await test.step('rereads every feed from the beginning', async () => {
      await readEverythingAgain(stack, databases);
      await workGoesOn();
    });
  } finally {
    over = true;
    await load;
  }

  await test.step(`agrees across services after ${journal.count} writes`, async () => {
    await eventually(() => disagreements(databases), AGREED_WITHIN_MS);
    expect(await findLostOrDoubled(databases, journal)).toEqual([]);
    expect(await findPayProblems(desk)).toEqual([]);
    const kinds = { ...journal.kinds(), payRuns: paymaster.paid };
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
