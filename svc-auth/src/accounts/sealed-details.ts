import { Sealing } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { placeOf, SEALED_DETAILS, type SealedDetail } from '../sealing/sealed-columns.js';

type Details = Record<SealedDetail, string>;

/** Passport and bank numbers of people, sealed in the table. What is empty (an admin's, an erased person's) stays empty. */
@Injectable()
export class SealedDetails {
  constructor(private readonly sealing: Sealing) {}

  seal<T extends Details & { readonly id: string }>(account: T): T {
    return this.each(account, (text, place) => this.sealing.seal(text, place));
  }

  /** Throws SealError when DATA_KEY is not the key that it was sealed with. */
  open<T extends Details & { readonly id: string }>(account: T): T {
    return this.each(account, (text, place) => this.sealing.open(text, place));
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

/** The last three characters of a number, so that it is recognised and not given away: ••••321. */
export const masked = (text: string): string => {
  if (text === '') return '';
  return text.length > 3 ? `••••${text.slice(-3)}` : '••••';
};
