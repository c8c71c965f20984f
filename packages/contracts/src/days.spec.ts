import {
  addDays,
  addMonths,
  countDaysBetween,
  getIsoWeekday,
  getMonday,
  getMonthEnd,
  getMonthStart,
  isDay,
} from './days.js';

describe('days', () => {
  it.each([
    ['2026-11-21', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-04-30', true],
    ['2026-04-31', false],
    ['2026-01-00', false],
    ['2026-13-01', false],
    ['0001-01-01', true],
    ['2026-1-1', false],
    ['21/11/2026', false],
    ['', false],
  ])('recognise whether %j is a day: %s', (text, expected) => expect(isDay(text)).toBe(expected));

  it.each([addDays, countDaysBetween, addMonths, getIsoWeekday, getMonday])('refuse an invalid day', (rule) => {
    for (const text of ['', '2026-02-30', '2026-11']) expect(() => rule(text, 1 as never)).toThrow(RangeError);
  });

  it('count calendar days across clock changes and year ends', () => {
    expect([countDaysBetween('2027-04-03', '2027-04-05'), countDaysBetween('2026-12-28', '2026-12-20')]).toEqual([
      2, -8,
    ]);
    expect([addDays('2028-02-28', 1), addDays('2026-12-28', 7), addDays('2027-01-01', -1)]).toEqual([
      '2028-02-29',
      '2027-01-04',
      '2026-12-31',
    ]);
  });

  it.each([
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-11-18', 36, '2029-11-18'],
    ['2027-01-01', -5, '2026-08-01'],
  ])('shift %s by %s months', (day, months, after) => {
    expect(addMonths(day, months)).toBe(after);
  });

  it.each([
    ['2026-11-16', '2026-11-16', 1],
    ['2026-11-22', '2026-11-16', 7],
    ['2026-11-18', '2026-11-16', 3],
    ['2027-01-01', '2026-12-28', 5],
    ['2028-02-29', '2028-02-28', 2],
  ])('start the week of %s on %s', (day, monday, weekday) => {
    expect([getMonday(day), getIsoWeekday(day)]).toEqual([monday, weekday]);
  });

  it.each([
    ['2028-02-11', '2028-02-01', '2028-02-29'],
    ['2026-12', '2026-12-01', '2026-12-31'],
  ])('bound the month of %s by %s and %s', (day, first, last) => {
    expect([getMonthStart(day), getMonthEnd(day)]).toEqual([first, last]);
  });
});
