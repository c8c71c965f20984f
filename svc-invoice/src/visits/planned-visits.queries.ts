import type { EntityState } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';

export type JobVisits = EntityState<'planned-visits'> & { readonly job_id: string };

/**
 * SQL: $1: states of jobs as JSON. `open_from`: first day still planned. Past days keep what was known, since a
 * rewritten timetable doesn't include them.
 */
const PLANNED_CTE = `WITH said AS (
    SELECT said.*, CASE WHEN known.until IS NULL THEN said."from" ELSE least(said.today, known.until + 1) END AS open_from
    FROM jsonb_to_recordset($1::jsonb) AS said
        (job_id uuid, "from" date, today date, until date, days date[], cancelled date[])
      LEFT JOIN planned_visits_until AS known ON known.job_id = said.job_id)`;

/** Writes planned visits from now on, and cancellations of past ones. */
export async function keepVisits(manager: EntityManager, said: readonly JobVisits[]): Promise<void> {
  const rows = [JSON.stringify(said)];
  await manager.query(
    `${PLANNED_CTE} DELETE FROM planned_visit USING said WHERE planned_visit.job_id = said.job_id AND day >= open_from`,
    rows,
  );
  await manager.query(
    `${PLANNED_CTE} UPDATE planned_visit SET cancelled = day = ANY(said.cancelled) FROM said
     WHERE planned_visit.job_id = said.job_id AND day >= said."from"
       AND planned_visit.cancelled <> (day = ANY(said.cancelled))`,
    rows,
  );
  await manager.query(
    `${PLANNED_CTE} INSERT INTO planned_visit (job_id, day, cancelled)
     SELECT job_id, day, day = ANY(cancelled) FROM said, unnest(days) AS day WHERE day >= open_from`,
    rows,
  );
  await manager.query(
    `${PLANNED_CTE} INSERT INTO planned_visits_until (job_id, until) SELECT job_id, until FROM said
     ON CONFLICT (job_id) DO UPDATE SET until = greatest(planned_visits_until.until, excluded.until)`,
    rows,
  );
}
