import type { Day } from '../calendar/days.js';
import { computeShare, type DatedRate, findMostEarnings, getRateOn, SUPER_RATES } from './rates.js';

/** Purpose of a payment line. Super is owed on labour alone (SOURCES 3, P). */
export type EarningsPart = 'labour' | 'materials' | 'equipment' | 'overtime';

export interface EarningsLine {
  /** Whole cents without GST; a correction downwards is negative. */
  readonly cents: number;
  readonly part: EarningsPart;
}

export interface Contribution {
  /** Base of super, cents. */
  readonly baseCents: number;
  /** Hundredths of a percent. */
  readonly rate: number;
  readonly superCents: number;
}

export interface ContributionSettings {
  readonly rates: readonly DatedRate[];
  /** The part of work lines that is labour, hundredths of a percent, by the contract. */
  readonly labourShare: number;
  /** Cents in a financial year above which no super is owed; null: no limit. */
  readonly mostEarningsCents: number | null;
}

/** The whole of work is labour; the limit is that of the day. */
export const buildContributionSettings = (paidOn: Day): ContributionSettings => ({
  rates: SUPER_RATES,
  labourShare: 10_000,
  mostEarningsCents: findMostEarnings(paidOn),
});

/**
 * Super on one payment: labour lines alone, never GST, materials, equipment or overtime at overtime rates (SOURCES 3,
 * P). Rounded once, to the nearest cent (no rule found: U). If labour sums to less than 0, the base is 0.
 * @param paidOn the day of payment, YYYY-MM-DD in business time
 * @param earlierCents base of the person's earlier payments in the same financial year
 * @throws RangeError before the table of rates begins
 */
export function computeContribution(
  lines: readonly EarningsLine[],
  paidOn: Day,
  earlierCents: number,
  settings: ContributionSettings,
): Contribution {
  const labour = lines.reduce((sum, { cents, part }) => (part === 'labour' ? sum + cents : sum), 0);
  const share = computeShare(Math.max(0, labour), settings.labourShare);
  const left = settings.mostEarningsCents === null ? share : Math.max(0, settings.mostEarningsCents - earlierCents);
  const baseCents = Math.min(share, left);
  const rate = getRateOn(paidOn, settings.rates);
  return { baseCents, rate, superCents: computeShare(baseCents, rate) };
}
