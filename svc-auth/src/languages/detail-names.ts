import type { I18n } from '@lingui/core';

/** By the names that `formatFieldNames` writes, which notices have stored in English. */
const NAMES: Readonly<Record<string, string>> = {
  name: /*i18n*/ 'details.name',
  'email address': /*i18n*/ 'details.email',
  // As earlier versions have stored it.
  'e-mail address': /*i18n*/ 'details.email',
  address: /*i18n*/ 'details.address',
  postcode: /*i18n*/ 'details.zip_code',
  'contact number': /*i18n*/ 'details.contact_no',
  ABN: /*i18n*/ 'details.abn',
  'passport number': /*i18n*/ 'details.passport_number',
  'bank account': /*i18n*/ 'details.bank_account',
};

/** The names of changed details, such as 'name, bank account', in the language. */
export const translateDetailNames = (names: string, i18n: I18n): string =>
  names
    .split(', ')
    .map((name) => {
      const id = Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
      return id ? i18n._(id) : name;
    })
    .join(', ');
