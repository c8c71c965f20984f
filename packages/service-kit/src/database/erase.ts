import { setTimeout as pause } from 'node:timers/promises';

/** Wait for transactions that still see deleted rows. During a dump the migration fails and runs again at the next start. */
const WITHIN_MS = 60_000;
const PAUSE_MS = 100;

interface Queries {
  query(sql: string, parameters?: unknown[]): Promise<unknown>;
}

/**
 * Rewrites a table's file without its deleted rows. Waits first, because VACUUM FULL copies deleted rows that a transaction, such as
 * autovacuum's ANALYZE, still sees.
 * @param queries outside a transaction
 * @param table that the role owns, or one of the catalogue of a database that it owns
 * @throws after a minute of waiting; it can be called again
 */
export async function eraseDeletedRows(queries: Queries, table: string): Promise<void> {
  const deadline = Date.now() + WITHIN_MS;
  for (;;) {
    await queries.query(`VACUUM ${table}`);
    const left = await queries.query('SELECT FROM pg_stat_all_tables WHERE relid = $1::regclass AND n_dead_tup > 0', [
      table,
    ]);
    if ((left as unknown[]).length === 0) break;
    if (Date.now() > deadline) throw new Error(`A transaction still sees deleted rows of ${table}.`);
    await pause(PAUSE_MS);
  }
  await queries.query(`VACUUM FULL ${table}`);
}
