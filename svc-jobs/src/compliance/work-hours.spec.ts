import { DateTime } from 'luxon';
import { getOwnMinutes, listSpansAround, type PersonHours, splitMinutesByDay, toHours } from './work-hours.js';

const zone = 'Australia/Adelaide';
const at = (text: string) => DateTime.fromISO(text, { zone });

describe('listSpansAround', () => {
  it('starts on the Monday of the day and on the Monday before', () => {
    expect(listSpansAround({ from: '2026-11-18', until: '2026-11-18' })).toEqual([
      { from: '2026-11-09', until: '2026-11-22' },
      { from: '2026-11-16', until: '2026-11-29' },
    ]);
  });
  it('handles a week over new year and 29 February', () => {
    expect(listSpansAround({ from: '2027-12-27', until: '2028-01-02' }).map(({ from }) => from)).toEqual([
      '2027-12-20',
      '2027-12-27',
    ]);
    expect(listSpansAround({ from: '2028-02-29', until: '2028-02-29' }).at(-1)).toEqual({
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
  ['in the night with an extra hour', '2027-04-04T00:00', '2027-04-04T06:00', [['2027-04-04', 420]]],
  ['in the night with an hour less', '2026-10-04T00:00', '2026-10-04T06:00', [['2026-10-04', 300]]],
  ['of no length', '2026-11-18T06:00', '2026-11-18T06:00', []],
])('splits the minutes of a time %s by day', (_, from, until, parts) => {
  expect(splitMinutesByDay(at(from), at(until))).toEqual(parts);
});

describe('toHours', () => {
  const SPAN = { from: '2026-11-16', until: '2026-11-29' };
  const makeHours = (part: Partial<PersonHours>): PersonHours => ({
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
  it.each<[string, Partial<PersonHours>, number, number, boolean]>([
    ['allows exactly 48 hours', {}, 2880, 0, false],
    ['exceeds the limit with one minute elsewhere', { elsewhere: new Map([['2026-11-23', 1]]) }, 2880, 1, true],
    ['ignores hours elsewhere in other weeks', { elsewhere: new Map([['2026-11-30', 60]]) }, 2880, 0, false],
    [
      'ignores days in a break',
      {
        breaks: [{ from: '2026-11-29', until: '2026-12-10' }],
        elsewhere: new Map([['2026-11-23', 1440]]),
      },
      1440,
      1440,
      false,
    ],
    [
      'ignores hours elsewhere in a week wholly in a break',
      { breaks: [{ from: '2026-11-23', until: '2026-11-29' }], elsewhere: new Map([['2026-11-23', 9000]]) },
      1440,
      0,
      false,
    ],
  ])('%s', (_, part, own, elsewhere, over) => {
    expect(toHours(SPAN, makeHours(part))).toEqual({ ...SPAN, own_minutes: own, elsewhere_minutes: elsewhere, over });
  });
});

describe('getOwnMinutes with shifts 06:00-08:00 and 10:00-12:00 at one place', () => {
  const shift = (time: string) => {
    const [start, end] = time.split('-').map((text) => at(`2026-11-18T${text}`));
    return { jobId: 'j', date: '2026-11-18', time, kind: 'permanent', state: 'planned', startsAt: start, endsAt: end };
  };
  const shifts = ['06:00-08:00', '10:00-12:00'].map(shift) as Parameters<typeof getOwnMinutes>[0]['shifts'];
  const work = (slot: string | null, from: string, until: string | null) => ({
    job_id: 'j',
    business_date: '2026-11-18',
    slot,
    is_manual: false,
    started_at: at(`2026-11-18T${from}`).toJSDate(),
    ended_at: until === null ? null : at(`2026-11-18T${until}`).toJSDate(),
    minutes: 0,
  });
  const manual = { ...work(null, '06:00', '06:00'), is_manual: true, minutes: 45 };
  it.each<[string, string, Parameters<typeof getOwnMinutes>[0]['work'], number]>([
    ['no work has started', '05:00', [], 240],
    ['the first shift passed without work', '09:00', [], 120],
    ['the first shift is running', '07:00', [work('06:00-08:00', '06:00', null)], 240],
    ['the first shift runs past its end', '09:00', [work('06:00-08:00', '06:00', null)], 300],
    ['the first shift finished late', '09:00', [work('06:00-08:00', '06:00', '08:30')], 270],
    [
      'the second shift runs after the first',
      '11:00',
      [work('06:00-08:00', '06:00', '08:00'), work('10:00-12:00', '10:00', null)],
      240,
    ],
    ['the second shift runs past its end', '12:30', [work('10:00-12:00', '10:00', null)], 150],
    ['work of a removed slot is running', '07:00', [work('05:00-06:00', '05:00', null)], 360],
    ['work without a slot is running', '07:00', [work(null, '06:00', null)], 300],
    ['minutes were recorded by hand', '05:00', [manual], 285],
    ['a time was recorded by hand', '05:00', [{ ...work(null, '02:00', '03:30'), is_manual: true }], 330],
  ])('counts minutes when %s', (_, now, done, minutes) => {
    expect(getOwnMinutes({ shifts, work: done, now: at(`2026-11-18T${now}`) })).toEqual(
      new Map([['2026-11-18', minutes]]),
    );
  });
  it('adds a further shift over midnight', () => {
    const further = { startsAt: at('2026-11-18T22:00'), endsAt: at('2026-11-19T02:00') };
    expect(getOwnMinutes({ shifts, work: [], further: [further], now: at('2026-11-18T05:00') })).toEqual(
      new Map([
        ['2026-11-18', 360],
        ['2026-11-19', 120],
      ]),
    );
  });
});
