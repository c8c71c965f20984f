import { getDifference } from './differences';

describe('getDifference', () => {
  it.each([
    [['-100.02', '0.01'], '-100.01'],
    [['0.10', '0.20'], '0.30'],
    [['5.00', '-5.00'], ''],
    [[], ''],
  ])('adds %j up to "%s"', (amounts, sum) => {
    const differences = amounts.map((difference) => ({ job_id: '', place: '', invoiced: '', now: '', difference }));
    expect(getDifference({ differences })).toBe(sum);
  });
});
