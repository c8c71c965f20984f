import { getDifference } from './differences';

describe('the difference of an invoice', () => {
  it.each([
    [['-100.02', '0.01'], '-100.01'],
    [['0.10', '0.20'], '0.30'],
    [['5.00', '-5.00'], ''],
    [[], ''],
  ])('of %j is "%s"', (amounts, sum) => {
    const differences = amounts.map((difference) => ({ job_id: '', place: '', invoiced: '', now: '', difference }));
    expect(getDifference({ differences })).toBe(sum);
  });
});
