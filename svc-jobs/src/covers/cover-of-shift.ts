import { getSqlState, getViolatedConstraint, refuse } from '@cleaning/service-kit';
import type { DateTime } from 'luxon';
import { v7 } from 'uuid';
import type { Cover } from './cover.entity.js';

/** Names a shift of a person. */
export interface ShiftKey {
  jobId: string;
  date: string;
  time: string;
  personId: string;
}

/** A cover of the shift by a person, from now on. */
export const createCover = (
  offerId: string,
  { jobId, date, time, personId }: ShiftKey,
  coverId: string,
  now: DateTime,
): Cover => ({
  id: v7(),
  offerId,
  jobId,
  businessDate: date,
  time,
  forPersonId: personId,
  personId: coverId,
  takenAt: now.toJSDate(),
  takenBackAt: null,
  takenBackBy: null,
});

const UNIQUE_VIOLATION = '23505';

/** Of all who get a shift at once the database lets one win. Throws 409 for the others. */
export async function runCoverOnce<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (getSqlState(error) !== UNIQUE_VIOLATION || getViolatedConstraint(error) !== 'cover_one') throw error;
    throw refuse('shift_taken');
  }
}
