import { randomUUID } from 'node:crypto';
import { type BodyOf, defineCall, type EventPayload } from '@cleaning/contracts';
import { Controller, Get, Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { v7 } from 'uuid';
import { z } from 'zod';
import { type Transaction, Transactions } from './database/transactions.js';
import { Conflict } from './errors/domain-errors.js';
import { Inbox } from './events/inbox.js';
import { OnEvent } from './events/on-event.js';
import { CurrentCaller, Input, Route } from './http/route.js';
import { defineService } from './service.js';
import { Public, Roles } from './sessions/access.guard.js';
import { ReplicatedSessions, ReplicatedTokenKeys } from './sessions/replicated-sessions.js';
import type { Caller } from './sessions/sessions.js';
import { Sessions } from './sessions/sessions.js';
import { type Bench, startBench } from './testing/bench.js';

/** A source and a listener, as small as services can be. They stand in for svc-jobs and svc-auth. */
const say = defineCall({
  method: 'POST',
  path: '/say',
  service: 'jobs',
  access: ['contractor'],
  summary: 'Publish an event',
  body: z.object({ job_id: z.uuid(), title: z.string().min(1), version: z.number().int() }),
  answer: z.object({ by: z.string() }),
});

@Controller()
class TalkController {
  constructor(private readonly transactions: Transactions) {}

  @Route(say)
  @Roles('contractor')
  async say(@CurrentCaller() caller: Caller, @Input(say) body: BodyOf<typeof say>) {
    await this.transactions.run(async (tx) => {
      await tx.publish('job.changed', { ...body, kind: 'quick', address: '1 Test Street' });
      if (body.title === 'refused') throw new Conflict('Refused after the event was written.');
    });
    return { by: caller.name };
  }

  @Get('/forgotten')
  forgotten() {
    return 'must never be seen';
  }

  @Get('/broken')
  @Public()
  broken() {
    throw new Error('SELECT secret FROM table');
  }
}

@Injectable()
class JobTitles {
  readonly heard: EventPayload<'job.changed'>[] = [];
  failures = 0;

  @OnEvent('job.changed')
  async apply(event: EventPayload<'job.changed'>, tx: Transaction): Promise<void> {
    await tx.manager.query('INSERT INTO heard (title) VALUES ($1)', [event.title]);
    if (this.failures > 0) {
      this.failures -= 1;
      throw new Error('The handler failed after it had written.');
    }
    this.heard.push(event);
  }

  @OnEvent('work.recorded')
  async ignore(): Promise<void> {}
}

class HeardTable1770000000000 {
  name = 'HeardTable1770000000000';
  async up(runner: { query(sql: string): Promise<unknown> }): Promise<void> {
    await runner.query('CREATE TABLE heard (position serial PRIMARY KEY, title text NOT NULL)');
  }
  async down(): Promise<void> {}
}

const environment = z.object({});
const speaker = defineService({
  name: 'jobs',
  environment,
  entities: [],
  migrations: [],
  controllers: [TalkController],
  providers: [],
});
const listener = defineService({
  name: 'invoice',
  environment,
  entities: [],
  migrations: [HeardTable1770000000000 as never],
  controllers: [],
  providers: [JobTitles],
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

describe('a service made with the kit', () => {
  let source: Bench;
  let sink: Bench;
  let ana: { id: string; token: string };
  const env = { REDIS_PREFIX: `kit-${randomUUID()}` };
  const titles = () =>
    sink.dataSource
      .query<{ title: string }[]>('SELECT title FROM heard ORDER BY position')
      .then((rows) => rows.map((row) => row.title));
  const speak = (title: string) => source.call(say, { token: ana.token, body: { job_id: v7(), title, version: 1 } });

  beforeAll(async () => {
    [source, sink] = await Promise.all([startBench(speaker, { env }), startBench(listener, { env })]);
    ana = await source.person({ name: 'Ana' });
  }, 60_000);
  afterAll(async () => {
    await Promise.all([source?.stop(), sink?.stop()]);
  });
  beforeEach(async () => {
    await eventually(async () => (await sink.get(Inbox).lastSeq('jobs')) >= 0, true);
    await sink.dataSource.query('TRUNCATE heard');
  });

  it('keeps a route closed that nobody opened', async () => {
    const answer = await fetch(`${source.url}/forgotten`, { headers: { authorization: `Bearer ${ana.token}` } });
    expect(answer.status).toBe(403);
  });

  it('asks strangers to log in', async () => {
    expect(await source.call(say, { body: {} })).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    const forged = source.token({ sub: ana.id, sv: 2, role: 'user' });
    expect(await source.call(say, { token: forged, body: {} })).toMatchObject({ status: 401 });
  });

  it('refuses people of other roles', async () => {
    const newcomer = await source.person({ verified: false });
    const answer = await source.call(say, { token: newcomer.token, body: {} });
    expect(answer).toMatchObject({
      status: 403,
      body: { code: 'forbidden', msg: 'Your account is not verified yet.' },
    });
  });

  it('ends the session of a removed person, and of one whose password was changed or who was disproved, at once', async () => {
    const leaver = await source.person({});
    await source.person({ id: leaver.id, removed: true, version: 2 });
    expect(await source.call(say, { token: leaver.token, body: {} })).toMatchObject({ status: 401 });

    const stayer = await source.person({});
    const account = {
      user_id: stayer.id,
      name: 'Ana',
      email: 'ana@example.com',
      role: 'user',
      removed: false,
      ended_sessions: [] as string[],
    } as const;
    await source.deliver('account.changed', { ...account, verified: true, version: 2, session_version: 2 });
    expect(await source.call(say, { token: stayer.token, body: {} })).toMatchObject({ status: 401 });
    const second = source.token({ sub: stayer.id, sv: 2, role: 'user' });
    expect(await source.call(say, { token: second, body: {} })).toMatchObject({ status: 400 });
    await source.deliver('account.changed', { ...account, verified: false, version: 3, session_version: 3 });
    expect(await source.call(say, { token: second, body: {} })).toMatchObject({ status: 401 });
  });

  it('ends one session of a person and leaves the others, in calls and in links', async () => {
    const phone = await source.person({});
    const laptop = source.token({ sub: phone.id, sv: 1, sid: v7(), role: 'user' });
    expect(await source.call(say, { token: phone.token, body: {} })).toMatchObject({ status: 400 });
    await source.person({ id: phone.id, version: 2, endedSessions: [phone.sessionId] });
    expect(await source.call(say, { token: phone.token, body: {} })).toMatchObject({ status: 401 });
    expect(await source.call(say, { token: laptop, body: {} })).toMatchObject({ status: 400 });
    const open = (version: number, session: string) => source.get(Sessions).isOpen(phone.id, version, session);
    expect(await Promise.all([open(1, v7()), open(1, phone.sessionId), open(2, v7())])).toEqual([true, false, false]);
    expect(await source.get(Sessions).isOpen(v7(), 1, v7())).toBe(false);
  });

  it('names the fields that do not fit', async () => {
    const answer = await source.call(say, { token: ana.token, body: { title: '' } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'bad-input', request_id: answer.headers.get('x-request-id') });
    expect(answer.body.issues.map((issue: { field: string }) => issue.field)).toEqual(['job_id', 'title', 'version']);
  });

  it('answers what it did not expect without telling secrets', async () => {
    const answer = await fetch(`${source.url}/broken`);
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('SELECT');
  });

  it('answers broken JSON and unknown paths in the one error form', async () => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"a":' };
    expect(await (await fetch(`${source.url}/say`, init)).json()).toMatchObject({ code: 'bad-input' });
    expect(await (await fetch(`${source.url}/nowhere`)).json()).toMatchObject({ code: 'not-found' });
  });

  it('shows a write to the other service once it is answered', async () => {
    await speak('warm-up');
    await eventually(async () => (await titles()).includes('warm-up'), true);
    expect((await speak('first')).status).toBe(200);
    expect(await titles()).toEqual(['warm-up', 'first']);
  });

  it('sends nothing after a roll-back', async () => {
    expect((await speak('refused')).status).toBe(409);
    await speak('after');
    await eventually(titles, ['after']);
  });

  it('applies an event once, however often it is delivered', async () => {
    await speak('once');
    await eventually(titles, ['once']);
    const [row] = await source.dataSource.query('SELECT * FROM outbox_event ORDER BY position DESC LIMIT 1');
    const event = {
      id: row.id,
      source: 'jobs' as const,
      seq: Number(row.seq),
      name: row.name,
      payload: row.payload,
      request_id: null,
    };
    expect(await sink.get(Inbox).receive('jobs', [event])).toEqual({ state: 'known' });
    expect(await titles()).toEqual(['once']);
  });

  it('applies events in their order when they arrive in another one', async () => {
    const inbox = sink.get(Inbox);
    const last = await inbox.lastSeq('auth');
    const event = (n: number) => ({
      id: v7(),
      source: 'auth' as const,
      seq: last + n,
      name: 'signing-key.added',
      payload: { kid: `kid-${n}`, public_key_pem: 'pem' },
      request_id: null,
    });
    expect(await inbox.receive('auth', [event(3)])).toEqual({ state: 'waiting', after: last });
    expect(await inbox.receive('auth', [event(2), event(6)])).toEqual({ state: 'waiting', after: last });
    expect(await inbox.receive('auth', [event(1), event(2), event(4), event(7)])).toEqual({
      state: 'waiting',
      after: last + 4,
    });
    expect(await inbox.receive('auth', [event(4), event(5)])).toEqual({ state: 'applied' });
    expect(await inbox.lastSeq('auth')).toBe(last + 7);
    expect(await sink.dataSource.query('SELECT * FROM inbox_waiting')).toEqual([]);
  });

  it('undoes what a failing handler wrote and tries again', async () => {
    sink.get(JobTitles).failures = 2;
    await speak('tried again');
    await eventually(titles, ['tried again']);
  });

  it('loses nothing when Redis loses everything', async () => {
    const redis = new Redis(process.env.TEST_REDIS_URL as string);
    const expected: string[] = [];
    for (let n = 0; n < 40; n += 1) {
      expected.push(`n${n}`);
      await Promise.all([speak(`n${n}`), n % 10 === 5 ? redis.flushall() : undefined]);
    }
    await redis.flushall();
    await eventually(titles, expected);
    redis.disconnect();
  }, 40_000);

  it('asks again for what it missed', async () => {
    await speak('kept');
    await eventually(titles, ['kept']);
    await sink.dataSource.query(`UPDATE inbox_cursor SET last_seq = last_seq - 1 WHERE source = 'jobs'`);
    await eventually(titles, ['kept', 'kept']);
  }, 40_000);
});

it('does not start with an event that nobody handles', async () => {
  await expect(
    startBench(
      defineService({ ...listener, providers: [], sessions: ReplicatedSessions, tokenKeys: ReplicatedTokenKeys }),
    ),
  ).rejects.toThrow(/no handler for/);
}, 30_000);
