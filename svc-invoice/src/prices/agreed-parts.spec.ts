import type { PriceBasis } from '@cleaning/contracts';
import { toMonth } from '../invoices/month.js';
import {
  type AgreedMonth,
  computeAgreedParts,
  computeMonthShares,
  computeSum,
  getPriceOn,
  type WorkDay,
} from './agreed-parts.js';

const price = (validFrom: string, basis: PriceBasis, cents: number | null = null) => ({ validFrom, basis, cents });
const client = (validFrom: string, clientId: string | null) => ({ validFrom, clientId });
const day = (text: string, minutes = 120, cents = 9_400) => ({ day: text, minutes, cents });
const computeParts = (key: string, rest: Partial<AgreedMonth>) =>
  computeAgreedParts({
    month: toMonth(key.slice(0, 4), key.slice(5)),
    prices: [],
    clients: [],
    endedOn: null,
    work: [],
    partMonth: 'days',
    ...rest,
  });
const amounts = (key: string, rest: Partial<AgreedMonth>) =>
  computeParts(key, rest).map(({ from, to, cents }) => [from.slice(8), to.slice(8), cents]);

describe('Monthly price', () => {
  // A$480.00 a month, from the 11th or up to the 10th.
  it.each<[string, number, number]>([
    ['2026-02', 30_857, 17_143],
    ['2028-02', 31_448, 16_552],
    ['2026-11', 32_000, 16_000],
    ['2026-12', 32_516, 15_484],
  ])('is charged by days in %s', (month, begun, ended) => {
    expect(amounts(month, { prices: [price(`${month}-11`, 'month', 48_000)] })).toEqual([
      ['01', '10', 0],
      ['11', expect.any(String), begun],
    ]);
    expect(
      computeSum(computeParts(month, { prices: [price('2020-01-01', 'month', 48_000)], endedOn: `${month}-10` })),
    ).toBe(ended);
    const until = [price('2020-01-01', 'month', 48_000), price(`${month}-11`, 'none')];
    expect(computeSum(computeParts(month, { prices: until }))).toBe(ended);
    expect(begun + ended).toBe(48_000);
    expect(computeSum(computeParts(month, { prices: [price('2020-01-01', 'month', 48_000)] }))).toBe(48_000);
  });

  it.each<[string, Partial<AgreedMonth>]>([
    ['starts in', { prices: [price('2026-11-11', 'month', 48_000)] }],
    ['ends in', { prices: [price('2020-01-01', 'month', 48_000)], endedOn: '2026-11-10' }],
    ['covers', { prices: [price('2020-01-01', 'month', 48_000)] }],
  ])('is charged in full for a month that it %s, if that is the rule', (_, rest) =>
    expect(computeSum(computeParts('2026-11', { ...rest, partMonth: 'whole' }))).toBe(48_000),
  );

  it('changes within a month, each price by its days', () => {
    const prices = [price('2026-12-01', 'month', 60_000), price('2020-01-01', 'month', 48_000)];
    expect(amounts('2026-11', { prices })).toEqual([['01', '30', 48_000]]);
    const within = [price('2020-01-01', 'month', 48_000), price('2026-11-16', 'month', 60_000)];
    for (const partMonth of ['days', 'whole'] as const)
      expect(amounts('2026-11', { prices: within, partMonth })).toEqual([
        ['01', '15', 24_000],
        ['16', '30', 30_000],
      ]);
  });

  it('is split between two clients by their days, to the cent', () => {
    const prices = [price('2020-01-01', 'month', 10_000)];
    const clients = [client('2020-01-01', 'anna'), client('2026-12-12', 'ben')];
    const parts = computeParts('2026-12', { prices, clients });
    expect(parts.map(({ clientId, cents }) => [clientId, cents])).toEqual([
      ['anna', 3_548],
      ['ben', 6_452],
    ]);
  });

  it.each(['2026-02', '2028-02', '2026-11', '2026-12'])('adds up to the whole price however %s is split', (month) => {
    const { lastDay } = toMonth(month.slice(0, 4), month.slice(5));
    const days = Number(lastDay.slice(8));
    for (const cents of [1, 99, 10_000, 33_333, 100_000_000])
      for (let step = 1; step <= days; step += 1) {
        const cuts = Array.from({ length: days }, (_, index) => index + 1)
          .filter((number) => number % step === 0)
          .map((number) => `${month}-${String(number).padStart(2, '0')}`);
        const clients = cuts.map((from, index) => client(from, String(index % 2)));
        const parts = computeParts(month, { prices: [price('2020-01-01', 'month', cents)], clients, cuts });
        expect(computeSum(parts)).toBe(cents);
        expect(parts.every((part) => part.cents >= 0)).toBe(true);
      }
  });

  it('charges nothing for work records', () => {
    const prices = [price('2020-01-01', 'month', 48_000)];
    const work = [day('2026-11-03'), day('2026-11-10', 60), day('2026-11-17', 0, 5_000)];
    expect(computeParts('2026-11', { prices, work })).toMatchObject([{ cents: 48_000, visits: 3, minutes: 180 }]);
    expect(computeSum(computeParts('2026-11', { prices, work: [] }))).toBe(48_000);
  });
});

