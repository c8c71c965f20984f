import { earliestStart, slotsFromTimeline, timetableProblem, timetableRow, weeklyMinutes } from './timetable.js';

const slot = (time: string, ...days: number[]) => ({ startTime: time.slice(0, 5), endTime: time.slice(6), days });

describe('slotsFromTimeline', () => {
  it('turns rows of the form into slots with days in the order of the week, each once', () => {
    expect(
      slotsFromTimeline([
        { time: '06:00-08:00', days: ['We', 'Mo', 'Mo'] },
        { time: '22:00-06:00', days: [] },
      ]),
    ).toEqual([slot('06:00-08:00', 1, 3), slot('22:00-06:00')]);
  });
});

describe('timetableProblem', () => {
  it.each([
    ['no day at all', [slot('00:00-00:00')], 'Please choose at least one day in the timetable.'],
    [
      'the same slot twice',
      [slot('06:00-08:00', 1), slot('06:00-08:00', 1, 2)],
      'The timetable has 06:00-08:00 on Mo twice.',
    ],
    ['the same times on other days', [slot('06:00-08:00', 1), slot('06:00-08:00', 2)], null],
    ['a blank row beside a worked one', [slot('06:00-08:00', 1), slot('00:00-00:00')], null],
  ])('%s', (_case, slots, problem) => expect(timetableProblem(slots)).toBe(problem));
});

describe('weeklyMinutes', () => {
  it.each([
    ['a morning on five days', [slot('06:00-08:00', 1, 2, 3, 4, 5)], 600],
    ['over midnight', [slot('22:00-06:00', 6)], 480],
    ['a whole day', [slot('00:00-00:00', 7)], 1440],
    ['a row without days', [slot('00:00-00:00')], 0],
    ['several rows', [slot('06:00-08:30', 1, 3), slot('18:00-18:45', 5)], 345],
  ])('%s', (_case, slots, minutes) => expect(weeklyMinutes(slots)).toBe(minutes));
});

describe('timetableRow', () => {
  it('has seven cells, blank when not worked', () => {
    expect(timetableRow(slot('06:00-08:00', 1, 3, 7))).toEqual({
      time: '06:00-08:00',
      days: ['Mo', '', 'We', '', '', '', 'Su'],
    });
  });
});

describe('earliestStart', () => {
  it.each([
    [[slot('18:00-19:00', 1), slot('06:30-07:00', 5)], '06:30'],
    [[slot('18:00-19:00', 1), slot('00:00-00:00')], '18:00'],
    [[], ''],
  ])('case %#', (slots, start) => expect(earliestStart(slots)).toBe(start));
});
