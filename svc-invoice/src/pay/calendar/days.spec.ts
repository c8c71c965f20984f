import { addDays, countDaysBetween, isDay } from '@cleaning/contracts';
import { formatDdmmccyy, formatDdmmyy, getFinancialYearDays, isWeekend, toFinancialYear } from './days.js';

describe('Calendar day', () => {
  it.each([
    ['2026-11-21', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['21/11/2026', false],
    ['', false],
  ])('accepts %j as a day: %s', (text, expected) => expect(isDay(text)).toBe(expected));

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-04-04', 2, '2026-04-06'], // over the end of daylight saving
    ['2026-10-03', 1, '2026-10-04'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('adds to %s %i days and gets %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
    expect(countDaysBetween(day, expected)).toBe(days);
  });

  it.each([
    ['2026-11-20', false],
    ['2026-11-21', true],
    ['2026-11-22', true],
    ['2026-11-23', false],
  ])('decides that %s is on a weekend: %s', (day, expected) => expect(isWeekend(day)).toBe(expected));

  it.each([
    ['2026-06-30', 2026],
    ['2026-07-01', 2027],
    ['2026-12-31', 2027],
    ['2027-01-01', 2027],
    ['2027-06-30', 2027],
  ])('puts %s in the financial year that ends in %i', (day, year) => {
    expect(toFinancialYear(day)).toBe(year);
    const { firstDay, lastDay } = getFinancialYearDays(year);
    expect(firstDay <= day && day <= lastDay).toBe(true);
  });

  it('is written as the bank and tax files need it', () => {
    expect(formatDdmmyy('2026-12-01')).toBe('011226');
    expect(formatDdmmccyy('2026-06-30')).toBe('30062026');
  });

  it.each([addDays, countDaysBetween, isWeekend, toFinancialYear, formatDdmmyy, formatDdmmccyy])(
    'refuses an invalid day',
    (rule) => {
      expect(() => rule('2026-02-30', 1 as never)).toThrow(RangeError);
    },
  );
});
