import { DateTime } from 'luxon';
import { type AssignedJob, listWorkToDo } from './pending-work.js';

const ZONE = 'Australia/Adelaide';
const NOVEMBER = { from: '2026-11-01', before: '2026-12-01' };
// 2026-11-18 is a Wednesday.
const now = DateTime.fromISO('2026-11-18T12:00', { zone: ZONE });

const library: AssignedJob = {
  id: 'library',
  title: 'Library',
  contractor_rate_cents: 3000,
  quick_date: null,
  quick_time: null,
  slots: [{ id: 'early', startTime: '06:00', endTime: '07:30', days: [3] }],
  taken: [],
  has_record: false,
};
const fair: AssignedJob = {
  ...library,
  id: 'fair',
  title: 'Fair',
  slots: [],
  quick_date: '2026-11-20',
  quick_time: '18:30',
};
const todo = (job: AssignedJob, days = NOVEMBER) => listWorkToDo(job, days, now, ZONE).map(({ date }) => date);

describe('listWorkToDo', () => {
  it('lists the slots from today to the end of the month with their full pay', () => {
    expect(listWorkToDo(library, NOVEMBER, now, ZONE)).toEqual([
      {
        job_id: 'library',
        date: '2026-11-18',
        place: 'Library',
        time: '06:00-07:30',
        payment: '45.00',
        is_running: false,
      },
      {
        job_id: 'library',
        date: '2026-11-25',
        place: 'Library',
        time: '06:00-07:30',
        payment: '45.00',
        is_running: false,
      },
    ]);
  });

  it('leaves out started and finished work', () => {
    expect(todo({ ...library, taken: [{ time: '06:00-07:30', businessDate: '2026-11-18' }] })).toEqual(['2026-11-25']);
  });

  it('lists nothing in past months and all slots in later ones', () => {
    expect(todo(library, { from: '2026-10-01', before: '2026-11-01' })).toEqual([]);
    expect(todo(library, { from: '2026-12-01', before: '2027-01-01' })).toHaveLength(5);
  });

  it('lists a quick job from today on, without pay', () => {
    expect(listWorkToDo(fair, NOVEMBER, now, ZONE)).toMatchObject([{ date: '2026-11-20', time: '18:30', payment: '' }]);
    expect(todo({ ...fair, quick_date: '2026-11-17' })).toEqual([]);
    expect(todo({ ...fair, quick_date: '2026-12-01' })).toEqual([]);
    expect(todo({ ...fair, has_record: true })).toEqual([]);
  });
});
