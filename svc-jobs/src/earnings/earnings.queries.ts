import type { EntityManager } from 'typeorm';
import { getPlan, workersBetweenSql } from '../shifts/plan.queries.js';
import { findTakenSlots, slotRows } from '../work/slots.queries.js';
import type { AssignedJob } from './pending-work.js';

interface MonthSum {
  /** YYYY-MM. */
  month: string;
  minutes: number;
  /** Cents that are approved, and cents that are held. */
  cents: number;
  waiting: number;
}

/** A person's earnings by month in [from, before); leaves out months without work. */
export const findEarnedByMonth = (
  manager: EntityManager,
  personId: string,
  from: string,
  before: string,
): Promise<MonthSum[]> =>
  manager.query(
    `SELECT to_char(business_date, 'YYYY-MM') AS month, sum(minutes)::int AS minutes,
       coalesce(sum(contractor_cents) FILTER (WHERE state = 'approved'), 0)::float8 AS cents,
       coalesce(sum(contractor_cents) FILTER (WHERE state = 'held'), 0)::float8 AS waiting
     FROM work_record
     WHERE person_id = $1 AND business_date >= $2::date AND business_date < $3::date AND state IN ('approved', 'held')
     GROUP BY 1`,
    [personId, from, before],
  );

interface WeekSum {
  minutes: number;
  /** Approved and held cents, and the held part of them. */
  cents: number;
  waiting: number;
}

/** A person's earnings in the week from a Monday. */
export async function findEarnedInWeek(manager: EntityManager, personId: string, monday: string): Promise<WeekSum> {
  const [sum] = await manager.query<WeekSum[]>(
    `SELECT coalesce(sum(minutes), 0)::int AS minutes, coalesce(sum(contractor_cents), 0)::float8 AS cents,
       coalesce(sum(contractor_cents) FILTER (WHERE state = 'held'), 0)::float8 AS waiting
     FROM work_record
     WHERE person_id = $1 AND business_date >= $2::date AND business_date < $2::date + 7 AND state IN ('approved', 'held')`,
    [personId, monday],
  );
  if (!sum) throw new Error('PostgreSQL gave no sums');
  return sum;
}

interface RunningWork {
  job_id: string;
  date: string;
  title: string;
  time: string;
  cap_minutes: number;
  contractor_rate_cents: number;
  is_quick: boolean;
}

/** A person's running work of days in [from, before). Rates are cents an hour. */
export const findRunningWork = (
  manager: EntityManager,
  personId: string,
  days: { readonly from: string; readonly before: string },
): Promise<RunningWork[]> =>
  manager.query(
    `SELECT work_record.job_id, business_date::text AS date, job.title, cap_minutes,
       work_record.contractor_rate_cents, slot_id IS NULL AS is_quick,
       coalesce(slot.start_time || '-' || slot.end_time, job.quick_time) AS time
     FROM work_record JOIN job ON job.id = work_record.job_id
       LEFT JOIN timetable_slot AS slot ON slot.id = slot_id
     WHERE person_id = $1 AND ended_at IS NULL AND business_date >= $2::date AND business_date < $3::date`,
    [personId, days.from, days.before],
  );

/**
 * Jobs where a person has shifts from yesterday until the day `before`, with timetable, plan, and slots taken yesterday
 * and today.
 */
export const findPersonJobs = (
  manager: EntityManager,
  personId: string,
  { yesterday, today, before }: { readonly yesterday: string; readonly today: string; readonly before: string },
): Promise<AssignedJob[]> =>
  manager.query(
    `SELECT job.id, job.title, job.contractor_rate_cents, job.quick_date::text, job.quick_time,
       ${slotRows()} AS slots, ${findTakenSlots('$1', '$2', '$3', true)} AS taken,
       EXISTS (
         SELECT 1 FROM work_record WHERE person_id = $1 AND work_record.job_id = job.id AND slot_id IS NULL AND NOT is_manual
       ) AS has_record, ${getPlan('$1', '$2', '$4')} AS plan
     FROM job
     WHERE job.closed_at IS NULL
       AND job.id IN (SELECT job_id FROM (${workersBetweenSql('$2', '$4')}) AS worker WHERE person_id = $1)`,
    [personId, yesterday, today, before],
  );
