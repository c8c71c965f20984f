import { parseMonth } from './months';

it.each([
  ['November 2026', '2026-11'],
  ['nov 2026', '2026-11'],
  ['11/2026', '2026-11'],
  ['3/2026', '2026-03'],
  ['2026-11', '2026-11'],
  ['Library 2026', 'Library 2026'],
  ['13/2026', '13/2026'],
  ['INV-0004', 'INV-0004'],
])('searches invoices for %s as %s', (typed, sent) => expect(parseMonth(typed)).toBe(sent));
