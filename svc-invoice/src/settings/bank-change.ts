import type { CompanyBank } from '@cleaning/contracts';
import { byDatabaseClock, type Caller, raiseNotice, type Transaction } from '@cleaning/service-kit';
import { v7 } from 'uuid';
import { BankDetailsChange } from './bank-details.entity.js';

export const bankOf = ({ bank_account_name, bank_bsb, bank_account_number }: CompanyBank): CompanyBank => ({
  bank_account_name,
  bank_bsb,
  bank_account_number,
});

export const isSameBank = (one: CompanyBank, other: CompanyBank): boolean =>
  one.bank_bsb === other.bank_bsb &&
  one.bank_account_number === other.bank_account_number &&
  one.bank_account_name === other.bank_account_name;

/** "Currawong, BSB 105-900, account 000123456"; "none" before the company has any. */
export const bankText = ({ bank_account_name, bank_bsb, bank_account_number }: CompanyBank): string =>
  bank_bsb === '' && bank_account_number === ''
    ? 'none'
    : `${bank_account_name}, BSB ${bank_bsb}, account ${bank_account_number}`;

/** The log has no whole number of an account. */
export const endOf = ({ bank_account_name, bank_bsb, bank_account_number }: CompanyBank): string =>
  `${bank_account_name}, BSB ${bank_bsb}, account that ends with ${bank_account_number.slice(-3)}`;

export const columnsOf = (details: CompanyBank) => ({
  accountName: details.bank_account_name,
  bsb: details.bank_bsb,
  accountNumber: details.bank_account_number,
});

/** Notes a change by an admin who had given the factor, in its transaction. What waited for approval is replaced by it. */
export async function noteBankChange(
  tx: Transaction,
  admin: Caller,
  former: CompanyBank,
  given: CompanyBank,
): Promise<void> {
  const by = { decidedBy: admin.id, decidedByName: admin.name, decidedAt: byDatabaseClock };
  await tx.manager.update(BankDetailsChange, { state: 'proposed' }, { state: 'replaced', ...by });
  await tx.manager.insert(BankDetailsChange, {
    id: v7(),
    ...columnsOf(given),
    state: 'in-force',
    way: 'factor',
    askedBy: admin.id,
    askedByName: admin.name,
    ...by,
  });
  await tellOfBankChange(tx, admin.name, former, given);
}

/** All admins are told, by mail too. */
export const tellOfBankChange = (tx: Transaction, by: string, former: CompanyBank, given: CompanyBank): Promise<void> =>
  raiseNotice(tx, {
    kind: 'bank-details-changed',
    to: 'admins',
    parameters: { by, former: bankText(former), now: bankText(given) },
  });
