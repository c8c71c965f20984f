import { STAMP_LATE_AFTER_MINUTES, STAMP_MAX_AGE_HOURS } from '@cleaning/contracts';
import { InvalidInput } from '@cleaning/service-kit';
import { DateTime } from 'luxon';

/** A device's clock may differ from ours by so much. */
export const CLOCK_TOLERANCE_MINUTES = 2;

/** When Start or Finished was pressed. */
export interface Press {
  at: DateTime;
  /** When it arrived, for one that the device had kept; null for one that was sent at once. */
  receivedAt: DateTime | null;
}

/**
 * The press that a call tells of: now, or `stampedAt` (an instant) when the device had kept it.
 * Throws InvalidInput for one in the future or too old.
 */
export function pressOf(stampedAt: string | undefined, now: DateTime): Press {
  if (stampedAt === undefined) return { at: now, receivedAt: null };
  const at = DateTime.fromISO(stampedAt).setZone(now.zone);
  const refuse = (msg: string) => new InvalidInput([{ field: 'stamped_at', msg }], `The time ${msg}.`);
  if (at > now.plus({ minutes: CLOCK_TOLERANCE_MINUTES }))
    throw refuse('is in the future: please check the clock of your phone');
  if (at < now.minus({ hours: STAMP_MAX_AGE_HOURS }))
    throw refuse(`is more than ${STAMP_MAX_AGE_HOURS} hours ago: please ask the office to record this work`);
  return { at: DateTime.min(at, now), receivedAt: now };
}

/** Whether a press arrived so late that the admin is told. */
export const isLate = (receivedAt: Date | null, pressedAt: Date | null): receivedAt is Date =>
  receivedAt !== null &&
  pressedAt !== null &&
  receivedAt.getTime() - pressedAt.getTime() > STAMP_LATE_AFTER_MINUTES * 60_000;

/** SQL: whether a press arrived so late that the admin is told. Both are columns of instants. */
export const arrivedLate = (receivedAt: string, pressedAt: string) =>
  `${receivedAt} > ${pressedAt} + interval '${STAMP_LATE_AFTER_MINUTES} minutes'`;
