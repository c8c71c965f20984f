import {
  type AnswerOf,
  type adminGetPermanentJob,
  type adminGetQuickJob,
  amountText,
  type EnrolledPerson,
  EXPECTED_MINUTES,
  isPlainWeekly,
  type JobKind,
  type OpenPermanentJob,
  type OpenQuickJob,
  type PermanentJob,
  type QuickJob,
} from '@cleaning/contracts';
import { fortnightPay } from '../pay/pay.js';
import { standsInSince } from '../shifts/plan.js';
import { suburbOf } from './suburb.js';
import {
  earliestStart,
  meanMinutes,
  type SlotTimes,
  scheduledSlotView,
  slotsFrom,
  timetableOf,
  timetableRow,
  weeklyMinutes,
} from './timetable.js';

/**
 * SQL of every read of jobs. The table is named `job`; timetable, people and requests are aggregates,
 * so that a list is one query. `today` is a placeholder of the business day: slots are of the timetable of that day and of those to come.
 */
export const jobCardColumns = (today: string) => `
  job.id, job.kind, job.title, job.contractor_rate_cents, job.quick_date::text, job.quick_time, ${today}::text AS today,
  coalesce((
    SELECT json_agg(json_build_object('startTime', start_time, 'endTime', end_time, 'days', days, 'every', every,
      'monthWeek', month_week, 'startsOn', starts_on, 'endsOn', ends_on, 'holidays', holidays,
      'validFrom', valid_from, 'validUntil', valid_until) ORDER BY valid_from NULLS FIRST, position)
    FROM timetable_slot WHERE timetable_slot.job_id = job.id AND NOT is_extra
      AND (valid_until IS NULL OR valid_until > ${today}::date)
  ), '[]') AS slots`;

/** People who are assigned to the job; removed people are not. */
const ENROLLED = `enrolment JOIN known_account ON known_account.id = enrolment.person_id AND NOT known_account.removed
  WHERE enrolment.job_id = job.id`;

const jobFacts = (zone: string, today: string) => `${jobCardColumns(today)},
  job.map_link, job.description, to_char(job.created_at AT TIME ZONE ${zone}, 'YYYY-MM-DD') AS created_on`;

const jobColumns = (people: string, zone: string, today: string) => `${jobFacts(zone, today)},
  coalesce((
    SELECT json_agg(json_build_object('id', known_account.id, 'name', known_account.name)
      ORDER BY known_account.name, known_account.id)
    FROM ${ENROLLED} ${people}
  ), '[]') AS people`;

/** $1 is the business time zone, $2 the person whose own enrolment is shown, $4 the business day. */
export const JOB_COLUMNS_FOR_PERSON = jobColumns('AND enrolment.person_id = $2::uuid', '$1::text', '$4');

/** True while a request of the person waits. `person` is a placeholder such as $2. */
export const hasAsked = (person: string) =>
  `EXISTS (SELECT 1 FROM job_request WHERE job_request.job_id = job.id AND job_request.person_id = ${person}::uuid
    AND job_request.status = 'pending')`;

/** What cards of open jobs show to everybody alike. $1 is the business time zone, $3 the business day. Nobody is named: the reader is not assigned. */
export const OPEN_JOB_COLUMNS = `${jobFacts('$1::text', '$3')}, '[]'::json AS people, job.address,
  coalesce(job.expected_minutes, ${EXPECTED_MINUTES}) AS expected_minutes`;

/** Requests that wait for an admin. */
export const REQ_COUNT = `(SELECT count(*)::int
    FROM job_request JOIN known_account ON known_account.id = job_request.person_id AND NOT known_account.removed
    WHERE job_request.job_id = job.id AND job_request.status = 'pending')`;

/** YYYY-MM-DD; empty until the job ends. $1 is the business time zone. */
export const ENDED_ON = `coalesce(to_char(job.closed_at AT TIME ZONE $1::text, 'YYYY-MM-DD'), '')`;

/** $1 is the business time zone, $2 the business day; everybody's enrolment is shown, and how many requests wait. */
export const JOB_COLUMNS_FOR_ADMIN = `${jobColumns('', '$1::text', '$2')}, ${REQ_COUNT} AS req_count,
  job.address, job.need_count, ${ENDED_ON} AS ended_on`;

/** True while the job goes on and has fewer people than it needs. Accounts are read once, not for each job. */
export const HAS_ROOM = `job.closed_at IS NULL AND job.need_count > (
  SELECT count(*) FROM enrolment WHERE enrolment.job_id = job.id
    AND enrolment.person_id = ANY (ARRAY(SELECT id FROM known_account WHERE NOT removed)))`;

/** Since when the person is assigned to the job; null when they are not. `person` is a placeholder such as $2. */
export const enrolledAt = (person: string) =>
  `(SELECT enrolled_at FROM enrolment WHERE enrolment.job_id = job.id AND enrolment.person_id = ${person}::uuid)`;

