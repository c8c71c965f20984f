import {
  type CallAnswer,
  type CallQuery,
  type ComplaintRow,
  type getComplaintTimes,
  type listComplaints,
  OPEN_COMPLAINT_STATES,
  type ReClean,
} from '@cleaning/contracts';
import {
  type ListOrders,
  orderRows,
  type Places,
  readPage,
  searchRows,
  toPlacesParameter,
} from '@cleaning/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { Job } from '../jobs/job.entity.js';
import { slotTextSql } from '../jobs/timetable.js';
import { Complaint } from './complaint.entity.js';

type Page = CallQuery<typeof listComplaints>;
type StoredRow = Omit<ComplaintRow, 'reported_at'> & { reported_at: Date };

/** Whole minutes from the report to the acknowledgement. */
const ACKNOWLEDGED_AFTER = 'floor(extract(epoch FROM complaint.acknowledged_at - complaint.reported_at) / 60)::int';

const ORDERS: ListOrders<Page['sort']> = {
  by: {
    reported: 'complaint.reported_at',
    number: 'complaint.number',
    job: 'lower(job.title)',
    acknowledged: ACKNOWLEDGED_AFTER,
  },
  ties: { 'complaint.id': 'asked' },
  nullsLast: true,
};

/** One page of the complaints at these places that match the filters, and the total. */
export function findComplaintPage(dataSource: DataSource, asked: Page, zone: string, places: Places) {
  const { state, text, job_id: jobId, from, until } = asked;
  const query = dataSource.manager
    .createQueryBuilder(Complaint, 'complaint')
    .innerJoin(Job, 'job', 'job.id = complaint.job_id')
    .select('complaint.id', 'complaint_id')
    .addSelect('complaint.number::int', 'number')
    .addSelect('complaint.state', 'state')
    .addSelect('complaint.job_id', 'job_id')
    .addSelect('job.title', 'job_name')
    .addSelect('complaint.client_name', 'client_name')
    .addSelect('complaint.text', 'text')
    .addSelect('complaint.reported_at', 'reported_at')
    .addSelect(ACKNOWLEDGED_AFTER, 'acknowledged_after')
    .addSelect('complaint.reopened', 'reopened');
  if (state !== undefined)
    query.andWhere('complaint.state IN (:...states)', { states: state === 'open' ? OPEN_COMPLAINT_STATES : [state] });
  if (jobId !== undefined) query.andWhere('complaint.job_id = :jobId', { jobId });
  if (from !== undefined)
    query.andWhere('complaint.reported_at >= CAST(:from AS timestamp) AT TIME ZONE :zone', { from, zone });
  if (until !== undefined)
    query.andWhere(`complaint.reported_at < (CAST(:until AS timestamp) + interval '1 day') AT TIME ZONE :zone`, {
      until,
      zone,
    });
  if (places !== 'all') query.andWhere('complaint.job_id = ANY (:places)', { places: toPlacesParameter(places) });
  searchRows(query, text, {
    texts: ['complaint.text', 'complaint.client_name', 'job.title'],
    others: ['complaint.number::text = :typed'],
  });
  return readPage<StoredRow>(orderRows(query, ORDERS, asked), asked);
}

/** Complaints since the first day of a month (YYYY-MM-DD in a time zone) by their month: how many, and the median time to the acknowledgement in minutes. */
export const findTimesByMonth = (
  manager: EntityManager,
  firstDay: string,
  zone: string,
  places: Places,
): Promise<CallAnswer<typeof getComplaintTimes>> =>
  manager.query(
    `SELECT to_char(reported_at AT TIME ZONE $2, 'YYYY-MM') AS month, count(*)::int AS complaints,
       count(acknowledged_at)::int AS acknowledged,
       round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM acknowledged_at - reported_at) / 60)
         FILTER (WHERE acknowledged_at IS NOT NULL))::int AS median_minutes
     FROM complaint
     WHERE state <> 'withdrawn' AND reported_at >= $1::timestamp AT TIME ZONE $2 AND ($3::uuid[] IS NULL OR job_id = ANY ($3))
     GROUP BY 1 ORDER BY 1`,
    [firstDay, zone, toPlacesParameter(places)],
  );

/** SQL: the work of re-clean `planned`, including work by its cover. */
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

/** A complaint's re-cleans by day with their people, as of a moment. */
export const findReCleans = (
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

/** True if a re-clean of the complaint from this day on (YYYY-MM-DD) isn't finished. */
export async function hasOpenReClean(manager: EntityManager, complaintId: string, from: string): Promise<boolean> {
  const [row] = await manager.query<{ found: boolean }[]>(
    `SELECT EXISTS (SELECT FROM re_clean AS planned WHERE complaint_id = $1 AND business_date >= $2::date AND NOT ${CANCELLED}
       AND NOT EXISTS (${WORK_OF_RE_CLEAN} AND work.ended_at IS NOT NULL)) AS found`,
    [complaintId, from],
  );
  return row?.found ?? false;
}

/** True if an extra shift at these times is not a re-clean. */
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
