import { type DetailField, EDITABLE_DETAILS } from '@cleaning/contracts';
import type { Account } from './account.entity.js';

/** Details of a person by the names that they have in calls, in requests for changes and in the audit log. */
export type Details = Readonly<Record<DetailField, string>>;

/** The property of an account that has a detail. */
export const DETAIL_PROPERTIES = {
  name: 'name',
  email: 'email',
  address: 'address',
  zip_code: 'zipCode',
  contact_no: 'contactNo',
  abn: 'abn',
  passport_number: 'passportNumber',
  bank_name: 'bankName',
  account_type: 'accountType',
  account_name: 'accountName',
  account_number: 'accountNumber',
  bsb: 'bsb',
} as const satisfies Record<DetailField, keyof Account>;

export type AccountDetails = Pick<Account, (typeof DETAIL_PROPERTIES)[DetailField]>;

/** An account's details by their names in calls. */
export const toDetails = (account: AccountDetails): Details =>
  Object.fromEntries(EDITABLE_DETAILS.map((field) => [field, account[DETAIL_PROPERTIES[field]]])) as Details;

/** Details of a call as properties of an account. */
export const toAccountDetails = (details: Details): AccountDetails =>
  Object.fromEntries(EDITABLE_DETAILS.map((field) => [DETAIL_PROPERTIES[field], details[field]])) as AccountDetails;
