import type { Details } from '../accounts/account-details.js';
import { findDifferentFields, formatFieldNames, hasBankDetail, listChanges, toShownDetail } from './detail-rules.js';

const NOW: Details = {
  name: 'Ana Silva',
  email: 'ana@example.com',
  address: '14 Acacia Street',
  zip_code: '5082',
  contact_no: '0491 570 006',
  abn: '51824753556',
  passport_number: 'PA1234567',
  bank_name: 'ANZ',
  account_type: 'Savings account',
  account_name: 'Ana Silva',
  account_number: '001234567',
  bsb: '012345',
};

it.each([
  [{}, []],
  [{ name: 'Ana Silva' }, []],
  [{ name: 'Ana Maria Silva', zip_code: '5082' }, ['name']],
  [{ bsb: '012346', account_number: '001234567' }, ['bsb']],
] as const)('given %j, finds the changed fields %j', (changes, fields) =>
  expect(findDifferentFields(NOW, changes)).toEqual(fields),
);

it.each([
  [['name', 'abn'], false],
  [['address', 'account_name'], true],
  [['bsb'], true],
  [[], false],
] as const)('given the fields %j, says whether they touch the bank account: %s', (fields, touches) =>
  expect(hasBankDetail(fields)).toBe(touches),
);

it('names the bank account once for all its fields', () =>
  expect(formatFieldNames(['name', 'bank_name', 'account_number', 'bsb'])).toBe('name, bank account'));

it.each([
  ['account_number', '001234567', '••••567'],
  ['passport_number', '', ''],
  ['address', '7 Rosella Street', '7 Rosella Street'],
] as const)('shows %s %s as %s', (field, text, shown) => expect(toShownDetail(field, text)).toBe(shown));

it('writes old and new values with numbers masked', () =>
  expect(listChanges(NOW, { name: 'Ana M.', bsb: '062000' }, ['name', 'bsb'])).toEqual({
    name: 'Ana Silva → Ana M.',
    bsb: '••••345 → ••••000',
  }));
