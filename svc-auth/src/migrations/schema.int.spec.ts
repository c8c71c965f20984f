import type { Bench } from '@cleaning/service-kit/testing';
import { startAuth } from '../testing/people.js';

let bench: Bench;
beforeAll(async () => {
  bench = await startAuth();
}, 60_000);
afterAll(() => bench.stop());

it('entities and migrated tables have the same columns', async () => {
  const tables = bench.dataSource.entityMetadatas.map((entity) => entity.tableName);
  const inEntities = bench.dataSource.entityMetadatas.flatMap((entity) =>
    entity.columns.map((column) => `${entity.tableName}.${column.databaseName} ${column.type} ${column.isNullable}`),
  );
  const inDatabase = await bench.dataSource.query<{ col: string }[]>(
    `SELECT c.relname || '.' || a.attname || ' '
       || replace(format_type(a.atttypid, a.atttypmod), 'timestamp with time zone', 'timestamptz')
       || ' ' || (NOT a.attnotnull)::text AS col
     FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     WHERE c.relname = ANY ($1) AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped`,
    [tables],
  );
  expect(inDatabase.map(({ col }) => col).sort()).toEqual(inEntities.sort());
});
