import type { Role } from '@cleaning/contracts';
import type { Transaction } from '@cleaning/service-kit';
import { Column, Entity, type FindOptionsWhere, IsNull, PrimaryColumn, Raw } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { SealedDetails } from '../sealing/sealed-details.service.js';

/**
 * A person who can log in. Personal and bank details have the names of the calls that answer them; they are empty for
 * an admin. ABN, BSB and account number are text because of leading zeros. BSB, account and passport number are sealed,
 * see SealedDetails.
 */
@Entity({ name: 'account' })
export class Account {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  role: Role;

  @Column({ type: 'boolean' })
  verified: boolean;

  @Column({ type: 'text' })
  password_hash: string;

  /** Tokens with a lower version are refused; increasing it ends all sessions. */
  @Column({ type: 'integer' })
  session_version: number;

  /** Increases with every change. */
  @Column({ type: 'integer' })
  version: number;

  @Column({ type: 'timestamptz' })
  registered_at: Date;

  /** A removed person keeps the row for the pay history; the e-mail address can be used again. */
  @Column({ type: 'timestamptz', nullable: true })
  removed_at: Date | null;

  /** When passport, bank and contact details of a removed person were erased. */
  @Column({ type: 'timestamptz', nullable: true })
  details_erased_at: Date | null;

  /** When name, ABN and address were erased too. */
  @Column({ type: 'timestamptz', nullable: true })
  erased_at: Date | null;

  /** A disabled admin cannot log in until another admin enables the account again. */
  @Column({ type: 'timestamptz', nullable: true })
  disabled_at: Date | null;

  /** When the person opened the link that was mailed to the address; null before. */
  @Column({ type: 'timestamptz', nullable: true })
  email_confirmed_at: Date | null;

  /** When the person ended the address of their calendar with a new password. */
  @Column({ type: 'timestamptz', nullable: true })
  calendar_ended_at: Date | null;

  /** Increases with each change of the details below. */
  @Column({ type: 'integer' })
  details_version: number;

  @Column({ type: 'timestamptz', nullable: true })
  bank_changed_at: Date | null;

  /** The pay run holds payments until then, after the bank account was changed. */
  @Column({ type: 'timestamptz', nullable: true })
  payments_held_until: Date | null;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  address: string;

  @Column({ type: 'text' })
  zip_code: string;

  @Column({ type: 'text' })
  contact_no: string;

  @Column({ type: 'text' })
  abn: string;

  @Column({ type: 'text' })
  passport_number: string;

  @Column({ type: 'text' })
  bank_name: string;

  @Column({ type: 'text' })
  account_type: string;

  @Column({ type: 'text' })
  account_name: string;

  @Column({ type: 'text' })
  account_number: string;

  @Column({ type: 'text' })
  bsb: string;
}

/** Unique index on the e-mail address, case-insensitive. */
export const EMAIL_UNIQUE = 'account_email_unique';

/** In a `where`: the account that has the e-mail address, in any case of its letters. */
export const withEmail = (email: string): FindOptionsWhere<Account> => ({
  email: Raw((column) => `lower(${column}) = lower(:email)`, { email }),
  removed_at: IsNull(),
});

type NewAccount = Omit<
  Account,
  | 'id'
  | 'session_version'
  | 'version'
  | 'registered_at'
  | 'removed_at'
  | 'details_erased_at'
  | 'erased_at'
  | 'disabled_at'
  | 'email_confirmed_at'
  | 'calendar_ended_at'
  | 'details_version'
  | 'bank_changed_at'
  | 'payments_held_until'
> & {
  id?: string;
};

/** The columns of the entity `payee`. */
const PAYEE_COLUMNS = [
  'abn',
  'address',
  'zip_code',
  'account_name',
  'account_number',
  'bsb',
  'payments_held_until',
] as const;
const payeeText = (account: Account): string => JSON.stringify(PAYEE_COLUMNS.map((column) => account[column]));

/** Adds the account and enters it in the feed. A used e-mail address violates EMAIL_UNIQUE. */
export async function addAccount(tx: Transaction, sealed: SealedDetails, details: NewAccount): Promise<Account> {
  const account: Account = sealed.seal({
    id: uuidv7(),
    ...details,
    session_version: 1,
    version: 1,
    registered_at: new Date(),
    removed_at: null,
    details_erased_at: null,
    erased_at: null,
    disabled_at: null,
    email_confirmed_at: null,
    calendar_ended_at: null,
    details_version: 1,
    bank_changed_at: null,
    payments_held_until: null,
  });
  await tx.manager.insert(Account, account);
  tx.changed('account', account.id);
  tx.changed('payee', account.id);
  return account;
}

/**
 * Locks the account, changes it with `change`, and enters it in the feed. `change` answers false when there is nothing
 * to do. Answers null when the account does not exist or was removed.
 */
export async function changeAccount(
  tx: Transaction,
  id: string,
  change: (account: Account) => boolean,
): Promise<{ account: Account; changed: boolean } | null> {
  const account = await tx.manager.findOne(Account, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!account || account.removed_at) return null;
  const before = payeeText(account);
  if (!change(account)) return { account, changed: false };
  account.version += 1;
  await tx.manager.update(Account, { id }, account);
  tx.changed('account', account.id);
  if (payeeText(account) !== before) tx.changed('payee', account.id);
  return { account, changed: true };
}
