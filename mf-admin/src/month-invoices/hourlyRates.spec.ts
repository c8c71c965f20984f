import { computeAverageRate, isRoundedByShift } from './hourlyRates';

const line = (minutes: number, price: string, amount: string, basis: 'hour' | 'visit' = 'hour') => ({
  basis,
  minutes,
  price,
  amount,
});

describe('Hourly line', () => {
  it.each([
    [2_534, '2365.06', '56.00'],
    [90, '40.01', '26.67'],
    [0, '25.00', ''],
  ])('has the average rate of %i minutes for A$%s', (minutes, amount, average) => {
    expect(computeAverageRate({ minutes, amount })).toBe(average);
  });

  it.each([
    [line(2_534, '56.00', '2365.06'), true],
    [line(2_534, '56.00', '2365.07'), false],
    [line(2_534, '', '2365.06'), false],
    [line(60, '56.00', '100.00', 'visit'), false],
  ])('says when shifts are rounded: %j', (hours, isRounded) => {
    expect(isRoundedByShift(hours)).toBe(isRounded);
  });
});
