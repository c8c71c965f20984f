import { addBusinessDays, NATIONAL_BUSINESS_DAYS } from '../calendar/business-days.js';
import type { Day } from '../calendar/days.js';
import { PAYDAY_SUPER_FROM } from './rates.js';

/** Business days after the day of payment in which the fund must have the contribution (SOURCES 3, P). */
const USUAL_DAYS = 7;
/** The same for the first contribution for a new person, or to a new fund (SOURCES 3, P). */
const FIRST_DAYS = 20;

export interface PaidEarnings {
  /** YYYY-MM-DD in business time; day 0. */
  readonly paidOn: Day;
  /** True for the first contribution for the person, or to this fund. */
  readonly first: boolean;
  /** The next regular payday, when the payment is between paydays; null: the payment is a regular one. */
  readonly nextPayday: Day | null;
}

/**
 * The last day on which a fund may receive the contribution, YYYY-MM-DD. Of two periods that hold, the later ends.
 * Throws RangeError for payments before Payday Super and where the holidays' table ends.
 */
export function computeSuperDueDay({ paidOn, first, nextPayday }: PaidEarnings, rules = NATIONAL_BUSINESS_DAYS): Day {
  if (paidOn < PAYDAY_SUPER_FROM)
    throw new RangeError(`Payday Super holds from ${PAYDAY_SUPER_FROM}, not on ${paidOn}.`);
  const from = nextPayday !== null && nextPayday > paidOn ? nextPayday : paidOn;
  const usual = addBusinessDays(from, USUAL_DAYS, rules);
  if (!first) return usual;
  const extended = addBusinessDays(paidOn, FIRST_DAYS, rules);
  return extended > usual ? extended : usual;
}

export type SuperState = 'due' | 'overdue' | 'received' | 'received-late';

/**
 * State of a contribution on a day. It is on time if the fund received it by the due day; the day it was sent doesn't
 * count.
 */
export function computeSuperState(dueOn: Day, receivedOn: Day | null, today: Day): SuperState {
  if (receivedOn !== null) return receivedOn <= dueOn ? 'received' : 'received-late';
  return today <= dueOn ? 'due' : 'overdue';
}
