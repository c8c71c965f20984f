import { Queue } from 'bullmq';
import { v7 } from 'uuid';
import { Transactions } from '../database/transactions.js';
import { expectEventually, NamedJobsFeed, Titles } from '../testing/named-jobs-feed.js';
import { SetAside } from './set-aside.js';

jest.setTimeout(90_000);

describe('change feed with a failing change', () => {
  let feed: NamedJobsFeed;
  let { source, reader, redis, write, listCopies } = {} as NamedJobsFeed;

  beforeAll(async () => {
    feed = await NamedJobsFeed.start();
    ({ source, reader, redis, write, listCopies } = feed);
  });
  afterAll(() => feed?.stop());

  it('delivers 5,000 later changes and uses little memory in Redis', async () => {
    reader.get(Titles).refused.add('never applies');
    const bad = v7();
    await write(bad, 'never applies');
    const ids = Array.from({ length: 5000 }, () => v7());
    await source.get(Transactions).runWithoutWaiting(async (tx) => {
      await tx.manager.query(`INSERT INTO named_job SELECT unnest($1::uuid[]), 'behind it'`, [ids]);
      for (const id of ids) tx.recordChange('job', id);
    });
    const memory = async () => Number(/used_memory:(\d+)/.exec(await redis.info('memory'))?.[1]);
    const before = await memory();
    // As many nudges as an hour of polling, all while the change is retried.
    const nudges = new Queue('changes-jobs-to-invoice', feed.queueOptions);
    const nudge = {
      deduplication: { id: 'nudge', keepLastIfActive: true },
      removeOnComplete: true,
      removeOnFail: true,
    };
    for (let count = 0; count < 3600; count += 1) await nudges.add('nudge', {}, nudge);
    expect(await memory()).toBeLessThan(Math.max(before, 0) + 5_000_000);
    await expectEventually(async () => (await listCopies()).filter(({ title }) => title === 'behind it').length, 5000);
    expect((await nudges.getJobCounts('waiting', 'active', 'delayed', 'failed')).failed).toBe(0);
    expect(await nudges.getWaitingCount()).toBeLessThanOrEqual(1);
    expect((await reader.get(SetAside).list()).map(({ id }) => id)).toEqual([bad]);
    await nudges.close();
    const metrics = await (await fetch(`${reader.url}/metrics`)).text();
    expect(metrics).toContain('cleaning_changes_set_aside{source="jobs",service="svc-invoice"} 1');
    await reader.get(SetAside).drop({ source: 'jobs', entity: 'job', id: bad });
  });
});
