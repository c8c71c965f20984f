import type { EntityManager } from 'typeorm';

/** Reopens the timetable that was to end the day before `begins`. */
export async function continueTimetable(manager: EntityManager, jobId: string, begins: string): Promise<void> {
  await manager.query(
    `UPDATE timetable_slot SET valid_until = NULL
     WHERE job_id = $1 AND NOT is_extra AND valid_until = $2::date AND (valid_from IS NULL OR valid_from < $2::date)`,
    [jobId, begins],
  );
}

/** Ends a job's timetable the day before `from`. Deletes slots that were to begin later. */
export async function endTimetable(manager: EntityManager, jobId: string, from: string): Promise<void> {
  await manager.query(
    `UPDATE timetable_slot SET valid_until = greatest(valid_from, $2::date)
     WHERE job_id = $1 AND NOT is_extra AND (valid_until IS NULL OR valid_until > $2::date)`,
    [jobId, from],
  );
}
