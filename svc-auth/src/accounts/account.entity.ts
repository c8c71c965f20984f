import type { Role } from '@cleaning/contracts';
import type { Transaction } from '@cleaning/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { SealedDetails } from '../sealing/sealed-details.js';

/**
 * A person who may log in. Personal and bank details carry the names of the calls that show them; an admin's are empty.
 * ABN, BSB and account number are text: leading zeros matter. BSB, account and passport number are sealed, see SealedDetails.
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

  /** Tokens that carry an older one are refused: raising it ends all sessions. */
  @Column({ type: 'integer' })
  session_version: number;

  /** Rises with every change; other services keep the newest that they have heard of. */
  @Column({ type: 'integer' })
  version: number;

  @Column({ type: 'timestamptz' })
  registered_at: Date;

  /** A removed person keeps the row, so that the pay history can be explained, and frees the e-mail. */
  @Column({ type: 'timestamptz', nullable: true })
  removed_at: Date | null;

  /** Passport, bank and contact details of a removed person are gone. */
  @Column({ type: 'timestamptz', nullable: true })
  details_erased_at: Date | null;

  /** Name, ABN and address are gone too. */
  @Column({ type: 'timestamptz', nullable: true })
  erased_at: Date | null;

  /** A disabled admin cannot log in until another admin enables the account again. */
  @Column({ type: 'timestamptz', nullable: true })
  disabled_at: Date | null;

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

/** Refuses a second account with an e-mail, without regard to case. */
export const EMAIL_UNIQUE = 'account_email_unique';

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
> & {
  id?: string;
};

/** Adds the account, and enters it in the feed. A taken e-mail violates EMAIL_UNIQUE. */
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
  });
  await tx.manager.insert(Account, account);
  tx.changed('account', account.id);
  return account;
}

/**
 * Locks the account, lets `change` alter it, and enters it in the feed. `change` answers false when there is nothing to
 * do. Answers null when there is no such account or it was removed.
 */
export async function changeAccount(
  tx: Transaction,
  id: string,
  change: (account: Account) => boolean,
): Promise<{ account: Account; changed: boolean } | null> {
  const account = await tx.manager.findOne(Account, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!account || account.removed_at) return null;
  if (!change(account)) return { account, changed: false };
  account.version += 1;
  await tx.manager.update(Account, { id }, account);
  tx.changed('account', account.id);
  return { account, changed: true };
}
