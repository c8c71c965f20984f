import { randomUUID } from 'node:crypto';
import { type BodyOf, CHANGES_PATH, changesPage, defineCall, SERVICES, type StateOf } from '@cleaning/contracts';
import { Controller, Injectable } from '@nestjs/common';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { z } from 'zod';
import { Roles } from '../access/access.guard.js';
import { type Transaction, Transactions } from '../database/transactions.js';
import { Conflict } from '../errors/domain-errors.js';
import { Input, Route } from '../http/route.js';
import { defineService } from '../service.js';
import { serviceToken } from '../testing/access.js';
import { type Bench, startBench } from '../testing/bench.js';
import { readCursor } from './apply-changes.js';
import { OnChange, ReadsState, statesById } from './handlers.js';
import { ReadFeeds } from './read-feeds.js';
import { SetAside } from './set-aside.js';

/** A minimal source and a minimal reader, in the roles of svc-jobs and svc-invoice. */
const name = defineCall({
  method: 'POST',
  path: '/name',
  service: 'jobs',
  access: ['contractor'],
  summary: 'Name a job',
  body: z.object({ id: z.uuid(), title: z.string() }),
  answer: z.object({}),
});

@Controller()
class NameController {
  constructor(private readonly transactions: Transactions) {}

  @Route(name)
  @Roles('contractor')
  async name(@Input(name) { id, title }: BodyOf<typeof name>) {
    await this.transactions.run(async (tx) => {
      await tx.manager.query(
        'INSERT INTO named_job VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET title = excluded.title',
        [id, title],
      );
      tx.changed('job', id);
      if (title === 'refused') throw new Conflict('Refused after the change was entered.');
    });
    return {};
  }
}

const NOTHING = new Map<string, never>();

@Injectable()
class NamedJobs {
  constructor(private readonly dataSource: DataSource) {}

  @ReadsState('job')
  async jobs(ids: readonly string[]) {
    return statesById<'job'>(
      await this.dataSource.query(
        `SELECT id, json_build_object('kind', 'quick', 'title', title, 'address', '') AS state
         FROM named_job WHERE id = ANY($1)`,
        [ids],
      ),
    );
  }
  @ReadsState('work-record')
  async workRecords() {
    return NOTHING;
  }
  @ReadsState('assignments')
  async assignments(ids: readonly string[]) {
    return new Map(ids.map((id) => [id, { permanent_jobs: [], quick_jobs: [] }]));
  }
  @ReadsState('owed')
  async owed() {
    return NOTHING;
  }
  @ReadsState('current-work')
  async currentWork() {
    return NOTHING;
  }
}

const redisAt = () => ({ port: Number(new URL(process.env.TEST_REDIS_URL as string).port), host: '127.0.0.1' });

/** Stores titles, except those in `refused`. */
@Injectable()
class Titles {
  readonly refused = new Set<string>();
  applied = 0;

  @OnChange('job')
  async apply(id: string, job: StateOf<'job'> | null, { manager }: Transaction) {
    if (!job) return void (await manager.query('DELETE FROM kept_job WHERE id = $1', [id]));
    await manager.query('INSERT INTO kept_job VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET title = $2', [
      id,
      job.title,
    ]);
    if (this.refused.has(job.title)) throw new Error('It cannot be kept, after it was written.');
    this.applied += 1;
  }
  @OnChange('work-record')
  async ignore() {}
}

const table = (sql: string, number: number) =>
  ({
    [`Table${1_770_000_000_000 + number}`]: class {
      name = `Table${1_770_000_000_000 + number}`;
      async up(runner: { query(sql: string): Promise<unknown> }) {
        await runner.query(sql);
      }
      async down() {}
    },
  })[`Table${1_770_000_000_000 + number}`] as never;

