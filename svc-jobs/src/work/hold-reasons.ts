import { HOLD_REASONS, type HoldReason, MAX_MANUAL_HOURS, SLOT_TOLERANCE_MINUTES } from '@cleaning/contracts';
import type { DateTime } from 'luxon';
import { countFullMinutes } from '../business-time/business-time.js';
import type { Rates } from '../pay/pay.js';
import { type ClockEvent, isTooLate } from './clock-event.js';

/** Timed work that is finished or corrected. */
export interface FinishedWork {
  start: ClockEvent;
  finish: ClockEvent;
  /** Planned start and end; null without a plan. */
  plannedFrom: DateTime | null;
  plannedUntil: DateTime | null;
  /** Minutes that would be paid, and minutes that were expected, if any. */
  paidMinutes: number;
  expectedMinutes: number | null;
  /** Overlaps other timed work of the person. */
  overlaps: boolean;
}

/** Reasons from the record's past: a later correction does not undo them. */
const PERMANENT_REASONS = new Set<HoldReason>([
  'corrected_upwards',
  'same_record',
  'finished_by_admin',
  'outside_fence',
  'location_too_vague',
  'no_location',
  'expired_document',
]);

/** Reasons that survive a correction. */
export const filterLastingReasons = (reasons: readonly HoldReason[]): HoldReason[] =>
  reasons.filter((reason) => PERMANENT_REASONS.has(reason));

/** Unique reasons in the order of HOLD_REASONS. */
export const sortReasons = (reasons: Iterable<HoldReason>): HoldReason[] => {
  const found = new Set(reasons);
  return HOLD_REASONS.filter((reason) => found.has(reason));
};

/** The amounts of a manual record, its job's rates, and its minutes from start to finish, 0 without a finish. */
export interface RecordedAmounts {
  minutes: number;
  contractorCents: number;
  companyCents: number;
  rates: Rates;
}

/**
 * Minutes that a manual record stands for: its own, or what its amounts pay at the job's rates, whichever is longest.
 * Ignores rates of 0.
 */
export function estimateManualMinutes({ minutes, contractorCents, companyCents, rates }: RecordedAmounts): number {
  const computePaidMinutes = (cents: number, centsPerHour: number) =>
    centsPerHour > 0 ? Math.round((cents * 60) / centsPerHour) : 0;
  return Math.max(
    minutes,
    computePaidMinutes(contractorCents, rates.contractorCentsPerHour),
    computePaidMinutes(companyCents, rates.companyCentsPerHour),
  );
}

/**
 * Reasons to hold a manual record because of its size and time. `limitCents`: highest amount approved automatically;
 * `minutesOfDay`: the person's other work that day; `overlaps`: it has hours that overlap other work of the person.
 */
export function findManualReasons(
  record: RecordedAmounts,
  minutesOfDay: number,
  limitCents: number,
  overlaps: boolean,
): HoldReason[] {
  const minutes = estimateManualMinutes(record);
  const maxMinutes = MAX_MANUAL_HOURS * 60;
  const reasons: HoldReason[] = overlaps ? ['overlapping'] : [];
  if (Math.max(record.contractorCents, record.companyCents) > limitCents) reasons.push('above_amount');
  if (minutes > maxMinutes) reasons.push('above_hours');
  else if (minutes > 0 && minutesOfDay + minutes > maxMinutes) reasons.push('day_above_hours');
  return reasons;
}

/**
 * Reasons to hold timed work. Empty, and so approved automatically, if the clock events are in time, within the slot
 * give or take SLOT_TOLERANCE_MINUTES, and the paid minutes don't exceed the expected ones. A slot pays at most its own
 * length, so only quick jobs can exceed it.
 */
export function findHoldReasons(work: FinishedWork): HoldReason[] {
  const { start, finish, plannedFrom, plannedUntil, paidMinutes, expectedMinutes } = work;
  const reasons: HoldReason[] = [];
  if (isTooLate(start) || isTooLate(finish)) reasons.push('arrived_late');
  if (expectedMinutes !== null && paidMinutes > expectedMinutes) reasons.push('longer_than_expected');
  if (plannedFrom && countFullMinutes(start.at, plannedFrom) > SLOT_TOLERANCE_MINUTES) reasons.push('started_early');
  if (plannedUntil && countFullMinutes(plannedUntil, finish.at) > SLOT_TOLERANCE_MINUTES) reasons.push('finished_late');
  if (work.overlaps) reasons.push('overlapping');
  return reasons;
}
