import { placeName } from './places';

it.each([
  ['the site of a quote request', { kind: 'quote', place: 'office' }, 'Office'],
  ['a message, which has no site', { kind: 'feedback', place: 'other' }, 'Feedback'],
] as const)('names %s', (_case, row, name) => expect(placeName(row)).toBe(name));
