import type { PendingWork } from '@cleaning/contracts';
import { upNext } from './MyJobsScreen';

const item = (date: string, time: string, is_running = false): PendingWork => ({
  job_id: 'office',
  place: 'Office',
  date,
  time,
  payment: '60.00',
  is_running,
});

describe('what is next', () => {
  it('is nothing without work', () => expect(upNext([])).toBeNull());
  it('is all of the first day, running work first', () => {
    const running = item('2026-11-18', '06:00-08:00', true);
    const evening = item('2026-11-18', '18:00-20:00');
    expect(upNext([running, evening, item('2026-11-19', '06:00-08:00')])).toEqual({
      day: '2026-11-18',
      items: [running, evening],
    });
  });
  it('is the next day with work when today is done', () =>
    expect(upNext([item('2026-11-23', '06:00-08:00')])?.day).toBe('2026-11-23'));
});
