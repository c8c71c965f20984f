import type { Transaction } from '@cleaning/service-kit';
import { v7 as uuidv7 } from 'uuid';
import { Account } from './account.entity.js';
import type { SealedDetails } from './sealed-details.js';

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
