import type { SlotHolidays } from '@cleaning/contracts';
import { type DatedShift, realMinutes, shiftsOn, slotsOn, type TimetableSlotRow } from '../work/slots.js';
import { type JobHoliday, type Plan, WHOLE_TIMETABLE } from './plan.js';
import { slotsOfDay } from './slots-of-day.js';

const ADELAIDE = 'Australia/Adelaide';
const slot = (time: string, days: number[], fields: Partial<TimetableSlotRow> = {}): TimetableSlotRow => ({
  id: `${time} ${days.join()}`,
  startTime: time.slice(0, 5),
  endTime: time.slice(6),
  days,
  ...fields,
});

/** Christmas of 2026 in South Australia: Friday, Saturday (Proclamation Day) and the Monday for it; the evening before counts from 19:00. */
const holidays = (policy: SlotHolidays, isDecided = false): JobHoliday[] =>
  [
    { date: '2026-12-24', from: '19:00', name: 'Christmas Eve' },
    { date: '2026-12-25', from: '00:00', name: 'Christmas Day' },
    { date: '2026-12-26', from: '00:00', name: 'Proclamation Day' },
    { date: '2026-12-28', from: '00:00', name: 'Proclamation Day' },
  ].map((day) => ({ ...day, policy, isDecided, rateCents: null }));

const DAYS = Array.from({ length: 14 }, (_, day) => new Date(Date.UTC(2026, 11, 20 + day)).toISOString().slice(0, 10));
const text = ({ businessDate, slot: { startTime }, state, note }: DatedShift) =>
  [businessDate.slice(5), startTime, state, note].filter(Boolean).join(' ');
const shown = (slots: TimetableSlotRow[], plan: Partial<Plan>) =>
  DAYS.flatMap((date) => shiftsOn(date, slots, { ...WHOLE_TIMETABLE, ...plan }, ADELAIDE).map(text));

const FRIDAYS = slot('17:00-18:00', [5], { every: 2, startsOn: '2026-11-27' });

describe('slots on public holidays', () => {
  it('move to the next working day, which is neither Saturday, Sunday nor another public holiday, and keep the phase', () => {
    expect(shown([FRIDAYS], { holidays: holidays('move') })).toEqual([
      '12-25 17:00 cancelled Christmas Day: moved to Tue 29 Dec 2026',
      '12-29 17:00 planned Moved from Fri 25 Dec 2026',
    ]);
    expect(slotsOn('2027-01-08', [FRIDAYS], ADELAIDE)).toHaveLength(1);
  });

  it.each<[string, TimetableSlotRow[], JobHoliday[], string[]]>([
    [
      'a slot that moves where the job skips',
      [{ ...FRIDAYS, holidays: 'move' }],
      holidays('skip'),
      [
        '12-25 17:00 cancelled Christmas Day: moved to Tue 29 Dec 2026',
        '12-29 17:00 planned Moved from Fri 25 Dec 2026',
      ],
    ],
    [
      'a slot that works where the job moves',
      [{ ...FRIDAYS, holidays: 'work' }],
      holidays('move'),
      ['12-25 17:00 planned'],
    ],
    [
      'a slot that skips where the job works',
      [{ ...FRIDAYS, holidays: 'skip' }],
      holidays('work'),
      ['12-25 17:00 cancelled Christmas Day'],
    ],
    [
      'an admin has decided: that holds',
      [{ ...FRIDAYS, holidays: 'move' }],
      holidays('work', true),
      ['12-25 17:00 planned'],
    ],
    [
      'a part of a day counts from its hour, for the slot that begins then',
      [slot('17:00-18:00', [4]), slot('20:00-21:00', [4], { endsOn: '2026-12-25' })],
      holidays('move'),
      [
        '12-24 17:00 planned',
        '12-24 20:00 cancelled Christmas Eve: moved to Tue 29 Dec 2026',
        '12-29 20:00 planned Moved from Thu 24 Dec 2026',
        '12-31 17:00 planned',
      ],
    ],
    [
      'where the slot is already, it is done once',
      [slot('06:00-08:00', [5, 6, 1, 2], { startsOn: '2026-12-25', endsOn: '2026-12-30' })],
      holidays('move'),
      [
        '12-25 06:00 cancelled Christmas Day: moved to Tue 29 Dec 2026',
        '12-26 06:00 cancelled Proclamation Day: moved to Tue 29 Dec 2026',
        '12-28 06:00 cancelled Proclamation Day: moved to Tue 29 Dec 2026',
        '12-29 06:00 planned',
      ],
    ],
    [
      'a version that was left before the working day',
      [{ ...FRIDAYS, validUntil: '2026-12-28' }],
      holidays('move'),
      [
        '12-25 17:00 cancelled Christmas Day: moved to Tue 29 Dec 2026',
        '12-29 17:00 planned Moved from Fri 25 Dec 2026',
      ],
    ],
  ])('%s', (_case, slots, of, expected) => expect(shown(slots, { holidays: of })).toEqual(expected));

  it('are of those who have the weekday of the slot, wherever it is moved', () => {
    const picks = (days: number[]) => ({ holidays: holidays('move'), picks: [{ time: '17:00-18:00', days }] });
    expect(shown([FRIDAYS], picks([5]))).toHaveLength(2);
    expect(shown([FRIDAYS], picks([2]))).toEqual([]);
  });

  it('can be changed where they were moved: cancelled, or somebody is away', () => {
    const changes = [{ kind: 'cancelled' as const, date: '2026-12-29', time: '17:00-18:00', note: 'Closed' }];
    expect(shown([FRIDAYS], { holidays: holidays('move'), changes })[1]).toBe('12-29 17:00 cancelled Closed');
  });
});

describe('every second Saturday night', () => {
  const nights = (startsOn: string) => slot('22:00-06:00', [6], { every: 2, startsOn });
  it.each([
    ['2026-04-04', '2026-03-21', 540, 'daylight saving ends in the night'],
    ['2026-10-03', '2026-09-19', 420, 'daylight saving starts in the night'],
    ['2026-10-17', '2026-09-19', 480, 'two weeks later'],
  ])('%s from %s on has %i min: %s', (date, startsOn, minutes) => {
    const [night] = slotsOn(date, [nights(startsOn)], ADELAIDE);
    expect(night && realMinutes(night)).toBe(minutes);
    expect(slotsOn(date, [nights(startsOn.replace(/\d\d$/, (day) => String(Number(day) + 7)))], ADELAIDE)).toEqual([]);
  });
});

it('an extra shift at the times of a slot is no second one', () => {
  const extra = slot('17:00-18:00', [5], { isExtra: true, validFrom: '2026-12-11', validUntil: '2026-12-12' });
  expect(slotsOfDay('2026-12-11', [FRIDAYS, extra], [])).toMatchObject([{ slot: FRIDAYS }]);
  expect(slotsOfDay('2026-12-18', [FRIDAYS, extra], [])).toEqual([]);
  expect(slotsOfDay('2026-12-11', [{ ...FRIDAYS, startsOn: '2026-12-04' }, extra], [])).toMatchObject([
    { slot: extra },
  ]);
});
