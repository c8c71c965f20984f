import type { OwnShift } from '@cleaning/contracts';
import type { RunningWork } from '../work/runningWork';
import { findTodaysJob } from './ownJobs';

/** An instant on 18 November 2026, Adelaide time. */
const at = (time: string) => new Date(`2026-11-18T${time}:00+10:30`);
const shift = (job: string, from: string, until: string): OwnShift =>
  ({
    job_id: job,
    date: '2026-11-18',
    time: `${from}-${until}`,
    starts_at: at(from).toISOString(),
    ends_at: at(until).toISOString(),
    state: 'planned',
    work: 'none',
  }) as OwnShift;
const SHIFTS = [shift('office', '06:00', '08:00'), shift('shop', '18:00', '20:00')];

describe('findTodaysJob', () => {
  it('finds the job that is being worked on', () =>
    expect(findTodaysJob({ jobId: 'mill' } as RunningWork, SHIFTS, [], at('07:00'))).toBe('mill'));

  it('finds the job of the next shift while nobody works', () => {
    expect(findTodaysJob(null, SHIFTS, [], at('05:00'))).toBe('office');
    expect(findTodaysJob(null, SHIFTS, [], at('12:00'))).toBe('shop');
  });

  it('finds none on a day without shifts', () => {
    expect(findTodaysJob(null, [], [], at('12:00'))).toBe('');
    expect(findTodaysJob(null, SHIFTS, [], new Date('2026-11-20T12:00:00+10:30'))).toBe('');
  });
});
