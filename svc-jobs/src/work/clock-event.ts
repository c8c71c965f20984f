import { STAMP_LATE_AFTER_MINUTES, STAMP_MAX_AGE_HOURS } from '@cleaning/contracts';
import { InvalidInput } from '@cleaning/service-kit';
import { DateTime } from 'luxon';

/** A device's clock may differ from ours by so much. */
export const CLOCK_TOLERANCE_MINUTES = 2;

/** A press of Start or Finished. */
export interface ClockEvent {
  at: DateTime;
  /** When it arrived, where the device had kept it; null where it was sent at once. */
  receivedAt: DateTime | null;
}

/**
 * The clock event of a call: now, or `stampedAt` (an instant) where the device had kept it.
 * Throws InvalidInput for one in the future or too old.
 */
export function clockEventOf(stampedAt: string | undefined, now: DateTime): ClockEvent {
  if (stampedAt === undefined) return { at: now, receivedAt: null };
  const at = DateTime.fromISO(stampedAt).setZone(now.zone);
  const refuse = (msg: string) => new InvalidInput([{ field: 'stamped_at', msg }], `The time ${msg}.`);
  if (at > now.plus({ minutes: CLOCK_TOLERANCE_MINUTES }))
    throw refuse('is in the future: please check the clock of your phone');
  if (at < now.minus({ hours: STAMP_MAX_AGE_HOURS }))
    throw refuse(`is more than ${STAMP_MAX_AGE_HOURS} hours ago: please ask the office to record this work`);
  return { at: DateTime.min(at, now), receivedAt: now };
}

/** Whether a clock event arrived so late that admins are shown it. */
export const isLate = (receivedAt: Date | null, stampedAt: Date | null): receivedAt is Date =>
  receivedAt !== null &&
  stampedAt !== null &&
  receivedAt.getTime() - stampedAt.getTime() > STAMP_LATE_AFTER_MINUTES * 60_000;

/** The same as SQL. Both are columns of instants. */
export const arrivedLate = (receivedAt: string, stampedAt: string) =>
  `${receivedAt} > ${stampedAt} + interval '${STAMP_LATE_AFTER_MINUTES} minutes'`;
