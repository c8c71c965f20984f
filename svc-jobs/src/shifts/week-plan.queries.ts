import { EXPECTED_MINUTES, type JobKind } from '@cleaning/contracts';
import { type Places, toPlacesParameter } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';
import type { FencedPlace } from '../fences/fence.js';
import { type TimetableSlotRow } from '../work/slots.js';
import { hasShiftsBetween, slotRows } from '../work/slots.queries.js';
import { type DatedChange, type JobHoliday } from './plan.js';
import { jobHolidaysSql } from './plan.queries.js';

/** A job with its slots, whoever works them. */
export interface JobToStaff {
  id: string;
  kind: JobKind;
  title: string;
  needed: number;
  quickDate: string | null;
  quickTime: string | null;
  expectedMinutes: number;
  pin: FencedPlace | null;
  slots: TimetableSlotRow[];
  cancelled: DatedChange[];
  holidays: JobHoliday[];
}

/** Jobs with work on these days (YYYY-MM-DD, inclusive) and their plans. `jobId` null: all. */
export const findJobsToStaff = (
  manager: EntityManager,
  days: { readonly from: string; readonly until: string },
  { jobId, places }: { readonly jobId: string | null; readonly places: Places },
): Promise<JobToStaff[]> =>
  manager.query(
    `SELECT job.id, job.kind, job.title, job.need_count AS needed, job.quick_date::text AS "quickDate", job.quick_time AS "quickTime",
       coalesce(job.expected_minutes, ${EXPECTED_MINUTES}) AS "expectedMinutes",
       (SELECT json_build_object('lat', lat, 'lng', lng, 'radius', radius) FROM job_fence WHERE job_fence.job_id = job.id) AS pin,
       ${slotRows(`NOT is_extra AND ${hasShiftsBetween('$1', '$2')}`)} AS slots,
       coalesce((
         SELECT json_agg(json_build_object('kind', kind, 'date', business_date, 'time', time)) FROM shift_change
         WHERE shift_change.job_id = job.id AND shift_change.kind = 'cancelled' AND business_date BETWEEN $1::date AND $2::date
       ), '[]') AS cancelled, ${jobHolidaysSql('$1', '$2')} AS holidays
     FROM job
     WHERE job.closed_at IS NULL AND ($3::uuid IS NULL OR job.id = $3) AND ($4::uuid[] IS NULL OR job.id = ANY ($4))
       AND (job.quick_date IS NULL OR job.quick_date BETWEEN $1::date AND $2::date)`,
    [days.from, days.until, jobId, toPlacesParameter(places)],
  );

/** People who can be assigned to jobs, by name. `personId` null: all. */
export const findAssignablePeople = (
  manager: EntityManager,
  personId: string | null,
): Promise<{ user_id: string; user_name: string }[]> =>
  manager.query(
    `SELECT id AS user_id, name AS user_name FROM known_account
     WHERE NOT removed AND (verified OR role = 'admin') AND ($1::uuid IS NULL OR id = $1) ORDER BY name, id`,
    [personId],
  );