const base = { environment: z.object({}), entities: [] };
const sourceDefinition = defineService({
  ...base,
  name: 'jobs',
  migrations: [table('CREATE TABLE named_job (id uuid PRIMARY KEY, title text NOT NULL)', 1)],
  controllers: [NameController],
  providers: [NamedJobs],
});
const readerDefinition = defineService({
  ...base,
  name: 'invoice',
  migrations: [table('CREATE TABLE kept_job (id uuid PRIMARY KEY, title text NOT NULL)', 2)],
  controllers: [],
  providers: [Titles],
});

async function eventually<T>(read: () => Promise<T>, expected: T): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const actual = await read();
    if (JSON.stringify(actual) === JSON.stringify(expected) || Date.now() > deadline) {
      expect(actual).toEqual(expected);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

jest.setTimeout(90_000);

describe('the change feed', () => {
  const prefix = `feed-${randomUUID()}`;
  let source: Bench;
  let reader: Bench;
  let token: string;
  let redis: Redis;
  const write = (id: string, title: string) => source.call(name, { token, body: { id, title } });
  const kept = () =>
    reader.dataSource.query<{ id: string; title: string }[]>('SELECT id, title FROM kept_job ORDER BY id');
  const named = () =>
    source.dataSource.query<{ id: string; title: string }[]>('SELECT id, title FROM named_job ORDER BY id');
  const keptTitle = async (id: string) => (await kept()).find((job) => job.id === id)?.title;
  const pageFor = async (caller: 'auth' | 'invoice' | 'media', after = 0) => {
    const answer = await fetch(`${source.url}${CHANGES_PATH}?after=${after}&limit=500`, {
      headers: { authorization: `Bearer ${serviceToken(source, caller)}` },
    });
    return { status: answer.status, body: await answer.json() };
  };

  beforeAll(async () => {
    source = await startBench(sourceDefinition, { env: { REDIS_PREFIX: prefix } });
    reader = await startBench(readerDefinition, {
      env: { REDIS_PREFIX: prefix, JOBS_URL: source.url, JOBS_SECRET: source.peers.secretOf('invoice') },
    });
    ({ token } = await source.person());
    redis = new Redis(process.env.TEST_REDIS_URL as string);
    // The first write after a start may run before Redis is connected.
    const first = v7();
    await write(first, 'first');
    await eventually(() => keptTitle(first), 'first');
  });
  afterAll(async () => {
    redis?.disconnect();
    await reader?.stop();
    await source?.stop();
  });
  beforeEach(() => reader.get(Titles).refused.clear());

  it('shows a write at the reader once it is answered', async () => {
    for (let count = 0; count < 20; count += 1) {
      const id = v7();
      expect((await write(id, `job ${count}`)).status).toBe(200);
      expect(await keptTitle(id)).toBe(`job ${count}`);
    }
  });

  it('publishes nothing after a rollback', async () => {
    const before = await pageFor('invoice');
    expect((await write(v7(), 'refused')).status).toBe(409);
    expect(await pageFor('invoice')).toEqual(before);
  });

  it('has one entry for a thing, however often it changes, with the newest number and the state of now', async () => {
    const id = v7();
    for (let count = 0; count < 10; count += 1) await write(id, `version ${count}`);
    const { changes, last } = changesPage.parse((await pageFor('invoice')).body);
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
    expect((await pageFor('invoice', last)).body).toEqual({ changes: [], last });
  });

  it('publishes that a thing was deleted', async () => {
    const id = v7();
    await write(id, 'short-lived');
    await source.get(Transactions).run(async (tx) => {
      await tx.manager.query('DELETE FROM named_job WHERE id = $1', [id]);
      tx.changed('job', id);
    });
    expect(await keptTitle(id)).toBeUndefined();
  });

  it('gives numbers without gaps or repeats to many writes at once, and the reader ends with what the source has', async () => {
    const before = Number((await pageFor('invoice')).body.last);
    const ids = Array.from({ length: 15 }, () => v7());
    await Promise.all(Array.from({ length: 150 }, (_, count) => write(ids[count % 15] as string, `w${count}`)));
    await eventually(kept, await named());
    const rows = await source.dataSource.query<{ seq: string | null }[]>('SELECT seq FROM change');
    const numbers = rows.map(({ seq }) => Number(seq));
    expect(new Set(numbers).size).toBe(numbers.length);
    const { last } = (await pageFor('invoice')).body;
    expect(Math.max(...numbers)).toBe(last);
    expect(last).toBeGreaterThan(before);
  });

  it('is read anew by a reader whose cursor was lost, with the same result', async () => {
    await reader.dataSource.query('DELETE FROM change_cursor; DELETE FROM kept_job');
    // The cursor in the database counts, not the one in memory.
    await eventually(kept, await named());
  });

  it('is read anew when the source was put back to an earlier state', async () => {
    const id = v7();
    await write(id, 'after the backup');
    await source.dataSource.query(
      `DELETE FROM named_job WHERE id = '${id}'; DELETE FROM change WHERE entity_id = '${id}'`,
    );
    await source.dataSource.query('UPDATE change_counter SET last_seq = (SELECT coalesce(max(seq), 0) FROM change)');
    const { last } = (await pageFor('invoice')).body;
    await eventually(() => readCursor(reader.dataSource.manager, 'jobs'), last);
    await write(v7(), 'after the restore');
    // A restore resets all services together; rows that only the reader still has are out of scope here.
    await reader.dataSource.query('DELETE FROM kept_job WHERE id = $1', [id]);
    expect(await kept()).toEqual(await named());
  });

  it('answers each reader its own entities only', async () => {
    const person = v7();
    await source.get(Transactions).run(async (tx) => tx.changed('assignments', person));
    const seenBy = async (caller: 'auth' | 'invoice') =>
      new Set(changesPage.parse((await pageFor(caller)).body).changes.map(({ entity }) => entity));
    expect(await seenBy('invoice')).toEqual(new Set(['job']));
    expect(await seenBy('auth')).toEqual(new Set(['assignments']));
    // svc-media shares no secret with svc-jobs, so every token of it is refused.
    expect((await pageFor('media')).status).toBe(401);
    const person401 = await fetch(`${source.url}${CHANGES_PATH}?after=0`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(person401.status).toBe(403);
    expect((await fetch(`${source.url}${CHANGES_PATH}?after=0`)).status).toBe(401);
    for (const after of ['-1', 'x', '1.5', '99999999999999999999'])
      expect([
        after,
        (
          await fetch(`${source.url}${CHANGES_PATH}?after=${after}`, {
            headers: { authorization: `Bearer ${serviceToken(source, 'invoice')}` },
          })
        ).status,
      ]).toEqual([after, 400]);
  });

  it('believes nothing that is written into Redis', async () => {
    const before = await kept();
    for (const from of SERVICES) {
      const queue = new Queue(`changes-${from}-to-invoice`, {
        connection: redisAt(),
        prefix,
      });
      const forged = { changes: [{ seq: 1, entity: 'job', id: v7(), state: { title: 'forged' } }], last: 1 };
      await queue.add('nudge', forged);
      await queue.add('events', [{ name: 'account.changed', payload: { user_id: v7(), role: 'admin' } }] as never);
      await queue.close();
    }
    await redis.publish(`${prefix}.changes.applied`, JSON.stringify({ source: 'jobs', reader: 'invoice', last: 1e9 }));
    await redis.publish(`${prefix}.keys.changed`, JSON.stringify({ keys: [{ kid: 'forged' }] }));
    await redis.publish(`${prefix}.changes.applied`, 'not json');
    await reader.get(ReadFeeds).read('jobs');
    expect(await kept()).toEqual(before);
    expect(await reader.dataSource.query(`SELECT 1 FROM known_account WHERE role = 'admin'`)).toEqual([]);
  });

  it('loses nothing when Redis loses everything', async () => {
    for (let count = 0; count < 40; count += 1)
      await Promise.all([write(v7(), `flushed ${count}`), count % 10 === 5 ? redis.flushall() : undefined]);
    await redis.flushall();
    await eventually(kept, await named());
    const id = v7();
    await write(id, 'after the flush');
    await eventually(() => keptTitle(id), 'after the flush');
  });

  it('answers a write, and reads on, while Redis stands still', async () => {
    const id = v7();
    await redis.client('PAUSE', 5000, 'ALL');
    const goesOn = redis.ping().then(() => 'Redis');
    const shown = async () => {
      await write(id, 'meanwhile');
      while ((await keptTitle(id)) !== 'meanwhile') await new Promise((resolve) => setTimeout(resolve, 50));
      return 'the write';
    };
    expect(await Promise.race([shown(), goesOn])).toBe('the write');
    await goesOn;
  });

  it('sets aside what cannot be applied, goes on with the others and applies it when it can', async () => {
    const titles = reader.get(Titles);
    titles.refused.add('broken');
    const [bad, good] = [v7(), v7()];
    await write(bad, 'broken');
    await write(good, 'whole');
    await eventually(() => keptTitle(good), 'whole');
    expect(await keptTitle(bad)).toBeUndefined();
    const [aside] = await reader.get(SetAside).list();
    // Neither values of the state nor the text of the error, which may contain one.
    expect(aside).toMatchObject({
      reader: 'invoice',
      source: 'jobs',
      entity: 'job',
      id: bad,
      error: 'Error in the handler',
    });
    titles.refused.clear();
    await eventually(() => keptTitle(bad), 'broken');
    expect(await reader.get(SetAside).list()).toEqual([]);
  });

  it('never puts an older state over a newer one when a change is tried again', async () => {
    const titles = reader.get(Titles);
    titles.refused.add('old');
    const id = v7();
    await write(id, 'old');
    await eventually(async () => (await reader.get(SetAside).list()).length, 1);
    titles.refused.clear();
    await write(id, 'new');
    await eventually(() => keptTitle(id), 'new');
    expect(await reader.get(SetAside).list()).toEqual([]);
    expect(await reader.get(SetAside).retry({ source: 'jobs', entity: 'job', id })).toBe(false);
    expect(await keptTitle(id)).toBe('new');
  });

  it('tries again with growing pauses, counts the tries, and lets go what is dropped', async () => {
    const titles = reader.get(Titles);
    titles.refused.add('never');
    const id = v7();
    await write(id, 'never');
    const aside = reader.get(SetAside);
    await eventually(async () => (await aside.list()).map(({ tries }) => tries > 0), [true]);
    const pauses: number[] = [];
    for (let tries = 2; tries <= 4; tries += 1) {
      await aside.retry({ source: 'jobs', entity: 'job', id });
      await eventually(async () => (await aside.list())[0]?.tries, tries);
      const [row] = await reader.dataSource.query(
        'SELECT extract(epoch FROM next_try_at - now())::float AS pause FROM set_aside_change',
      );
      pauses.push(row.pause);
    }
    expect(pauses[2]).toBeGreaterThan(pauses[0] as number);
    await reader.dataSource.query('UPDATE set_aside_change SET tries = 5000, next_try_at = now()');
    await eventually(async () => (await aside.list())[0]?.tries, 5001);
    const [longest] = await reader.dataSource.query(
      "SELECT next_try_at <= now() + interval '1 hour' AS bounded FROM set_aside_change",
    );
    expect(longest).toEqual({ bounded: true });
    expect(await aside.drop({ source: 'jobs', entity: 'job', id })).toBe(true);
    expect(await aside.list()).toEqual([]);
    expect(await keptTitle(id)).toBeUndefined();
  });

  it('one change that never applies, 5,000 behind it and an hour of nudges: Redis stays small and all others arrive', async () => {
    reader.get(Titles).refused.add('never applies');
    const bad = v7();
    await write(bad, 'never applies');
    const ids = Array.from({ length: 5000 }, () => v7());
    await source.get(Transactions).runWithoutWaiting(async (tx) => {
      await tx.manager.query(`INSERT INTO named_job SELECT unnest($1::uuid[]), 'behind it'`, [ids]);
      for (const id of ids) tx.changed('job', id);
    });
    const memory = async () => Number(/used_memory:(\d+)/.exec(await redis.info('memory'))?.[1]);
    const before = await memory();
    // As many nudges as an hour of polling, all while the change is retried.
    const nudges = new Queue('changes-jobs-to-invoice', {
      connection: redisAt(),
      prefix,
    });
    const nudge = {
      deduplication: { id: 'nudge', keepLastIfActive: true },
      removeOnComplete: true,
      removeOnFail: true,
    };
    for (let count = 0; count < 3600; count += 1) await nudges.add('nudge', {}, nudge);
    expect(await memory()).toBeLessThan(Math.max(before, 0) + 5_000_000);
    await eventually(async () => (await kept()).filter(({ title }) => title === 'behind it').length, 5000);
    expect((await nudges.getJobCounts('waiting', 'active', 'delayed', 'failed')).failed).toBe(0);
    expect(await nudges.getWaitingCount()).toBeLessThanOrEqual(1);
    expect((await reader.get(SetAside).list()).map(({ id }) => id)).toEqual([bad]);
    await nudges.close();
    const metrics = await (await fetch(`${reader.url}/metrics`)).text();
    expect(metrics).toContain('cleaning_changes_set_aside{source="jobs",service="svc-invoice"} 1');
    await reader.get(SetAside).drop({ source: 'jobs', entity: 'job', id: bad });
  });
});

describe('a reader and a newer or broken source', () => {
  let reader: Bench;
  beforeAll(async () => {
    reader = await startBench(readerDefinition);
  });
  afterAll(() => reader.stop());
  const titles = () =>
    reader.dataSource
      .query<{ title: string }[]>('SELECT title FROM kept_job ORDER BY title')
      .then((rows) => rows.map(({ title }) => title));

  it('passes over things that it does not know, and fields that it does not know', async () => {
    reader.peers.enter('jobs', 'spaceship', v7(), { engine: 'warp' });
    reader.peers.enter('jobs', 'job', v7(), { kind: 'quick', title: 'newer', address: '', colour: 'green' });
    reader.peers.enter('jobs', 'spaceship', v7(), null);
    await reader.readFeed('jobs');
    expect(await titles()).toEqual(['newer']);
    expect(await reader.get(SetAside).list()).toEqual([]);
  });

  it('sets aside an invalid state, names its fields and no value, and applies it after a repair', async () => {
    const id = v7();
    reader.peers.enter('jobs', 'job', id, { kind: 'hovering', title: 4711 });
    await reader.readFeed('jobs');
    const [aside] = await reader.get(SetAside).list();
    expect(aside?.error).toBe('The state has another form: kind, title, address');
    reader.peers.enter('jobs', 'job', id, { kind: 'quick', title: 'mended', address: '' });
    await reader.readFeed('jobs');
    expect(await titles()).toEqual(['mended', 'newer']);
    expect(await reader.get(SetAside).list()).toEqual([]);
  });

  it('reads a feed of many pages to its end', async () => {
    for (let count = 0; count < 1234; count += 1)
      reader.peers.enter('jobs', 'job', v7(), { kind: 'quick', title: 'one of many', address: '' });
    await reader.readFeed('jobs');
    expect((await titles()).filter((title) => title === 'one of many')).toHaveLength(1234);
  });
});

it('does not start when an entity has no handler or no state reader', async () => {
  await expect(startBench(defineService({ ...readerDefinition, providers: [] }))).rejects.toThrow(/no handler for job/);
  await expect(startBench(defineService({ ...sourceDefinition, providers: [], controllers: [] }))).rejects.toThrow(
    /no reader of the state of/,
  );
});
