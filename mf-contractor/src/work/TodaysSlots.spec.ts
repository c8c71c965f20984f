import { todaysSlots } from './TodaysSlots';

const row = (time: string, worked: string) => ({
  time,
  days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((day) => (worked.includes(day) ? (day as 'Mo') : ('' as const))),
});
const TIMETABLE = [row('18:00-20:00', 'We'), row('06:00-08:00', 'Mo We'), row('22:00-06:00', 'Tu Su')];

describe("today's slots", () => {
  // 2026-11-18 is a Wednesday.
  it('are in order of the day, and done when they are not left to do', () =>
    expect(todaysSlots(TIMETABLE, ['18:00-20:00'], '2026-11-18')).toEqual([
      { time: '06:00-08:00', isDone: true },
      { time: '18:00-20:00', isDone: false },
    ]));

  it("begin with last night's that still runs", () =>
    expect(todaysSlots(TIMETABLE, ['22:00-06:00', '06:00-08:00', '18:00-20:00'], '2026-11-18')[0]).toEqual({
      time: '22:00-06:00',
      isDone: false,
    }));

  it('are those of Sunday on a Sunday', () =>
    expect(todaysSlots(TIMETABLE, [], '2026-11-22')).toEqual([{ time: '22:00-06:00', isDone: true }]));
});
