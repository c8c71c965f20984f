import { findEndTime, getWorkStatus } from './workColumns';

describe('work record columns', () => {
  it.each([
    ['done', 0, 'Done', 'ok'],
    ['done', 1, '1 Pending', 'warn'],
    ['done', 3, '3 Pending', 'warn'],
    ['pending', 0, 'Pending', 'neutral'],
    ['pending', 2, 'Pending', 'neutral'],
  ] as const)('shows %s with %i open slots as %s', (job_status, job_counts_per_day, text, tone) =>
    expect(getWorkStatus({ job_status, job_counts_per_day })).toEqual({ text, tone }),
  );

  it('shows the end time, and dashes while work runs or has none', () => {
    expect(findEndTime({ ended_time: 'pending' })).toBe('--:--:--');
    expect(findEndTime({ ended_time: '08:12' })).toBe('08:12');
    expect(findEndTime({ ended_time: '' })).toBe('–');
  });
});
