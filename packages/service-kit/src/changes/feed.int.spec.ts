import { CHANGES_PATH, changesPage, SERVICES } from '@cleaning/contracts';
import { Queue } from 'bullmq';
import { v7 } from 'uuid';
import { Transactions } from '../database/transactions.js';
import { defineService } from '../service.js';
import { createServiceToken } from '../testing/access.js';
import { expectEventually, NamedJobsFeed, readerDefinition, sourceDefinition } from '../testing/named-jobs-feed.js';
import { NoHandlers } from '../testing/peer-services.js';
import { startTestApp } from '../testing/test-app.js';
import { ReadFeeds } from './read-feeds.js';

jest.setTimeout(90_000);

describe('change feed', () => {
  let feed: NamedJobsFeed;
  let { source, reader, token, redis, prefix, write, listCopies, listJobs, fetchPage, readShownTitle } =
    {} as NamedJobsFeed;

  beforeAll(async () => {
    feed = await NamedJobsFeed.start();
    ({ source, reader, token, redis, prefix, write, listCopies, listJobs, fetchPage, readShownTitle } = feed);
  });
  afterAll(() => feed?.stop());

  it("includes a write in the reader's next answer", async () => {
    for (let count = 0; count < 40; count += 1) {
      const id = v7();
      expect((await write(id, `job ${count}`)).status).toBe(200);
      expect(await readShownTitle(id)).toBe(`job ${count}`);
    }
  });

  it('includes each of 100 concurrent writes in the next answer of two replicas', async () => {
    const replica = await feed.startReplica();
    try {
      const stale: string[] = [];
      const writer = async (number: number) => {
        for (let count = 0; count < 10; count += 1) {
          const [id, title] = [v7(), `${number} wrote ${count}`];
          await write(id, title);
          if ((await readShownTitle(id, count % 2 ? replica : reader)) !== title) stale.push(title);
        }
      };
      await Promise.all(Array.from({ length: 10 }, (_, number) => writer(number)));
      expect(stale).toEqual([]);
    } finally {
      await replica.stop();
    }
  });

  it('publishes nothing after a rollback', async () => {
    const before = await fetchPage('invoice');
    expect((await write(v7(), 'refused')).status).toBe(409);
    expect(await fetchPage('invoice')).toEqual(before);
  });

  it('keeps one entry for each entity, with its newest number and state', async () => {
    const id = v7();
    for (let count = 0; count < 10; count += 1) await write(id, `version ${count}`);
    const { changes, last } = changesPage.parse((await fetchPage('invoice')).body);
    const own = changes.filter((change) => change.id === id);
    expect(own).toEqual([
      {
        seq: last,
        entity: 'job',
        id,
        state: { kind: 'quick', title: 'version 9', address: '' },
        request_id: expect.any(String),
      },
    ]);
    // No page after the last number.
    expect((await fetchPage('invoice', last)).body).toEqual({ changes: [], last });
  });

  it('publishes a deletion', async () => {
    const id = v7();
    await write(id, 'short-lived');
    await source.get(Transactions).run(async (tx) => {
      await tx.manager.query('DELETE FROM named_job WHERE id = $1', [id]);
      tx.recordChange('job', id);
    });
    expect(await readShownTitle(id)).toBe('');
  });

  it('gives concurrent writes unique numbers and brings the reader to the same state', async () => {
    const before = Number((await fetchPage('invoice')).body.last);
    const ids = Array.from({ length: 15 }, () => v7());
    await Promise.all(Array.from({ length: 150 }, (_, count) => write(ids[count % 15] as string, `w${count}`)));
    await expectEventually(listCopies, await listJobs());
    const rows = await source.dataSource.query<{ seq: string | null }[]>('SELECT seq FROM change');
    const numbers = rows.map(({ seq }) => Number(seq));
    expect(new Set(numbers).size).toBe(numbers.length);
    const { last } = (await fetchPage('invoice')).body;
    expect(Math.max(...numbers)).toBe(last);
    expect(last).toBeGreaterThan(before);
  });

  it('returns each reader only its own entities, and refuses other callers', async () => {
    const person = v7();
    await source.get(Transactions).run(async (tx) => tx.recordChange('assignments', person));
    const listEntities = async (caller: 'auth' | 'invoice' | 'media') =>
      new Set(changesPage.parse((await fetchPage(caller)).body).changes.map(({ entity }) => entity));
    expect(await listEntities('invoice')).toEqual(new Set(['job']));
    expect(await listEntities('auth')).toEqual(new Set(['assignments']));
    expect(await listEntities('media')).toEqual(new Set());
    // A service shares no secret with itself: a token in its own name is refused.
    expect((await fetchPage('jobs')).status).toBe(401);
    const byPerson = await fetch(`${source.url}${CHANGES_PATH}?after=0`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(byPerson.status).toBe(403);
    expect((await fetch(`${source.url}${CHANGES_PATH}?after=0`)).status).toBe(401);
    for (const after of ['-1', 'x', '1.5', '99999999999999999999'])
      expect([
        after,
        (
          await fetch(`${source.url}${CHANGES_PATH}?after=${after}`, {
            headers: { authorization: `Bearer ${createServiceToken(source, 'invoice')}` },
          })
        ).status,
      ]).toEqual([after, 400]);
  });

  it('ignores forged entries in Redis', async () => {
    const before = await listCopies();
    for (const from of SERVICES) {
      const queue = new Queue(`changes-${from}-to-invoice`, feed.queueOptions);
      const forged = { changes: [{ seq: 1, entity: 'job', id: v7(), state: { title: 'forged' } }], last: 1 };
      await queue.add('nudge', forged);
      await queue.add('events', [{ name: 'account.changed', payload: { user_id: v7(), role: 'admin' } }] as never);
      await queue.close();
    }
    await redis.publish(`${prefix}.keys.changed`, JSON.stringify({ keys: [{ kid: 'forged' }] }));
    // No worker takes this nudge, so requests read the feed until the next one replaces it.
    const key = `${prefix}:changes-jobs-to-invoice:de:nudge`;
    await expectEventually(() => redis.exists(key), 0);
    await redis.set(key, 'forged');
    expect(await readShownTitle(v7())).toBe('');
    await reader.get(ReadFeeds).read('jobs');
    expect(await listCopies()).toEqual(before);
    expect(await reader.dataSource.query(`SELECT 1 FROM known_account WHERE role = 'admin'`)).toEqual([]);
    await write(v7(), 'after the forgery');
    await expectEventually(() => redis.exists(key), 0);
  });
});

it('refuses to start when an entity has no handler or state reader', async () => {
  await expect(startTestApp(defineService({ ...readerDefinition, providers: [] }))).rejects.toThrow(
    /no handler for .*\bjob\b/,
  );
  await expect(
    startTestApp(defineService({ ...sourceDefinition, providers: [NoHandlers], controllers: [] })),
  ).rejects.toThrow(/no reader of the state of/);
});