describe('Price per visit', () => {
  const prices = [price('2020-01-01', 'visit', 12_050)];

  it('charges for days with work, whoever works', () => {
    const work = [day('2026-11-03'), day('2026-11-10'), day('2026-11-17', 0, 0)];
    expect(computeParts('2026-11', { prices, work })).toMatchObject([{ visits: 2, cents: 24_100 }]);
    expect(computeSum(computeParts('2026-11', { prices }))).toBe(0);
  });

  it('charges each client for the visits on their days', () => {
    const clients = [client('2020-01-01', 'anna'), client('2026-11-10', 'ben')];
    const work = [day('2026-11-09'), day('2026-11-10'), day('2026-11-30')];
    expect(computeParts('2026-11', { prices, clients, work }).map(({ clientId, cents }) => [clientId, cents])).toEqual([
      ['anna', 12_050],
      ['ben', 24_100],
    ]);
  });
});

describe('Missed planned visit', () => {
  const month = [price('2020-01-01', 'month', 48_000)];
  const planned = ['2026-11-03', '2026-11-10', '2026-11-17', '2026-11-24'].map((date) => ({
    day: date,
    cancelled: date === '2026-11-10',
  }));
  const today = '2026-11-18';
  const work = [day('2026-11-03')];
  const credit = { ofVisits: 'credit', ofMonth: 'credit' } as const;
  const show = { ofVisits: 'show', ofMonth: 'show' } as const;

  it('is one that was cancelled or has no work by its end', () => {
    const [part] = computeParts('2026-11', { prices: month, planned, today, work });
    expect(part?.notDone).toEqual([
      { day: '2026-11-10', cancelled: true },
      { day: '2026-11-17', cancelled: false },
    ]);
    expect(part).toMatchObject({ cents: 48_000, creditCents: 0, visits: 1 });
  });

  it('is credited from a monthly price, if that is the rule', () => {
    const charged = (rest: Partial<AgreedMonth>) =>
      computeSum(computeParts('2026-11', { planned, today, missed: credit, ...rest }));
    expect(charged({ prices: month, work })).toBe(24_000);
    expect(charged({ prices: month, work: [...work, day('2026-11-10'), day('2026-11-17')] })).toBe(48_000);
    expect(charged({ prices: month, today: '2026-12-01' })).toBe(0);
    // Up to the 15th: one of two planned visits was missed, so half of A$240.00 is charged.
    expect(charged({ prices: month, work, endedOn: '2026-11-15', planned: planned.slice(0, 2) })).toBe(12_000);
    expect(charged({ prices: month, planned: [] })).toBe(48_000);
    for (const cuts of [[], ['2026-11-04', '2026-11-11'], ['2026-11-17', '2026-11-18']])
      expect(charged({ prices: [price('2020-01-01', 'month', 10_000)], planned: planned.slice(0, 3), cuts })).toBe(0);
    const clients = [client('2020-01-01', 'anna'), client('2026-11-16', 'ben')];
    const parts = computeParts('2026-11', { prices: month, planned, today, missed: credit, work, clients });
    expect(parts.map(({ cents, creditCents }) => [cents, creditCents])).toEqual([
      [12_000, 12_000],
      [12_000, 12_000],
    ]);
  });

  it('is charged or not at a price per visit, as the rule says', () => {
    const prices = [price('2020-01-01', 'visit', 12_050)];
    const charged = (missed: typeof credit | typeof show) =>
      computeParts('2026-11', { prices, planned, today, missed, work });
    expect(charged(credit)).toMatchObject([{ visits: 1, cents: 12_050, creditCents: 0 }]);
    expect(charged(show)).toMatchObject([{ visits: 1, cents: 36_150 }]);
  });
});

