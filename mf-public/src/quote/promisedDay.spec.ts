import { findPromisedDay } from './promisedDay';

it.each([
  ['2026-11-26', 1, '2026-11-27'],
  ['2026-11-27', 1, '2026-11-30'],
  ['2026-11-28', 1, '2026-11-30'],
  ['2026-11-27', 2, '2026-12-01'],
  ['2026-11-30', 7, '2026-12-09'],
])('counts from %s %d business days to %s', (today, days, day) => expect(findPromisedDay(today, days)).toBe(day));
