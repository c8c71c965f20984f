import type { ClientSession } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';
import { cancelledShiftsSql } from '../feed/planned-visits.queries.js';
import type { DatedChange, JobHoliday } from '../shifts/plan.js';
import { jobHolidaysSql } from '../shifts/plan.queries.js';
import { hasHours } from '../work/work-record.queries.js';

/** The session's days of jobs, as $1: the only ones that a client sees. */
const CLIENT_DAYS = `jsonb_to_recordset($1::jsonb) AS own ("jobId" uuid, "from" date, "to" date)`;
const isOnClientDay = (job: string, day: string): string =>
  `own."jobId" = ${job} AND ${day} >= own."from" AND (own."to" IS NULL OR ${day} <= own."to")`;
const getSpans = ({ jobs }: Pick<ClientSession, 'jobs'>): string => JSON.stringify(jobs);

/**
 * SQL: finished work not rejected by the office. Of manual records only charged ones count as visits (decision 0044).
 */
const DONE = `ended_at IS NOT NULL AND (NOT is_manual OR company_cents > 0) AND state IS DISTINCT FROM 'rejected'`;

const VISITS = `FROM work_record JOIN ${CLIENT_DAYS} ON ${isOnClientDay('work_record.job_id', 'business_date')}
  WHERE ${DONE} AND ($2::uuid IS NULL OR work_record.job_id = $2) AND ($3::date IS NULL OR business_date = $3)`;

/** HH:MM in the zone that is $4; empty for a manual record without hours, which says only the day. */
const workTime = (column: 'started_at' | 'ended_at') =>
  `CASE WHEN ${hasHours('work_record')} THEN to_char(${column} AT TIME ZONE $4, 'HH24:MI') ELSE '' END`;

export interface ClientVisitRow {
  readonly job_id: string;
  readonly place: string;
  readonly address: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly records: readonly {
    readonly id: string;
    readonly from: string;
    readonly until: string;
    readonly name: string;
  }[];
}

/**
 * One page of a client's visits, newest first, and the total. A visit is all work at one job on one day. Times are
 * HH:MM or empty.
 * @param jobId one job only
 * @param date one day only
 */
export async function findClientVisits(
  manager: EntityManager,
  client: ClientSession,
  wanted: {
    readonly jobId: string | null;
    readonly date: string | null;
    readonly page: number;
    readonly page_size: number;
  },
  zone: string,
): Promise<{ total: number; rows: ClientVisitRow[] }> {
  const filter = [getSpans(client), wanted.jobId, wanted.date];
  const [[counted], rows] = await Promise.all([
    manager.query<[{ total: number }]>(
      `SELECT count(*)::int AS total FROM (SELECT DISTINCT work_record.job_id, business_date ${VISITS}) AS visits`,
      filter,
    ),
    manager.query<ClientVisitRow[]>(
      `SELECT job.id AS job_id, job.title AS place, job.address, visit.date::text, visit.records FROM (
         SELECT work_record.job_id, business_date AS date, json_agg(json_build_object('id', work_record.id,
             'from', ${workTime('started_at')}, 'until', ${workTime('ended_at')},
             'name', (SELECT coalesce(name, '') FROM known_account WHERE known_account.id = person_id))
           ORDER BY started_at, work_record.id) AS records, max(started_at) AS latest
         ${VISITS} GROUP BY work_record.job_id, business_date
         ORDER BY business_date DESC, latest DESC, work_record.job_id LIMIT $5 OFFSET $6) AS visit
       JOIN job ON job.id = visit.job_id ORDER BY visit.date DESC, visit.latest DESC, job.id`,
      [...filter, zone, wanted.page_size, (wanted.page - 1) * wanted.page_size],
    ),
  ]);
  return { total: counted.total, rows };
}

export interface VisitFeedbackRow {
  readonly id: string;
  readonly job_id: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly verdict: 'good' | 'wrong';
  readonly text: string;
  readonly by: string;
  readonly at: Date;
}

/** A client's feedback about visits, newest first, without that of the job's former clients. */
export const findVisitFeedback = (
  manager: EntityManager,
  { clientId }: Pick<ClientSession, 'clientId'>,
  visits: readonly Pick<ClientVisitRow, 'job_id' | 'date'>[],
): Promise<VisitFeedbackRow[]> =>
  manager.query(
    `SELECT id, visit_feedback.job_id, business_date::text AS date, verdict, text, contact_name AS by, at FROM visit_feedback
       JOIN jsonb_to_recordset($1::jsonb) AS visit (job_id uuid, date date)
         ON visit.job_id = visit_feedback.job_id AND visit.date = business_date
     WHERE client_id = $2 ORDER BY at DESC, id DESC`,
    [JSON.stringify(visits.map(({ job_id, date }) => ({ job_id, date }))), clientId],
  );

