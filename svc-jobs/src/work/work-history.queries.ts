import type { WorkState } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import type { Plan } from '../shifts/plan.js';
import { getPlans } from '../shifts/plan.queries.js';
import { isLateSql } from './clock-event.js';
import { type DayRecord, type TimetableSlotRow } from './slots.js';
import { RECORD_DAY, slotRows } from './slots.queries.js';
import { hasHours } from './work-record.queries.js';

/** A work record in lists of done work. Times HH:MM in business time; null where unknown yet. */
export interface DoneWorkRow {
  id: string;
  person_id: string;
  user_name: string;
  date: string;
  start_time: string;
  planned_end: string | null;
  ended_time: string | null;
  start_location: string | null;
  finish_location: string | null;
  contractor_cents: number | null;
  company_cents: number | null;
  is_manual: boolean;
  /** False if only one time is known, as in a manual record without hours. */
  has_hours: boolean;
  corrected: boolean;
  still_to_do: number;
  /** Arrival of a late clock event, YYYY-MM-DD HH:MM in business time; null if it was in time. */
  start_received_at: string | null;
  end_received_at: string | null;
  /** Null while the work runs. */
  state: WorkState | null;
}

/** A record as read with RECORD_DAY, before its slots are counted. */
export type DayWorkRow = Omit<DoneWorkRow, 'still_to_do'> & DayRecord;

export interface TimesheetRecord {
  id: string;
  date: string;
  title: string;
  minutes: number;
  is_manual: boolean;
  contractor_cents: number;
  state: WorkState;
  /** Why it was not approved; null otherwise. */
  note: string | null;
}

/** SQL: a `DoneWorkRow` but for `user_name` and `still_to_do`, from work_record. `zone` is the parameter of the business time zone. */
const recordColumns = (zone: string) => `
  work_record.id, work_record.person_id, business_date::text AS date,
    to_char(started_at AT TIME ZONE ${zone}::text, 'HH24:MI') AS start_time, planned_end,
    to_char(work_record.ended_at AT TIME ZONE ${zone}::text, 'HH24:MI') AS ended_time,
    CASE WHEN ${isLateSql('start_received_at', 'started_at')}
      THEN to_char(start_received_at AT TIME ZONE ${zone}::text, 'YYYY-MM-DD HH24:MI') END AS start_received_at,
    CASE WHEN ${isLateSql('finish_received_at', 'work_record.ended_at')}
      THEN to_char(finish_received_at AT TIME ZONE ${zone}::text, 'YYYY-MM-DD HH24:MI') END AS end_received_at,
    start_location, finish_location, contractor_cents::float8, company_cents::float8, is_manual,
    ${hasHours('work_record')} AS has_hours,
    work_record.version > 1 AS corrected, state`;

/** SQL: `recordColumns` with `user_name`, from work_record and known_account. */
export const doneWorkColumns = (zone: string) =>
  `coalesce(known_account.name, '') AS user_name, ${recordColumns(zone)}`;

const OLDEST_FIRST = 'ORDER BY business_date, started_at, work_record.id';

/** All work at a job, oldest first. */
export const findWorkAtJob = (manager: EntityManager, jobId: string, zone: string): Promise<DayWorkRow[]> =>
  manager.query(
    `SELECT ${doneWorkColumns('$2')}, ${RECORD_DAY}
     FROM work_record JOIN job ON job.id = work_record.job_id
       LEFT JOIN known_account ON known_account.id = work_record.person_id
     WHERE work_record.job_id = $1 ${OLDEST_FIRST}`,
    [jobId, zone],
  );

/** A job's timetable, and everybody who worked there in a month with their plans. */
interface MonthAtJob {
  slots: TimetableSlotRow[];
  people: { id: string; name: string; plan: Plan }[];
}

/** A record of a month at a job. The first one alone has the month. */
export type DoneInMonthRow = Omit<DoneWorkRow, 'user_name' | 'still_to_do'> & {
  slot_id: string | null;
  month: MonthAtJob | null;
};

/**
 * Work at a job in [from, before), oldest first. Names, timetable and plans are read once and are in the first record
 * only.
 */
export const findWorkAtJobBetween = (
  manager: EntityManager,
  jobId: string,
  zone: string,
  days: { readonly from: string; readonly before: string },
): Promise<DoneInMonthRow[]> =>
  manager.query(
    `WITH listed AS (
       SELECT ${recordColumns('$2')}, slot_id, row_number() OVER (${OLDEST_FIRST}) AS place
       FROM work_record WHERE job_id = $1 AND business_date >= $3::date AND business_date < $4::date),
     worker AS (
       SELECT DISTINCT $1::uuid AS job_id, person_id, $3::date AS from_day, $4::date - 1 AS until_day FROM listed)
     SELECT listed.*, CASE WHEN place = 1 THEN (
       SELECT json_build_object('slots', ${slotRows()}, 'people', (
         SELECT json_agg(json_build_object('id', person_id, 'plan', plan, 'name', coalesce(known_account.name, '')))
         FROM (${getPlans('worker')}) AS planned LEFT JOIN known_account ON known_account.id = person_id))
       FROM job WHERE job.id = $1) END AS month
     FROM listed ORDER BY place`,
    [jobId, zone, days.from, days.before],
  );

/** Finished and manual work of a person from a day until before another, oldest first. */
export const findFinishedWorkBetween = (
  manager: EntityManager,
  personId: string,
  days: { readonly from: string; readonly before: string },
): Promise<TimesheetRecord[]> =>
  manager.query(
    `SELECT work_record.id, business_date::text AS date, job.title, minutes, is_manual, contractor_cents::float8, state,
       decision_note AS note
     FROM work_record JOIN job ON job.id = work_record.job_id
     WHERE person_id = $1 AND business_date >= $2::date AND business_date < $3::date AND ended_at IS NOT NULL
     ${OLDEST_FIRST}`,
    [personId, days.from, days.before],
  );
