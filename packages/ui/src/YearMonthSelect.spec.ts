import { MONTHS } from '@cleaning/contracts';
import { businessToday } from './businessTime';
import { currentYearMonth, YEARS, yearsFrom } from './YearMonthSelect';

describe('year and month', () => {
  it('offers 2022 to 2099 and the twelve months', () => {
    expect([YEARS[0], YEARS.at(-1), YEARS.length]).toEqual(['2022', '2099', 78]);
    expect(MONTHS.map(({ value }) => value).join()).toBe('01,02,03,04,05,06,07,08,09,10,11,12');
  });

  it.each([
    ['without a first year all', undefined, '2026', '2022', 78],
    ['from the first year on', '2025', '2026', '2025', 75],
    ['from the chosen year on when it is earlier', '2025', '2023', '2023', 77],
    ['the last one too', '2099', '2099', '2099', 1],
  ])('years: %s', (_which, first, chosen, from, count) => {
    const years = yearsFrom(first, chosen);
    expect([years[0], years.at(-1), years.length]).toEqual([from, '2099', count]);
  });

  it.each([
    ['2026-03-31T13:29:59Z', '2026-03-31'],
    ['2026-03-31T13:30:00Z', '2026-04-01'],
    ['2025-12-31T14:00:00Z', '2026-01-01'],
  ])('is Adelaide time: %s is %s', (instant, day) => {
    expect(businessToday(new Date(instant))).toBe(day);
    expect(currentYearMonth(new Date(instant))).toEqual({ year: day.slice(0, 4), month: day.slice(5, 7) });
  });
});
