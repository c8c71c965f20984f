import { DateTime } from 'luxon';
import type { PersonShift } from '../shifts/shift-reads.service.js';
import {
  conflictsWith,
  createConflictTest,
  describeShortRest,
  findShortRests,
  type WantedShift,
} from './candidates.js';

const at = (time: string) => DateTime.fromISO(`2026-11-18T${time}`, { zone: 'utc' });
const shift = (jobId: string, [from, until]: readonly [string, string], state = 'planned') =>
  ({
    jobId,
    date: '2026-11-18',
    time: `${from}-${until}`,
    startsAt: at(from),
    endsAt: at(until),
    state,
  }) as PersonShift;

describe('createConflictTest', () => {
  const wanted: WantedShift[] = [
    shift('new', ['06:00', '08:00']),
    shift('new', ['07:00', '07:30']),
    shift('new', ['08:00', '09:00']),
    shift('new', ['12:00', '12:00']),
    shift('new', ['20:00', '22:00']),
  ];
  const { mayConflict, conflicts } = createConflictTest(wanted);

  it.each<[string, boolean, PersonShift]>([
    ['within one of them', true, shift('other', ['06:30', '06:45'])],
    ['around several', true, shift('other', ['05:00', '23:00'])],
    ['behind a short one within a long one', true, shift('other', ['07:45', '08:00'])],
    ['between two', false, shift('other', ['09:00', '12:00'])],
    ['around one without length', true, shift('other', ['11:00', '13:00'])],
    ['without length where two meet', false, shift('other', ['08:00', '08:00'])],
    ['after all', false, shift('other', ['22:00', '23:00'])],
    ['at their times but cancelled', false, shift('other', ['06:00', '08:00'], 'cancelled')],
    ['of their own, whatever became of it', true, shift('new', ['06:00', '08:00'], 'cancelled')],
  ])('answers as conflictsWith for a shift %s', (_, expected, own) => {
    expect(mayConflict(own) && conflicts(own)).toBe(expected);
    expect(wanted.some((each) => conflictsWith(own, each))).toBe(expected);
  });

  it('finds nothing without shifts', () => {
    expect(createConflictTest([]).mayConflict(shift('other', ['06:00', '08:00']))).toBe(false);
  });
});

describe('findShortRests', () => {
  const own = (date: string, time: string, { ends = date, state = 'planned' } = {}) => {
    const [from, until] = time.split('-');
    const [startsAt, endsAt] = [`${date}T${from}`, `${ends}T${until}`].map((text) =>
      DateTime.fromISO(text, { zone: 'utc' }),
    );
    return { jobId: 'other', title: 'Depot', date, time, startsAt, endsAt, state } as PersonShift;
  };
  const [YESTERDAY, DAY, TOMORROW] = ['2026-11-17', '2026-11-18', '2026-11-19'];
  const night = own(YESTERDAY, '22:00-02:00', { ends: DAY });

  it.each<[string, PersonShift[], PersonShift, string[]]>([
    [
      'a night that ends at 2 am',
      [night],
      own(DAY, '06:00-08:00'),
      ['Only 4 h between this and their shift at Depot, 22:00-02:00.'],
    ],
    [
      'a late evening and the next morning',
      [own(YESTERDAY, '18:00-21:30'), own(TOMORROW, '05:00-06:00')],
      own(DAY, '06:00-20:30'),
      [
        'Only 8 h 30 min between this and their shift at Depot, 18:00-21:30.',
        'Only 8 h 30 min between this and their shift at Depot, 05:00-06:00.',
      ],
    ],
    [
      'only the nearest of an evening',
      [own(YESTERDAY, '18:00-21:00'), night],
      own(DAY, '06:00-08:00'),
      ['Only 4 h between this and their shift at Depot, 22:00-02:00.'],
    ],
    [
      'a night without a break before the morning',
      [own(YESTERDAY, '22:00-06:00', { ends: DAY })],
      own(DAY, '06:00-08:00'),
      ['No time between this and their shift at Depot, 22:00-06:00.'],
    ],
    ['nothing between two shifts of a day', [own(DAY, '06:00-08:00')], own(DAY, '12:00-14:00'), []],
    ['nothing after ten hours', [own(YESTERDAY, '18:00-20:00')], own(DAY, '06:00-08:00'), []],
    ['nothing beside a shift that is cancelled', [{ ...night, state: 'cancelled' }], own(DAY, '06:00-08:00'), []],
    ['nothing beside a shift at the same time', [night], own(DAY, '01:00-03:00'), []],
  ])('finds %s', (_, shifts, wanted, expected) => {
    expect(findShortRests(wanted, { shifts }).map(describeShortRest)).toEqual(expected);
  });
});
