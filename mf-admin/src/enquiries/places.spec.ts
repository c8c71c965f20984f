import { formatWhere } from './places';

it.each([
  ['a quote request', { kind: 'quote', place: 'office', suburb: 'Norwood' }, 'Office, Norwood'],
  ['a message without a site', { kind: 'feedback', place: 'other', suburb: '' }, 'Feedback'],
] as const)('summarises %s', (_case, row, where) => expect(formatWhere(row)).toBe(where));
