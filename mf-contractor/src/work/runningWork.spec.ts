import type { CurrentUser } from '@cleaning/contracts';
import { kindOfMyJob, runningWork } from './runningWork';

const idle = {
  current_permanent_job_id: '',
  current_permanent_job_row_id: '',
  current_quick_job_id: '',
  current_quick_job_row_id: '',
  quick_jobs: [{ job_id: 'windows', job_name: 'Windows', job_date: '2026-05-04', job_start_time: '09:00' }],
  permanent_jobs: [{ job_id: 'office', job_name: 'Office', job_payment_for_fortnight: '480.00' }],
} as Partial<CurrentUser> as CurrentUser;
const inTheOffice = { ...idle, current_permanent_job_id: 'office', current_permanent_job_row_id: 'row-1' };
const atTheWindows = { ...idle, current_quick_job_id: 'windows', current_quick_job_row_id: 'row-2' };

describe('running work', () => {
  it('is none while every current id is empty', () => expect(runningWork(idle)).toBeNull());
  it('knows a permanent job', () =>
    expect(runningWork(inTheOffice)).toEqual({ kind: 'permanent', jobId: 'office', rowId: 'row-1' }));
  it('knows a quick job', () =>
    expect(runningWork(atTheWindows)).toEqual({ kind: 'quick', jobId: 'windows', rowId: 'row-2' }));
});

describe('the kind of an own job', () => {
  it.each([
    ['office', 'permanent'],
    ['windows', 'quick'],
    ['elsewhere', null],
  ])('%s is %s', (job, kind) => expect(kindOfMyJob(idle, job)).toBe(kind));

  it('is known for running work whose assignment was taken away', () =>
    expect(kindOfMyJob({ ...inTheOffice, permanent_jobs: [] }, 'office')).toBe('permanent'));
});
