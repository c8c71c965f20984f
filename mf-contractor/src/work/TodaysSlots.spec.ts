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
  it('are in order of time, and done unless still open', () =>
    expect(listTodaysSlots(findPlannedSlots(TIMETABLE, DAY), ['18:00-20:00'])).toEqual([
      { time: '06:00-08:00', isDone: true },
      { time: '18:00-20:00', isDone: false },
    ]));

  it("begin with last night's slot while it is open", () =>
    expect(listTodaysSlots(findPlannedSlots(TIMETABLE, DAY), ['22:00-06:00', '06:00-08:00', '18:00-20:00'])[0]).toEqual(
      {
        time: '22:00-06:00',
        isDone: false,
      },
    ));

  it('include the Sunday slots on a Sunday', () =>
    expect(listTodaysSlots(findPlannedSlots(TIMETABLE, '2026-11-22'), [])).toEqual([
      { time: '22:00-06:00', isDone: true },
    ]));

  it('follow the schedule of the service when there is one', () => {
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

  it('leave out other jobs, other days and cancelled shifts', () => {
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
