import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { defineService } from '../service.js';
import { NoStates, NothingKept } from '../testing/peer-services.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { underLock } from './advisory-lock.js';

const KEY = 7_301_999;

const service = defineService({
  name: 'jobs',
  environment: z.object({}),
  migrations: [],
  providers: [NoStates, NothingKept],
});

/** Work that goes on until it is ended. */
function openWork() {
  let begun = () => {};
  let end = () => {};
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const isEnded = new Promise<void>((resolve) => {
    end = resolve;
  });
  const work = () => {
    begun();
    return isEnded;
  };
  return { work, isBegun, end };
}

describe('work under a lock', () => {
  let testApp: TestApp;
  let dataSource: DataSource;
  let other: pg.Client;
  beforeAll(async () => {
    testApp = await startTestApp(service);
    dataSource = testApp.dataSource;
    other = new pg.Client((dataSource.options as { url?: string }).url);
    await other.connect();
    await other.query('CREATE TABLE thing (id integer)');
  });
  afterAll(async () => {
    await other.end();
    await testApp.stop();
  });

  const backends = async (condition: string): Promise<{ pid: number; state: string }[]> => {
    const { rows } = await other.query(
      `SELECT pid, state FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND ${condition}`,
    );
    return rows;
  };
  /** Those whose last try failed. */
  const waiting = () => backends(`state = 'idle' AND query = 'ROLLBACK'`);
  const holders = () =>
    backends(
      `EXISTS (SELECT FROM pg_locks WHERE pg_locks.pid = pg_stat_activity.pid AND locktype = 'advisory' AND granted)`,
    );
  const untilOneWaits = async () => {
    while ((await waiting()).length === 0) await setTimeout(10);
  };

  it('is done by one after the other, whatever becomes of it', async () => {
    let inside = 0;
    const found: number[] = [];
    const turns = Array.from({ length: 6 }, (_, turn) =>
      underLock(dataSource, KEY, async () => {
        inside += 1;
        await dataSource.query('SELECT pg_sleep(0.01)');
        found.push(inside);
        inside -= 1;
        if (turn % 2) throw new Error('It failed');
        return turn;
      }),
    );
    const outcomes = (await Promise.allSettled(turns)).map(({ status }) => status);
    expect(outcomes.toSorted()).toEqual([...Array(3).fill('fulfilled'), ...Array(3).fill('rejected')]);
    expect(found).toEqual(Array(6).fill(1));
    expect(await holders()).toEqual([]);
  });

  it('and the work of a version that takes the same lock for its session exclude each other', async () => {
    await other.query('SELECT pg_advisory_lock($1)', [KEY]);
    const order: string[] = [];
    const later = underLock(dataSource, KEY, async () => order.push('later'));
    await untilOneWaits();
    order.push('earlier');
    await other.query('SELECT pg_advisory_unlock($1)', [KEY]);
    await later;
    expect(order).toEqual(['earlier', 'later']);

    const open = openWork();
    const working = underLock(dataSource, KEY, open.work);
    await open.isBegun;
    expect((await other.query('SELECT pg_try_advisory_lock($1) AS got', [KEY])).rows).toEqual([{ got: false }]);
    open.end();
    await working;
  });

  it('has changed tables and made indexes beside readers while others wait for it', async () => {
    const open = openWork();
    const first = underLock(dataSource, KEY, async () => {
      await open.work();
      await dataSource.query('CREATE INDEX CONCURRENTLY thing_by_id ON thing (id)');
      await dataSource.query('ALTER TABLE thing ADD name text');
    });
    await open.isBegun;
    const second = underLock(dataSource, KEY, async () => 'second');
    await untilOneWaits();
    expect(await holders()).toEqual([{ pid: expect.any(Number), state: 'idle in transaction' }]);
    // The index is not made while one of them has a snapshot.
    open.end();
    await first;
    expect(await second).toBe('second');
  });

  it('leaves no lock when its process is killed, and says so if it lives', async () => {
    const open = openWork();
    const killed = underLock(dataSource, KEY, open.work);
    const outcome = Promise.allSettled([killed]);
    await open.isBegun;
    const [holder] = await holders();
    const next = underLock(dataSource, KEY, async () => 'next');
    await untilOneWaits();
    // A killed process leaves its connection as well.
    await other.query('SELECT pg_terminate_backend($1)', [holder?.pid]);
    expect(await next).toBe('next');
    open.end();
    expect((await outcome)[0]?.status).toBe('rejected');
  });
});
