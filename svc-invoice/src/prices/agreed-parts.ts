import type { PriceBasis, PriceSettings } from '@cleaning/contracts';
import { type ClientFrom, clientDays } from '../clients/client-days.js';
import { dayPlus, daysBetween } from '../pay/calendar/days.js';

/** From a day on a job has a price. Days are YYYY-MM-DD. */
export interface PriceFrom {
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
  /** Days with work. A visit that was cancelled or missed is none of them, so it is not charged for. */
  readonly visits: number;
  readonly minutes: number;
  /** Without GST. */
  readonly cents: number;
}

export interface AgreedMonth {
  /** First and last day of a calendar month. */
  readonly month: { readonly firstDay: string; readonly lastDay: string };
  /** At most one from each day, in any order. */
  readonly prices: readonly PriceFrom[];
  readonly clients: readonly ClientFrom[];
  /** The last day of the job; null while it goes on. A monthly price is not charged after it. */
  readonly endedOn: string | null;
  readonly work: readonly WorkDay[];
  readonly partMonth: PriceSettings['part_month'];
  /** Further days on which a part begins. What is charged for the month stays the same to the cent. */
  readonly cuts?: readonly string[];
}

const BY_THE_HOUR: Omit<PriceFrom, 'validFrom'> = { basis: 'hour', cents: null };
const HOURS_OF_ALL_TIME = '0001-01-01';
/** The price of a job that something else charges for. */
export const NOT_INVOICED: PriceFrom = { validFrom: HOURS_OF_ALL_TIME, basis: 'none', cents: null };

/** The price of a day. Before the first one a job is invoiced by the hour. */
export function priceOn(prices: readonly PriceFrom[], day: string): PriceFrom {
  const held = prices.filter(({ validFrom }) => validFrom <= day);
  return held.reduce((last, price) => (price.validFrom >= last.validFrom ? price : last), {
    ...BY_THE_HOUR,
    validFrom: HOURS_OF_ALL_TIME,
  });
}

/** Rounded to the nearest cent, half a cent up. */
const divided = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));

/**
 * What monthly prices charge for parts of one month: each by its days. The sums up to each part are rounded, not the parts, so that parts
 * of a month with one price are together exactly that price.
 * @param days that the price is for: those of the month, or those that are charged
 */
export function monthShares(
  parts: readonly { readonly days: number; readonly cents: number }[],
  days: number,
): number[] {
  let sum = 0;
  let charged = 0;
  return parts.map((part) => {
    sum += part.days * part.cents;
    const share = divided(sum, days) - charged;
    charged += share;
    return share;
  });
}

/** The parts of a job's month, each with one price and one client, and what is charged for each. Together they are all days of the month. */
export function agreedParts({
  month: { firstDay, lastDay },
  prices,
  clients,
  endedOn,
  work,
  partMonth,
  cuts = [],
}: AgreedMonth): AgreedPart[] {
  const owners = clientDays(clients, { firstDay, lastDay });
  const starts = [
    firstDay,
    ...owners.map(({ from }) => from),
    ...prices.map(({ validFrom }) => validFrom),
    ...cuts,
    ...(endedOn === null ? [] : [dayPlus(endedOn, 1)]),
  ].filter((day) => day >= firstDay && day <= lastDay);
  const sorted = [...new Set(starts)].sort();
  const parts = sorted.map((from, index) => {
    const next = sorted[index + 1];
    const to = next === undefined ? lastDay : dayPlus(next, -1);
    const { basis, cents } = priceOn(prices, from);
    const done = work.filter(({ day }) => day >= from && day <= to);
    return {
      from,
      to,
      clientId: owners.findLast((owner) => owner.from <= from)?.clientId ?? null,
      basis,
      priceCents: cents,
      days: daysBetween(from, to) + 1,
      visits: done.filter((day) => day.minutes > 0 || day.cents > 0).length,
      minutes: done.reduce((sum, { minutes }) => sum + minutes, 0),
      workCents: done.reduce((sum, day) => sum + day.cents, 0),
    };
  });
  const byMonth = parts.map(({ basis, priceCents, days, from }) => ({
    days: basis === 'month' && (endedOn === null || from <= endedOn) ? days : 0,
    cents: priceCents ?? 0,
  }));
  const chargedDays = byMonth.reduce((sum, { days }) => sum + days, 0);
  const shares = monthShares(
    byMonth,
    partMonth === 'whole' && chargedDays > 0 ? chargedDays : daysBetween(firstDay, lastDay) + 1,
  );
  return parts.map(({ workCents, ...part }, index) => ({
    ...part,
    cents: chargeOf(part, workCents, shares[index] ?? 0),
  }));
}

function chargeOf(
  { basis, visits, priceCents }: Pick<AgreedPart, 'basis' | 'visits' | 'priceCents'>,
  workCents: number,
  share: number,
): number {
  if (basis === 'hour') return workCents;
  if (basis === 'visit') return visits * (priceCents ?? 0);
  return basis === 'month' ? share : 0;
}

/** What is charged for parts, without GST. */
export const sumOf = (parts: readonly AgreedPart[]): number => parts.reduce((sum, { cents }) => sum + cents, 0);
