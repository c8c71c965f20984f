import { describePaidTime } from './approvalColumns';

describe('paid time of a timesheet', () => {
  it.each([
    ['held', 120, 'Pays 2 h'],
    ['held', 0, 'Pays 0 min'],
    ['approved', 90, '1 h 30 min paid'],
    ['rejected', 120, ''],
    ['held', undefined, ''],
  ] as const)('of one that is %s with %s minutes is “%s”', (state, paid_minutes, text) =>
    expect(describePaidTime({ state, ...(paid_minutes === undefined ? {} : { paid_minutes }) })).toBe(text),
  );
});
