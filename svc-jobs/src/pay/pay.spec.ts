import { QUICK_JOB_CAP_MINUTES } from '@cleaning/contracts';
import { computeFortnightPay, computePay, payForWork } from './pay.js';

describe('computePay', () => {
  it.each([
    [0, 3200, 0],
    [60, 3200, 3200],
    [90, 3200, 4800],
    [1, 3200, 53], // 53.33
    [2, 3200, 107], // 106.67
    [1, 30, 1], // exactly 0.5 goes up
    [1, 29, 0], // 0.4833
    [3, 50, 3], // exactly 2.5 goes up
    [7, 3333, 389], // 388.85
    [120, 2875, 5750],
    [540, 2955, 26595], // 22:00-06:00 on the night that daylight saving ends
    [420, 2955, 20685], // and on the night that it starts
    [60, 0, 0],
    [1500, 100_000_000, 2_500_000_000], // longer than 32 bits
    [1499, 99_999_999, 2_498_333_308], // 2498333308.35
  ])('pays for %i min at %i cents an hour %i cents', (minutes, rate, cents) =>
    expect(computePay(minutes, rate)).toBe(cents),
  );
});

describe('computeFortnightPay', () => {
  it.each([
    [0, 3200, 0],
    [5 * 120, 3200, 64_000],
    [7 * 45, 2850, 29_925],
    [1, 29, 1], // two minutes: 0.9667
    [50 * 7 * 1440, 100_000_000, 1_680_000_000_000], // the largest timetable at the largest rate stays exact
  ])('pays for %i min a week at %i cents an hour %i cents', (minutes, rate, cents) =>
    expect(computeFortnightPay({ minutes: BigInt(minutes), weeks: 1n }, rate)).toBe(cents),
  );

  it.each([
    [120, 2, 3000, 6000], // two hours every second week
    [120, 3, 3000, 4000],
    [100, 3, 2850, 3167], // 3166.67: rounded once, not the minutes of a week first
    [120 * 4800, 20_871, 3000, 2760], // two hours a month: 2759.81
  ])('pays for %i min in %i weeks at %i cents an hour %i cents', (minutes, weeks, rate, cents) =>
    expect(computeFortnightPay({ minutes: BigInt(minutes), weeks: BigInt(weeks) }, rate)).toBe(cents),
  );
});

describe('payForWork', () => {
  const rates = { contractorCentsPerHour: 3000, companyCentsPerHour: 4555 };
  it.each([
    ['within the slot', 90, 120, { minutes: 90, contractorCents: 4500, companyCents: 6833 }], // 6832.5
    ['of exactly the slot', 120, 120, { minutes: 120, contractorCents: 6000, companyCents: 9110 }],
    ['longer than the slot', 500, 120, { minutes: 120, contractorCents: 6000, companyCents: 9110 }],
    ['without time', 0, 120, { minutes: 0, contractorCents: 0, companyCents: 0 }],
    [
      'of a forgotten quick job',
      5000,
      QUICK_JOB_CAP_MINUTES,
      { minutes: 720, contractorCents: 36_000, companyCents: 54_660 },
    ],
  ])('pays for work %s', (_case, elapsed, cap, pay) => expect(payForWork(elapsed, cap, rates)).toEqual(pay));
});
