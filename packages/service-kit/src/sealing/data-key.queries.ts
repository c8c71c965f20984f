import type { EntityManager } from 'typeorm';

/** Columns with sealed texts; an empty text stays empty. */
export interface SealedColumns {
  readonly table: string;
  readonly id: string;
  readonly columns: readonly string[];
}

/** True if a text was sealed with another key. */
export async function hasOtherKeys(
  manager: EntityManager,
  { table, columns }: SealedColumns,
  keyIds: readonly string[],
): Promise<boolean> {
  const used = columns.map((column) => `split_part(${column}, ':', 3)`).join(', ');
  const found = await manager.query<unknown[]>(
    `SELECT 1 FROM ${table}, unnest(ARRAY[${used}]) AS key_id WHERE key_id <> '' AND key_id <> ALL ($1) LIMIT 1`,
    [keyIds],
  );
  return found.length > 0;
}

export type SealedRow = Readonly<Record<string, string>> & { readonly row_id: string };

/** Locks the next rows, by id, with a text that does not start with the prefix of the current key. */
export function lockRowsToReseal(
  manager: EntityManager,
  { table, id, columns }: SealedColumns,
  { after, current, limit }: { readonly after: string | null; readonly current: string; readonly limit: number },
): Promise<SealedRow[]> {
  return manager.query(
    `SELECT ${id}::text AS row_id, ${columns.join(', ')} FROM ${table}
     WHERE ($1::text IS NULL OR ${id}::text > $1)
       AND (${columns.map((column) => `(${column} <> '' AND ${column} NOT LIKE $2)`).join(' OR ')})
     ORDER BY ${id}::text LIMIT $3 FOR UPDATE`,
    [after, `${current}%`, limit],
  );
}

/** @param texts in the order of the columns */
export async function storeResealed(
  manager: EntityManager,
  { table, id, columns }: SealedColumns,
  rowId: string,
  texts: readonly string[],
): Promise<void> {
  await manager.query(
    `UPDATE ${table} SET ${columns.map((column, index) => `${column} = $${index + 2}`).join(', ')} WHERE ${id} = $1`,
    [rowId, ...texts],
  );
}
