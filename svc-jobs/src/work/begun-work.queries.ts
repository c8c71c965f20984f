import type { EntityManager } from 'typeorm';
import { slotTextSql } from '../jobs/timetable.js';

/** A shift of a person. `time` is a slot's 'HH:MM-HH:MM', or 'HH:MM' of a quick job. */
export interface NamedShift {
  jobId: string;
  personId: string | null;
  businessDate: string;
  time: string;
}

/**
 * SQL: true if the person has begun the shift; arguments are columns or placeholders. Their other work at the job on
 * that day doesn't count.
 */
export const hasBegunSql = ({
  jobId,
  personId,
  businessDate,
  time,
}: Record<keyof NamedShift, string>): string => `EXISTS (
  SELECT FROM work_record AS begun LEFT JOIN timetable_slot AS slot ON slot.id = begun.slot_id
  WHERE begun.job_id = ${jobId} AND begun.person_id = ${personId} AND begun.business_date = ${businessDate}
    AND NOT begun.is_manual AND coalesce(${slotTextSql('slot')}, ${time}) = ${time})`;

/** True if the person has begun the shift. They must be locked, so that a start comes before or after. */
export async function hasBegun(
  manager: EntityManager,
  { jobId, personId, businessDate, time }: NamedShift,
): Promise<boolean> {
  const [found] = await manager.query<{ begun: boolean }[]>(
    `SELECT ${hasBegunSql({ jobId: '$1', personId: '$2', businessDate: '$3', time: '$4' })} AS begun`,
    [jobId, personId, businessDate, time],
  );
  return found?.begun ?? false;
}

/** The shifts that these people have begun on these days (YYYY-MM-DD, both included). */
export const findBegunShifts = (
  manager: EntityManager,
  people: readonly string[],
  { from, until }: { readonly from: string; readonly until: string },
): Promise<{ jobId: string; personId: string; date: string; time: string }[]> =>
  manager.query(
    `SELECT begun.job_id AS "jobId", begun.person_id AS "personId", begun.business_date::text AS date,
       coalesce(${slotTextSql('slot')}, job.quick_time, '') AS time
     FROM work_record AS begun JOIN job ON job.id = begun.job_id LEFT JOIN timetable_slot AS slot ON slot.id = begun.slot_id
     WHERE begun.person_id = ANY ($1::uuid[]) AND begun.business_date BETWEEN $2::date AND $3::date AND NOT begun.is_manual`,
    [people, from, until],
  );
