import {
  editPermanentJob,
  getDoneJobsByPlace,
  getEarnings,
  getRemainingSlots,
  listWork,
  startPermanentJob,
  stopPermanentJob,
} from '@cleaning/contracts';
import { EARLY, JobsTestApp, LATE } from '../testing/jobs-test-app.js';

describe('what is still to do on the day on which the timetable changes', () => {
  const jobs = JobsTestApp.forTests();
  let job: string;
  beforeEach(async () => {
    jobs.at('2026-11-18T05:00');
    job = await jobs.assignedJob();
  });
  afterEach(() => jobs.unassign(job));

  const changeTo = async (...timeline_data: (typeof EARLY)[]) => {
    const [{ version }] = await jobs.app.dataSource.query('SELECT version FROM job WHERE id = $1', [job]);
    await jobs.ok(jobs.admin, editPermanentJob, {
      job_id: job,
      version,
      job_title: 'Library',
      job_address: '1 North Terrace, Adelaide',
      job_location: '1 North Terrace, Adelaide',
      job_need_count: 2,
      pay_per_hr: '45.55',
      pay_per_hr_sub_contractor: '30',
      job_description: 'Floors and windows',
      timeline_data,
    });
  };
  /** Today's times as the earnings page and the job's page list them, and their number as both lists of done work count them. */
  const leftToday = async () => {
    const { pending } = await jobs.ok(jobs.ana, getEarnings, { user_id: jobs.ana.id, year: '2026', month: '11' });
    const remaining = await jobs.ok(jobs.ana, getRemainingSlots, { user_id: jobs.ana.id, job_id: job });
    const byPlace = await jobs.ok(jobs.admin, getDoneJobsByPlace, { job_id: job, year: '2026', month: '11' });
    const { rows } = await jobs.ok(jobs.admin, listWork, { job_id: job });
    const counts = (work: { job_counts_per_day: number }[]) => work.map((row) => row.job_counts_per_day);
    return {
      pending: pending
        .filter(({ date }: { date: string }) => date === '2026-11-18')
        .map(({ time, is_running }: { time: string; is_running: boolean }) => (is_running ? `${time} runs` : time)),
      remaining,
      counted: [...new Set([...counts(byPlace), ...counts(rows)])],
    };
  };

  it('is not what was finished by the same times before the change', async () => {
    await jobs.work(job, '2026-11-18T06:00', '2026-11-18T08:00');
    const late = { pending: ['18:00-20:00'], remaining: ['18:00-20:00'], counted: [1] };
    expect(await leftToday()).toEqual(late);
    await changeTo(EARLY, { ...LATE, days: ['We', 'Fr'] });
    expect(await leftToday()).toEqual(late);
    await changeTo(LATE, EARLY);
    expect(await leftToday()).toEqual(late);
    await jobs.work(job, '2026-11-18T18:00', '2026-11-18T20:00');
    expect(await leftToday()).toEqual({ pending: [], remaining: [], counted: [0] });
  });

  it('is what has other times now, whatever was done by the old ones', async () => {
    await jobs.work(job, '2026-11-18T06:00', '2026-11-18T08:00');
    await changeTo({ ...EARLY, time: '09:00-10:00' });
    expect(await leftToday()).toEqual({ pending: ['09:00-10:00'], remaining: ['09:00-10:00'], counted: [1] });
    await jobs.work(job, '2026-11-18T09:00', '2026-11-18T10:00');
    expect(await leftToday()).toEqual({ pending: [], remaining: [], counted: [0] });
  });

  it('is what runs across the change, once', async () => {
    jobs.at('2026-11-18T06:00');
    const { started_row_id } = await jobs.ok(jobs.ana, startPermanentJob, jobs.startBody(job));
    await changeTo(EARLY);
    expect(await leftToday()).toEqual({ pending: ['06:00-08:00 runs'], remaining: ['06:00-08:00'], counted: [1] });
    jobs.at('2026-11-18T08:00');
    await jobs.ok(jobs.ana, stopPermanentJob, jobs.stopBody(started_row_id));
    expect(await leftToday()).toEqual({ pending: [], remaining: [], counted: [0] });
  });

  it('is nothing of a night that began before the change', async () => {
    jobs.at('2026-11-17T12:00');
    const night = { time: '22:00-06:00', days: ['Tu', 'We'] };
    await changeTo(night);
    await jobs.work(job, '2026-11-17T22:00', '2026-11-18T05:00');
    await changeTo(night, LATE);
    expect((await leftToday()).pending).toEqual(['18:00-20:00', '22:00-06:00']);
    expect((await leftToday()).remaining).toEqual(['18:00-20:00', '22:00-06:00']);
  });
});
