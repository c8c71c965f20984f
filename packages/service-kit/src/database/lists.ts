import type { ClientBase } from 'pg';
import type { DataSource } from 'typeorm';
import { TooManyRequests } from '../errors/domain-errors.js';

/** A pattern for LIKE and ILIKE that finds the text anywhere; wildcards in it are escaped. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Rows in memory at a time. */
const BATCH = 500;

/** Each export holds one of the pool's ten connections until its client has read it. */
const MAX_CONCURRENT = 3;
const RETRY_SECONDS = 20;

/** What TypeORM's PostgreSQL driver offers in addition to the types of `DataSource`. */
interface Pool {
  obtainMasterConnection(): Promise<[ClientBase, (discard?: boolean) => void]>;
}

const running = new WeakMap<DataSource, number>();

/**
 * The rows of a statement in batches, read on demand from one snapshot. Ending the loop early releases the connection.
 * Throws TooManyRequests.
 */
export async function* inBatches<Row>(
  dataSource: DataSource,
  sql: string,
  params: readonly unknown[],
): AsyncGenerator<Row[], void, void> {
  const others = running.get(dataSource) ?? 0;
  if (others >= MAX_CONCURRENT)
    throw new TooManyRequests('Other lists are being exported. Please try again in a minute.', RETRY_SECONDS);
  running.set(dataSource, others + 1);
  try {
    yield* onOneConnection<Row>(dataSource, sql, params);
  } finally {
    running.set(dataSource, (running.get(dataSource) ?? 1) - 1);
  }
}

async function* onOneConnection<Row>(dataSource: DataSource, sql: string, params: readonly unknown[]) {
  const [client, release] = await (dataSource.driver as unknown as Pool).obtainMasterConnection();
  // If the connection is lost between two batches, the next read fails. Without a listener the error would end the
  // process.
  const lost = () => {};
  client.on('error', lost);
  let complete = false;
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    // All rows are wanted, not the first ones soon.
    await client.query('SET LOCAL cursor_tuple_fraction = 1');
    await client.query(`DECLARE listed NO SCROLL CURSOR FOR ${sql}`, [...params]);
    const next = async () => (await client.query<Row & object>(`FETCH ${BATCH} FROM listed`)).rows;
    for (let rows = await next(); rows.length > 0; rows = await next()) yield rows;
    await client.query('COMMIT');
    complete = true;
  } finally {
    // An incomplete read discards the connection, which closes the cursor. The pool makes a new connection.
    release(!complete);
    client.off('error', lost);
  }
}
