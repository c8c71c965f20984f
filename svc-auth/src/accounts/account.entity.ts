import type { Language, Role } from '@cleaning/contracts';
import { findLocked, type Transaction } from '@cleaning/service-kit';
import { Column, Entity, type FindOptionsWhere, IsNull, PrimaryColumn, Raw } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { SealedDetails } from '../sealing/sealed-details.service.js';

/**
 * A person who can log in. Only sub-contractors have personal and bank details (made from the fields of calls by
 * `toAccountDetails`); empty for others. ABN, BSB and account number are text because of leading zeros. BSB, account
 * and passport number are sealed, see SealedDetails.
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
  passwordHash: string;

  /** Tokens with a lower version are refused; increasing it ends all sessions. */
  @Column({ type: 'integer' })
  sessionVersion: number;

  /** Version of a supervisor's places; increases with each change. */
  @Column({ type: 'integer' })
  version: number;

  @Column({ type: 'timestamptz' })
  registeredAt: Date;

  /** A removed person keeps the row for the pay history; their email address becomes free. */
  @Column({ type: 'timestamptz', nullable: true })
  removedAt: Date | null;

  /** When a removed person's passport, bank and contact details were erased. */
  @Column({ type: 'timestamptz', nullable: true })
  detailsErasedAt: Date | null;

  /** When name, ABN and address were erased as well. */
  @Column({ type: 'timestamptz', nullable: true })
  erasedAt: Date | null;

  /** A disabled admin cannot log in until another admin enables the account again. */
  @Column({ type: 'timestamptz', nullable: true })
  disabledAt: Date | null;

  /** When the person opened the link mailed to the address; null before. */
  @Column({ type: 'timestamptz', nullable: true })
  emailConfirmedAt: Date | null;

  /** When the person ended their calendar's address with a new password. */
  @Column({ type: 'timestamptz', nullable: true })
  calendarEndedAt: Date | null;

  /** Increases with each change of the details below. */
  @Column({ type: 'integer' })
  detailsVersion: number;

  @Column({ type: 'timestamptz', nullable: true })
  bankChangedAt: Date | null;

  /** The pay run holds payments until then, after the bank account was changed. */
  @Column({ type: 'timestamptz', nullable: true })
  paymentsHeldUntil: Date | null;

  /** The jobs of a supervisor; empty for others. */
  @Column({ type: 'uuid', array: true, default: () => "'{}'" })
  places: string[];

  /** Language of app, notices and mails. A later version may have written one unknown to this one. */
  @Column({ type: 'text', default: 'en' })
  language: Language;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  address: string;

  @Column({ type: 'text' })
  zipCode: string;

  @Column({ type: 'text' })
  contactNo: string;

  @Column({ type: 'text' })
  abn: string;

  @Column({ type: 'text' })
  passportNumber: string;

  @Column({ type: 'text' })
  bankName: string;

  @Column({ type: 'text' })
  accountType: string;

  @Column({ type: 'text' })
  accountName: string;

  @Column({ type: 'text' })
  accountNumber: string;

  @Column({ type: 'text' })
  bsb: string;
}

/** Unique index on the e-mail address, case-insensitive. */
export const EMAIL_UNIQUE = 'account_email_unique';

/** `where` condition: the account with the email address, ignoring case. */
export const withEmail = (email: string): FindOptionsWhere<Account> => ({
  email: Raw((column) => `lower(${column}) = lower(:email)`, { email }),
  removedAt: IsNull(),
});

type NewAccount = Omit<
  Account,
  | 'id'
  | 'sessionVersion'
  | 'version'
  | 'registeredAt'
  | 'removedAt'
  | 'detailsErasedAt'
  | 'erasedAt'
  | 'disabledAt'
  | 'emailConfirmedAt'
  | 'calendarEndedAt'
  | 'detailsVersion'
  | 'bankChangedAt'
  | 'paymentsHeldUntil'
  | 'places'
  | 'language'
> & {
  id?: string;
  places?: string[];
  language?: Language;
};

/** Fields of the entity `payee`. */
const PAYEE_FIELDS = ['abn', 'address', 'zipCode', 'accountName', 'accountNumber', 'bsb', 'paymentsHeldUntil'] as const;
const toPayeeText = (account: Account): string => JSON.stringify(PAYEE_FIELDS.map((property) => account[property]));

/** Adds the account and enters it in the feed. A used e-mail address violates EMAIL_UNIQUE. */
export async function addAccount(tx: Transaction, sealed: SealedDetails, details: NewAccount): Promise<Account> {
  const account: Account = sealed.seal({
    id: uuidv7(),
    places: [],
    language: 'en',
    ...details,
    sessionVersion: 1,
    version: 1,
    registeredAt: new Date(),
    removedAt: null,
    detailsErasedAt: null,
    erasedAt: null,
    disabledAt: null,
    emailConfirmedAt: null,
    calendarEndedAt: null,
    detailsVersion: 1,
    bankChangedAt: null,
    paymentsHeldUntil: null,
  });
  await tx.manager.insert(Account, account);
  tx.recordChange('account', account.id);
  tx.recordChange('payee', account.id);
  return account;
}

/**
 * Locks the account, changes it with `change`, and enters it in the feed. `change` returns false for no change. Returns
 * null if the account doesn't exist or was removed.
 */
export async function changeAccount(
  tx: Transaction,
  id: string,
  change: (account: Account) => boolean,
): Promise<{ account: Account; changed: boolean } | null> {
  const account = await findLocked(tx.manager, Account, { id });
  if (!account || account.removedAt) return null;
  const before = toPayeeText(account);
  if (!change(account)) return { account, changed: false };
  await tx.manager.update(Account, { id }, account);
  tx.recordChange('account', account.id);
  if (toPayeeText(account) !== before) tx.recordChange('payee', account.id);
  return { account, changed: true };
}
