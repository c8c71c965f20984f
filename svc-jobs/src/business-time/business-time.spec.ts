import { DateTime } from 'luxon';
import {
  countFullMinutes,
  findPastDayProblem,
  getIsoWeekday,
  getMonthRange,
  getNextDay,
  getPreviousDay,
  resolveInstant,
} from './business-time.js';

const ADELAIDE = 'Australia/Adelaide';

describe('resolveInstant', () => {
  it.each([
    // Source of the daylight-saving dates: tzdata, ends 2026-04-04T16:30Z, starts 2026-10-03T16:30Z.
    ['2026-07-01', '06:00', '2026-06-30T20:30:00.000Z', 'standard time, +9:30'],
    ['2026-01-15', '06:00', '2026-01-14T19:30:00.000Z', 'daylight saving, +10:30'],
    ['2026-04-05', '01:59', '2026-04-04T15:29:00.000Z', 'before the repeated hour'],
    ['2026-04-05', '02:30', '2026-04-04T16:00:00.000Z', 'the first of the two 02:30'],
    ['2026-04-05', '03:00', '2026-04-04T17:30:00.000Z', 'after the repeated hour'],
    ['2026-10-04', '01:59', '2026-10-03T16:29:00.000Z', 'before the skipped hour'],
    ['2026-10-04', '02:00', '2026-10-03T16:30:00.000Z', 'skipped: the moment of the jump'],
    ['2026-10-04', '02:30', '2026-10-03T16:30:00.000Z', 'skipped: the moment of the jump'],
    ['2026-10-04', '03:00', '2026-10-03T16:30:00.000Z', 'the moment of the jump itself'],
    ['2026-10-04', '03:01', '2026-10-03T16:31:00.000Z', 'after the skipped hour'],
  ])('converts %s %s to %s (%s)', (date, time, instant) => {
    expect(resolveInstant(date, time, ADELAIDE).toUTC().toISO()).toBe(instant);
  });

  it('follows the given zone, including a half-hour clock change', () => {
    expect(resolveInstant('2026-10-04', '02:15', 'Australia/Lord_Howe').toUTC().toISO()).toBe(
      '2026-10-03T15:30:00.000Z',
    );
    expect(resolveInstant('2026-10-04', '02:30', 'UTC').toUTC().toISO()).toBe('2026-10-04T02:30:00.000Z');
  });

  it('refuses a day that does not exist', () => {
    expect(() => resolveInstant('2026-02-30', '06:00', ADELAIDE)).toThrow(RangeError);
  });
});

describe('getNextDay, getPreviousDay, getIsoWeekday and getMonthRange', () => {
  it.each([
    ['2026-02-28', '2026-03-01'],
    ['2028-02-28', '2028-02-29'],
    ['2026-12-31', '2027-01-01'],
    ['2026-10-03', '2026-10-04'],
    ['2026-04-04', '2026-04-05'],
  ])('steps from %s to %s and back', (date, next) => {
    expect(getNextDay(date)).toBe(next);
    expect(getPreviousDay(next)).toBe(date);
  });

  it.each([
    ['2026-04-06', 1],
    ['2026-04-05', 7],
    ['2026-10-03', 6],
  ])('counts %s as weekday %i', (date, weekday) => expect(getIsoWeekday(date)).toBe(weekday));

  it.each([
    ['2026', '02', '2026-02-01', '2026-03-01'],
    ['2026', '12', '2026-12-01', '2027-01-01'],
  ])('gives %s-%s the range from %s to before %s', (year, month, from, before) =>
    expect(getMonthRange(year, month)).toEqual({ from, before }),
  );
});

describe('countFullMinutes', () => {
  const from = DateTime.fromISO('2026-04-04T22:00', { zone: ADELAIDE });
  it.each([
    [0, 0],
    [59_999, 0],
    [60_000, 1],
    [119_999, 1],
    [-1, 0],
    [-120_000, 0],
  ])('counts %i ms as %i min', (ms, minutes) => expect(countFullMinutes(from, from.plus(ms))).toBe(minutes));
});

describe('findPastDayProblem', () => {
  it.each([
    ['2026-11-21', null],
    ['2026-11-20', null],
    ['2022-01-01', null],
    ['2026-11-22', 'can’t be in the future'],
    ['2099-01-01', 'can’t be in the future'],
    ['2021-12-31', 'can’t be before 2022'],
  ])('answers %s with %s', (date, problem) =>
    expect(findPastDayProblem('day', date, '2026-11-21')?.msg ?? null).toBe(problem),
  );
});
