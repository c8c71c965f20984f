import {
  type Announcement,
  changeAdmin,
  endSession,
  getCurrentUser,
  LIVE_CHANNEL,
  listSessions,
  logout,
  MAX_STREAMS_PER_PERSON,
  readEvents,
  readNotice,
  removeSubContractor,
  verifyUser,
} from '@cleaning/contracts';
import { PubSub, Transactions } from '@cleaning/service-kit';
import { RedisUser, type TestApp } from '@cleaning/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { Notices } from '../notices/notices.service.js';
import { PASSWORD, People, startAuth, type TestPerson } from '../testing/people.js';
import { StreamReader } from '../testing/stream-reader.js';

let testApp: TestApp;
let redisUser: RedisUser;
let people: People;
let admin: TestPerson;
const open: StreamReader[] = [];
beforeAll(async () => {
  redisUser = await RedisUser.add();
  testApp = await startAuth({ REDIS_URL: redisUser.url });
  people = new People(testApp);
  admin = await people.createAdmin();
}, 60_000);
afterEach(() => {
  for (const reader of open.splice(0)) reader.close();
});
afterAll(async () => {
  await testApp.stop();
  await redisUser.remove();
});

const follow = async ({ token }: { token: string }, missedMs = 0): Promise<StreamReader> => {
  const reader = await StreamReader.openLive(testApp, token, missedMs);
  open.push(reader);
  return reader;
};
/** Announces a change the way another service does. */
const announce = (announcements: Announcement[], at = testApp) =>
  at.get(PubSub).publish(LIVE_CHANNEL, { announcements });
/** Sends a marker and waits for it: all earlier announcements have arrived by then. */
const mark = async (...readers: StreamReader[]) => {
  const id = uuidv7();
  await announce([{ topic: 'request', id, people: [...markPeople] }]);
  await Promise.all(readers.map((reader) => reader.waitUntil((one) => one.hasEvent('request', id))));
};
const markPeople = new Set<string>();
const contractor = async (given: Parameters<People['createContractor']>[0] = {}) => {
  const person = await people.createContractor(given);
  markPeople.add(person.id);
  return person;
};

