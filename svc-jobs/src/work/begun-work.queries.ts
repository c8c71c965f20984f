import type { EntityManager } from 'typeorm';

/** A shift of a person. `time` is a slot's 'HH:MM-HH:MM', or 'HH:MM' of a quick job. */
export interface NamedShift {
  jobId: string;
  personId: string | null;
  businessDate: string;
  time: string;
}

/** Whether the person has begun the shift. They must be locked: then a start comes before or after. */
export async function hasBegun(
  manager: EntityManager,
  { jobId, personId, businessDate, time }: NamedShift,
): Promise<boolean> {
  const found = await manager.query<unknown[]>(
    `SELECT 1 FROM work_record LEFT JOIN timetable_slot AS slot ON slot.id = slot_id
     WHERE person_id = $1 AND work_record.job_id = $2 AND business_date = $3 AND NOT is_manual
       AND coalesce(slot.start_time || '-' || slot.end_time, $4) = $4`,
    [personId, jobId, businessDate, time],
  );
  return found.length > 0;
}
