import { bareNumber, foldText } from '@cleaning/contracts';
import type { DataSource } from 'typeorm';
import { refuse } from '../errors/refusal.js';

const toLikePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** A pattern for LIKE on `fold_text(…)` that finds the text anywhere, however it is written; wildcards in it are escaped. */
export const buildTextPattern = (text: string): string => toLikePattern(foldText(text));

/** The same for numbers that are kept, or compared, as digits alone: "0491-570 006" finds 0491570006. */
export const buildNumberPattern = (text: string): string => toLikePattern(bareNumber(text).replace(/[()]/g, '') || text);

/** Rows in memory at a time. */
const BATCH = 500;

/** Each export holds one of the pool's ten connections until its client has read it. */
const MAX_CONCURRENT = 3;
const RETRY_SECONDS = 20;

const running = new WeakMap<DataSource, number>();

/**
 * The rows of a statement in batches, read on demand from one snapshot. Ending the loop early releases the connection.
 * Throws 429.
 */
export async function* readInBatches<Row>(
  dataSource: DataSource,
  sql: string,
  params: readonly unknown[],
): AsyncGenerator<Row[], void, void> {
  const others = running.get(dataSource) ?? 0;
  if (others >= MAX_CONCURRENT) throw refuse('too_many_lists', { retry_after: RETRY_SECONDS });
  running.set(dataSource, others + 1);
  try {
    yield* readByCursor<Row>(dataSource, sql, params);
  } finally {
    running.set(dataSource, (running.get(dataSource) ?? 1) - 1);
  }
}

/** With a cursor in a transaction of its own, which its end closes. */
async function* readByCursor<Row>(dataSource: DataSource, sql: string, params: readonly unknown[]) {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction('REPEATABLE READ');
    await runner.query('SET TRANSACTION READ ONLY');
    // All rows are wanted, not the first ones soon.
    await runner.query('SET LOCAL cursor_tuple_fraction = 1');
    await runner.query(`DECLARE listed NO SCROLL CURSOR FOR ${sql}`, [...params]);
    const next = (): Promise<Row[]> => runner.query(`FETCH ${BATCH} FROM listed`);
    for (let rows = await next(); rows.length > 0; rows = await next()) yield rows;
  } finally {
    // It has written nothing. On a connection that is lost it has ended already.
    await runner.rollbackTransaction().catch(() => {});
    await runner.release();
  }
}
