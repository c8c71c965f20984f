import { EVERY_WEEK, type SlotDays } from '@cleaning/contracts';
import {
  computeMeanMinutes,
  computeWeeklyMinutes,
  findEarliestStart,
  findTimetableProblem,
  isSameTimetable,
  parseTimeline,
  type SlotTimes,
  toTimetable,
  toTimetableRow,
  WEEKLY,
} from './timetable.js';

const slot = (time: string, ...days: number[]) => ({ startTime: time.slice(0, 5), endTime: time.slice(6), days });

describe('parseTimeline', () => {
  it('turns form rows into slots with each day once, in the order of the week', () => {
    expect(
      parseTimeline([
        { time: '06:00-08:00', days: ['We', 'Mo', 'Mo'] },
        { time: '22:00-06:00', days: [] },
      ]),
    ).toEqual([
      { ...slot('06:00-08:00', 1, 3), ...WEEKLY },
      { ...slot('22:00-06:00'), ...WEEKLY },
    ]);
  });

  it('keeps the repeats of a row sent without them', () => {
    const before = { ...slot('06:00-08:00', 5), every: 2, monthWeek: null, startsOn: '2026-12-04', endsOn: null };
    const rows = [
      { time: '06:00-08:00', days: ['Fr' as const] },
      { time: '06:00-09:00', days: ['Fr' as const] },
    ];
    expect(parseTimeline(rows, [{ ...before, holidays: 'move' }])).toEqual([
      { ...before, holidays: 'move' },
      { ...slot('06:00-09:00', 5), ...WEEKLY },
    ]);
    const [explicitRow] = rows.map((row) => ({ ...row, repeats: EVERY_WEEK, holidays: '' as const }));
    expect(explicitRow && parseTimeline([explicitRow], [before])).toEqual([{ ...slot('06:00-08:00', 5), ...WEEKLY }]);
  });
});

const makeMonthly = (monthWeek: number): SlotTimes => ({ ...slot('06:00-08:00', 5), monthWeek });

describe('findTimetableProblem', () => {
  it.each([
    ['finds a timetable without a day', [slot('00:00-00:00')], 'Choose at least one day in the timetable.'],
    [
      'finds a duplicate slot',
      [slot('06:00-08:00', 1), slot('06:00-08:00', 1, 2)],
      'The timetable has 06:00-08:00 on Mo twice.',
    ],
    ['accepts the same times on other days', [slot('06:00-08:00', 1), slot('06:00-08:00', 2)], null],
    ['accepts a blank row beside a filled one', [slot('06:00-08:00', 1), slot('00:00-00:00')], null],
    ['accepts the first and the third week of a month', [makeMonthly(1), makeMonthly(3)], null],
    [
      'finds the fourth and the last week of a month on one day',
      [makeMonthly(4), makeMonthly(-1)],
      'The timetable has 06:00-08:00 on Fr twice.',
    ],
  ])('%s', (_case, slots, problem) => expect(findTimetableProblem(slots)).toBe(problem));
});

describe('computeWeeklyMinutes', () => {
  it.each([
    ['a morning on five days', [slot('06:00-08:00', 1, 2, 3, 4, 5)], 600],
    ['over midnight', [slot('22:00-06:00', 6)], 480],
    ['a whole day', [slot('00:00-00:00', 7)], 1440],
    ['a row without days', [slot('00:00-00:00')], 0],
    ['several rows', [slot('06:00-08:30', 1, 3), slot('18:00-18:45', 5)], 345],
  ])('counts %s', (_case, slots, minutes) => expect(computeWeeklyMinutes(slots)).toBe(minutes));
});

describe('computeWeeklyMinutes with weeks that differ', () => {
  it.each<[string, SlotTimes[], number]>([
    ['every second week', [{ ...slot('06:00-08:00', 1, 5), every: 2 }], 120],
    ['every second week beside each week', [{ ...slot('06:00-08:00', 5), every: 2 }, slot('06:00-07:00', 1)], 120],
    ['every third week, rounded', [{ ...slot('06:00-08:20', 5), every: 3 }], 47],
    ['once a month', [makeMonthly(-1)], 28],
  ])('averages %s', (_case, slots, minutes) => expect(computeWeeklyMinutes(slots)).toBe(minutes));

  it('stays an exact fraction in computeMeanMinutes', () => {
    expect(computeMeanMinutes([{ ...slot('06:00-08:20', 5), every: 3 }])).toEqual({ minutes: 140n, weeks: 3n });
  });
});

describe('isSameTimetable', () => {
  const weekly = slot('06:00-08:00', 5);
  it.each<[string, Partial<SlotDays> & Pick<SlotTimes, 'holidays'>, boolean]>([
    ['the same row', { ...WEEKLY, validFrom: '2026-11-01' }, true],
    ['another interval', { every: 2, startsOn: '2026-12-04' }, false],
    ['a week of the month', { monthWeek: -1 }, false],
    ['an end date', { endsOn: '2027-01-01' }, false],
    ['a holiday rule', { holidays: 'skip' }, false],
  ])('compares %s', (_case, fields, same) => expect(isSameTimetable([weekly], [{ ...weekly, ...fields }])).toBe(same));
});

describe('toTimetable', () => {
  const until = { ...slot('06:00-08:00', 1), validUntil: '2026-12-07' };
  const from = { ...slot('07:00-09:00', 1), validFrom: '2026-12-07' };
  const over = { ...slot('05:00-06:00', 1), endsOn: '2026-12-01' };
  it.each([
    ['2026-12-06', [until]],
    ['2026-12-07', [from]],
    ['2026-12-01', [until, over]],
  ])('shows the rows of %s', (today, slots) => expect(toTimetable([until, from, over], today)).toEqual(slots));
  it('shows the next rows when none has started', () => expect(toTimetable([from], '2026-11-01')).toEqual([from]));
});

describe('toTimetableRow', () => {
  it('has seven cells, blank on days without work', () => {
    expect(toTimetableRow(slot('06:00-08:00', 1, 3, 7))).toEqual({
      time: '06:00-08:00',
      days: ['Mo', '', 'We', '', '', '', 'Su'],
    });
  });
});

describe('findEarliestStart', () => {
  it.each([
    [[slot('18:00-19:00', 1), slot('06:30-07:00', 5)], '06:30'],
    [[slot('18:00-19:00', 1), slot('00:00-00:00')], '18:00'],
    [[], ''],
  ])('finds case %#', (slots, start) => expect(findEarliestStart(slots)).toBe(start));
});
