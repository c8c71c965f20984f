import type { EntityManager } from 'typeorm';
import { jobHolidaysSql } from '../shifts/plan.queries.js';
import { hasShiftsBetween, slotRows } from '../work/slots.queries.js';
import type { VisitedJob } from './planned-visits.js';

/** SQL: the cancelled shifts of the job of the table `job` on these days, as JSON rows of `DatedChange`. */
export const cancelledShiftsSql = (from: string, until: string) => `coalesce((
    SELECT json_agg(json_build_object('kind', kind, 'date', business_date, 'time', time)) FROM shift_change
    WHERE shift_change.job_id = job.id AND shift_change.kind = 'cancelled' AND business_date BETWEEN ${from}::date AND ${until}::date
  ), '[]')`;

/** Everything needed to compute the visits to permanent jobs between two days (YYYY-MM-DD, inclusive). */
export const findVisitedJobs = (
  manager: EntityManager,
  ids: readonly string[],
  days: { readonly from: string; readonly until: string },
  zone: string,
): Promise<(VisitedJob & { id: string })[]> =>
  manager.query(
    `SELECT job.id, to_char(created_at AT TIME ZONE $4, 'YYYY-MM-DD') AS "createdOn",
       to_char(closed_at AT TIME ZONE $4, 'YYYY-MM-DD') AS "endedOn",
       ${slotRows(`NOT is_extra AND ${hasShiftsBetween('$2', '$3')}`)} AS slots,
       ${cancelledShiftsSql('$2', '$3')} AS cancelled, ${jobHolidaysSql('$2', '$3')} AS holidays
     FROM job WHERE job.id = ANY($1) AND job.kind = 'permanent'`,
    [ids, days.from, days.until, zone],
  );

/** Ids of current permanent jobs in one of `parts` parts. */
export const findJobsOfPart = (manager: EntityManager, part: number, parts: number): Promise<{ id: string }[]> =>
  manager.query(
    `SELECT id FROM job WHERE kind = 'permanent' AND closed_at IS NULL AND abs(hashtext(id::text)::bigint) % $2 = $1
     ORDER BY id`,
    [part, parts],
  );