describe('an event stream', () => {
  it('answers 400 to an invalid missed_ms and 401 without a token', async () => {
    for (const missed of ['soon', '-1', '0.5', '1e99']) {
      const answer = await testApp.call(readEvents, { token: admin.token, query: { missed_ms: missed } });
      expect([missed, answer.status]).toEqual([missed, 400]);
    }
    expect((await testApp.call(readEvents)).status).toBe(401);
  });

  it('sends admins all changes and sub-contractors only those on their screens', async () => {
    const [ana, bo] = [await contractor(), await contractor()];
    const unverified = await contractor({ verified: false });
    const streams = await Promise.all([admin, ana, unverified].map((person) => follow(person)));
    const [desk, own, waiting] = streams as [StreamReader, StreamReader, StreamReader];
    await mark(...streams);
    const before = new Map(streams.map((reader) => [reader, reader.events.length]));
    await announce([
      { topic: 'account', id: bo.id, people: [bo.id] },
      { topic: 'work', id: 'work-of-bo', people: [bo.id] },
      { topic: 'work', id: 'work-of-ana', people: [ana.id] },
      { topic: 'job', id: 'job-1', people: [] },
      { topic: 'invoice', id: '2026-1', people: [] },
      { topic: 'notice', id: 'notice-of-bo', people: [bo.id] },
    ]);
    await mark(...streams);
    const seen = (reader: StreamReader) =>
      reader.events
        .slice(before.get(reader))
        .filter(({ topic }) => topic !== 'request')
        .map(({ topic, id }) => `${topic} ${id}`);
    expect(seen(desk)).toEqual([
      `account ${bo.id}`,
      'work work-of-bo',
      'work work-of-ana',
      'job job-1',
      'invoice 2026-1',
    ]);
    expect(seen(own)).toEqual(['work work-of-ana', 'job ']);
    expect(seen(waiting)).toEqual([]);
  });

  it('reports a notice to its person only, on delivery and when it is read', async () => {
    const [ana, bo] = [await contractor(), await contractor()];
    const [own, other, desk] = [await follow(ana), await follow(bo), await follow(admin)];
    const notice = { kind: 'assigned', people: [ana.id], admins: false, parameters: {}, at: new Date().toISOString() };
    await testApp.get(Transactions).run((tx) => testApp.get(Notices).deliver(tx, uuidv7(), notice));
    await own.waitUntil(({ events }) => events.some(({ topic }) => topic === 'notice'));
    const id = own.events.find(({ topic }) => topic === 'notice')?.id ?? '';
    await testApp.call(readNotice, { token: ana.token, body: { id } });
    await own.waitUntil(({ events }) => events.filter(({ topic }) => topic === 'notice').length === 2);
    await mark(own, other, desk);
    expect([...other.events, ...desk.events].filter(({ topic }) => topic === 'notice')).toEqual([]);
  });

  it('reports another service’s change once svc-auth answers with it', async () => {
    const ana = await contractor();
    const own = await follow(ana);
    const job = {
      job_id: uuidv7(),
      job_name: 'Library',
      address: '1 King William St, Adelaide',
      pay: '30.00',
      image: '',
    };
    const cards = { permanent_jobs: [], quick_jobs: [] };
    await testApp.deliver('assignments', ana.id, cards);
    await own.waitUntil((reader) => reader.hasEvent('assignment', ana.id));
    const current = {
      kind: 'permanent',
      job_id: job.job_id,
      row_id: uuidv7(),
      started_at: new Date().toISOString(),
      business_date: '2026-11-18',
    } as const;
    await testApp.deliver('current-work', ana.id, current);
    await own.waitUntil((reader) => reader.hasEvent('work', ana.id));
    const { body } = await testApp.call(getCurrentUser, { token: ana.token });
    expect(body.current_permanent_job_row_id).toBe(current.row_id);
  });

  it('reports open jobs as soon as the person is verified', async () => {
    const ana = await contractor({ verified: false });
    const own = await follow(ana);
    await testApp.call(verifyUser, { token: admin.token, body: { id: ana.id, method: 'approve' } });
    await own.waitUntil((reader) => reader.hasEvent('account', ana.id));
    for (;;) {
      await announce([{ topic: 'job', id: uuidv7(), people: [] }]);
      await mark(own);
      if (own.hasEvent('job', '')) break;
    }
  });
});

describe('an open event stream', () => {
  it('ends when its own session logs out and not with another session', async () => {
    const ana = await contractor();
    const second = (await people.logIn(ana.email, PASSWORD)).body.access_token as string;
    const [here, there] = [await follow(ana), await follow({ token: second })];
    await testApp.call(logout, { token: ana.token });
    await here.waitForEnd();
    await mark(there);
    expect((await StreamReader.open(testApp, ana.token)).status).toBe(401);
  });

  it('ends when its session is ended, its person removed or its admin disabled', async () => {
    const [ana, bo, omar] = [await contractor(), await contractor(), await people.createAdmin('Omar')];
    const streams = [await follow(ana), await follow(bo), await follow(omar)];
    const second = (await people.logIn(ana.email, PASSWORD)).body.access_token as string;
    const { body: sessions } = await testApp.call(listSessions, { token: second });
    const first = sessions.find(({ current }: { current: boolean }) => !current);
    await testApp.call(endSession, { token: second, body: { id: first.id } });
    await testApp.call(removeSubContractor, { token: admin.token, params: { userID: bo.id } });
    await testApp.call(changeAdmin, { token: admin.token, body: { id: omar.id, method: 'disable' } });
    await Promise.all(streams.map((reader) => reader.waitForEnd()));
  });

  it('ends with its session even while Redis is down', async () => {
    const ana = await contractor();
    const own = await follow(ana);
    testApp.get(PubSub).stop();
    try {
      await own.waitUntil(({ states }) => states.at(-1)?.live === false);
      await testApp.call(logout, { token: ana.token });
      await own.waitForEnd();
    } finally {
      testApp.get(PubSub).start();
    }
    await follow(await contractor());
  });

  it('ends when the service shuts down', async () => {
    const other = await startAuth();
    const token = (await new People(other).createAdmin()).token;
    const reader = await StreamReader.openLive(other, token);
    await Promise.all([other.stop(), reader.waitForEnd()]);
  });
});