describe('Hourly price', () => {
  it('charges the work records, also without an agreed price', () => {
    const work = [day('2026-11-03'), day('2026-11-10', 60, 4_705)];
    for (const prices of [[], [price('2020-01-01', 'hour')]])
      expect(computeParts('2026-11', { prices, work })).toMatchObject([{ basis: 'hour', minutes: 180, cents: 14_105 }]);
  });

  // Of A$56.00: 50 minutes are A$46.67, 20 are A$18.67.
  const fifty = { ...day('2026-11-03', 50, 4_667), lowestRate: 5_600, highestRate: 5_600 };
  const twenty = { ...day('2026-11-04', 20, 1_867), lowestRate: 5_600, highestRate: 5_602 };
  it.each<[string, readonly WorkDay[], number | null]>([
    ['of one record', [fifty], 5_600],
    ['that all records have, whatever their cents', [twenty, twenty, twenty, fifty], 5_600],
    ['that is the roundest of several', [twenty], 5_600],
    ['of none without work', [], null],
    ['of none with two rates', [fifty, { ...twenty, lowestRate: 5_700, highestRate: 5_702 }], null],
    [
      'of none with pay that has no hours',
      [fifty, { ...day('2026-11-05', 0, 900), lowestRate: null, highestRate: -1 }],
      null,
    ],
    ['of records with hours beside one without pay or hours', [fifty, day('2026-11-05', 0, 0)], 5_600],
  ])('has the rate %s', (_, work, hourCents) =>
    expect(computeParts('2026-11', { work })).toMatchObject([{ hourCents }]),
  );

  it('has no rate at another price', () => {
    const prices = [price('2020-01-01', 'month', 48_000)];
    expect(computeParts('2026-11', { prices, work: [fifty] })).toMatchObject([{ priceCents: 48_000, hourCents: null }]);
  });

  it('changes to a monthly price on its day', () => {
    const work = [day('2026-11-03'), day('2026-11-20')];
    expect(amounts('2026-11', { prices: [price('2026-11-16', 'month', 60_000)], work })).toEqual([
      ['01', '15', 9_400],
      ['16', '30', 30_000],
    ]);
  });

  it('charges work after the end of the job, and nothing once a site isn’t invoiced', () => {
    const work = [day('2026-11-03'), day('2026-11-20')];
    expect(computeSum(computeParts('2026-11', { work, endedOn: '2026-11-10' }))).toBe(18_800);
    expect(computeSum(computeParts('2026-11', { work, prices: [price('2026-11-10', 'none')] }))).toBe(9_400);
  });
});

it('finds the price of a day in any order', () => {
  const prices = [price('2026-11-16', 'month', 60_000), price('2026-01-01', 'visit', 100)];
  expect(
    ['2025-12-31', '2026-01-01', '2026-11-15', '2026-11-16'].map((text) => getPriceOn(prices, text).basis),
  ).toEqual(['hour', 'visit', 'visit', 'month']);
});

it('rounds half a cent up once', () => {
  expect(computeMonthShares([{ days: 15, cents: 1 }], 30)).toEqual([1]);
  expect(computeMonthShares([{ days: 14, cents: 1 }], 30)).toEqual([0]);
  expect(
    computeMonthShares(
      Array.from({ length: 3 }, () => ({ days: 10, cents: 100 })),
      30,
    ),
  ).toEqual([33, 34, 33]);
});

describe('Uncharged work', () => {
  const timed = { day: '2026-11-03', minutes: 120, cents: 9_400, records: 2 };
  const withoutPay = { day: '2026-11-04', minutes: 60, cents: 0, records: 1, free: 1, freeMinutes: 60 };
  const byHand = { day: '2026-11-05', minutes: 0, cents: 0, records: 1, free: 1 };
  const work = [timed, withoutPay, byHand];

  it.each<[string, Partial<AgreedMonth>, { records: number; minutes: number }]>([
    ['at an hourly price, records without an amount', {}, { records: 2, minutes: 60 }],
    [
      'at a price per visit, days with only manual records',
      { prices: [price('2020-01-01', 'visit', 5_000)] },
      { records: 1, minutes: 0 },
    ],
    ['at a monthly price, nothing', { prices: [price('2020-01-01', 'month', 48_000)] }, { records: 0, minutes: 0 }],
    [
      'at a monthly price after the end of the job, everything',
      { prices: [price('2020-01-01', 'month', 48_000)], endedOn: '2026-10-31' },
      { records: 4, minutes: 180 },
    ],
    [
      'at a site that isn’t invoiced, everything',
      { prices: [price('2020-01-01', 'none')] },
      { records: 4, minutes: 180 },
    ],
  ])('counts %s', (_, rest, uncharged) =>
    expect(computeParts('2026-11', { work, ...rest })).toMatchObject([{ uncharged }]),
  );
});
