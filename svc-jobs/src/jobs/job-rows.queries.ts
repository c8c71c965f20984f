import { EXPECTED_MINUTES } from '@cleaning/contracts';
import { ownShiftSinceSql } from '../shifts/plan.queries.js';

/**
 * SQL columns of job cards, from the table `job`. Timetable, people and requests are aggregates, so that a list is one
 * query. `today` is the placeholder of the business day; past slots are left out.
 */
export const jobCardColumns = (today: string) => `
  job.id, job.kind, job.title, job.contractor_rate_cents, job.quick_date::text, job.quick_time, ${today}::text AS today,
  coalesce((
    SELECT json_agg(slot) FROM (
      SELECT start_time AS "startTime", end_time AS "endTime", days, every, month_week AS "monthWeek", starts_on AS "startsOn",
        ends_on AS "endsOn", holidays, valid_from AS "validFrom", valid_until AS "validUntil"
      FROM timetable_slot WHERE timetable_slot.job_id = job.id AND NOT is_extra
        AND (valid_until IS NULL OR valid_until > ${today}::date)
      ORDER BY valid_from NULLS FIRST, position) AS slot
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

/** Columns that `OpenJobRow` adds to `JobRow`. */
const TERMS = `job.address, coalesce(job.expected_minutes, ${EXPECTED_MINUTES}) AS expected_minutes`;

/** $1: business time zone; $2: person whose enrolment is shown; $4: business day. */
export const JOB_COLUMNS_FOR_PERSON = `${jobColumns('AND enrolment.person_id = $2::uuid', '$1::text', '$4')}, ${TERMS}`;

/** SQL: true while the person's request waits. `person` is a placeholder such as $2. */
export const hasAsked = (person: string) =>
  `EXISTS (SELECT 1 FROM job_request WHERE job_request.job_id = job.id AND job_request.person_id = ${person}::uuid
    AND job_request.status = 'pending')`;

/**
 * Columns of open job cards, the same for every reader. $1: business time zone; $3: business day. Names nobody, since
 * readers aren't assigned.
 */
export const OPEN_JOB_COLUMNS = `${jobFacts('$1::text', '$3')}, '[]'::json AS people, ${TERMS}`;

/** Requests that wait for an admin. */
export const REQ_COUNT = `(SELECT count(*)::int
    FROM job_request JOIN known_account ON known_account.id = job_request.person_id AND NOT known_account.removed
    WHERE job_request.job_id = job.id AND job_request.status = 'pending')`;

/** SQL: number of assigned people. */
export const ASSIGNED = `(SELECT count(*)::int FROM ${ENROLLED})`;

/** YYYY-MM-DD; empty until the job ends. $1 is the business time zone. */
export const ENDED_ON = `coalesce(to_char(job.closed_at AT TIME ZONE $1::text, 'YYYY-MM-DD'), '')`;

/** $1: business time zone; $2: business day. Includes everybody's enrolment and the number of waiting requests. */
export const JOB_COLUMNS_FOR_ADMIN = `${jobColumns('', '$1::text', '$2')}, ${REQ_COUNT} AS req_count,
  job.address, job.need_count, ${ENDED_ON} AS ended_on`;

/**
 * SQL: true for current jobs with fewer people than they need. The IN subquery hashes accounts once instead of per
 * enrolment.
 */
export const HAS_ROOM = `job.closed_at IS NULL AND job.need_count > (
  SELECT count(*) FILTER (WHERE person_id IN (SELECT id FROM known_account WHERE NOT removed))
  FROM enrolment WHERE enrolment.job_id = job.id)`;

/** SQL: moment of the person's assignment; null if not assigned. `person` is a placeholder such as $2. */
export const enrolledAt = (person: string) =>
  `(SELECT enrolled_at FROM enrolment WHERE enrolment.job_id = job.id AND enrolment.person_id = ${person}::uuid)`;

/** SQL: true if the person is assigned. `person` is a placeholder such as $2. */
export const isEnrolled = (person: string) =>
  `EXISTS (SELECT 1 FROM enrolment WHERE enrolment.job_id = job.id AND enrolment.person_id = ${person}::uuid)`;

/** True while people may ask for the job. `today` is a placeholder of the business day. */
export const isOpen = (today: string) =>
  `(${HAS_ROOM} AND (job.quick_date IS NULL OR job.quick_date >= ${today}::date))`;

const hasShift = (person: string, today: string) =>
  `(${ownShiftSinceSql(`${person}::uuid`, `(${today}::date - 1)`, "'infinity'")} IS NOT NULL)`;

/** True when the job concerns the person now: they may read its description. */
export const mayReadDescription = (person: string, today: string) =>
  `(${isEnrolled(person)} OR ${hasAsked(person)} OR ${isOpen(today)} OR ${hasShift(person, today)})`;

/** True when a sub-contractor may read the job: it concerns them now, or they have worked there. */
export const mayRead = (person: string, today: string) =>
  `(${mayReadDescription(person, today)} OR EXISTS (
    SELECT 1 FROM work_record WHERE work_record.job_id = job.id AND work_record.person_id = ${person}::uuid))`;
