import type { EntityManager } from 'typeorm';

export interface FileSums {
  readonly rows: number;
  /** Cents, in the order requested. */
  readonly cents: readonly (string | number)[];
}

/**
 * Number of rows of a statement, and sums of them.
 * @param sql the statement, without values in it
 * @param sums SQL of each sum
 */
export async function sumFile(
  manager: EntityManager,
  sql: string,
  sums: readonly string[],
  values: readonly unknown[],
): Promise<FileSums> {
  const columns = sums.map((cents, index) => `, ${cents} AS "${index}"`).join('');
  const [row] = await manager.query<[Record<string, string | number>]>(
    `SELECT count(*)::int AS rows${columns} FROM (${sql}) AS listed`,
    [...values],
  );
  return { rows: Number(row.rows), cents: sums.map((_, index) => row[index] ?? 0) };
}
