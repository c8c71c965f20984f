import {
  formatClockTime,
  formatDate,
  formatDateTime,
  formatDuration,
  formatHours,
  formatInstant,
  formatMonthYear,
  formatNumericDate,
  formatShortMonthYear,
  formatWeekdayDate,
  getBusinessToday,
  parseDuration,
  replaceIsoDates,
} from './date-text.js';

describe('dates and times in words', () => {
  it('put the day first, with or without its weekday', () => {
    expect(formatDate('2026-11-08')).toBe('8 Nov 2026');
    expect(formatDate('2026/11/08')).toBe('8 Nov 2026');
    expect(formatWeekdayDate('2026-11-08')).toBe('Sun 8 Nov 2026');
    expect(formatNumericDate('2026-11-08')).toBe('08/11/2026');
    expect(formatMonthYear('2026-11')).toBe('November 2026');
    expect(formatShortMonthYear('2026-11')).toBe('Nov 2026');
  });

  it('use the 12-hour clock', () => {
    expect(formatDateTime('2026-11-18T17:05')).toBe('Wed 18 Nov 2026, 5:05 pm');
    expect(formatDateTime('2026-11-18 00:05')).toBe('Wed 18 Nov 2026, 12:05 am');
  });

  it.each([
    ['2026-03-31T13:29:59Z', '31 Mar 2026, 11:59 pm'],
    ['2026-03-31T13:30:00Z', '1 Apr 2026, 12:00 am'],
    ['2026-07-01T03:15:00+00:00', '1 Jul 2026, 12:45 pm'],
    ['2026-11-30T13:29:00Z', '30 Nov 2026, 11:59 pm'],
    ['2026-11-30T13:30:00Z', '1 Dec 2026, 12:00 am'],
  ])('show %s in Adelaide as %s', (instant, text) => {
    expect(formatInstant(instant, 'Australia/Adelaide')).toBe(text);
    expect(formatDate(getBusinessToday('Australia/Adelaide', new Date(instant)))).toBe(text.split(',')[0]);
  });

  it.each([
    ['00:05', '12:05 am'],
    ['09:30', '9:30 am'],
    ['12:00', '12:00 pm'],
    ['23:59', '11:59 pm'],
  ])('write %s as %s', (time, text) => expect(formatClockTime(time)).toBe(text));

  it.each([
    [0, '0:00'],
    [65, '1:05'],
    [6000, '100:00'],
    [-65, '-1:05'],
  ])('write a duration of %d minutes as %s', (minutes, text) => expect(formatHours(minutes)).toBe(text));

  it.each([
    [0, '0 min'],
    [45, '45 min'],
    [60, '1 h'],
    [150, '2 h 30 min'],
    [1439, '23 h 59 min'],
  ])('write a length of %d minutes as %s', (minutes, text) => expect(formatDuration(minutes)).toBe(text));

  it.each([
    ['01:48', 108],
    ['119:59', 7199],
    ['00:00', 0],
    ['', 0],
  ])('count in %s %d minutes', (duration, minutes) => expect(parseDuration(duration)).toBe(minutes));

  it.each([
    ['from 2026-11-18 to 2026-11-20', 'from 18 Nov 2026 to 20 Nov 2026'],
    ['2026-11-18T06:30', '18 Nov 2026, 6:30 am'],
    ['2026-11-18 06:30', '18 Nov 2026, 6:30 am'],
    ['2026-11-17T20:00:00.000Z', '18 Nov 2026, 6:30 am'],
    ['INV-2026-11-0004, 2026-13-45', 'INV-2026-11-0004, 2026-13-45'],
  ])('replace machine dates in texts: %s', (text, written) =>
    expect(replaceIsoDates(text, 'Australia/Adelaide')).toBe(written),
  );
});
