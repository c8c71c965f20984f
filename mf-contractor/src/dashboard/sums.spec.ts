import { sumOfAmounts, sumOfDurations } from './sums';

describe('totals of the timesheet', () => {
  it.each([
    [[], '0.00'],
    [['0.10', '0.20'], '0.30'],
    [['480.00', '37.55', '0.05'], '517.60'],
    [Array.from({ length: 1000 }, () => '1.01'), '1010.00'],
  ])('adds amounts without losing a cent', (amounts, sum) => expect(sumOfAmounts(amounts)).toBe(sum));

  it.each([
    [[], '00:00'],
    [['01:45', '00:30'], '02:15'],
    [['60:00', '', '59:59'], '119:59'],
  ])('adds durations', (durations, sum) => expect(sumOfDurations(durations)).toBe(sum));
});
