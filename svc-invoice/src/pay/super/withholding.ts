import { isValidAbn } from '@cleaning/contracts';
import type { Day } from '../calendar/days.js';
import { computeShare, type DatedRate, getRateOn, WITHHOLDING_RATES } from './rates.js';

export interface WithholdingFacts {
  /** As quoted by the payee; null or invalid: none quoted. */
  readonly abn: string | null;
  /** True if a statement by a supplier is on file on the day of payment. */
  readonly hasStatement: boolean;
  /** Payment in whole cents without GST. */
  readonly cents: number;
  /** YYYY-MM-DD in business time. */
  readonly paidOn: Day;
}

export interface WithholdingSettings {
  readonly rates: readonly DatedRate[];
  /** Payments up to this are free of withholding, cents without GST (SOURCES 1.4, P). */
  readonly freeCents: number;
  /** No rule of rounding was found (U). `dollar`: whole dollars, cents cut off. */
  readonly rounding: 'cent' | 'dollar';
}

export const WITHHOLDING: WithholdingSettings = { rates: WITHHOLDING_RATES, freeCents: 7_500, rounding: 'cent' };

export type WithholdingReason = 'abn' | 'statement' | 'small' | 'no-abn';

/**
 * Amount withheld from a payment because no ABN was quoted, cents, with the reason (SOURCES 1.4, P). 0 for payments
 * that aren't above 0. Throws RangeError before the table of rates begins.
 */
export function getWithheldFrom(
  { abn, hasStatement, cents, paidOn }: WithholdingFacts,
  settings: WithholdingSettings = WITHHOLDING,
): { readonly cents: number; readonly reason: WithholdingReason } {
  if (abn !== null && isValidAbn(abn)) return { cents: 0, reason: 'abn' };
  if (hasStatement) return { cents: 0, reason: 'statement' };
  if (cents <= settings.freeCents) return { cents: 0, reason: 'small' };
  const withheld = computeShare(cents, getRateOn(paidOn, settings.rates));
  return { cents: settings.rounding === 'dollar' ? withheld - (withheld % 100) : withheld, reason: 'no-abn' };
}
