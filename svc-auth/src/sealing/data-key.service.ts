import { Sealing, Transactions } from '@cleaning/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { hasOtherKeys, rowsToReseal, storeResealed } from './data-key.queries.js';
import { placeOf, SEALED_COLUMNS, type SealedColumns } from './sealed-details.service.js';

/** Refuses to start with another DATA_KEY than the database was sealed with. */
@Injectable()
export class DataKeyCheck implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sealing: Sealing,
  ) {}

  async onModuleInit(): Promise<void> {
    const ids = this.sealing.keysFor('fields').map(({ id }) => id);
    for (const sealed of SEALED_COLUMNS) {
      if (await hasOtherKeys(this.dataSource.manager, sealed, ids))
        throw new Error(
          `DATA_KEY is not the key that ${sealed.table} was sealed with, and neither is DATA_KEY_PREVIOUS.`,
        );
    }
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
 */
@Injectable()
export class Resealing {
  constructor(
    private readonly transactions: Transactions,
    private readonly sealing: Sealing,
  ) {}

  async run(all: readonly SealedColumns[] = SEALED_COLUMNS): Promise<Resealed> {
    let texts = 0;
    const unopened: string[] = [];
    for (const each of all) {
      for (let after: string | null = null; ; ) {
        const batch = await this.batch(each, after, unopened);
        texts += batch.texts;
        if (batch.last === null) break;
        after = batch.last;
      }
    }
    return { texts, unopened };
  }

  private batch(
    sealed: SealedColumns,
    after: string | null,
    unopened: string[],
  ): Promise<{ texts: number; last: string | null }> {
    const { table, columns } = sealed;
    const current = `sealed:1:${this.sealing.keyId}:`;
    return this.transactions.runWithoutWaiting(async (tx) => {
      const { manager } = tx;
      const rows = await rowsToReseal(manager, sealed, { after, current, limit: BATCH });
      let texts = 0;
      for (const row of rows) {
        const rowId = row.row_id;
        const values = columns.map((column) => this.reseal(table, rowId, column, row[column] ?? '', unopened));
        texts += values.filter((value, index) => value !== row[columns[index] ?? '']).length;
        await storeResealed(manager, sealed, rowId, values);
        // Its keyed hash of the bank account is under the new key now.
        if (table === 'account') tx.changed('payee', rowId);
      }
      return { texts, last: rows.at(-1)?.row_id ?? null };
    });
  }

  private reseal(table: string, id: string, column: string, sealed: string, unopened: string[]): string {
    if (sealed === '' || this.sealing.isCurrent(sealed)) return sealed;
    const place = placeOf(table, id, column);
    try {
      return this.sealing.seal(this.sealing.open(sealed, place), place);
    } catch {
      unopened.push(place);
      return sealed;
    }
  }
}
