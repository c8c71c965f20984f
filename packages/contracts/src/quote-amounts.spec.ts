import {
  computeHourlyCents,
  computeMonthlyCents,
  countMonthlyVisits,
  findFirstVisit,
  sumQuoteMonth,
} from './quote-amounts.js';
import type { QuoteFields } from './quotes.js';

type Slot = QuoteFields['lines'][number]['schedule'][number];
const EVERY_WEEK = { every: 1, unit: 'week', which: '', from: '', until: '' } as const;
const slot = (days: Slot['days'], time = '18:00-20:00', repeats: Partial<NonNullable<Slot['repeats']>> = {}): Slot => ({
  time,
  days,
  isRemove: true,
  repeats: { ...EVERY_WEEK, ...repeats },
});

describe('countMonthlyVisits', () => {
  it.each<[string, Slot[], number]>([
    ['a day a week', [slot(['Mo'])], 4.348],
    ['five days a week', [slot(['Mo', 'Tu', 'We', 'Th', 'Fr'])], 21.741],
    ['two times on one day', [slot(['Mo'], '06:00-07:00'), slot(['Mo'])], 4.348],
    ['every second week', [slot(['Mo'], '18:00-20:00', { every: 2, from: '2026-11-23' })], 2.174],
    ['the first Monday of a month', [slot(['Mo'], '18:00-20:00', { unit: 'month', which: 'first' })], 1],
    [
      'the last Monday of every third month',
      [slot(['Mo'], '18:00-20:00', { unit: 'month', which: 'last', every: 3, from: '2026-11-30' })],
      1 / 3,
    ],
    [
      'weeks in turn',
      [
        slot(['Mo', 'We'], '18:00-20:00', { every: 2, from: '2026-11-23' }),
        slot(['Mo'], '06:00-08:00', { every: 2, from: '2026-11-30' }),
      ],
      6.522,
    ],
    [
      'the same weeks, twice on their Mondays',
      [
        slot(['Mo'], '18:00-20:00', { every: 2, from: '2026-11-23' }),
        slot(['Mo', 'Tu'], '06:00-08:00', { every: 2, from: '2026-12-07' }),
      ],
      4.348,
    ],
    [
      'one after the other',
      [
        slot(['Mo'], '18:00-20:00', { every: 2, from: '2026-11-23', until: '2026-12-31' }),
        slot(['Mo'], '18:00-20:00', { every: 2, from: '2027-01-04' }),
      ],
      2.174,
    ],
    [
      'one after the other, on another day',
      [slot(['Mo', 'We'], '18:00-20:00', { until: '2026-12-31' }), slot(['Tu'], '18:00-20:00', { from: '2027-01-04' })],
      4.348,
    ],
    [
      'two that overlap on one day',
      [slot(['Mo'], '18:00-20:00', { until: '2027-01-04' }), slot(['Tu'], '18:00-20:00', { from: '2027-01-04' })],
      8.696,
    ],
    [
      'every second week and every fourth of the same weeks',
      [
        slot(['Mo'], '18:00-20:00', { every: 2, from: '2026-11-23' }),
        slot(['Mo'], '06:00-08:00', { every: 4, from: '2026-11-23' }),
      ],
      2.174,
    ],
    [
      'each Monday, with a second visit on the first of a month',
      [slot(['Mo']), slot(['Mo'], '06:00-08:00', { unit: 'month', which: 'first' })],
      4.348,
    ],
    ['a week and a month', [slot(['Mo']), slot(['Tu'], '18:00-20:00', { unit: 'month', which: 'last' })], 5.348],
  ])('averages over 400 years: %s', (_, schedule, visits) => {
    expect(countMonthlyVisits(schedule)).toBeCloseTo(visits, 3);
  });
});

describe('quote line', () => {
  it.each<[string, Parameters<typeof computeHourlyCents>[0], number, number]>([
    ['a price for each visit', { basis: 'visit', cents: 10_000, schedule: [slot(['Mo'])], cleaners: 1 }, 43_481, 5_000],
    ['for two cleaners', { basis: 'visit', cents: 10_000, schedule: [slot(['Mo'])], cleaners: 2 }, 43_481, 2_500],
    ['a price for each month', { basis: 'month', cents: 43_481, schedule: [slot(['Mo'])], cleaners: 1 }, 43_481, 5_000],
    [
      'weeks in turn',
      {
        basis: 'visit',
        cents: 10_000,
        cleaners: 1,
        schedule: [
          slot(['Mo'], '18:00-20:00', { every: 2, from: '2026-11-23' }),
          slot(['Mo'], '06:00-08:00', { every: 2, from: '2026-11-30' }),
        ],
      },
      43_481,
      5_000,
    ],
    [
      'one after the other',
      {
        basis: 'month',
        cents: 43_481,
        cleaners: 1,
        schedule: [
          slot(['Mo'], '18:00-20:00', { until: '2026-12-31' }),
          slot(['Mo'], '17:00-19:00', { from: '2027-01-04' }),
        ],
      },
      43_481,
      5_000,
    ],
    [
      'over midnight',
      { basis: 'visit', cents: 8_000, schedule: [slot(['Mo'], '22:00-02:00')], cleaners: 1 },
      34_785,
      2_000,
    ],
  ])('computes monthly and hourly amounts: %s', (_, line, perMonth, perHour) => {
    expect(computeMonthlyCents(line)).toBe(perMonth);
    expect(computeHourlyCents(line)).toBe(perHour);
  });
});

describe('sumQuoteMonth', () => {
  const office = {
    basis: 'month',
    cents: 130_000,
    schedule: [slot(['Mo', 'We', 'Fr'])],
    cleaners: 2,
    payCents: 3_250,
  } as const;
  const shop = {
    basis: 'visit',
    cents: 9_000,
    schedule: [slot(['Tu'], '06:00-07:30')],
    cleaners: 1,
    payCents: null,
  } as const;

  it('adds up price, GST, hours and cost', () =>
    expect(sumQuoteMonth([office], 1000)).toEqual({
      subTotal: 130_000,
      gst: 13_000,
      total: 143_000,
      minutes: 3131,
      cost: 169_577,
    }));

  it('leaves the cost open while a line has no pay rate', () =>
    expect(sumQuoteMonth([office, shop], 1000)).toMatchObject({
      subTotal: 169_133,
      gst: 16_913,
      minutes: 3522,
      cost: null,
    }));

  it('returns zero without lines', () =>
    expect(sumQuoteMonth([], 1000)).toEqual({ subTotal: 0, gst: 0, total: 0, minutes: 0, cost: 0 }));
});

it.each([
  ['the next ticked day', [slot(['Mo', 'Fr'])], '2026-12-04'],
  ['the earliest slot', [slot(['Mo']), slot(['We'])], '2026-12-02'],
  ['the first day of a later start', [slot(['Mo'], '18:00-20:00', { from: '2027-02-01' })], '2027-02-01'],
  ['every second week', [slot(['Mo'], '18:00-20:00', { every: 2, from: '2026-11-30' })], '2026-12-14'],
  ['none after the end', [slot(['Mo'], '18:00-20:00', { until: '2026-11-30' })], null],
])('finds the first visit from a Tuesday: %s', (_, schedule, day) => {
  expect(findFirstVisit(schedule, '2026-12-01')).toBe(day);
});
