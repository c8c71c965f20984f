import { describePaidTime, describePlan } from './approvalColumns';

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

describe('plan of a timesheet', () => {
  it.each([
    ['05:30-07:30', 120, ['Planned 05:30–07:30']],
    ['09:00', 90, ['Planned 09:00', '1 h 30 min expected']],
    ['', 120, ['2 h expected']],
    ['', undefined, []],
  ] as const)('of “%s” with %s minutes is %j', (planned, expected_minutes, lines) =>
    expect(describePlan({ planned, ...(expected_minutes === undefined ? {} : { expected_minutes }) })).toEqual(lines),
  );
});
