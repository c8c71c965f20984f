import { Sealing } from '@cleaning/service-kit';
import { Injectable, Logger } from '@nestjs/common';

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

/** ••••321; nothing of a number that has hardly more characters. */
export const masked = (text: string): string => `••••${text.length > 3 ? text.slice(-3) : ''}`;

type Details = Record<SealedDetail, string>;

/** Passport and bank numbers of people, sealed in the table. What is empty (an admin's, an erased person's) stays empty. */
@Injectable()
export class SealedDetails {
  private readonly logger = new Logger(SealedDetails.name);

  constructor(private readonly sealing: Sealing) {}

  seal<T extends Details & { readonly id: string }>(account: T): T {
    return this.each(account, (text, place) => this.sealing.seal(text, place));
  }

  /** Throws SealError when DATA_KEY is not the key that it was sealed with. */
  open<T extends Details & { readonly id: string }>(account: T): T {
    return this.each(account, (text, place) => this.sealing.open(text, place));
  }

  /** By their last characters, to be recognised and not given away. One that cannot be opened does not hide the person. */
  mask<T extends Details & { readonly id: string }>(account: T): T {
    return this.each(account, (text, place) => {
      try {
        return masked(this.sealing.open(text, place));
      } catch (error) {
        this.logger.error(`${place} cannot be opened: ${(error as Error).message}`);
        return masked('');
      }
    });
  }

  private each<T extends Details & { readonly id: string }>(
    account: T,
    change: (text: string, place: string) => string,
  ): T {
    const changed = SEALED_DETAILS.map((column) => {
      const text = account[column];
      return [column, text === '' ? '' : change(text, placeOf('account', account.id, column))];
    });
    return { ...account, ...Object.fromEntries(changed) };
  }
}
