import type { DataSource } from 'typeorm';

/** Lists the named tables, then all tables that refer to them. */
const WITH_REFERRING = `
  WITH RECURSIVE emptied AS (
    SELECT name::regclass::oid AS id, 0 AS depth FROM unnest($1::text[]) AS name
    UNION
    SELECT conrelid, depth + 1 FROM pg_constraint JOIN emptied ON confrelid = id WHERE contype = 'f' AND depth < 9
  )
  SELECT id::regclass::text AS name FROM emptied GROUP BY id ORDER BY min(depth)`;

const known = new WeakMap<DataSource, Map<string, Promise<string>>>();

async function createStatement(dataSource: DataSource, tables: readonly string[]): Promise<string> {
  const rows = await dataSource.query<{ name: string }[]>(WITH_REFERRING, [tables]);
  return ['SET LOCAL session_replication_role = replica', ...rows.map(({ name }) => `DELETE FROM ${name}`)].join('; ');
}

/**
 * Statement that empties tables and those that refer to them without triggers, like TRUNCATE … CASCADE. TRUNCATE creates new files for each
 * table and index, a millisecond of processor time even for an empty one.
 */
export function buildEmptyStatement(dataSource: DataSource, ...tables: readonly string[]): Promise<string> {
  const statements = known.get(dataSource) ?? new Map<string, Promise<string>>();
  known.set(dataSource, statements);
  const key = tables.join();
  const statement = statements.get(key) ?? createStatement(dataSource, tables);
  statements.set(key, statement);
  return statement;
}
