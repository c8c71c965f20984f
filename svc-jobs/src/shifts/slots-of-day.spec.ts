import type { SlotHolidays } from '@cleaning/contracts';
import {
  computeElapsedMinutes,
  type DatedShift,
  listShiftsOn,
  listSlotsOn,
  type TimetableSlotRow,
} from '../work/slots.js';
import { type JobHoliday, type Plan, WHOLE_TIMETABLE } from './plan.js';
import { listDaySlots } from './slots-of-day.js';

const ADELAIDE = 'Australia/Adelaide';
const slot = (time: string, days: number[], fields: Partial<TimetableSlotRow> = {}): TimetableSlotRow => ({
  id: `${time} ${days.join()}`,
  startTime: time.slice(0, 5),
  endTime: time.slice(6),
  days,
  ...fields,
});

/** Christmas 2026 in South Australia, Friday and Saturday, the Monday in lieu, and the evening before from 19:00. */
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
const listShifts = (slots: TimetableSlotRow[], plan: Partial<Plan>) =>
  DAYS.flatMap((date) => listShiftsOn(date, slots, { ...WHOLE_TIMETABLE, ...plan }, ADELAIDE).map(text));

const FRIDAYS = slot('17:00-18:00', [5], { every: 2, startsOn: '2026-11-27' });

describe('Slot on a public holiday', () => {
  it('moves to the next working day and keeps its interval', () => {
    expect(listShifts([FRIDAYS], { holidays: holidays('move') })).toEqual([
      '12-25 17:00 cancelled Christmas Day: moved to Tue 29 Dec 2026',
      '12-29 17:00 planned Moved from Fri 25 Dec 2026',
    ]);
    expect(listSlotsOn('2027-01-08', [FRIDAYS], ADELAIDE)).toHaveLength(1);
  });

  it.each<[string, TimetableSlotRow[], JobHoliday[], string[]]>([
    [
      'a slot that moves when the job skips',
      [{ ...FRIDAYS, holidays: 'move' }],
      holidays('skip'),
      [
        '12-25 17:00 cancelled Christmas Day: moved to Tue 29 Dec 2026',
        '12-29 17:00 planned Moved from Fri 25 Dec 2026',
      ],
    ],
    [
      'a slot that works when the job moves',
      [{ ...FRIDAYS, holidays: 'work' }],
      holidays('move'),
      ['12-25 17:00 planned'],
    ],
    [
      'a slot that skips when the job works',
      [{ ...FRIDAYS, holidays: 'skip' }],
      holidays('work'),
      ['12-25 17:00 cancelled Christmas Day'],
    ],
    [
      "an admin's decision before the slot",
      [{ ...FRIDAYS, holidays: 'move' }],
      holidays('work', true),
      ['12-25 17:00 planned'],
    ],
    [
      'the hour at which a part-day holiday starts',
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
      'a slot already on the new day, once',
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
      'a slot version that ends before the new day',
      [{ ...FRIDAYS, validUntil: '2026-12-28' }],
      holidays('move'),
      [
        '12-25 17:00 cancelled Christmas Day: moved to Tue 29 Dec 2026',
        '12-29 17:00 planned Moved from Fri 25 Dec 2026',
      ],
    ],
  ])('follows %s', (_case, slots, jobHolidays, expected) =>
    expect(listShifts(slots, { holidays: jobHolidays })).toEqual(expected),
  );

  it('belongs to people who picked the original weekday', () => {
    const picks = (days: number[]) => ({ holidays: holidays('move'), picks: [{ time: '17:00-18:00', days }] });
    expect(listShifts([FRIDAYS], picks([5]))).toHaveLength(2);
    expect(listShifts([FRIDAYS], picks([2]))).toEqual([]);
  });

  it('can be cancelled on the day it moves to', () => {
    const changes = [{ kind: 'cancelled' as const, date: '2026-12-29', time: '17:00-18:00', note: 'Closed' }];
    expect(listShifts([FRIDAYS], { holidays: holidays('move'), changes })[1]).toBe('12-29 17:00 cancelled Closed');
  });
});

describe('Slot every second Saturday night', () => {
  const nights = (startsOn: string) => slot('22:00-06:00', [6], { every: 2, startsOn });
  it.each([
    ['2026-04-04', '2026-03-21', 540, 'daylight saving ends in the night'],
    ['2026-10-03', '2026-09-19', 420, 'daylight saving starts in the night'],
    ['2026-10-17', '2026-09-19', 480, 'the clock does not change'],
  ])('lasts on %s, in its series from %s, %i min when %s', (date, startsOn, minutes) => {
    const [night] = listSlotsOn(date, [nights(startsOn)], ADELAIDE);
    expect(night && computeElapsedMinutes(night)).toBe(minutes);
    expect(listSlotsOn(date, [nights(startsOn.replace(/\d\d$/, (day) => String(Number(day) + 7)))], ADELAIDE)).toEqual(
      [],
    );
  });
});

it('ignores an extra shift at the times of a slot that day', () => {
  const extra = slot('17:00-18:00', [5], { isExtra: true, validFrom: '2026-12-11', validUntil: '2026-12-12' });
  expect(listDaySlots('2026-12-11', [FRIDAYS, extra], [])).toMatchObject([{ slot: FRIDAYS }]);
  expect(listDaySlots('2026-12-18', [FRIDAYS, extra], [])).toEqual([]);
  expect(listDaySlots('2026-12-11', [{ ...FRIDAYS, startsOn: '2026-12-04' }, extra], [])).toMatchObject([
    { slot: extra },
  ]);
});