export interface ClientInspectionRow {
  readonly id: string;
  readonly job_id: string;
  readonly place: string;
  readonly address: string;
  /** YYYY-MM-DD in business time. */
  readonly date: string;
  readonly note: string;
  readonly areas: readonly { readonly name: string; readonly score: 1 | 2 | 3 | 4 | 5 | null; readonly note: string }[];
}

/**
 * One page of the inspections of a client's places on their days, newest first, and the total; or the one with an id.
 */
export async function findClientInspections(
  manager: EntityManager,
  client: ClientSession,
  wanted: { readonly id: string | null; readonly page: number; readonly page_size: number },
  zone: string,
): Promise<{ total: number; rows: ClientInspectionRow[] }> {
  const day = '(inspected_at AT TIME ZONE $3)::date';
  const from = `FROM inspection JOIN ${CLIENT_DAYS} ON ${isOnClientDay('inspection.job_id', day)}
    JOIN job ON job.id = inspection.job_id WHERE ($2::uuid IS NULL OR inspection.id = $2)`;
  const filter = [getSpans(client), wanted.id, zone];
  const [[counted], rows] = await Promise.all([
    manager.query<[{ total: number }]>(`SELECT count(*)::int AS total ${from}`, filter),
    manager.query<ClientInspectionRow[]>(
      `SELECT inspection.id, job.id AS job_id, job.title AS place, job.address, ${day}::text AS date, note, areas ${from}
       ORDER BY inspected_at DESC, inspection.id DESC LIMIT $4 OFFSET $5`,
      [...filter, wanted.page_size, (wanted.page - 1) * wanted.page_size],
    ),
  ]);
  return { total: counted.total, rows };
}

export interface QuickVisit {
  readonly job_id: string;
  readonly place: string;
  readonly address: string;
  readonly date: string;
  readonly from: string;
  readonly minutes: number | null;
  /** Cancellations of its shift, and the job's public holidays. */
  readonly cancelled: DatedChange[];
  readonly holidays: JobHoliday[];
}

/** A client's open quick jobs between two days, including cancelled ones. */
export const findClientQuickVisits = (
  manager: EntityManager,
  client: ClientSession,
  days: { readonly from: string; readonly until: string },
): Promise<QuickVisit[]> =>
  manager.query(
    `SELECT job.id AS job_id, title AS place, address, quick_date::text AS date, quick_time AS "from", expected_minutes AS minutes,
       ${cancelledShiftsSql('$2', '$3')} AS cancelled, ${jobHolidaysSql('$2', '$3')} AS holidays
     FROM job JOIN ${CLIENT_DAYS} ON ${isOnClientDay('job.id', 'quick_date')}
     WHERE kind = 'quick' AND closed_at IS NULL AND quick_date BETWEEN $2::date AND $3::date
       AND NOT EXISTS (SELECT FROM work_record WHERE work_record.job_id = job.id AND ended_at IS NOT NULL)`,
    [getSpans(client), days.from, days.until],
  );

export interface ExtraVisit {
  readonly job_id: string;
  readonly place: string;
  readonly address: string;
  readonly date: string;
  /** HH:MM-HH:MM */
  readonly time: string;
}

/** Extra shifts and re-cleans at a client's places between two days, whoever does them. */
export const findClientExtraVisits = (
  manager: EntityManager,
  client: ClientSession,
  days: { readonly from: string; readonly until: string },
): Promise<ExtraVisit[]> =>
  manager.query(
    `SELECT DISTINCT job.id AS job_id, title AS place, address, business_date::text AS date, time
     FROM shift_change AS extra JOIN ${CLIENT_DAYS} ON ${isOnClientDay('extra.job_id', 'business_date')} JOIN job ON job.id = extra.job_id
     WHERE extra.kind = 'extra' AND closed_at IS NULL AND business_date BETWEEN $2::date AND $3::date
       AND NOT EXISTS (SELECT FROM shift_change AS cancelled WHERE cancelled.kind = 'cancelled' AND cancelled.job_id = extra.job_id
         AND cancelled.business_date = extra.business_date AND cancelled.time = extra.time)`,
    [getSpans(client), days.from, days.until],
  );

/** Names and addresses of jobs. */
export const findPlaceNames = (
  manager: EntityManager,
  ids: readonly string[],
): Promise<{ id: string; title: string; address: string }[]> =>
  manager.query('SELECT id, title, address FROM job WHERE id = ANY($1)', [ids]);

/** Days and slots ('HH:MM-HH:MM') of jobs that are finished already. */
export const findFinishedSlots = (
  manager: EntityManager,
  ids: readonly string[],
  today: string,
): Promise<{ job_id: string; date: string; from: string }[]> =>
  manager.query(
    `SELECT work_record.job_id, business_date::text AS date, start_time AS "from" FROM work_record
       JOIN timetable_slot ON timetable_slot.id = slot_id
     WHERE work_record.job_id = ANY($1) AND business_date >= $2 AND ended_at IS NOT NULL`,
    [ids, today],
  );
