import { findLastDay } from './WorkSection';

describe('findLastDay', () => {
  it.each([
    ['2026', '01', '2026-01-31'],
    ['2026', '02', '2026-02-28'],
    ['2028', '02', '2028-02-29'],
    ['2026', '12', '2026-12-31'],
  ])('returns for %s-%s the day %s', (year, month, day) => expect(findLastDay(year, month)).toBe(day));
});
