import { refuseOnConstraint } from '@cleaning/service-kit';
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

/** Of all who get a shift at once the database lets one win. Throws 409 for the others. */
export const runCoverOnce = <T>(run: () => Promise<T>): Promise<T> =>
  refuseOnConstraint({ cover_one: 'shift_taken' }, run);
