import { findEndTime, workStatus } from './workColumns';

describe('a work record on the desk', () => {
  it.each([
    ['done', 0, 'Done', 'ok'],
    ['done', 1, '1 Pending', 'warn'],
    ['done', 3, '3 Pending', 'warn'],
    ['pending', 0, 'Pending', 'neutral'],
    ['pending', 2, 'Pending', 'neutral'],
  ] as const)('%s with %i slots to do shows %s', (job_status, job_counts_per_day, text, tone) =>
    expect(workStatus({ job_status, job_counts_per_day })).toEqual({ text, tone }),
  );

  it('shows dashes for work that has not ended', () => {
    expect(findEndTime({ ended_time: 'pending' })).toBe('--:--:--');
    expect(findEndTime({ ended_time: '08:12' })).toBe('08:12');
    expect(findEndTime({ ended_time: '' })).toBe('–');
  });
});
