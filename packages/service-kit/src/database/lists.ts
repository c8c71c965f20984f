import { foldText, toBareNumber } from '@cleaning/contracts';
import type { DataSource } from 'typeorm';
import { refuse } from '../errors/refusal.js';

const escapeWildcards = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
const toLikePattern = (text: string): string => `%${escapeWildcards(text)}%`;

/** LIKE pattern for `fold_text(…)`: finds the text anywhere, regardless of case and accents. Escapes wildcards. */
export const buildTextPattern = (text: string): string => toLikePattern(foldText(text));

/** LIKE patterns for `fold_text(…)`: for texts that start with the text, and those with a word that does. */
export const buildStartPatterns = (text: string): { start: string; word: string } => {
  const folded = escapeWildcards(foldText(text));
  return { start: `${folded}%`, word: `% ${folded}%` };
};

/**
 * SQL: `rankMatch` of contracts.
 * @param placeholders of `buildStartPatterns` and `buildTextPattern`
 */
export const rankMatchSql = (
  sql: string,
  { start, word, anywhere }: Readonly<Record<'start' | 'word' | 'anywhere', string>>,
): string => `CASE WHEN fold_text(${sql}) LIKE ${start} THEN 0 WHEN fold_text(${sql}) LIKE ${word} THEN 1
  WHEN fold_text(${sql}) LIKE ${anywhere} THEN 2 ELSE 3 END`;

/** LIKE pattern for numbers stored as digits only: "0491-570 006" finds 0491570006. */
export const buildNumberPattern = (text: string): string =>
  toLikePattern(toBareNumber(text).replace(/[()]/g, '') || text);

/** Rows in memory at once. */
const BATCH = 500;

/** Concurrent exports. Each holds one of the pool's ten connections until its client has read it. */
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

/** Reads with a cursor, which closes with its transaction. */
async function* readByCursor<Row>(dataSource: DataSource, sql: string, params: readonly unknown[]) {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction('REPEATABLE READ');
    await runner.query('SET TRANSACTION READ ONLY');
    // Optimizes for all rows instead of the first ones.
    await runner.query('SET LOCAL cursor_tuple_fraction = 1');
    await runner.query(`DECLARE listed NO SCROLL CURSOR FOR ${sql}`, [...params]);
    const fetchNext = (): Promise<Row[]> => runner.query(`FETCH ${BATCH} FROM listed`);
    for (let rows = await fetchNext(); rows.length > 0; rows = await fetchNext()) yield rows;
  } finally {
    // Read-only. On a lost connection it has already ended.
    await runner.rollbackTransaction().catch(() => {});
    await runner.release();
  }
}
