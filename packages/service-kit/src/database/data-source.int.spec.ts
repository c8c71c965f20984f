import { QueryFailedError } from 'typeorm';
import { z } from 'zod';
import { defineService } from '../service.js';
import { type Bench, startBench } from '../testing/bench.js';
import { NoStates, NothingKept } from '../testing/peer-services.js';
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
