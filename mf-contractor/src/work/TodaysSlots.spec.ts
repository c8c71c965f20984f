import type { OwnShift } from '@cleaning/contracts';
import { findPlannedSlots, getOwnSlots, listTodaysSlots } from './TodaysSlots';

const row = (time: string, worked: string) => ({
  time,
  days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((day) => (worked.includes(day) ? (day as 'Mo') : ('' as const))),
});
const TIMETABLE = [row('18:00-20:00', 'We'), row('06:00-08:00', 'Mo We'), row('22:00-06:00', 'Tu Su')];
// A Wednesday.
const DAY = '2026-11-18';

describe("today's slots", () => {
  it('are in order of the day, and done when they are not left to do', () =>
    expect(listTodaysSlots(findPlannedSlots(TIMETABLE, DAY), ['18:00-20:00'])).toEqual([
      { time: '06:00-08:00', isDone: true },
      { time: '18:00-20:00', isDone: false },
    ]));

  it("begin with last night's that still runs", () =>
    expect(listTodaysSlots(findPlannedSlots(TIMETABLE, DAY), ['22:00-06:00', '06:00-08:00', '18:00-20:00'])[0]).toEqual(
      {
        time: '22:00-06:00',
        isDone: false,
      },
    ));

  it('are those of Sunday on a Sunday', () =>
    expect(listTodaysSlots(findPlannedSlots(TIMETABLE, '2026-11-22'), [])).toEqual([
      { time: '22:00-06:00', isDone: true },
    ]));

  it('are those of the week, where the service says in which weeks they are', () => {
    const every = (week: number, from: string) => ({
      time: '18:00-20:00',
      days: ['We' as const],
      repeats: { every: week, unit: 'week' as const, which: '' as const, from, until: '' },
      holidays: '' as const,
      holds_from: '',
      holds_until: '',
    });
    expect(findPlannedSlots(TIMETABLE, DAY, [every(2, '2026-11-11')])).toEqual([]);
    expect(findPlannedSlots(TIMETABLE, DAY, [every(2, '2026-11-04')])).toEqual(['18:00-20:00']);
    expect(findPlannedSlots(TIMETABLE, DAY, [{ ...every(1, ''), holds_until: '2026-11-17' }])).toEqual([]);
  });

  it("are the person's own: neither those of others nor what is cancelled", () => {
    const shift = (time: string, change: Partial<OwnShift> = {}) =>
      ({ job_id: 'office', date: DAY, time, state: 'planned', work: 'none', ...change }) as OwnShift;
    const shifts = [
      shift('18:00-20:00'),
      shift('06:00-08:00', { work: 'done' }),
      shift('12:00-13:00', { state: 'cancelled' }),
      shift('14:00-15:00', { job_id: 'shop' }),
      shift('16:00-17:00', { date: '2026-11-19' }),
    ];
    expect(getOwnSlots({ date: DAY, until: DAY, shifts }, 'office', DAY)).toEqual({
      planned: ['06:00-08:00', '18:00-20:00'],
      left: ['18:00-20:00'],
    });
  });
});
