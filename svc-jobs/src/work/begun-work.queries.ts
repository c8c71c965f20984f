import type { EntityManager } from 'typeorm';
import { slotTextSql } from '../jobs/timetable.js';

/** A shift of a person. `time` is a slot's 'HH:MM-HH:MM', or 'HH:MM' of a quick job. */
export interface NamedShift {
  jobId: string;
  personId: string | null;
  businessDate: string;
  time: string;
}

/** SQL: whether the person has begun the shift; columns or placeholders. Their other work at the job on that day says nothing about it. */
export const hasBegunSql = ({
  jobId,
  personId,
  businessDate,
  time,
}: Record<keyof NamedShift, string>): string => `EXISTS (
  SELECT FROM work_record AS begun LEFT JOIN timetable_slot AS slot ON slot.id = begun.slot_id
  WHERE begun.job_id = ${jobId} AND begun.person_id = ${personId} AND begun.business_date = ${businessDate}
    AND NOT begun.is_manual AND coalesce(${slotTextSql('slot')}, ${time}) = ${time})`;

/** Whether the person has begun the shift. They must be locked: then a start comes before or after. */
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
