import { findLastEndedPeriod, listPeriods } from './period';

const TODAY = '2026-11-24';

describe('accounting periods', () => {
  it.each([
    ['month', '2026-11', 'November 2026', '2026-11-01', '2026-11-30'],
    ['quarter', '2026-Q4', 'October–December 2026', '2026-10-01', '2026-12-31'],
    ['year', '2027', '2026–27', '2026-07-01', '2027-06-30'],
  ] as const)('starts the list with the current %s', (kind, value, label, from, to) => {
    expect(listPeriods(kind, TODAY)[0]).toEqual({ value, label, from, to });
  });

  it.each([
    ['month', '2026-10', '2026-10-31'],
    ['quarter', '2026-Q3', '2026-09-30'],
    ['year', '2026', '2026-06-30'],
  ] as const)('finds the last %s that is over', (kind, value, to) => {
    expect(findLastEndedPeriod(listPeriods(kind, TODAY), TODAY)).toMatchObject({ value, to });
  });

  it('ends February on the 29th in a leap year', () => {
    expect(listPeriods('month', '2028-03-01')[1]?.to).toBe('2028-02-29');
  });
});
