import { endedTime, payOf, sumOfAmounts, workStatus } from './workStatus';

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
    expect(endedTime({ ended_time: 'pending' })).toBe('--:--:--');
    expect(endedTime({ ended_time: '08:12' })).toBe('08:12');
    expect(endedTime({ ended_time: '' })).toBe('–');
  });

  it('splits the day into the cleaner’s and the company’s amount', () =>
    expect(payOf({ job_payment_for_day: '70.00-96.00' })).toEqual({ contractor: '70.00', company: '96.00' }));

  it('adds amounts without losing a cent', () => expect(sumOfAmounts(['0.10', '0.20', '1234.56'])).toBe('1234.86'));
});
