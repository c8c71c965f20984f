import { changePercent, computeMarginShare, hasFewDays } from './comparison';

describe('changePercent', () => {
  it.each([
    [150, 100, 50],
    [100, 150, -33],
    [100, 100, 0],
    [50, -100, 150],
    [-50, 100, -150],
    [-50, -100, 50],
    [10, 0, null],
  ])('compares %f with %f last month as %f percent', (now, before, expected) => {
    expect(changePercent(now, before)).toBe(expected);
  });
});

describe('hasFewDays', () => {
  it.each([
    ['2026-11-01', true],
    ['2026-11-07', true],
    ['2026-11-08', false],
    ['2026-11-30', false],
  ])('for the days of a month until %s is %s', (lastDay, expected) => {
    expect(hasFewDays(lastDay)).toBe(expected);
  });
});

describe('computeMarginShare', () => {
  it.each([
    ['200.00', '150.00', '50.00', 25],
    ['100.00', '150.00', '-50.00', -50],
    ['100.00', '0.00', '100.00', null],
    ['0.00', '50.00', '-50.00', null],
  ])('of revenue %s, cost %s and margin %s is %s percent', (income, cost, margin, expected) => {
    expect(computeMarginShare({ income, cost, margin })).toBe(expected);
  });
});
