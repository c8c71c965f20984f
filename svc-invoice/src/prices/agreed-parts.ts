import { addDays, type PriceBasis, type PriceSettings } from '@cleaning/contracts';
import { type ClientChange, computeClientDays } from '../clients/client-days.js';
import { computeCredits, divideHalfUp, MISSED_AS_AGREED, type MissedRules, type PlannedDay } from './missed-visits.js';

/** A job's price from a day on. Days are YYYY-MM-DD. */
export interface DatedPrice {
  readonly validFrom: string;
  readonly basis: PriceBasis;
  /** Without GST, for a visit or a month; otherwise null. */
  readonly cents: number | null;
}

/** Work of a job on one day. An hourly price charges the company's pay for it. */
export interface WorkDay {
  readonly day: string;
  readonly minutes: number;
  readonly cents: number;
  /** Re-clean records, which no other count includes. */
  readonly reCleans?: number;
  /** Records of the day; `free`: those without pay for the company, and `freeMinutes`: their minutes. */
  readonly records?: number;
  readonly free?: number;
  readonly freeMinutes?: number;
  /**
   * Range of rates, whole cents an hour, at which every record's pay equals its minutes times the rate, rounded to the
   * cent. If lowest exceeds highest there is no such rate; -1 if a record has pay without minutes. Null without
   * records.
   */
  readonly lowestRate?: number | null;
  readonly highestRate?: number | null;
}

export interface UnchargedWork {
  readonly records: number;
  readonly minutes: number;
}

/** Consecutive days of a month on which a job has one price and one client, with their charge. */
export interface AgreedPart {
  readonly from: string;
  readonly to: string;
  readonly clientId: string | null;
  readonly basis: PriceBasis;
  /** For a visit or a month. */
  readonly priceCents: number | null;
  readonly days: number;
  /** Days with work. */
  readonly visits: number;
  /** Planned visits that were cancelled, or are over without work: days YYYY-MM-DD. */
  readonly notDone: readonly PlannedDay[];
  /** Deduction from a monthly price for them; 0 for other prices. */
  readonly creditCents: number;
  readonly minutes: number;
  /** Cents of an hour at an hourly price; null at other prices, and where records have several rates or pay without hours. */
  readonly hourCents: number | null;
  /** Re-clean records, free of charge. */
  readonly reCleans: number;
  /** Other records without charge, and their minutes. */
  readonly uncharged: UnchargedWork;
  /** Without GST. */
  readonly cents: number;
}

export interface AgreedMonth {
  /** First and last day of a calendar month. */
  readonly month: { readonly firstDay: string; readonly lastDay: string };
  /** At most one for each day, in any order. */
  readonly prices: readonly DatedPrice[];
  readonly clients: readonly ClientChange[];
  /** The job's last day; null while current. A monthly price isn't charged after it. */
  readonly endedOn: string | null;
  readonly work: readonly WorkDay[];
  readonly partMonth: PriceSettings['part_month'];
  /** Days of the month with planned visits. */
  readonly planned?: readonly PlannedDay[];
  /** A planned visit before this day without work was missed. */
  readonly today?: string;
  readonly missed?: MissedRules;
  /** Further days on which a part begins. The month's total charge stays the same to the cent. */
  readonly cuts?: readonly string[];
}

const HOURLY_PRICE: Omit<DatedPrice, 'validFrom'> = { basis: 'hour', cents: null };
const HOURS_OF_ALL_TIME = '0001-01-01';
/** The price of a job that something else charges for. */
export const NOT_INVOICED: DatedPrice = { validFrom: HOURS_OF_ALL_TIME, basis: 'none', cents: null };

/** The price of a day. Before the first one a job is invoiced by the hour. */
export function getPriceOn(prices: readonly DatedPrice[], day: string): DatedPrice {
  const held = prices.filter(({ validFrom }) => validFrom <= day);
  return held.reduce((last, price) => (price.validFrom >= last.validFrom ? price : last), {
    ...HOURLY_PRICE,
    validFrom: HOURS_OF_ALL_TIME,
  });
}

/**
 * Shares of monthly prices for parts of a month, by days. Rounds the running sums, not the parts, so that all parts of
 * a month with one price add up to exactly that price.
 * @param days days that the price covers: those of the month, or those charged
 */
export function computeMonthShares(
  parts: readonly { readonly days: number; readonly cents: number }[],
  days: number,
): number[] {
  let sum = 0;
  let charged = 0;
  return parts.map((part) => {
    sum += part.days * part.cents;
    const share = divideHalfUp(sum, days) - charged;
    charged += share;
    return share;
  });
}

