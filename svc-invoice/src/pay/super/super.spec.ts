import fc from 'fast-check';
import { NATIONAL_BUSINESS_DAYS } from '../calendar/business-days.js';
import { buildContributionSettings, computeContribution } from './contribution.js';
import { computeSuperDueDay, computeSuperState } from './due-day.js';
import { computeShare, findMostEarnings, getRateOn, SUPER_RATES, WITHHOLDING_RATES } from './rates.js';

describe('Super rate', () => {
  it.each([
    ['2025-07-01', 1200],
    ['2026-11-21', 1200],
    ['2030-01-01', 1200],
  ])('is, on %s, %i', (day, rate) => expect(getRateOn(day, SUPER_RATES)).toBe(rate));

  it('changes on its day, in any order of the table', () => {
    const table = [
      { from: '2028-07-01', rate: 1300 },
      { from: '2025-07-01', rate: 1200 },
    ];
    expect([getRateOn('2028-06-30', table), getRateOn('2028-07-01', table)]).toEqual([1200, 1300]);
  });

  it('is refused for days without a known rate', () => {
    expect(() => getRateOn('2025-06-30', SUPER_RATES)).toThrow('No rate is known for 2025-06-30.');
    expect(() => getRateOn('2017-06-30', WITHHOLDING_RATES)).toThrow(RangeError);
  });

  it('has an earnings limit only when one is known', () => {
    expect([findMostEarnings('2026-06-30'), findMostEarnings('2026-07-01'), findMostEarnings('2027-07-01')]).toEqual([
      null,
      27_083_000,
      null,
    ]);
  });

  it.each([
    [0, 1200, 0],
    [100, 1200, 12],
    [1, 1200, 0],
    [4, 1200, 0], // 0.48
    [5, 1200, 1], // 0.60
    [12_345, 1200, 1481], // 1481.4
    [1_250, 1000, 125],
    [5, 1000, 1], // exactly 0.5 goes up
    [15, 1000, 2], // exactly 1.5 goes up
    [9_007_199_254_740_991, 1200, 1_080_863_910_568_919],
  ])('takes from %i cents at %i the share %i', (cents, rate, part) => expect(computeShare(cents, rate)).toBe(part));

  it('rounds by at most half a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 0, max: 10_000 }), (cents, rate) => {
        const error = BigInt(computeShare(cents, rate)) * 10_000n - BigInt(cents) * BigInt(rate);
        return error > -5_000n && error <= 5_000n;
      }),
    );
  });
});

describe('computeContribution', () => {
  const PAID_ON = '2026-11-20';
  const settings = buildContributionSettings(PAID_ON);
  const labour = (cents: number) => ({ cents, part: 'labour' as const });

  it('is 12% of labour only', () => {
    const lines = [
      labour(100_000),
      { cents: 5_000, part: 'materials' as const },
      { cents: 7_000, part: 'equipment' as const },
      { cents: 9_000, part: 'overtime' as const },
      labour(-20_000),
    ];
    expect(computeContribution(lines, PAID_ON, 0, settings)).toEqual({
      baseCents: 80_000,
      rate: 1200,
      superCents: 9_600,
    });
  });

  it('is rounded once, on the sum', () => {
    expect(computeContribution([labour(4), labour(4)], PAID_ON, 0, settings).superCents).toBe(1);
  });

  it.each([[[]], [[labour(-1)]], [[{ cents: 100, part: 'materials' as const }]]])('is zero for %j', (lines) => {
    expect(computeContribution(lines, PAID_ON, 0, settings)).toEqual({ baseCents: 0, rate: 1200, superCents: 0 });
  });

  it('applies to the labour share of the contract', () => {
    expect(computeContribution([labour(10_001)], PAID_ON, 0, { ...settings, labourShare: 6_000 })).toMatchObject({
      baseCents: 6_001,
      superCents: 720,
    });
  });

  it.each([
    [27_082_000, 1_000],
    [27_083_000, 0],
    [30_000_000, 0],
    [0, 100_000],
  ])('stops at the yearly earnings limit: after %i cents on %i', (earlier, baseCents) => {
    expect(computeContribution([labour(100_000)], PAID_ON, earlier, settings).baseCents).toBe(baseCents);
  });

  it('has no limit when none is known', () => {
    const open = buildContributionSettings('2027-07-01');
    expect(computeContribution([labour(99_999_999)], '2027-07-01', 99_999_999, open).baseCents).toBe(99_999_999);
  });
});

describe('computeSuperDueDay', () => {
  const regular = { first: false, nextPayday: null };
  it.each([
    // Dates published by the ATO, recomputed by hand.
    ['2026-07-09', '2026-07-20'],
    ['2026-07-30', '2026-08-11'],
    ['2026-08-06', '2026-08-17'],
    ['2027-06-08', '2027-06-18'],
    ['2027-07-30', '2027-08-11'],
    ['2026-12-23', '2027-01-06'],
  ])('is for a payment on %s: %s', (paidOn, dueOn) => expect(computeSuperDueDay({ paidOn, ...regular })).toBe(dueOn));

  it('is 20 business days for a first contribution', () => {
    expect(computeSuperDueDay({ paidOn: '2026-07-09', first: true, nextPayday: null })).toBe('2026-08-07');
  });

  it('counts from the next payday between paydays', () => {
    expect(computeSuperDueDay({ paidOn: '2026-07-01', first: false, nextPayday: '2026-07-09' })).toBe('2026-07-20');
    expect(computeSuperDueDay({ paidOn: '2026-07-09', first: false, nextPayday: '2026-07-01' })).toBe('2026-07-20');
    expect(computeSuperDueDay({ paidOn: '2026-07-09', first: true, nextPayday: '2026-08-06' })).toBe('2026-08-17');
  });

  it('is later when part days count', () => {
    const later = { ...NATIONAL_BUSINESS_DAYS, partDaysCount: true };
    expect(computeSuperDueDay({ paidOn: '2026-12-23', ...regular }, later)).toBe('2027-01-08');
  });

  it('is refused for payments before Payday Super', () => {
    expect(() => computeSuperDueDay({ paidOn: '2026-06-30', ...regular })).toThrow('holds from 2026-07-01');
  });

  it.each([
    [null, '2026-07-20', 'due'],
    [null, '2026-07-21', 'overdue'],
    ['2026-07-20', '2026-08-30', 'received'],
    ['2026-07-21', '2026-07-21', 'received-late'],
  ] as const)('gives, received on %s and seen on %s, the state %s', (receivedOn, today, state) =>
    expect(computeSuperState('2026-07-20', receivedOn, today)).toBe(state),
  );
});
