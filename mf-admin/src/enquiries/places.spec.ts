import { formatWhere } from './places';

it.each([
  ['a request for a quote', { kind: 'quote', place: 'office', suburb: 'Norwood' }, 'Office, Norwood'],
  ['a message, which has no place', { kind: 'feedback', place: 'other', suburb: '' }, 'Feedback'],
] as const)('where %s is about', (_case, row, where) => expect(formatWhere(row)).toBe(where));
