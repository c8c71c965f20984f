import { COMPLIANCE_KINDS, type ComplianceItem } from '@cleaning/contracts';
import { filterMissing, listOpenItems } from './todo';

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
  ['verified with a renewal to check', { renewal: 'submitted' }, true],
  ['expired', { state: 'expired' }, true],
  ['unchecked expiry date', { state: 'unchecked' }, true],
  ['missing required document', { state: 'missing' }, true],
  ['missing working with children check', { kind: 'children_check_img', state: 'missing' }, false],
  ['expired working with children check', { kind: 'children_check_img', state: 'expired' }, true],
  ['missing visa', { kind: 'visa', state: 'missing' }, false],
])('decides whether a document needs work: %s', (_, given, is) => {
  expect(listOpenItems([item(given)]).length > 0).toBe(is);
});

it('finds nothing to do when every document is verified', () => {
  expect(listOpenItems(COMPLIANCE_KINDS.map((kind) => item({ kind })))).toEqual([]);
});

it('counts a required document that was not sent as missing', () => {
  const items = [
    item({ state: 'missing' }),
    item({ kind: 'visa', state: 'missing' }),
    item({ kind: 'police_check_img', state: 'expired' }),
  ];
  expect(filterMissing(items).map(({ kind }) => kind)).toEqual(['passport_img']);
});
