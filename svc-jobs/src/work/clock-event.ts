import {
  buildFieldProblem,
  HELD_AFTER_MINUTES,
  STAMP_LATE_AFTER_MINUTES,
  STAMP_MAX_AGE_HOURS,
} from '@cleaning/contracts';
import type { Transaction } from '@cleaning/service-kit';
import { refuse } from '@cleaning/service-kit/errors';
import { DateTime } from 'luxon';
import { MoreThan } from 'typeorm';
import { WorkRecord } from './work-record.entity.js';

/** Allowed difference between a device's clock and the server's. */
export const CLOCK_TOLERANCE_MINUTES = 2;

/** A clock event: Start or Finished. */
export interface ClockEvent {
  at: DateTime;
  /** Arrival of an event that the device had stored; null if sent immediately. */
  receivedAt: DateTime | null;
}

/**
 * The clock event of a call: now, or `stampedAt` (an instant) if the device had stored it. Throws 400 for one in the
 * future or too old.
 */
export function toClockEvent(stampedAt: string | undefined, now: DateTime): ClockEvent {
  if (stampedAt === undefined) return { at: now, receivedAt: null };
  const at = DateTime.fromISO(stampedAt).setZone(now.zone);
  if (at > now.plus({ minutes: CLOCK_TOLERANCE_MINUTES }))
    throw refuse('clock_ahead', {}, { issues: [buildFieldProblem('stamped_at', 'clock_ahead')] });
  if (at < now.minus({ hours: STAMP_MAX_AGE_HOURS })) {
    const limit = { hours: STAMP_MAX_AGE_HOURS };
    throw refuse('too_old', limit, { issues: [buildFieldProblem('stamped_at', 'too_old', limit)] });
  }
  return { at: DateTime.min(at, now), receivedAt: now };
}

/** True if the event arrived so late that its work is held. */
export const isTooLate = ({ at, receivedAt }: ClockEvent): boolean =>
  receivedAt !== null && receivedAt > at.plus({ minutes: HELD_AFTER_MINUTES });

/** True if the event arrived so late that admins see it. */
export const isLate = (receivedAt: Date | null, stampedAt: Date | null): receivedAt is Date =>
  receivedAt !== null &&
  stampedAt !== null &&
  receivedAt.getTime() - stampedAt.getTime() > STAMP_LATE_AFTER_MINUTES * 60_000;

/** `isLate` as SQL. Both are columns of instants. */
export const isLateSql = (receivedAt: string, stampedAt: string) =>
  `${receivedAt} > ${stampedAt} + interval '${STAMP_LATE_AFTER_MINUTES} minutes'`;

/**
 * Refuses a late event before work finished since: the same hour would be paid twice. The person must be locked. Throws
 * 409.
 */
export async function refuseAfterLaterWork(tx: Transaction, personId: string, { at, receivedAt }: ClockEvent) {
  if (!receivedAt) return;
  const endedAt = MoreThan(at.plus({ minutes: CLOCK_TOLERANCE_MINUTES }).toJSDate());
  if (await tx.manager.existsBy(WorkRecord, { personId, endedAt, isManual: false })) throw refuse('other_work_since');
}

/**
 * Refuses a late clock event from before the job existed or the person was assigned to it.
 * Throws 409.
 */
export function refuseBeforeAssignment({ at, receivedAt }: ClockEvent, createdAt: Date, enrolledAt: Date): void {
  if (!receivedAt) return;
  const isBefore = (moment: Date) => at.plus({ minutes: CLOCK_TOLERANCE_MINUTES }).toMillis() < moment.getTime();
  if (isBefore(createdAt)) throw refuse('job_unknown_then');
  if (isBefore(enrolledAt)) throw refuse('not_assigned_then');
}
