import { COMPLIANCE_KINDS, type ComplianceItem } from '@cleaning/contracts';
import { toDo } from './todo';

const item = (given: Partial<ComplianceItem>): ComplianceItem => ({
  kind: 'passport_img',
  state: 'verified',
  base: 'verified',
  expires_on: '',
  renewal: '',
  reason: '',
  ...given,
});

it.each<[string, Partial<ComplianceItem>, boolean]>([
  ['verified', {}, false],
  ['verified with a renewal that waits', { renewal: 'submitted' }, true],
  ['expired', { state: 'expired' }, true],
  ['with a day that was not checked', { state: 'unchecked' }, true],
  ['one of the six that is missing', { state: 'missing' }, true],
  ['a working with children check that is missing', { kind: 'children_check_img', state: 'missing' }, false],
  ['a working with children check that is expired', { kind: 'children_check_img', state: 'expired' }, true],
  ['a visa that is missing', { kind: 'visa', state: 'missing' }, false],
])('asks for something or not: %s', (_, given, is) => {
  expect(toDo([item(given)]).length > 0).toBe(is);
});

it('has nothing to do for somebody without further kinds', () => {
  expect(toDo(COMPLIANCE_KINDS.map((kind) => item({ kind })))).toEqual([]);
});
