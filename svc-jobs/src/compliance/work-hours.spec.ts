import { DateTime } from 'luxon';
import { type HoursOfPerson, hoursOf, minutesByDay, spansTouching } from './work-hours.js';

const zone = 'Australia/Adelaide';
const at = (text: string) => DateTime.fromISO(text, { zone });

describe('spans of two weeks', () => {
  it('that touch a day begin on its Monday and on the one before', () => {
    expect(spansTouching({ from: '2026-11-18', until: '2026-11-18' })).toEqual([
      { from: '2026-11-09', until: '2026-11-22' },
      { from: '2026-11-16', until: '2026-11-29' },
    ]);
  });
  it('that touch a week over the new year and 29 February', () => {
    expect(spansTouching({ from: '2027-12-27', until: '2028-01-02' }).map(({ from }) => from)).toEqual([
      '2027-12-20',
      '2027-12-27',
    ]);
    expect(spansTouching({ from: '2028-02-29', until: '2028-02-29' }).at(-1)).toEqual({
      from: '2028-02-28',
      until: '2028-03-12',
    });
  });
});

it.each([
  ['within a day', '2026-11-18T06:00', '2026-11-18T08:00', [['2026-11-18', 120]]],
  [
    'over midnight, from Sunday into Monday',
    '2026-11-22T22:00',
    '2026-11-23T01:30',
    [
      ['2026-11-22', 120],
      ['2026-11-23', 90],
    ],
  ],
  ['in the night that is an hour longer', '2027-04-04T00:00', '2027-04-04T06:00', [['2027-04-04', 420]]],
  ['in the night that is an hour shorter', '2026-10-04T00:00', '2026-10-04T06:00', [['2026-10-04', 300]]],
  ['nothing', '2026-11-18T06:00', '2026-11-18T06:00', []],
])('minutes of a time %s', (_, from, until, parts) => {
  expect(minutesByDay(at(from), at(until))).toEqual(parts);
});

describe('hours against the limit', () => {
  const SPAN = { from: '2026-11-16', until: '2026-11-29' };
  const given = (part: Partial<HoursOfPerson>): HoursOfPerson => ({
    own: new Map([
      ['2026-11-15', 600],
      ['2026-11-16', 1440],
      ['2026-11-29', 1440],
      ['2026-11-30', 600],
    ]),
    elsewhere: new Map(),
    breaks: [],
    ...part,
  });
  it.each<[string, Partial<HoursOfPerson>, number, number, boolean]>([
    ['exactly 48 hours are within it', {}, 2880, 0, false],
    ['a minute elsewhere is above it', { elsewhere: new Map([['2026-11-23', 1]]) }, 2880, 1, true],
    ['hours elsewhere of other weeks do not count', { elsewhere: new Map([['2026-11-30', 60]]) }, 2880, 0, false],
    [
      'days of a break do not count',
      {
        breaks: [{ from: '2026-11-29', until: '2026-12-10' }],
        elsewhere: new Map([['2026-11-23', 1440]]),
      },
      1440,
      1440,
      false,
    ],
    [
      'a week that is wholly in a break has no hours elsewhere',
      { breaks: [{ from: '2026-11-23', until: '2026-11-29' }], elsewhere: new Map([['2026-11-23', 9000]]) },
      1440,
      0,
      false,
    ],
  ])('%s', (_, part, own, elsewhere, over) => {
    expect(hoursOf(SPAN, given(part))).toEqual({ ...SPAN, own_minutes: own, elsewhere_minutes: elsewhere, over });
  });
});
