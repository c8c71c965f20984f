import {
  buildNudgeQueueName,
  GALLERY_IMAGES_QUEUE,
  listReaders,
  login,
  MAIL_QUEUE,
  SERVICES,
} from '@cleaning/contracts';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import type { Stack } from '../../scripts/stack/index.mjs';
import { callApi } from '../stack/api.js';
import { eventually } from '../stack/databases.js';
import { Office } from '../stack/office.js';
import { expect, openAs, test } from '../stack/test.js';
import { openFaultTest, RECOVERED_WITHIN_MS } from './kill-service.js';
import {
  ALL_ANSWERED,
  countWritten,
  createServiceWrites,
  listUnmadePictures,
  listUnsentMails,
  openDeskSession,
  readStatuses,
  SINGLE_WRITES,
  sendAll,
} from './service-writes.js';
import { findStrayObjects } from './stored-objects.js';

/**
 * A queue's worker pauses for 15 s after Redis refuses, and a job from the outage is retried after 30 s, or a minute
 * for messages.
 */
const QUEUES_EMPTY_WITHIN_MS = 180_000;

/** Queues of pictures, messages and nudges. */
const QUEUES = [
  GALLERY_IMAGES_QUEUE,
  MAIL_QUEUE,
  ...SERVICES.flatMap((source) => listReaders(source).map((reader) => buildNudgeQueueName(source, reader))),
];

/** Jobs that wait, run or have failed. */
async function listQueuedJobs({ redis }: Stack): Promise<string[]> {
  const { hostname: host, port, username, password } = new URL(redis.url);
  const connection = { host, port: Number(port), username, password };
  const found = await Promise.all(
    QUEUES.map(async (name) => {
      const queue = new Queue(name, { connection, prefix: 'cleaning', skipMetasUpdate: true });
      const counts = await queue
        .getJobCounts('active', 'waiting', 'prioritized', 'delayed', 'failed')
        .finally(() => queue.close());
      return Object.entries(counts).flatMap(([state, count]) => (count > 0 ? [`${name}: ${count} ${state}`] : []));
    }),
  );
  return found.flat();
}

test('accepts writes while Redis is full, and does the queued work once afterwards', async ({ page, product }) => {
  const { stack, databases } = await openFaultTest(product);
  const session = await openDeskSession(product);
  const office = await Office.open(product);
  await office.waitForFeeds();
  const writes = await createServiceWrites(session, databases);
  const earlier = await createServiceWrites(session, databases);
  const stray = await findStrayObjects(stack, databases);
  await openAs(page, product.admin);
  await expect(page.getByText('Connected', { exact: true })).toBeAttached();

  const redis = new Redis(stack.redis.url);
  const [, limit = '0'] = (await redis.config('GET', 'maxmemory')) as string[];
  // Redis refuses the results of jobs that run when it fills up.
  await sendAll(earlier);
  await redis.config('SET', 'maxmemory', '1');
  try {
    await test.step('takes a write of each service, and a login', async () => {
      await sendAll(writes);
      expect(await countWritten(writes)).toEqual(SINGLE_WRITES);
      expect((await callApi(product.url, login, { body: product.admin })).status).toBe(200);
      expect(await readStatuses(session)).toEqual(ALL_ANSWERED);
    });

    await test.step('shows the writes in the other services and on an open page', async () => {
      await eventually(() => databases.listFeedLag(), RECOVERED_WITHIN_MS);
      await expect(page.getByRole('article').filter({ hasText: writes.mark })).toBeVisible();
    });

    await test.step('keeps pictures and messages for later', async () => {
      expect(await listUnmadePictures(databases, writes)).toHaveLength(2);
      expect(await listUnsentMails(databases, writes.email)).not.toEqual([]);
    });
  } finally {
    await redis.config('SET', 'maxmemory', limit);
    redis.disconnect();
  }

  await test.step('does the waiting work once, without a restart', async () => {
    for (const each of [earlier, writes]) {
      await eventually(() => listUnmadePictures(databases, each), QUEUES_EMPTY_WITHIN_MS);
      await eventually(() => listUnsentMails(databases, each.email), QUEUES_EMPTY_WITHIN_MS);
      expect(await countWritten(each)).toEqual(SINGLE_WRITES);
    }
    await eventually(() => listQueuedJobs(stack), QUEUES_EMPTY_WITHIN_MS);
    await eventually(() => databases.listFeedLag(), RECOVERED_WITHIN_MS);
    // A picture that was made twice would leave its first sizes.
    const listNewStray = async () =>
      (await findStrayObjects(stack, databases)).filter((object) => !stray.includes(object));
    await eventually(listNewStray, QUEUES_EMPTY_WITHIN_MS);
  });
  await databases.close();
});
