import { Socket } from 'node:net';
import pg from 'pg';
import { type EntityManager, QueryFailedError, type QueryRunner } from 'typeorm';
import { z } from 'zod';
import { defineService } from '../service.js';
import { type Bench, startBench } from '../testing/bench.js';
import { NoStates, NothingKept } from '../testing/peer-services.js';
import { inTransaction, type Statement } from './data-source.js';
import { sqlState } from './transactions.js';

const service = defineService({
  name: 'jobs',
  environment: z.object({}),
  entities: [],
  migrations: [],
  providers: [NoStates, NothingKept],
});

describe('a statement outside of a transaction', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await startBench(service);
    await bench.dataSource.query('CREATE TABLE thing (id integer PRIMARY KEY)');
  });
  afterAll(() => bench.stop());

  it('answers rows, and of a change how many they are as well', async () => {
    expect(await bench.dataSource.query('INSERT INTO thing VALUES ($1), ($2) RETURNING id', [1, 2])).toEqual([
      { id: 1 },
      { id: 2 },
    ]);
    expect(await bench.dataSource.query('SELECT id FROM thing WHERE id = $1', [1])).toEqual([{ id: 1 }]);
    expect(await bench.dataSource.query('UPDATE thing SET id = id + 2')).toEqual([[], 2]);
    expect(await bench.dataSource.query('DELETE FROM thing WHERE id = $1 RETURNING id', [3])).toEqual([[{ id: 3 }], 1]);
  });

  it('gives its connection back when it is refused, without the value in its error', async () => {
    const refused = Array.from({ length: 30 }, () =>
      bench.dataSource.query('SELECT $1::uuid', ['secret']).catch((error: unknown) => error),
    );
    for (const error of await Promise.all(refused)) {
      expect(error).toBeInstanceOf(QueryFailedError);
      expect(sqlState(error)).toBe('22P02');
      expect(String((error as Error).stack)).not.toContain('secret');
    }
    expect(await bench.dataSource.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('fails with its connection, and the next one has another', async () => {
    const end = bench.dataSource.query('SELECT pg_terminate_backend(pg_backend_pid())');
    await expect(end).rejects.toThrow();
    expect(await bench.dataSource.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});

describe('a transaction', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await startBench(service);
    await bench.dataSource.query('CREATE TABLE thing (id integer PRIMARY KEY)');
  });
  afterEach(() => bench.dataSource.query('TRUNCATE thing'));
  afterAll(() => bench.stop());

  const insert = 'INSERT INTO thing VALUES ($1)';
  const things = async () =>
    (await bench.dataSource.query<{ id: number }[]>('SELECT id FROM thing ORDER BY id')).map(({ id }) => id);
  const run = <T>(work: (manager: EntityManager) => Promise<T>, last?: Statement) =>
    inTransaction(bench.dataSource, work, () => last);

  it('has what its work and its last statement did, and answers what the work did', async () => {
    const work = async (manager: EntityManager) => {
      await Promise.all([manager.query(insert, [1]), manager.query(insert, [2])]);
      return manager.query('UPDATE thing SET id = id + 10');
    };
    expect(await run(work, [insert, [3]])).toEqual([[], 2]);
    expect(await things()).toEqual([3, 11, 12]);
    expect(await run(async () => 'nothing')).toBe('nothing');
  });

  it('sends what does not wait for an answer in one write', async () => {
    const text = (data: unknown) =>
      [data].flat().map((part) => String(Buffer.isBuffer(part) ? part : (part as { chunk: unknown }).chunk));
    const writes = jest.spyOn(
      Socket.prototype as unknown as { _writeGeneric(...given: unknown[]): void },
      '_writeGeneric',
    );
    await run((manager) => Promise.all([manager.query(insert, [1]), manager.query(insert, [2])]), [insert, [3]]);
    const sent = writes.mock.calls.map(([, data], index) => ({
      to: writes.mock.contexts[index],
      text: text(data).join(),
    }));
    writes.mockRestore();
    const { to } = sent.find((each) => each.text.includes('START TRANSACTION')) ?? {};
    const ofIt = sent.filter((each) => each.to === to).map((each) => each.text);
    expect(ofIt.slice(ofIt.findIndex((each) => each.includes('START TRANSACTION')))).toEqual([
      expect.stringContaining('START TRANSACTION'),
      expect.stringContaining('COMMIT'),
    ]);
  });

  it('does nothing when its work throws, and when any of its statements is refused, with the first refusal', async () => {
    const broken = run(async (manager) => {
      await manager.query(insert, [1]);
      throw new Error('A rule was broken');
    });
    await expect(broken).rejects.toThrow('A rule was broken');
    const twice = run(
      (manager) => Promise.all([manager.query(insert, [1]), manager.query(insert, [1]), manager.query(insert, [2])]),
      [insert, [3]],
    );
    expect(sqlState(await twice.catch((error: unknown) => error))).toBe('23505');
    const last = run((manager) => manager.query(insert, [1]), [insert, [1]]);
    expect(sqlState(await last.catch((error: unknown) => error))).toBe('23505');
    const ignored = run(async (manager) => {
      await manager.query(insert, [1]);
      await manager.query(insert, [1]).catch(() => {});
    });
    await expect(ignored).rejects.toThrow('rolled back');
    expect(await things()).toEqual([]);
  });

  it('refuses statements of work that goes on after it has failed or ended', async () => {
    let goOn = () => {};
    const failed = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let late: Promise<unknown> = Promise.resolve();
    const broken = run(async (manager) => {
      late = failed.then(() => manager.query(insert, [1]));
      late.catch(() => {});
      await manager.query(insert, [2]);
      // While the rollback is on its way.
      setImmediate(goOn);
      throw new Error('A rule was broken');
    });
    await expect(broken).rejects.toThrow('A rule was broken');
    await expect(late).rejects.toThrow('released');
    let kept: EntityManager | undefined;
    await run(async (manager) => {
      kept = manager;
    });
    await expect(kept?.query(insert, [3])).rejects.toThrow('released');
    expect(await things()).toEqual([]);
  });

  it('ends when the service is closed while it commits', async () => {
    const closing = await startBench(service);
    const { dataSource } = closing;
    await dataSource.query('CREATE TABLE thing (id integer PRIMARY KEY)');
    const other = new pg.Client((dataSource.options as { url?: string }).url);
    await other.connect();
    await other.query('BEGIN');
    await other.query(insert, [1]);
    const committing = inTransaction(
      dataSource,
      async () => 'done',
      () => [insert, [1]],
    );
    const outcome = Promise.allSettled([committing]);
    const waiting =
      "SELECT count(*)::int AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'INSERT%'";
    // Outside of the transaction, which sees one state of all connections.
    for (;;) if ((await bench.dataSource.query<{ count: number }[]>(waiting))[0]?.count) break;
    const { connectedQueryRunners } = dataSource.driver as unknown as { connectedQueryRunners: QueryRunner[] };
    // Closing would run for ever otherwise.
    expect(connectedQueryRunners.map(({ isReleased }) => isReleased)).toEqual([false]);
    const closed = closing.stop();
    await other.query('ROLLBACK');
    await other.end();
    expect(await outcome).toEqual([{ status: 'fulfilled', value: 'done' }]);
    await closed;
  });

  it('sees what others committed before each of its statements, also of those that were sent at once', async () => {
    await bench.dataSource.query('INSERT INTO thing VALUES (0)');
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
    // Whoever had the lock second saw what the first had committed.
    expect(counts.sort()).toEqual([1, 2]);
  });

  it('inside of another is a part of it', async () => {
    await run(async (manager) => {
      await manager.query(insert, [1]);
      await expect(
        manager.transaction(async (inner) => {
          await inner.query(insert, [2]);
          throw new Error('Not this part');
        }),
      ).rejects.toThrow('Not this part');
    });
    expect(await things()).toEqual([1]);
  });

  it('fails with its connection, and the next one has another', async () => {
    const ended = run(async (manager) => {
      await manager.query(insert, [1]);
      await manager.query('SELECT pg_terminate_backend(pg_backend_pid())');
    });
    await expect(ended).rejects.toThrow();
    expect(await run((manager) => manager.query(insert, [2]))).toEqual([]);
    expect(await things()).toEqual([2]);
  });
});
