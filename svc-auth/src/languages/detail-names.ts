import type { DetailField } from '@cleaning/contracts';
import type { I18n } from '@lingui/core';

const BANK_ACCOUNT = /*i18n*/ 'details.bank_account';

/** Bank details have one name. */
const NAMES: Readonly<Record<DetailField, string>> = {
  name: /*i18n*/ 'details.name',
  email: /*i18n*/ 'details.email',
  address: /*i18n*/ 'details.address',
  zip_code: /*i18n*/ 'details.zip_code',
  contact_no: /*i18n*/ 'details.contact_no',
  abn: /*i18n*/ 'details.abn',
  passport_number: /*i18n*/ 'details.passport_number',
  bank_name: BANK_ACCOUNT,
  account_type: BANK_ACCOUNT,
  account_name: BANK_ACCOUNT,
  account_number: BANK_ACCOUNT,
  bsb: BANK_ACCOUNT,
};

const isField = (key: string): key is DetailField => Object.hasOwn(NAMES, key);

/** The fields `name,bsb` as 'name, bank account' in the language. A newer version may send fields that have no name here. */
export const formatDetailNames = (keys: string, i18n: I18n): string =>
  [...new Set(keys.split(',').map((key) => (isField(key) ? i18n._(NAMES[key]) : key)))].join(', ');