/** True when the person is assigned to the job. `person` is a placeholder such as $2. */
export const isEnrolled = (person: string) =>
  `EXISTS (SELECT 1 FROM enrolment WHERE enrolment.job_id = job.id AND enrolment.person_id = ${person}::uuid)`;

/** True while people may ask for the job. `today` is a placeholder of the business day. */
export const isOpen = (today: string) =>
  `(${HAS_ROOM} AND (job.quick_date IS NULL OR job.quick_date >= ${today}::date))`;

const hasShift = (person: string, today: string) =>
  `(${standsInSince(`${person}::uuid`, `(${today}::date - 1)`, "'infinity'")} IS NOT NULL)`;

/** True when the job concerns the person now: they may read its description. */
export const mayReadDescription = (person: string, today: string) =>
  `(${isEnrolled(person)} OR ${hasAsked(person)} OR ${isOpen(today)} OR ${hasShift(person, today)})`;

/** True when a sub-contractor may read the job: it concerns them now, or they have worked there. */
export const mayRead = (person: string, today: string) =>
  `(${mayReadDescription(person, today)} OR EXISTS (
    SELECT 1 FROM work_record WHERE work_record.job_id = job.id AND work_record.person_id = ${person}::uuid))`;

/** What a card of a job needs; see jobCardColumns. */
export interface JobCardRow {
  id: string;
  kind: JobKind;
  title: string;
  contractor_rate_cents: number;
  quick_date: string;
  quick_time: string;
  /** The business day, YYYY-MM-DD. */
  today: string;
  /** Of the timetable of that day and of those to come. */
  slots: SlotTimes[];
}

const slotsOfToday = ({ slots, today }: JobCardRow): SlotTimes[] => timetableOf(slots, today);

/** A job with the people that the reader may see; see JOB_COLUMNS. */
export interface JobRow extends JobCardRow {
  map_link: string;
  description: string;
  created_on: string;
  people: EnrolledPerson[];
}

export interface OpenJobRow extends JobRow {
  address: string;
  expected_minutes: number;
}

export interface AdminJobRow extends JobRow {
  address: string;
  req_count: number;
  need_count: number;
  ended_on: string;
}

const adminFacts = (row: AdminJobRow) => ({
  job_address: row.address,
  req_count: row.req_count,
  job_need_count: row.need_count,
  job_ended_on: row.ended_on,
});

/** Nothing where each slot is of each week, as the timetable says. */
function scheduleOf({ slots, today }: JobCardRow): Pick<PermanentJob, 'job_schedule'> {
  const schedule = slotsFrom(slots, today)
    .filter(({ days }) => days.length > 0)
    .map(scheduledSlotView);
  return schedule.every((slot) => isPlainWeekly(slot, today)) ? {} : { job_schedule: schedule };
}

export function permanentCard(
  row: JobCardRow,
): Pick<PermanentJob, 'job_id' | 'job_name' | 'job_payment_for_fortnight'> {
  const cents = fortnightPay(meanMinutes(slotsOfToday(row)), row.contractor_rate_cents);
  return { job_id: row.id, job_name: row.title, job_payment_for_fortnight: amountText(cents) };
}

export function quickCard(row: JobCardRow): Pick<QuickJob, 'job_id' | 'job_name' | 'job_date' | 'job_start_time'> {
  return { job_id: row.id, job_name: row.title, job_date: row.quick_date, job_start_time: row.quick_time };
}

export function permanentJobView(row: JobRow): PermanentJob {
  return {
    ...permanentCard(row),
    job_location: row.map_link,
    job_date: row.created_on,
    job_start_time: earliestStart(slotsOfToday(row)),
    job_desc: row.description,
    job_timetable: slotsOfToday(row).map(timetableRow),
    ...scheduleOf(row),
    job_enrolled_ids: row.people,
  };
}

export function quickJobView(row: JobRow): QuickJob {
  return { ...quickCard(row), job_desc: row.description, job_location: row.map_link };
}

const openFacts = ({ address, contractor_rate_cents }: OpenJobRow) => ({
  job_suburb: suburbOf(address),
  pay_per_hour: amountText(contractor_rate_cents),
});

export function openPermanentJobView(row: OpenJobRow): Omit<OpenPermanentJob, 'requested'> {
  return { ...permanentJobView(row), ...openFacts(row), minutes_per_week: weeklyMinutes(slotsOfToday(row)) };
}

export function openQuickJobView(row: OpenJobRow): Omit<OpenQuickJob, 'requested'> {
  return { ...quickJobView(row), ...openFacts(row), expected_minutes: row.expected_minutes };
}

export function permanentJobForAdminView(row: AdminJobRow): AnswerOf<typeof adminGetPermanentJob> {
  return { ...permanentJobView(row), ...adminFacts(row) };
}

export function quickJobForAdminView(row: AdminJobRow): AnswerOf<typeof adminGetQuickJob> {
  return { ...quickJobView(row), job_enrolled_ids: row.people, ...adminFacts(row) };
}
