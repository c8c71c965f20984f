import { compareRuns, computeUsualAmount, findUnusualAmount } from './usual-amount.js';

describe('computeUsualAmount', () => {
  it.each([
    [[], null],
    [[100, 200], null],
    [[300, 100, 200], 200],
    [[400, 100, 300, 200], 200],
    [[100, 100, 100, 100, 100, 100, 900, 900, 900, 900], 100],
    [[900, 900, 900, 900, 100, 100, 100], 900],
  ])('takes from %j the usual amount %s', (earlier, usual) => expect(computeUsualAmount(earlier)).toBe(usual));

  it('follows the settings', () => {
    expect(computeUsualAmount([100], { payments: 6, least: 1, times: 2 })).toBe(100);
    expect(computeUsualAmount([100, 300, 300], { payments: 1, least: 1, times: 2 })).toBe(100);
  });
});

describe('findUnusualAmount', () => {
  it.each([
    [200, [100, 100, 100], null],
    [201, [100, 100, 100], { usualCents: 100 }],
    [1, [100, 100, 100], null],
    [1_000_000, [100, 100], null],
    [1_000_000, [], null],
  ])('judges %i after %j as %j', (cents, earlier, unusual) =>
    expect(findUnusualAmount(cents, earlier)).toEqual(unusual),
  );

  it('follows the settings', () => {
    expect(findUnusualAmount(301, [100, 100, 100], { payments: 6, least: 3, times: 3 })).toEqual({ usualCents: 100 });
    expect(findUnusualAmount(300, [100, 100, 100], { payments: 6, least: 3, times: 3 })).toBeNull();
  });
});

describe('compareRuns', () => {
  const amount = (payee: string, totalCents: number) => ({ payee, totalCents });

  it('pairs the people of both runs', () => {
    const before = [amount('d', 400), amount('a', 100), amount('b', 200), amount('c', 300)];
    const now = [amount('a', 150), amount('b', 150), amount('c', 300), amount('e', 500)];
    const compared = compareRuns(before, now);
    expect(compared.rows.map(({ payee, differenceCents, change }) => [payee, differenceCents, change])).toEqual([
      ['a', 50, 'more'],
      ['b', -50, 'less'],
      ['c', 0, 'same'],
      ['d', -400, 'gone'],
      ['e', 500, 'new'],
    ]);
    expect(compared).toMatchObject({ beforeCents: 1_000, nowCents: 1_100, differenceCents: 100 });
  });

  it('is empty without runs', () => {
    expect(compareRuns([], [])).toEqual({ rows: [], beforeCents: 0, nowCents: 0, differenceCents: 0 });
  });
});
