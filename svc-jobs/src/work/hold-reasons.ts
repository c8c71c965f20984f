import { HELD_AFTER_MINUTES, HOLD_REASONS, type HoldReason, SLOT_TOLERANCE_MINUTES } from '@cleaning/contracts';
import type { DateTime } from 'luxon';
import { fullMinutesBetween } from '../business-time/business-time.js';
import type { Press } from './press.js';

/** What is known of timed work when it is finished or corrected. */
export interface FinishedWork {
  start: Press;
  finish: Press;
  /** When it was to begin and to end; null: nobody said so. */
  plannedFrom: DateTime | null;
  plannedUntil: DateTime | null;
  /** Minutes that would be paid, and how many were expected; null: nobody said so. */
  paidMinutes: number;
  expectedMinutes: number | null;
  /** It lies over other timed work of the same person. */
  overlaps: boolean;
}

/** Reasons that tell of what has happened to a record: a later correction does not undo them. */
const LASTING = new Set<HoldReason>(['corrected_upwards', 'same_record', 'finished_by_admin']);

/** Reasons that a record keeps when it is corrected. */
export const lastingReasons = (reasons: readonly HoldReason[]): HoldReason[] =>
  reasons.filter((reason) => LASTING.has(reason));

const cameLate = ({ at, receivedAt }: Press): boolean =>
  receivedAt !== null && receivedAt > at.plus({ minutes: HELD_AFTER_MINUTES });

/** Each reason once, in the order in which people read them. */
export const inOrder = (reasons: Iterable<HoldReason>): HoldReason[] => {
  const found = new Set(reasons);
  return HOLD_REASONS.filter((reason) => found.has(reason));
};

/**
 * Why timed work is held; empty when it is approved at once: started and finished on the spot, within its slot give or take
 * SLOT_TOLERANCE_MINUTES, and no more to pay than was expected. A slot pays its own length at most, so only a quick job can
 * be longer than expected.
 */
export function holdReasons(work: FinishedWork): HoldReason[] {
  const { start, finish, plannedFrom, plannedUntil, paidMinutes, expectedMinutes } = work;
  const reasons: HoldReason[] = [];
  if (cameLate(start) || cameLate(finish)) reasons.push('arrived_late');
  if (expectedMinutes !== null && paidMinutes > expectedMinutes) reasons.push('longer_than_expected');
  if (plannedFrom && fullMinutesBetween(start.at, plannedFrom) > SLOT_TOLERANCE_MINUTES) reasons.push('started_early');
  if (plannedUntil && fullMinutesBetween(plannedUntil, finish.at) > SLOT_TOLERANCE_MINUTES)
    reasons.push('finished_late');
  if (work.overlaps) reasons.push('overlapping');
  return reasons;
}
