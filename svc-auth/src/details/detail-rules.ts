import { BANK_DETAILS, type DetailChanges, type DetailField, EDITABLE_DETAILS } from '@cleaning/contracts';
import type { Details } from '../accounts/account-details.js';
import { mask, SEALED_DETAILS } from '../sealing/sealed-details.service.js';

/** Names in messages; bank details share one. */
const NAMES: Readonly<Record<DetailField, string>> = {
  name: 'name',
  email: 'email address',
  address: 'address',
  zip_code: 'postcode',
  contact_no: 'contact number',
  abn: 'ABN',
  passport_number: 'passport number',
  bank_name: 'bank account',
  account_type: 'bank account',
  account_name: 'bank account',
  account_number: 'bank account',
  bsb: 'bank account',
};

/** The fields that would be different. Both are unsealed. */
export const findDifferentFields = (now: Details, changes: DetailChanges): DetailField[] =>
  EDITABLE_DETAILS.filter((field) => changes[field] !== undefined && changes[field] !== now[field]);

export const hasBankDetail = (fields: readonly DetailField[]): boolean =>
  fields.some((field) => (BANK_DETAILS as readonly string[]).includes(field));

/** The value for admins: passport and bank numbers by their last three characters. */
export const toShownDetail = (field: DetailField, text: string): string =>
  text !== '' && (SEALED_DETAILS as readonly string[]).includes(field) ? mask(text) : text;

/** "name, bank account" */
export const formatFieldNames = (fields: readonly DetailField[]): string =>
  [...new Set(fields.map((field) => NAMES[field]))].join(', ');

/** Old and new values by field, for the audit log. */
export const listChanges = (
  now: Details,
  changes: DetailChanges,
  fields: readonly DetailField[],
): Record<string, string> =>
  Object.fromEntries(
    fields.map((field) => [
      field,
      `${toShownDetail(field, now[field])} → ${toShownDetail(field, changes[field] ?? '')}`,
    ]),
  );