describe('the replay of missed changes', () => {
  it('sends changes again within the reader’s rights', async () => {
    const [ana, bo] = [await contractor(), await contractor()];
    const before = await follow(ana);
    const [mine, theirs] = [uuidv7(), uuidv7()];
    await announce([
      { topic: 'work', id: theirs, people: [bo.id] },
      { topic: 'work', id: mine, people: [ana.id] },
    ]);
    await mark(before);
    const late = await follow(ana, 30);
    const again = await follow(ana, 20_000);
    expect(late.states).toEqual([{ live: true, complete: expect.any(Boolean) }]);
    // The service may run for a shorter time than that.
    const [{ complete } = { complete: false }] = again.states;
    if (complete) await again.waitUntil((reader) => reader.hasEvent('work', mine));
    expect(again.hasEvent('work', theirs)).toBe(false);
  });

  it('is incomplete after Redis was down or 500 changes came at once', async () => {
    const desk = await follow(admin);
    testApp.get(PubSub).stop();
    await desk.waitUntil(({ states }) => states.at(-1)?.live === false);
    testApp.get(PubSub).start();
    await desk.waitUntil(({ states }) => states.at(-1)?.live === true);
    expect(desk.states.at(-1)).toEqual({ live: true, complete: false });
    const [states, lists] = [desk.states.length, desk.lists];
    const many = Array.from({ length: 500 }, () => ({ topic: 'work' as const, id: uuidv7(), people: [] }));
    await announce(many);
    await desk.waitUntil((reader) => reader.states.length > states);
    expect(desk.lists).toBe(lists);
  });

  it('is incomplete after the Redis connection was lost for a moment', async () => {
    const desk = await follow(admin);
    const states = desk.states.length;
    await redisUser.disconnect('pubsub');
    await desk.waitUntil((reader) => reader.states.length > states && reader.states.at(-1)?.live === true);
    expect(desk.states.at(-1)).toEqual({ live: true, complete: false });
  });

  it('is incomplete after an announcement with an unknown topic', async () => {
    const desk = await follow(admin);
    const states = desk.states.length;
    await testApp
      .get(PubSub)
      .publish(LIVE_CHANNEL, { announcements: [{ topic: 'from-the-future', id: '', people: [] }] });
    await desk.waitUntil((reader) => reader.states.length > states);
    expect(desk.states.at(-1)).toEqual({ live: true, complete: false });
  });
});

it('sends a thousand changes of one record as fewer than 200 events', async () => {
  const desk = await follow(admin);
  const [id, states] = [uuidv7(), desk.states.length];
  await Promise.all(Array.from({ length: 1000 }, () => announce([{ topic: 'work', id, people: [] }])));
  await mark(desk);
  expect(desk.states.length).toBe(states);
  expect(desk.events.filter((event) => event.id === id).length).toBeLessThan(200);
});

it('sends the changes of one replica to the streams of another', async () => {
  const env = { REDIS_PREFIX: uuidv7() };
  const [one, two] = [await startAuth(env), await startAuth(env)];
  try {
    const reader = await StreamReader.openLive(two, (await new People(two).createAdmin()).token);
    const { id } = await new People(one).createContractor();
    await reader.waitUntil((desk) => desk.hasEvent('account', id));
    reader.close();
  } finally {
    await Promise.all([one.stop(), two.stop()]);
  }
});

it('limits the streams of one person without affecting other people', async () => {
  const [ana, bo] = [await contractor(), await contractor()];
  for (let count = 0; count < MAX_STREAMS_PER_PERSON; count += 1) await follow(ana);
  const refused = await StreamReader.open(testApp, ana.token);
  expect(refused.status).toBe(429);
  await follow(bo);
  const metrics = await (await fetch(`${testApp.url}/metrics`)).text();
  expect(metrics).toContain(`cleaning_event_streams{service="svc-auth"} ${MAX_STREAMS_PER_PERSON + 1}`);
  expect(metrics).toMatch(/cleaning_event_streams_ended_total\{reason="refused",service="svc-auth"\} 1/);
  expect(metrics).not.toContain('route="/api/events",status="200"');
});
