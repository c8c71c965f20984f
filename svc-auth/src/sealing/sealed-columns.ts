/** Columns that hold sealed texts; empty where there is nothing to hold. */
export interface SealedColumns {
  readonly table: string;
  readonly id: string;
  readonly columns: readonly string[];
}

export const SEALED_DETAILS = ['passport_number', 'account_number', 'bsb'] as const;
export type SealedDetail = (typeof SEALED_DETAILS)[number];

/** All of this service: what is in here is sealed again when DATA_KEY is rotated. */
export const SEALED_COLUMNS: readonly SealedColumns[] = [
  { table: 'account', id: 'id', columns: SEALED_DETAILS },
  { table: 'signing_key', id: 'kid', columns: ['private_key'] },
];

/** What a sealed text is bound to: moved to another row or column it does not open. */
export const placeOf = (table: string, id: string, column: string): string => `${table}/${id}/${column}`;
