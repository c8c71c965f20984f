import type { DatedChange, JobHoliday } from '../shifts/plan.js';
import { findPlannedVisits, type VisitedJob } from './planned-visits.js';
import { getMonthsAround } from './planned-visits.service.js';

const slot = (time: string, days: number[], rest: object = {}) => ({
  id: time,
  startTime: time.slice(0, 5),
  endTime: time.slice(6),
  days,
  ...rest,
});
const cancelled = (date: string, time: string): DatedChange => ({ kind: 'cancelled', date, time });
const job = (rest: Partial<VisitedJob>): VisitedJob => ({
  createdOn: '2026-01-01',
  endedOn: null,
  slots: [slot('06:00-08:00', [2])],
  cancelled: [],
  holidays: [],
  ...rest,
});
// Tuesdays of November 2026: 3, 10, 17, 24.
const NOVEMBER = { from: '2026-11-01', until: '2026-11-30' };
const holiday = (policy: JobHoliday['policy']): JobHoliday[] => [
  { date: '2026-11-10', from: '00:00', name: 'Holiday', policy } as JobHoliday,
];

describe('findPlannedVisits and getMonthsAround', () => {
  it.each<[string, Partial<VisitedJob>, string[], string[]]>([
    ['follows the days of the timetable', {}, ['03', '10', '17', '24'], []],
    ['starts with the job', { createdOn: '2026-11-10' }, ['10', '17', '24'], []],
    ['ends with the job', { endedOn: '2026-11-17' }, ['03', '10', '17'], []],
    [
      'counts one visit for several shifts a day',
      { slots: [slot('06:00-08:00', [2]), slot('18:00-20:00', [2])] },
      ['03', '10', '17', '24'],
      [],
    ],
    [
      'follows a fortnightly slot',
      { slots: [slot('06:00-08:00', [2], { every: 2, startsOn: '2026-11-03' })] },
      ['03', '17'],
      [],
    ],
    [
      'keeps cancelled visits among the planned ones',
      { cancelled: [cancelled('2026-11-10', '06:00-08:00')] },
      ['03', '10', '17', '24'],
      ['10'],
    ],
    [
      'counts a visit as cancelled only when all its shifts are',
      {
        slots: [slot('06:00-08:00', [2]), slot('18:00-20:00', [2])],
        cancelled: [cancelled('2026-11-10', '06:00-08:00')],
      },
      ['03', '10', '17', '24'],
      [],
    ],
    ['keeps visits on worked public holidays', { holidays: holiday('work') }, ['03', '10', '17', '24'], []],
    ['leaves out skipped public holidays', { holidays: holiday('skip') }, ['03', '17', '24'], []],
    ['moves visits to the next working day', { holidays: holiday('move') }, ['03', '11', '17', '24'], []],
  ])('%s', (_, rest, days, off) => {
    const found = findPlannedVisits(job(rest), NOVEMBER);
    expect(found.days.map((day) => day.slice(8))).toEqual(days);
    expect(found.cancelled.map((day) => day.slice(8))).toEqual(off);
  });

  it.each([
    ['2026-11-24', '2026-10-01', '2026-12-31'],
    ['2027-01-31', '2026-12-01', '2027-02-28'],
    ['2028-03-01', '2028-02-01', '2028-04-30'],
  ])('covers the months around %s', (today, from, until) => expect(getMonthsAround(today)).toEqual({ from, until }));
});
