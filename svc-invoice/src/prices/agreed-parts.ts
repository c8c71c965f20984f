import { addDays, type PriceBasis, type PriceSettings } from '@cleaning/contracts';
import { type ClientChange, computeClientDays } from '../clients/client-days.js';
import { computeCredits, divideHalfUp, MISSED_AS_AGREED, type MissedRules, type PlannedDay } from './missed-visits.js';

/** From a day on a job has a price. Days are YYYY-MM-DD. */
export interface DatedPrice {
  readonly validFrom: string;
  readonly basis: PriceBasis;
  /** Without GST, of a visit or a month; null otherwise. */
  readonly cents: number | null;
}

/** Work of a job on one day: the company's pay for it is what an hourly price charges. */
export interface WorkDay {
  readonly day: string;
  readonly minutes: number;
  readonly cents: number;
  /** Records that put a complaint right, which are in nothing else. */
  readonly reCleans?: number;
  /** Records of the day, those of them without any pay for the company, and the minutes of those. */
  readonly records?: number;
  readonly free?: number;
  readonly freeMinutes?: number;
  /**
   * At each rate from the lowest to the highest, whole cents an hour, the pay of every record is that of its minutes, rounded to the cent. Above
   * the highest, the lowest says that there is no such rate; so does -1 where a record has pay without minutes. Null without records.
   */
  readonly lowestRate?: number | null;
  readonly highestRate?: number | null;
}

export interface UnchargedWork {
  readonly records: number;
  readonly minutes: number;
}

/** Days in a row of one month on which a job has one price and one client, with what is charged for them. */
export interface AgreedPart {
  readonly from: string;
  readonly to: string;
  readonly clientId: string | null;
  readonly basis: PriceBasis;
  /** Of a visit or a month. */
  readonly priceCents: number | null;
  readonly days: number;
  /** Days with work. */
  readonly visits: number;
  /** Planned visits that were cancelled, or are over without work: days YYYY-MM-DD. */
  readonly notDone: readonly PlannedDay[];
  /** What is taken off a monthly price for them; 0 for other prices. */
  readonly creditCents: number;
  readonly minutes: number;
  /** Cents of an hour at an hourly price; null at other prices, and where records have several rates or pay without hours. */
  readonly hourCents: number | null;
  /** Records that put a complaint right: they are charged nothing. */
  readonly reCleans: number;
  /** Records of the other work that nothing is charged for, and their minutes. */
  readonly uncharged: UnchargedWork;
  /** Without GST. */
  readonly cents: number;
}

export interface AgreedMonth {
  /** First and last day of a calendar month. */
  readonly month: { readonly firstDay: string; readonly lastDay: string };
  /** At most one from each day, in any order. */
  readonly prices: readonly DatedPrice[];
  readonly clients: readonly ClientChange[];
  /** The last day of the job; null while it goes on. A monthly price is not charged after it. */
  readonly endedOn: string | null;
  readonly work: readonly WorkDay[];
  readonly partMonth: PriceSettings['part_month'];
  /** Days of the month on which somebody was or is to work. */
  readonly planned?: readonly PlannedDay[];
  /** A planned visit before this day without work was missed. */
  readonly today?: string;
  readonly missed?: MissedRules;
  /** Further days on which a part begins. What is charged for the month stays the same to the cent. */
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
 * What monthly prices charge for parts of one month: each by its days. The sums up to each part are rounded, not the parts, so that parts
 * of a month with one price are together exactly that price.
 * @param days that the price is for: those of the month, or those that are charged
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

/** The parts of a job's month, each with one price and one client, and what is charged for each. Together they are all days of the month. */
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
          { days: chargedDays, of: priceDays },
        )
      : [];
  // Written out: a year's report makes tens of thousands, and copying the rest of an object takes longer than all else here.
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
 * Work that a price does not charge. By the hour each record is charged by itself; a price for each visit charges days, and a day whose records
 * were entered by hand without an amount is none.
 */
function findUncharged(basis: PriceBasis, cents: number, work: readonly WorkDay[]): UnchargedWork {
  const sum = (days: readonly WorkDay[], of: (day: WorkDay) => number) =>
    days.reduce((total, day) => total + of(day), 0);
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

/** What is charged for parts, without GST. */
export const computeSum = (parts: readonly AgreedPart[]): number => parts.reduce((sum, { cents }) => sum + cents, 0);
