import {
  addBusinessDays,
  findNextBusinessDay,
  isBusinessDay,
  NATIONAL_BUSINESS_DAYS,
  SOUTH_AUSTRALIAN_BUSINESS_DAYS,
} from './business-days.js';
import { isWeekend } from './days.js';
import { NATIONAL_HOLIDAYS } from './national-holidays.js';

it.each([
  ['2026-11-27', '2026-11-27', 'a Friday'],
  ['2026-11-28', '2026-11-30', 'a Saturday'],
  ['2026-12-25', '2026-12-29', 'Christmas, a weekend and Proclamation Day'],
  ['2027-03-06', '2027-03-09', 'the weekend of Adelaide Cup'],
  ['2029-01-06', '2029-01-08', 'a Saturday after the last known holiday'],
])('finds for %s the next South Australian business day %s (%s)', (day, next) =>
  expect(findNextBusinessDay(day, SOUTH_AUSTRALIAN_BUSINESS_DAYS)).toBe(next),
);

const strict = { ...NATIONAL_BUSINESS_DAYS, partDaysCount: true, changeableCount: true };

describe('isBusinessDay', () => {
  it.each([
    ['2026-07-09', true, 'a Thursday'],
    ['2026-07-11', false, 'a Saturday'],
    ['2026-08-03', false, 'Picnic Day in the Northern Territory'],
    ['2027-03-08', false, 'Adelaide Cup'],
    ['2026-12-28', false, 'the Monday after Proclamation Day on a Saturday'],
    ['2027-12-27', false, 'the Monday after Christmas on a Saturday'],
    ['2027-12-28', false, 'the Tuesday after Proclamation Day on a Sunday'],
    ['2026-12-24', true, 'Christmas Eve, a holiday from 19:00'],
    ['2026-11-03', true, 'Melbourne Cup, which councils may exchange'],
    ['2026-12-29', true, 'between the years'],
  ])('decides for %s: %s (%s)', (day, expected) => expect(isBusinessDay(day, NATIONAL_BUSINESS_DAYS)).toBe(expected));

  it.each(['2026-12-24', '2026-12-31', '2026-11-03', '2026-09-25', '2026-09-28'])(
    'excludes %s when part days and changeable days count',
    (day) => {
      expect(isBusinessDay(day, NATIONAL_BUSINESS_DAYS)).toBe(true);
      expect(isBusinessDay(day, strict)).toBe(false);
    },
  );

  it('counts only South Australian holidays in South Australia', () => {
    expect(isBusinessDay('2026-08-03', SOUTH_AUSTRALIAN_BUSINESS_DAYS)).toBe(true);
    expect(isBusinessDay('2026-10-05', SOUTH_AUSTRALIAN_BUSINESS_DAYS)).toBe(false);
    expect(isBusinessDay('2027-04-26', SOUTH_AUSTRALIAN_BUSINESS_DAYS)).toBe(true);
  });

  it('refuses days outside the table, except weekends', () => {
    expect(() => isBusinessDay('2026-06-30', NATIONAL_BUSINESS_DAYS)).toThrow('from 2026-07-01 to 2028-12-31 only');
    expect(() => isBusinessDay('2029-01-01', NATIONAL_BUSINESS_DAYS)).toThrow(RangeError);
    expect(isBusinessDay('2029-01-06', NATIONAL_BUSINESS_DAYS)).toBe(false);
  });
});

describe('addBusinessDays', () => {
  it.each([
    // The ATO's published Payday Super dates, and dates worked out by hand.
    ['2026-07-09', 7, '2026-07-20'],
    ['2026-07-09', 20, '2026-08-07'],
    ['2026-07-30', 7, '2026-08-11'],
    ['2026-08-06', 7, '2026-08-17'],
    ['2027-06-08', 7, '2027-06-18'],
    ['2027-07-30', 7, '2027-08-11'],
    ['2026-07-11', 1, '2026-07-13'],
    ['2026-12-23', 7, '2027-01-06'],
  ])('returns for %s plus %i the day %s', (day, count, expected) =>
    expect(addBusinessDays(day, count, NATIONAL_BUSINESS_DAYS)).toBe(expected),
  );

  it('returns a later day when part days count', () => {
    expect(addBusinessDays('2026-12-23', 7, strict)).toBe('2027-01-08');
  });

  it.each([0, -1, 1.5])('refuses %s', (count) => {
    expect(() => addBusinessDays('2026-07-09', count, NATIONAL_BUSINESS_DAYS)).toThrow(RangeError);
  });
});

describe('Holiday table', () => {
  const { holidays, firstDay, lastDay } = NATIONAL_HOLIDAYS;

  it('is sorted, on weekdays only, within its range and without repeats', () => {
    const days = holidays.map(({ day, from = '' }) => day + from);
    expect(days).toEqual([...new Set(days)].sort());
    expect(holidays.filter(({ day }) => isWeekend(day) || day < firstDay || day > lastDay)).toEqual([]);
  });

  it('has the weekday holidays of South Australia in 2027 (Public Holidays Act 2023)', () => {
    const days = holidays.filter(({ day, regions }) => day.startsWith('2027') && regions.includes('SA'));
    expect(days.map(({ day, from }) => [day, from ?? ''])).toEqual([
      ['2027-01-01', ''],
      ['2027-01-26', ''],
      ['2027-03-08', ''],
      ['2027-03-26', ''],
      ['2027-03-29', ''],
      ['2027-06-14', ''],
      ['2027-10-04', ''],
      ['2027-12-24', '19:00'],
      ['2027-12-27', ''],
      ['2027-12-28', ''],
      ['2027-12-31', '19:00'],
    ]);
  });
});
