import { countKinds } from './waiting';

const row = (kind: 'permanent' | 'quick') => ({ job_id: kind, kind, job_name: 'Library', waiting: 1, oldest: '' });

describe('countKinds', () => {
  it('counts the jobs that aren’t among the first rows too', () => {
    expect(countKinds({ total: 70, quick: 12, rows: [row('permanent')] })).toEqual({ permanent: 58, quick: 12 });
  });

  it('counts the rows of an answer without kinds', () => {
    expect(countKinds({ total: 2, rows: [row('permanent'), row('quick')] })).toEqual({ permanent: 1, quick: 1 });
  });
});
