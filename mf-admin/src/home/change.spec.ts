import { changePercent } from './change';

describe('changePercent', () => {
  it.each([
    [150, 100, 50],
    [100, 150, -33],
    [100, 100, 0],
    [50, -100, 150],
    [-50, 100, -150],
    [10, 0, null],
  ])('compares %f with %f last month as %f percent', (now, before, expected) => {
    expect(changePercent(now, before)).toBe(expected);
  });
});
