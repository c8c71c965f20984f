import { formatPlace, type SealedColumns, Sealing } from '@cleaning/service-kit';
import { Injectable, Logger } from '@nestjs/common';

export { formatPlace };

export const SEALED_DETAILS = ['passport_number', 'account_number', 'bsb'] as const;
export type SealedDetail = (typeof SEALED_DETAILS)[number];

/** All sealed columns of this service, sealed again by a rotation of DATA_KEY. */
export const SEALED_COLUMNS: readonly SealedColumns[] = [
  { table: 'account', id: 'id', columns: SEALED_DETAILS },
  { table: 'signing_key', id: 'kid', columns: ['private_key'] },
  { table: 'mail_message', id: 'id', columns: ['content'] },
  { table: 'reset_request', id: 'id', columns: ['email'] },
  { table: 'detail_change', id: 'id', columns: ['asked'] },
  { table: 'second_factor', id: 'account_id', columns: ['totp_secret'] },
  { table: 'push_key', id: 'id', columns: ['private_key'] },
  { table: 'push_device', id: 'id', columns: ['content'] },
  { table: 'sms_number', id: 'account_id', columns: ['number', 'asked'] },
  { table: 'sms_message', id: 'id', columns: ['content'] },
  { table: 'webhook', id: 'id', columns: ['secret'] },
];

/** ••••321; no digit of a number with three or fewer characters. */
export const mask = (text: string): string => `••••${text.length > 3 ? text.slice(-3) : ''}`;

/** The properties of an account that are sealed. */
const SEALED_PROPERTIES = { passport_number: 'passportNumber', account_number: 'accountNumber', bsb: 'bsb' } as const;
/** The same for rows with the contract's names. */
const SEALED_FIELDS = { passport_number: 'passport_number', account_number: 'account_number', bsb: 'bsb' } as const;

type Sealed<Name extends string> = Record<Name, string> & { readonly id: string };
type SealedAccount = Sealed<(typeof SEALED_PROPERTIES)[SealedDetail]>;
type SealedRow = Sealed<SealedDetail>;

/** Seals passport and bank numbers. Empty values (of admins and erased people) stay empty. */
@Injectable()
export class SealedDetails {
  private readonly logger = new Logger(SealedDetails.name);

  constructor(private readonly sealing: Sealing) {}

  seal<T extends SealedAccount>(account: T): T {
    return mapSealedDetails(SEALED_PROPERTIES, account, (text, place) => this.sealing.seal(text, place));
  }

  /** Throws SealError when DATA_KEY is not the key of the text. */
  open<T extends SealedAccount>(account: T): T {
    return mapSealedDetails(SEALED_PROPERTIES, account, (text, place) => this.sealing.open(text, place));
  }

  /** `open` for a row with the contract's names. */
  openRow<T extends SealedRow>(row: T): T {
    return mapSealedDetails(SEALED_FIELDS, row, (text, place) => this.sealing.open(text, place));
  }

  /** Shows the last characters only. A number that cannot be opened is masked completely. */
  maskRow<T extends SealedRow>(row: T): T {
    return mapSealedDetails(SEALED_FIELDS, row, (text, place) => {
      try {
        return mask(this.sealing.open(text, place));
      } catch (error) {
        this.logger.error(`${place} cannot be opened: ${(error as Error).message}`);
        return mask('');
      }
    });
  }
}

function mapSealedDetails<Name extends string, T extends Sealed<Name>>(
  names: Readonly<Record<SealedDetail, Name>>,
  row: T,
  change: (text: string, place: string) => string,
): T {
  const changed = SEALED_DETAILS.map((column) => {
    const name = names[column];
    const text: string = row[name];
    return [name, text === '' ? '' : change(text, formatPlace('account', row.id, column))];
  });
  return { ...row, ...Object.fromEntries(changed) };
}
