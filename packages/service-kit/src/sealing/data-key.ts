import type { EntityManager } from 'typeorm';
import type { Transaction } from '../database/transaction.js';
import type { Transactions } from '../database/transactions.js';
import { hasOtherKeys, lockRowsToReseal, type SealedColumns, storeResealed } from './data-key.queries.js';
import type { Sealing } from './sealing.js';

/** Context of a sealed text, which can't be opened in another row or column. */
export const formatPlace = (table: string, id: string, column: string): string => `${table}/${id}/${column}`;

/** Throws when a text was sealed with another key than DATA_KEY and DATA_KEY_PREVIOUS: the service must not start. */
export async function requireDataKey(
  manager: EntityManager,
  sealing: Sealing,
  all: readonly SealedColumns[],
): Promise<void> {
  const ids = sealing.deriveKeys('fields').map(({ id }) => id);
  for (const sealed of all) {
    if (await hasOtherKeys(manager, sealed, ids))
      throw new Error(
        `DATA_KEY is not the key that ${sealed.table} was sealed with, and neither is DATA_KEY_PREVIOUS.`,
      );
  }
}

/** Rows per transaction. */
const BATCH = 200;

export interface Resealed {
  /** Texts that were sealed again. */
  readonly texts: number;
  /** Places of texts that neither key opens. They stay unchanged. */
  readonly unopened: readonly string[];
}

/**
 * Seals everything under DATA_KEY that DATA_KEY_PREVIOUS opens. May run beside the service; can be stopped and
 * repeated.
 * @param onRow runs in the transaction of each row
 */
export async function resealAll(
  transactions: Transactions,
  sealing: Sealing,
  all: readonly SealedColumns[],
  onRow: (tx: Transaction, table: string, rowId: string) => void = () => {},
): Promise<Resealed> {
  let texts = 0;
  const unopened: string[] = [];
  for (const each of all) {
    for (let after: string | null = null; ; ) {
      const batch = await resealBatch(each, after);
      texts += batch.texts;
      if (batch.last === null) break;
      after = batch.last;
    }
  }
  return { texts, unopened };

  function resealBatch(sealed: SealedColumns, after: string | null): Promise<{ texts: number; last: string | null }> {
    const { table, columns } = sealed;
    const current = `sealed:1:${sealing.keyId}:`;
    return transactions.runWithoutWaiting(async (tx) => {
      const { manager } = tx;
      const rows = await lockRowsToReseal(manager, sealed, { after, current, limit: BATCH });
      let changed = 0;
      for (const row of rows) {
        const rowId = row.row_id;
        const values = columns.map((column) => reseal(formatPlace(table, rowId, column), row[column] ?? ''));
        changed += values.filter((value, index) => value !== row[columns[index] ?? '']).length;
        await storeResealed(manager, sealed, rowId, values);
        onRow(tx, table, rowId);
      }
      return { texts: changed, last: rows.at(-1)?.row_id ?? null };
    });
  }

  function reseal(place: string, sealed: string): string {
    if (sealed === '' || sealing.isCurrent(sealed)) return sealed;
    try {
      return sealing.seal(sealing.open(sealed, place), place);
    } catch {
      unopened.push(place);
      return sealed;
    }
  }
}
