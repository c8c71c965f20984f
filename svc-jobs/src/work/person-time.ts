import { Conflict, type Transaction } from '@cleaning/service-kit';
import { CLOCK_TOLERANCE_MINUTES, type Press } from './press.js';

const MINUTES = `interval '${CLOCK_TOLERANCE_MINUTES} minutes'`;

/**
 * SQL: the moment $start of a press of Start, or the end of the person's last work where that is a little later: clocks differ,
 * and no two works of a person may lie over each other.
 */
export const startBehindLastWork = (person: string, start: string) => `
  coalesce((SELECT max(ended_at) FROM work_record
    WHERE person_id = ${person}::uuid AND NOT is_manual AND ended_at > ${start}::timestamptz
      AND ended_at <= ${start}::timestamptz + ${MINUTES}), ${start}::timestamptz)`;

/**
 * SQL: when the first other finished timed work of the record's person begins that ends behind `from`; null: there is none. They
 * lie over each other when it is before the record's end.
 */
export const nextOtherStart = (record: string, from = `${record}.started_at`) => `
  (SELECT min(other.started_at) FROM work_record AS other
    WHERE other.person_id = ${record}.person_id AND other.id <> ${record}.id AND NOT other.is_manual
      AND other.ended_at > ${from})`;

/**
 * A kept press must not put work beside work that was finished since: the same hour would be paid twice. The person must be
 * locked. Throws Conflict.
 */
export async function refuseAfterLaterWork(tx: Transaction, personId: string, { at, receivedAt }: Press) {
  if (!receivedAt) return;
  const later = await tx.manager.query<unknown[]>(
    'SELECT 1 FROM work_record WHERE person_id = $1 AND ended_at > $2 AND NOT is_manual LIMIT 1',
    [personId, at.plus({ minutes: CLOCK_TOLERANCE_MINUTES }).toJSDate()],
  );
  if (later.length > 0)
    throw new Conflict('You have finished other work since then. Please ask the office to record this work.');
}

/**
 * A press that a device had kept may be of a time at which the job did not exist or the person was not assigned to it.
 * Throws Conflict.
 */
export function refuseBeforeAssignment({ at, receivedAt }: Press, createdAt: Date, enrolledAt: Date): void {
  if (!receivedAt) return;
  const isBefore = (moment: Date) => at.plus({ minutes: CLOCK_TOLERANCE_MINUTES }).toMillis() < moment.getTime();
  if (isBefore(createdAt))
    throw new Conflict('This job did not exist at that time. Please ask the office to record this work.');
  if (isBefore(enrolledAt))
    throw new Conflict('You were not assigned to this job at that time. Please ask the office to record this work.');
}
