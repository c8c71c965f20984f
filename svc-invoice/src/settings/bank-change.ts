import { isDeepStrictEqual } from 'node:util';
import type { CompanyBank } from '@cleaning/contracts';
import { type Caller, databaseNow, raiseNotice, type Transaction } from '@cleaning/service-kit';
import { v7 } from 'uuid';
import { BankDetailsChange } from './bank-details.entity.js';

/** All fields, with empty texts for missing ways to pay. */
export const getBank = (bank: CompanyBank): Required<CompanyBank> => ({
  bank_account_name: bank.bank_account_name,
  bank_bsb: bank.bank_bsb,
  bank_account_number: bank.bank_account_number,
  pay_id: bank.pay_id ?? '',
  bpay_biller_code: bank.bpay_biller_code ?? '',
});

export const isSameBank = (one: CompanyBank, other: CompanyBank): boolean =>
  isDeepStrictEqual(getBank(one), getBank(other));

const formatOtherWays = ({ pay_id = '', bpay_biller_code = '' }: CompanyBank): string =>
  `${pay_id === '' ? '' : `, PayID ${pay_id}`}${bpay_biller_code === '' ? '' : `, BPAY biller code ${bpay_biller_code}`}`;

/** "Currawong, BSB 105-900, account 000123456, PayID pay@currawong.example"; "none" without details. */
export const formatBankDetails = (bank: CompanyBank): string =>
  bank.bank_bsb === '' && bank.bank_account_number === ''
    ? 'none'
    : `${bank.bank_account_name}, BSB ${bank.bank_bsb}, account ${bank.bank_account_number}${formatOtherWays(bank)}`;

/** The log has no whole number of an account. */
export const formatAccountEnding = (bank: CompanyBank): string =>
  `${bank.bank_account_name}, BSB ${bank.bank_bsb}, account that ends with ${bank.bank_account_number.slice(-3)}${formatOtherWays(bank)}`;

export const buildColumns = (details: CompanyBank) => ({
  accountName: details.bank_account_name,
  bsb: details.bank_bsb,
  accountNumber: details.bank_account_number,
  payId: details.pay_id ?? '',
  bpayBillerCode: details.bpay_biller_code ?? '',
});

/** Records a change by an admin with the second factor, in its transaction. Replaces a change waiting for approval. */
export async function noteBankChange(
  tx: Transaction,
  admin: Caller,
  former: CompanyBank,
  given: CompanyBank,
): Promise<void> {
  const by = { decidedBy: admin.id, decidedByName: admin.name, decidedAt: databaseNow };
  await tx.manager.update(BankDetailsChange, { state: 'proposed' }, { state: 'replaced', ...by });
  await tx.manager.insert(BankDetailsChange, {
    id: v7(),
    ...buildColumns(given),
    state: 'in-force',
    way: 'factor',
    askedBy: admin.id,
    askedByName: admin.name,
    ...by,
  });
  await tellBankChanged(tx, admin.name, former, given);
}

/** Notifies all admins, also by mail. */
export const tellBankChanged = (tx: Transaction, by: string, former: CompanyBank, given: CompanyBank): Promise<void> =>
  raiseNotice(tx, {
    kind: 'bank-details-changed',
    to: 'admins',
    parameters: { by, former: formatBankDetails(former), now: formatBankDetails(given) },
  });
