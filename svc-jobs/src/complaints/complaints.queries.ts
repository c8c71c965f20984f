import {
  type AnswerOf,
  type ComplaintRow,
  type ComplaintState,
  type getComplaintTimes,
  type listComplaints,
  OPEN_COMPLAINT_STATES,
  type QueryOf,
  type ReClean,
} from '@cleaning/contracts';
import { containing, type Places, placesParameter } from '@cleaning/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { slotTextSql } from '../jobs/timetable.js';

type Page = QueryOf<typeof listComplaints>;
type StoredRow = Omit<ComplaintRow, 'reported_at'> & { reported_at: Date };

/** Whole minutes from the report to the acknowledgement. */
const ACKNOWLEDGED_AFTER = 'floor(extract(epoch FROM acknowledged_at - reported_at) / 60)::int';

const ORDERS: Readonly<Record<Page['sort'], string>> = {
  reported: 'reported_at',
  number: 'number',
  job: 'lower(job.title)',
  acknowledged: ACKNOWLEDGED_AFTER,
};

/** $1 is the business time zone. */
const FOUND = `FROM complaint JOIN job ON job.id = job_id
  WHERE ($2::text[] IS NULL OR state = ANY ($2)) AND ($3::uuid IS NULL OR job_id = $3)
    AND ($5::text = '' OR fold_text(complaint.text) LIKE $4 OR fold_text(client_name) LIKE $4 OR fold_text(job.title) LIKE $4 OR number::text = $5)
    AND ($6::date IS NULL OR reported_at >= $6::timestamp AT TIME ZONE $1)
    AND ($7::date IS NULL OR reported_at < ($7::timestamp + interval '1 day') AT TIME ZONE $1)
    AND ($8::uuid[] IS NULL OR job_id = ANY ($8))`;

const statesOf = (state: Page['state']): readonly ComplaintState[] | null =>
  state === 'open' ? OPEN_COMPLAINT_STATES : state ? [state] : null;

/** One page of the complaints at these places that fit the filters, and how many there are. */
export async function pageOfComplaints(
  dataSource: DataSource,
  query: Page,
  zone: string,
  places: Places,
): Promise<{ total: number; rows: StoredRow[] }> {
  const { page, page_size, sort, text, job_id, from, until } = query;
  const parameters = [
    zone,
    statesOf(query.state),
    job_id ?? null,
    containing(text),
    text,
    from ?? null,
    until ?? null,
    placesParameter(places),
  ];
  const order = query.direction === 'asc' ? 'ASC' : 'DESC';
  const [[counted], rows] = await Promise.all([
    dataSource.query<[{ total: number }]>(`SELECT count(*)::int AS total ${FOUND}`, parameters),
    dataSource.query<StoredRow[]>(
      `SELECT complaint.id AS complaint_id, number::int AS number, state, job_id, job.title AS job_name, client_name,
         complaint.text, reported_at, ${ACKNOWLEDGED_AFTER} AS acknowledged_after, reopened
       ${FOUND} ORDER BY ${ORDERS[sort]} ${order} NULLS LAST, complaint.id ${order} LIMIT $9 OFFSET $10`,
      [...parameters, page_size, (page - 1) * page_size],
    ),
  ]);
  return { total: counted.total, rows };
}

/** Complaints since the first day of a month (YYYY-MM-DD in a time zone) by their month: how many, and the median time to the acknowledgement in minutes. */
export const timesByMonth = (
  manager: EntityManager,
  firstDay: string,
  zone: string,
  places: Places,
): Promise<AnswerOf<typeof getComplaintTimes>> =>
  manager.query(
    `SELECT to_char(reported_at AT TIME ZONE $2, 'YYYY-MM') AS month, count(*)::int AS complaints,
       count(acknowledged_at)::int AS acknowledged,
       round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM acknowledged_at - reported_at) / 60)
         FILTER (WHERE acknowledged_at IS NOT NULL))::int AS median_minutes
     FROM complaint
     WHERE state <> 'withdrawn' AND reported_at >= $1::timestamp AT TIME ZONE $2 AND ($3::uuid[] IS NULL OR job_id = ANY ($3))
     GROUP BY 1 ORDER BY 1`,
    [firstDay, zone, placesParameter(places)],
  );