/** Parts of a job's month, each with one price and one client, and their charges. They cover all days of the month. */
export function computeAgreedParts({
  month: { firstDay, lastDay },
  prices,
  clients,
  endedOn,
  work,
  partMonth,
  planned = [],
  today = firstDay,
  missed = MISSED_AS_AGREED,
  cuts = [],
}: AgreedMonth): AgreedPart[] {
  const owners = computeClientDays(clients, { firstDay, lastDay });
  const starts = [
    firstDay,
    ...owners.map(({ from }) => from),
    ...prices.map(({ validFrom }) => validFrom),
    ...cuts,
    ...(endedOn === null ? [] : [addDays(endedOn, 1)]),
  ].filter((day) => day >= firstDay && day <= lastDay);
  const sorted = [...new Set(starts)].sort();
  const parts = sorted.map((from, index) => {
    const next = sorted[index + 1];
    const to = next === undefined ? lastDay : addDays(next, -1);
    const { basis, cents } = getPriceOn(prices, from);
    const done = work.filter(({ day }) => day >= from && day <= to);
    const visited = done.filter(({ minutes, cents }) => minutes > 0 || cents > 0).map(({ day }) => day);
    const plannedDays = planned.filter(({ day }) => day >= from && day <= to);
    return {
      from,
      to,
      clientId: owners.findLast((owner) => owner.from <= from)?.clientId ?? null,
      basis,
      priceCents: cents,
      days: countDays(from, to),
      visits: visited.length,
      planned: plannedDays.length,
      notDone: plannedDays.filter(({ day, cancelled }) => !visited.includes(day) && (cancelled || day < today)),
      done,
    };
  });
  const byMonth = parts.map(({ basis, priceCents, days, from }) => ({
    days: basis === 'month' && (endedOn === null || from <= endedOn) ? days : 0,
    cents: priceCents ?? 0,
  }));
  const chargedDays = byMonth.reduce((sum, { days }) => sum + days, 0);
  const priceDays = partMonth === 'whole' && chargedDays > 0 ? chargedDays : countDays(firstDay, lastDay);
  const shares = computeMonthShares(byMonth, priceDays);
  const credits =
    missed.ofMonth === 'credit'
      ? computeCredits(
          parts.map((part, index) => ({
            ...part,
            isCharged: (byMonth[index]?.days ?? 0) > 0,
            share: shares[index] ?? 0,
          })),
          { days: chargedDays, priceDays },
        )
      : [];
  // Written out: a year's report makes tens of thousands of parts, and spreading objects takes longer than everything
  // else here.
  return parts.map(({ from, to, clientId, basis, priceCents, days, visits, notDone, done }, index) => {
    const creditCents = credits[index] ?? 0;
    const chargedVisits = visits + (missed.ofVisits === 'show' ? notDone.length : 0);
    const workCents = done.reduce((sum, day) => sum + day.cents, 0);
    const charged = { basis, priceCents, visits: chargedVisits };
    const cents = computeCharge(charged, workCents, (shares[index] ?? 0) - creditCents);
    return {
      from,
      to,
      clientId,
      basis,
      priceCents,
      days,
      visits,
      notDone,
      minutes: done.reduce((sum, { minutes }) => sum + minutes, 0),
      reCleans: done.reduce((sum, { reCleans = 0 }) => sum + reCleans, 0),
      hourCents: basis === 'hour' ? findHourCents(done) : null,
      creditCents,
      cents,
      uncharged: findUncharged(basis, cents, done),
    };
  });
}

/** Days of a part of one month, both included. */
const countDays = (from: string, to: string): number => Number(to.slice(8)) - Number(from.slice(8)) + 1;

/** Rates are agreed in whole dollars, otherwise in tens or fives of cents. */
const ROUND_CENTS = [100, 50, 10, 5, 1] as const;

/** The rate of all records in cents an hour: of several that their rounded pay allows, the roundest. */
function findHourCents(work: readonly WorkDay[]): number | null {
  const lowest = Math.max(...work.map(({ lowestRate }) => lowestRate ?? 0));
  const highest = Math.min(...work.flatMap(({ highestRate }) => highestRate ?? []));
  if (!Number.isFinite(highest)) return null;
  const rates = ROUND_CENTS.map((step) => Math.ceil(lowest / step) * step);
  return rates.find((rate) => rate <= highest) ?? null;
}

/**
 * Work that a price doesn't charge. Hourly prices charge records; visit prices charge days, without a charge for days
 * with only manual records without an amount.
 */
function findUncharged(basis: PriceBasis, cents: number, work: readonly WorkDay[]): UnchargedWork {
  const sum = (days: readonly WorkDay[], pick: (day: WorkDay) => number) =>
    days.reduce((total, day) => total + pick(day), 0);
  const sumDays = (days: readonly WorkDay[]): UnchargedWork => ({
    records: sum(days, ({ records = 0 }) => records),
    minutes: sum(days, ({ minutes }) => minutes),
  });
  if (basis === 'hour')
    return { records: sum(work, ({ free = 0 }) => free), minutes: sum(work, ({ freeMinutes = 0 }) => freeMinutes) };
  if (basis === 'visit') return sumDays(work.filter(({ minutes, cents }) => minutes === 0 && cents === 0));
  return sumDays(basis === 'month' && cents > 0 ? [] : work);
}

function computeCharge(
  { basis, visits, priceCents }: Pick<AgreedPart, 'basis' | 'visits' | 'priceCents'>,
  workCents: number,
  share: number,
): number {
  if (basis === 'hour') return workCents;
  if (basis === 'visit') return visits * (priceCents ?? 0);
  return basis === 'month' ? share : 0;
}

/** Sum of the parts' charges, without GST. */
export const computeSum = (parts: readonly AgreedPart[]): number => parts.reduce((sum, { cents }) => sum + cents, 0);
