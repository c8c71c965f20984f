import { EXPECTED_MINUTES, type JobKind } from '@cleaning/contracts';
import { type Places, toPlacesParameter } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';
import type { FencedPlace } from '../fences/fence.js';
import { type TimetableSlotRow } from '../work/slots.js';
import { hasShiftsBetween, slotRows } from '../work/slots.queries.js';
import type { JobHoliday, Plan } from './plan.js';
import { getPersonPlan, jobHolidaysSql, workersBetweenSql } from './plan.queries.js';

export interface ShiftPlace {
  jobId: string;
  kind: JobKind;
  title: string;
  address: string;
  mapLink: string;
  /** Cents per hour. */
  contractorRateCents: number;
  /** Null: no fence. */
  pin: FencedPlace | null;
}

/** A person of a job. */
export interface PlannedPerson {
  personId: string;
  personName: string;
  /** Removed from the company. */
  hasLeft: boolean;
  /** An ISO 8601 instant; null: they are not assigned. */
  enrolledAt: string | null;
  /** Without public holidays, which belong to the job. */
  plan: Omit<Plan, 'holidays'>;
}

/** A job with its people. */
export interface PlannedJob extends ShiftPlace {
  quickDate: string | null;
  quickTime: string | null;
  expectedMinutes: number;
  slots: TimetableSlotRow[];
  holidays: JobHoliday[];
  people: PlannedPerson[];
}

/**
 * One row a job, so that its timetable is read, sent and parsed once for all its people.
 * @param workers SQL of jobs and people
 */
const buildPlannedSql = (
  workers: string,
): string => `SELECT job.id AS "jobId", job.kind, job.title, job.address, job.map_link AS "mapLink",
       (SELECT json_build_object('lat', lat, 'lng', lng, 'radius', radius) FROM job_fence WHERE job_fence.job_id = job.id) AS pin,
       job.contractor_rate_cents AS "contractorRateCents", job.quick_date::text AS "quickDate", job.quick_time AS "quickTime",
       coalesce(job.expected_minutes, ${EXPECTED_MINUTES}) AS "expectedMinutes", ${slotRows(hasShiftsBetween('$1', '$2'))} AS slots,
       ${jobHolidaysSql('$1', '$2')} AS holidays,
       json_agg(json_build_object('personId', person.id, 'personName', person.name, 'hasLeft', person.removed,
         'enrolledAt', own.enrolled_at, 'plan', ${getPersonPlan('person.id', '$1', '$2')})) AS people
     FROM (${workers}) AS worker
       JOIN job ON job.id = worker.job_id
       JOIN known_account AS person ON person.id = worker.person_id
       LEFT JOIN enrolment AS own ON own.job_id = worker.job_id AND own.person_id = worker.person_id
     WHERE job.closed_at IS NULL AND ($3::uuid IS NULL OR worker.job_id = $3) AND ($4::uuid IS NULL OR worker.person_id = $4)
       AND ($5::uuid[] IS NULL OR worker.job_id = ANY ($5))
       AND (job.quick_date IS NULL OR job.quick_date BETWEEN $1::date AND $2::date)
     GROUP BY job.id`;

/**
 * Jobs with shifts on these days (YYYY-MM-DD, inclusive), with the timetable and everybody's plan. Leaves out ended
 * jobs. `jobId` and `personId` null: all.
 */
export const findPlannedJobs = (
  manager: EntityManager,
  days: { readonly from: string; readonly until: string },
  where: { readonly jobId: string | null; readonly personId: string | null; readonly places: Places },
): Promise<PlannedJob[]> =>
  manager.query(buildPlannedSql(workersBetweenSql('$1', '$2')), [
    days.from,
    days.until,
    where.jobId,
    where.personId,
    toPlacesParameter(where.places),
  ]);

/** `findPlannedJobs` for a person at a job, assigned or not. */
export const findPlannedAt = (
  manager: EntityManager,
  days: { readonly from: string; readonly until: string },
  where: { readonly jobId: string; readonly personId: string },
): Promise<PlannedJob[]> =>
  manager.query(buildPlannedSql('SELECT $3::uuid AS job_id, $4::uuid AS person_id'), [
    days.from,
    days.until,
    where.jobId,
    where.personId,
    toPlacesParameter('all'),
  ]);