/** SQL: the work of the re-clean `planned`, also by who covers it. */
const WORK_OF_RE_CLEAN = `SELECT work.id, work.person_id, work.ended_at
  FROM work_record AS work JOIN timetable_slot AS slot ON slot.id = work.slot_id
  WHERE work.complaint_id = planned.complaint_id AND work.business_date = planned.business_date
    AND ${slotTextSql('slot')} = planned.time
    AND (work.person_id = planned.person_id OR EXISTS (
      SELECT FROM cover WHERE cover.job_id = planned.job_id AND cover.business_date = planned.business_date
        AND cover.time = planned.time AND cover.for_person_id = planned.person_id AND cover.person_id = work.person_id
        AND taken_back_at IS NULL))`;

const CANCELLED = `EXISTS (SELECT FROM shift_change AS changed
  WHERE changed.job_id = planned.job_id AND changed.business_date = planned.business_date AND changed.time = planned.time
    AND changed.kind = 'cancelled')`;

/** The re-cleans of a complaint by day, as they are at a moment, with who does them. */
export const reCleansOf = (
  manager: EntityManager,
  complaintId: string,
  now: Date,
  zone: string,
): Promise<Required<ReClean>[]> =>
  manager.query(
    `SELECT planned.id AS re_clean_id, planned.business_date::text AS date, planned.time, person.id AS user_id,
       coalesce(person.name, '') AS user_name, paid, coalesce(done.id::text, '') AS row_id,
       CASE WHEN done.ended_at IS NOT NULL THEN 'done' WHEN done.id IS NOT NULL THEN 'working' WHEN ${CANCELLED} THEN 'cancelled'
         WHEN (planned.business_date + right(planned.time, 5)::time
           + CASE WHEN right(planned.time, 5) <= left(planned.time, 5) THEN interval '1 day' ELSE interval '0' END)
           AT TIME ZONE $3 <= $2 THEN 'missed' ELSE 'planned' END AS state
     FROM re_clean AS planned
       LEFT JOIN LATERAL (${WORK_OF_RE_CLEAN} ORDER BY work.started_at DESC LIMIT 1) AS done ON true
       LEFT JOIN LATERAL (SELECT cover.person_id FROM cover
         WHERE cover.job_id = planned.job_id AND cover.business_date = planned.business_date AND cover.time = planned.time
           AND cover.for_person_id = planned.person_id AND taken_back_at IS NULL LIMIT 1) AS covered ON true
       JOIN known_account AS person ON person.id = coalesce(done.person_id, covered.person_id, planned.person_id)
     WHERE planned.complaint_id = $1 ORDER BY planned.business_date, planned.time, planned.id`,
    [complaintId, now, zone],
  );

/** Whether a re-clean of the complaint on this day or later (YYYY-MM-DD) is still to be finished. */
export async function hasOpenReClean(manager: EntityManager, complaintId: string, from: string): Promise<boolean> {
  const [row] = await manager.query<{ found: boolean }[]>(
    `SELECT EXISTS (SELECT FROM re_clean AS planned WHERE complaint_id = $1 AND business_date >= $2::date AND NOT ${CANCELLED}
       AND NOT EXISTS (${WORK_OF_RE_CLEAN} AND work.ended_at IS NOT NULL)) AS found`,
    [complaintId, from],
  );
  return row?.found ?? false;
}

/** Whether an extra shift at these times of a day is no re-clean. */
export async function hasOtherExtra(
  manager: EntityManager,
  { jobId, date, time }: { readonly jobId: string; readonly date: string; readonly time: string },
): Promise<boolean> {
  const [row] = await manager.query<{ found: boolean }[]>(
    `SELECT EXISTS (SELECT FROM shift_change WHERE job_id = $1 AND business_date = $2::date AND time = $3 AND kind = 'extra'
       AND NOT EXISTS (SELECT FROM re_clean WHERE change_id = shift_change.id)) AS found`,
    [jobId, date, time],
  );
  return row?.found ?? false;
}
