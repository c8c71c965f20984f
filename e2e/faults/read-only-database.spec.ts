import { login } from '@cleaning/contracts';
import type { Stack } from '../../scripts/stack/index.mjs';
import { callApi } from '../stack/api.js';
import { eventually } from '../stack/databases.js';
import { PHONE } from '../stack/frame.js';
import { findLogLines } from '../stack/logs.js';
import { Office } from '../stack/office.js';
import { confirm, expect, openAs, test } from '../stack/test.js';
import { openFaultTest, RECOVERED_WITHIN_MS } from './kill-service.js';
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
  SINGLE_WRITES,
  sendAll,
} from './service-writes.js';
import { findStrayObjects, listObjects } from './stored-objects.js';
import { withSuperuser } from './superuser.js';

test.use({ viewport: PHONE, hasTouch: true });

const SETTING = 'default_transaction_read_only';

/** Makes every transaction read-only, or ends that, while all connections stay open: as an operator does before a move. */
async function setReadOnly(stack: Stack, isReadOnly: boolean): Promise<void> {
  await withSuperuser(stack, async (client) => {
    await client.query(isReadOnly ? `ALTER SYSTEM SET ${SETTING} = on` : `ALTER SYSTEM RESET ${SETTING}`);
    await client.query('SELECT pg_reload_conf()');
  });
  const readSetting = () =>
    withSuperuser(stack, async (client) => (await client.query(`SHOW ${SETTING}`)).rows[0]?.[SETTING]);
  // PostgreSQL updates its open connections before it opens one with the new setting.
  await expect.poll(readSetting).toBe(isReadOnly ? 'on' : 'off');
}

test('refuses writes while PostgreSQL takes none, and takes each once afterwards', async ({ page, product }) => {
  const { stack, databases } = await openFaultTest(product);
  const session = await openDeskSession(product);
  const office = await Office.open(product);
  const person = await office.registerVerified('Robin Reader');
  const jobId = await office.createPermanentJob('Read Only Depot');
  await office.assign(jobId, person);
  await office.waitForFeeds();
  const writes = await createServiceWrites(session, databases);
  const earlier = await createServiceWrites(session, databases);
  const main = page.getByRole('main');
  const bar = page.getByRole('complementary', { name: 'Work in progress' });
  await openAs(page, person, `/my-jobs/${jobId}`);
  await expect(main.getByRole('button', { name: 'Start', exact: true })).toBeEnabled();
  const stray = await findStrayObjects(stack, databases);

  // Their messages, pictures and feeds are under way when the fault starts.
  await sendAll(earlier);
  await setReadOnly(stack, true);
  try {
    await test.step('refuses a write of each service and a login, in plain words', async () => {
      const before = new Set(await listObjects(stack));
      for (const { service, send } of writes.all) expectUnavailable(await send(), `svc-${service}`);
      expectUnavailable(await callApi(product.url, login, { body: product.admin }), 'a login');
      expect(await countWritten(writes)).toEqual(NO_WRITES);
      // Sizes of the earlier collection's pictures may have been stored just now.
      const listNew = async () =>
        (await listObjects(stack)).filter((key) => !before.has(key) && !key.startsWith('gallery/'));
      await eventually(listNew, RECOVERED_WITHIN_MS);
    });

    await test.step('answers what is only read', async () => {
      expect(await readStatuses(session)).toEqual(ALL_ANSWERED);
    });

    await test.step('keeps a Start on the phone', async () => {
      await main.getByRole('button', { name: 'Start', exact: true }).click();
      await confirm(page, 'Start this job?', 'Start');
      await expect(main).toContainText('Saved on your phone with the time and place');
      await expect(bar).toContainText('Waiting for a connection:');
    });
  } finally {
    await setReadOnly(stack, false);
  }

  await test.step('takes each write once, without a restart', async () => {
    await sendAll(writes);
    // Repeats the writes, like somebody who has seen no answer.
    for (const { service, send } of writes.all) if (service !== 'jobs') expect((await send()).status).toBe(200);
    for (const each of [earlier, writes]) expect(await countWritten(each)).toEqual(SINGLE_WRITES);
    expect((await callApi(product.url, login, { body: product.admin })).status).toBe(200);
    await expect(bar.getByText('Waiting for a connection:')).toBeHidden({ timeout: RECOVERED_WITHIN_MS });
    const work = await databases.query('jobs', 'SELECT id FROM work_record WHERE person_id = $1', [person.id]);
    expect(work).toHaveLength(1);
  });

  await test.step('completes what was under way, and leaves nothing behind', async () => {
    for (const each of [earlier, writes]) {
      await eventually(() => listUnmadePictures(databases, each), 2 * RECOVERED_WITHIN_MS);
      await eventually(() => listUnsentMails(databases, each.email), 2 * RECOVERED_WITHIN_MS);
    }
    await eventually(() => databases.listFeedLag(), RECOVERED_WITHIN_MS);
    const listNewStray = async () =>
      (await findStrayObjects(stack, databases)).filter((object) => !stray.includes(object));
    await eventually(listNewStray, 2 * RECOVERED_WITHIN_MS);
    // Each service has met the fault: read_only_sql_transaction.
    const lines = await findLogLines(stack, '25006');
    expect([...lines.keys()].sort()).toEqual(
      expect.arrayContaining(['svc-auth', 'svc-invoice', 'svc-jobs', 'svc-media']),
    );
  });
  await databases.close();
});
