import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { z } from 'zod';
import { getMessage } from '../errors/error-records.js';
import { defineService } from '../service.js';
import { NoHandlers, NoStateReaders } from '../testing/peer-services.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { runUnderLock } from './advisory-lock.js';
import { getSqlState, MAX_ATTEMPTS, Transactions } from './transactions.js';

describe('data source', () => {
  const service = defineService({
    name: 'jobs',
    environment: z.object({}),
    migrations: [],
    providers: [NoStateReaders, NoHandlers],
  });

  describe('statement outside a transaction', () => {
    let testApp: TestApp;
    beforeAll(async () => {
      testApp = await startTestApp(service);
      await testApp.dataSource.query('CREATE TABLE thing (id integer PRIMARY KEY)');
    });
    afterAll(() => testApp.stop());

    it('returns rows, and for a change also their number', async () => {
      expect(await testApp.dataSource.query('INSERT INTO thing VALUES ($1), ($2) RETURNING id', [1, 2])).toEqual([
        { id: 1 },
        { id: 2 },
      ]);
      expect(await testApp.dataSource.query('SELECT id FROM thing WHERE id = $1', [1])).toEqual([{ id: 1 }]);
      expect(await testApp.dataSource.query('UPDATE thing SET id = id + 2')).toEqual([[], 2]);
      expect(await testApp.dataSource.query('DELETE FROM thing WHERE id = $1 RETURNING id', [3])).toEqual([
        [{ id: 3 }],
        1,
      ]);
    });

    it('returns its connection when a statement is refused, and logs no value', async () => {
      const refused = Array.from({ length: 30 }, () =>
        testApp.dataSource.query('SELECT $1::uuid', ['secret']).catch((error: unknown) => error),
      );
      for (const error of await Promise.all(refused)) {
        expect(error).toBeInstanceOf(QueryFailedError);
        expect(getSqlState(error)).toBe('22P02');
        expect(getMessage(error)).toBe('PostgreSQL refused a statement (22P02)');
      }
      expect(await testApp.dataSource.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    });

    it('retries after serialization failures up to the maximum attempts', async () => {
      await testApp.dataSource.query(`
        CREATE SEQUENCE attempt;
        CREATE FUNCTION fail_times(failures integer) RETURNS integer LANGUAGE plpgsql AS $$
        DECLARE made integer := nextval('attempt');
        BEGIN
          IF made <= failures THEN RAISE EXCEPTION 'again' USING ERRCODE = '40001'; END IF;
          RETURN made;
        END $$`);
      const fail = (failures: number) =>
        testApp.get(Transactions).runStatement<{ made: number }[]>('SELECT fail_times($1) AS made', [failures]);
      expect(await fail(MAX_ATTEMPTS - 1)).toEqual([{ made: MAX_ATTEMPTS }]);
      await testApp.dataSource.query('ALTER SEQUENCE attempt RESTART');
      await expect(fail(MAX_ATTEMPTS)).rejects.toThrow(QueryFailedError);
    });

    it('fails when its connection ends, and the next one gets a new connection', async () => {
      const end = testApp.dataSource.query('SELECT pg_terminate_backend(pg_backend_pid())');
      await expect(end).rejects.toThrow();
      // The connection closes after the answer.
      await setTimeout(100);
      expect(await testApp.dataSource.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    });
  });

  describe('transaction', () => {
    let testApp: TestApp;
    beforeAll(async () => {
      testApp = await startTestApp(service);
      await testApp.dataSource.query('CREATE TABLE thing (id integer PRIMARY KEY)');
    });
    afterEach(() => testApp.dataSource.query('TRUNCATE thing'));
    afterAll(() => testApp.stop());

    const insert = 'INSERT INTO thing VALUES ($1)';
    const things = async () =>
      (await testApp.dataSource.query<{ id: number }[]>('SELECT id FROM thing ORDER BY id')).map(({ id }) => id);
    const run = <T>(work: (manager: EntityManager) => Promise<T>) =>
      testApp.get(Transactions).run(({ manager }) => work(manager));

    it('commits its work and returns the result', async () => {
      const work = async (manager: EntityManager) => {
        await Promise.all([manager.query(insert, [1]), manager.query(insert, [2])]);
        return manager.query('UPDATE thing SET id = id + 10');
      };
      expect(await run(work)).toEqual([[], 2]);
      expect(await things()).toEqual([11, 12]);
      expect(await run(async () => 'nothing')).toBe('nothing');
    });

    it('rolls back when its work throws or a statement is refused', async () => {
      const broken = run(async (manager) => {
        await manager.query(insert, [1]);
        throw new Error('A rule was broken');
      });
      await expect(broken).rejects.toThrow('A rule was broken');
      const twice = run((manager) =>
        Promise.all([manager.query(insert, [1]), manager.query(insert, [1]), manager.query(insert, [2])]),
      );
      expect(getSqlState(await twice.catch((error: unknown) => error))).toBe('23505');
      const ignored = run(async (manager) => {
        await manager.query(insert, [1]);
        await manager.query(insert, [1]).catch(() => {});
      });
      await expect(ignored).rejects.toThrow('rolled back');
      expect(await things()).toEqual([]);
    });

    it('refuses statements after it has ended', async () => {
      let kept: EntityManager | undefined;
      await run(async (manager) => {
        kept = manager;
      });
      await expect(kept?.query(insert, [3])).rejects.toThrow('released');
      expect(await things()).toEqual([]);
    });

    it('sees rows that another transaction committed before its statement', async () => {
      await testApp.dataSource.query('INSERT INTO thing VALUES (0)');
      const counts = await Promise.all(
        [1, 2].map((id) =>
          run(async (manager) => {
            const [, rows] = await Promise.all([
              manager.query('SELECT FROM thing WHERE id = 0 FOR UPDATE'),
              manager.query<{ id: number }[]>('SELECT id FROM thing'),
              manager.query(insert, [id]),
            ]);
            return rows.length;
          }),
        ),
      );
      // The second holder of the lock saw the row of the first.
      expect(counts.sort()).toEqual([1, 2]);
    });

    it('continues after a savepoint is rolled back', async () => {
      await run(async (manager) => {
        await manager.query(insert, [1]);
        await expect(
          manager.transaction(async (inner) => {
            await inner.query(insert, [2]);
            await inner.query(insert, [1]);
          }),
        ).rejects.toMatchObject({ driverError: { code: '23505' } });
      });
      expect(await things()).toEqual([1]);
    });

    it('fails when its connection ends, and the next one gets a new connection', async () => {
      const ended = run(async (manager) => {
        await manager.query(insert, [1]);
        await manager.query('SELECT pg_terminate_backend(pg_backend_pid())');
      });
      await expect(ended).rejects.toThrow();
      expect(await run((manager) => manager.query(insert, [2]))).toEqual([]);
      expect(await things()).toEqual([2]);
    });
  });
});

describe('advisory locks', () => {
  const KEY = 7_301_999;

  const service = defineService({
    name: 'jobs',
    environment: z.object({}),
    migrations: [],
    providers: [NoStateReaders, NoHandlers],
  });

  /** Work that runs until `end` is called. */
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

  describe('underLock', () => {
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
    /** Backends whose last attempt failed. */
    const waiting = () => backends(`state = 'idle' AND query = 'ROLLBACK'`);
    const holders = () =>
      backends(
        `EXISTS (SELECT FROM pg_locks WHERE pg_locks.pid = pg_stat_activity.pid AND locktype = 'advisory' AND granted)`,
      );
    const untilOneWaits = async () => {
      while ((await waiting()).length === 0) await setTimeout(10);
    };

    it('runs one task at a time, even after failures', async () => {
      let inside = 0;
      const found: number[] = [];
      const turns = Array.from({ length: 6 }, (_, turn) =>
        runUnderLock(dataSource, KEY, async () => {
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

    it('excludes work that takes the same lock for its session', async () => {
      await other.query('SELECT pg_advisory_lock($1)', [KEY]);
      const order: string[] = [];
      const later = runUnderLock(dataSource, KEY, async () => order.push('later'));
      await untilOneWaits();
      order.push('earlier');
      await other.query('SELECT pg_advisory_unlock($1)', [KEY]);
      await later;
      expect(order).toEqual(['earlier', 'later']);

      const open = openWork();
      const working = runUnderLock(dataSource, KEY, open.work);
      await open.isBegun;
      expect((await other.query('SELECT pg_try_advisory_lock($1) AS got', [KEY])).rows).toEqual([{ got: false }]);
      open.end();
      await working;
    });

    it('can alter tables and build indexes while others wait for the lock', async () => {
      const open = openWork();
      const first = runUnderLock(dataSource, KEY, async () => {
        await open.work();
        await dataSource.query('CREATE INDEX CONCURRENTLY thing_by_id ON thing (id)');
        await dataSource.query('ALTER TABLE thing ADD name text');
      });
      await open.isBegun;
      const second = runUnderLock(dataSource, KEY, async () => 'second');
      await untilOneWaits();
      expect(await holders()).toEqual([{ pid: expect.any(Number), state: 'idle in transaction' }]);
      // A waiting backend with a snapshot would block the index.
      open.end();
      await first;
      expect(await second).toBe('second');
    });

    it('releases the lock when its process is killed', async () => {
      const open = openWork();
      const killed = runUnderLock(dataSource, KEY, open.work);
      const outcome = Promise.allSettled([killed]);
      await open.isBegun;
      const [holder] = await holders();
      const next = runUnderLock(dataSource, KEY, async () => 'next');
      await untilOneWaits();
      // Killing a process closes its connection too.
      await other.query('SELECT pg_terminate_backend($1)', [holder?.pid]);
      expect(await next).toBe('next');
      open.end();
      expect((await outcome)[0]?.status).toBe('rejected');
    });
  });
});
