import type { EntityManager } from 'typeorm';
import { slotTextSql } from '../jobs/timetable.js';
import { type JobHoliday, MAX_MOVED_DAYS } from './plan.js';

/**
 * SQL: JSON `ReCleanShift` of the re-clean at a row's times, or null. A person's own comes before that of a person they
 * cover. All shifts at exactly these times are re-cleans, or none is.
 */
const reCleanAt = (table: string, person: string) => `(
  SELECT json_build_object('complaintId', complaint_id, 'paid', paid) FROM re_clean
  WHERE re_clean.job_id = ${table}.job_id AND re_clean.business_date = ${table}.business_date AND re_clean.time = ${table}.time
  ORDER BY re_clean.person_id = ${person} DESC LIMIT 1)`;

/** SQL: true if an entry from `since` to `end` (optional) applied at a moment; `at` null: applies now. */
const isHeldAtSql = (at: string | null, since: string, end?: string): string => {
  const isOpen = end === undefined ? 'true' : `${end} IS NULL`;
  return at === null ? isOpen : `(${since} <= ${at} AND (${isOpen}${end === undefined ? '' : ` OR ${end} > ${at}`}))`;
};

/** SQL: since when a person is assigned to the job of the table `job`, or was at a moment; null: they are not. */
export const assignedSinceSql = (person: string, at: string | null): string => {
  const own = (table: string) => `${table}.job_id = job.id AND ${table}.person_id = ${person}`;
  const now = `SELECT enrolled_at AS since FROM enrolment WHERE ${own('enrolment')} AND ${isHeldAtSql(at, 'enrolled_at')}`;
  if (at === null) return `(${now})`;
  return `(SELECT min(since) FROM (${now} UNION ALL SELECT enrolled_at FROM past_enrolment
    WHERE ${own('past_enrolment')} AND enrolled_at <= ${at} AND ended_at > ${at}) AS assigned)`;
};

const isDatedSql = (table: string, from: string, until: string) =>
  `${table}.job_id = job.id AND ${table}.business_date BETWEEN ${from}::date AND ${until}::date`;

/**
 * SQL: a person's covers on these days that weren't taken back: shifts they do for others, and theirs done by others.
 */
const covers = (person: string, from: string, until: string, at: string | null) => {
  const pick = (own: string, other: string) => `CASE cover.person_id WHEN ${person} THEN ${own} ELSE ${other} END`;
  return `SELECT json_build_object('kind', ${pick("'cover'", "'covered'")}, 'date', business_date, 'time', time,
      'other', json_build_object('id', other.id, 'name', coalesce(known.name, ''), 'offerId', offer_id),
      'reClean', ${reCleanAt('cover', 'cover.for_person_id')}, 'since', taken_at) AS change
    FROM cover CROSS JOIN LATERAL (SELECT ${pick('for_person_id', 'cover.person_id')} AS id) AS other
      LEFT JOIN known_account AS known ON known.id = other.id
    WHERE ${isDatedSql('cover', from, until)} AND ${isHeldAtSql(at, 'taken_at', 'taken_back_at')}
      AND ${person} IN (cover.person_id, cover.for_person_id)`;
};

/** SQL: a `JobHoliday` from public_holiday AS holiday, holiday_rule AS rule and holiday_decision AS decided. A job that asks is worked at until it is decided. */
const HOLIDAY_JSON = `json_build_object('date', holiday.date, 'from', from_time, 'name', holiday.name,
  'policy', replace(coalesce(decided.decision, rule.policy), 'ask', 'work'), 'isDecided', decided.decision IS NOT NULL,
  'rateCents', rule.contractor_rate_cents)`;

/** SQL: whether a public holiday is on these days, or so near that it moves shifts to or from them. */
const isNear = (from: string, until: string) =>
  `holiday.date BETWEEN ${from}::date - ${MAX_MOVED_DAYS} AND ${until}::date + ${MAX_MOVED_DAYS}`;

/** SQL: the public holidays of the job of the table `job`, around these days as well, as JSON rows of `JobHoliday`. */
export const jobHolidaysSql = (from: string, until: string) => `coalesce((
    SELECT json_agg(${HOLIDAY_JSON})
    FROM holiday_rule AS rule
      JOIN public_holiday AS holiday ON holiday.state = rule.state AND NOT holiday.removed AND ${isNear(from, until)}
      LEFT JOIN holiday_decision AS decided ON decided.job_id = rule.job_id AND decided.date = holiday.date
    WHERE rule.job_id = job.id), '[]')`;

/** SQL: a person's parts of a `Plan`, as arguments of json_build_object. Same arguments as `getPlan`. */
const personPartsSql = (person: string, from: string, until: string, at: string | null) => `
  'member', ${assignedSinceSql(person, at)} IS NOT NULL,
  'picks', coalesce((
    SELECT json_agg(json_build_object('time', ${slotTextSql('shift_pick')}, 'days', days))
    FROM shift_pick WHERE shift_pick.job_id = job.id AND shift_pick.person_id = ${person}), '[]'),
  'changes', coalesce((
    SELECT json_agg(change) FROM (
      SELECT json_build_object('kind', kind, 'date', business_date, 'time', time, 'note', note,
        'reClean', CASE kind WHEN 'extra' THEN ${reCleanAt('shift_change', 'shift_change.person_id')} END,
        'since', CASE kind WHEN 'extra' THEN changed_at END) AS change
      FROM shift_change WHERE ${isDatedSql('shift_change', from, until)} AND ${isHeldAtSql(at, 'changed_at')}
        AND (shift_change.person_id IS NULL OR shift_change.person_id = ${person})
      UNION ALL ${covers(person, from, until, at)}) AS changes), '[]'),
  'absences', coalesce((
    SELECT json_agg(json_build_object('from', from_date, 'until', until_date, 'reason', reason))
    FROM absence WHERE absence.person_id = ${person} AND ${isHeldAtSql(at, 'reported_at', 'withdrawn_at')}
      AND from_date <= ${until}::date AND until_date >= ${from}::date), '[]')`;

/**
 * SQL: JSON `Plan` of a person at the job of the table `job`. Arguments are SQL expressions: person, first and last day
 * of the changes. `at`: as planned at that moment, except changes taken back since, timetables and picks.
 */
export const getPlan = (person: string, from: string, until: string, at: string | null = null) =>
  `json_build_object(${personPartsSql(person, from, until, at)}, 'holidays', ${jobHolidaysSql(from, until)})`;

/** SQL: the current plan without public holidays, which are the same for all people of a job. */
export const getPersonPlan = (person: string, from: string, until: string) =>
  `json_build_object(${personPartsSql(person, from, until, null)})`;

/**
 * SQL: since when a person who isn't assigned has their own shift at the job, on days around now; null: none. An ended
 * job has no shifts. Arguments are SQL expressions as for `getPlan`.
 */
export const ownShiftSinceSql = (
  person: string,
  from: string,
  until: string,
  at: string | null = null,
) => `(CASE WHEN ${isHeldAtSql(at, 'job.created_at', 'job.closed_at')} THEN (
  SELECT min(since) FROM (
    SELECT changed_at AS since FROM shift_change
    WHERE ${isDatedSql('shift_change', from, until)} AND shift_change.person_id = ${person} AND kind = 'extra'
      AND ${isHeldAtSql(at, 'changed_at')}
    UNION ALL SELECT taken_at FROM cover
    WHERE ${isDatedSql('cover', from, until)} AND cover.person_id = ${person}
      AND ${isHeldAtSql(at, 'taken_at', 'taken_back_at')}) AS own) END)`;

/**
 * SQL: rows of job_id and person_id for everybody with shifts on these days. Removed people count as assigned nowhere.
 * Arguments are placeholders.
 */
export const workersBetweenSql = (from: string, until: string) => `
  SELECT job_id, person_id FROM enrolment WHERE person_id NOT IN (SELECT id FROM known_account WHERE removed)
  UNION SELECT job_id, person_id FROM shift_change
  WHERE kind = 'extra' AND business_date BETWEEN ${from}::date AND ${until}::date
  UNION SELECT job_id, person_id FROM cover
  WHERE taken_back_at IS NULL AND business_date BETWEEN ${from}::date AND ${until}::date`;

const WORKER = 'job_id, person_id, from_day, until_day';

const isInAskedDaysSql = (table: string) =>
  `${table}.job_id = asked.job_id AND ${table}.business_date BETWEEN asked.from_day AND asked.until_day`;

/** SQL: the items of one part of a `Plan`. */
const getPart = (name: string) => `'${name}', coalesce(json_agg(item) FILTER (WHERE part = '${name}'), '[]')`;

/**
 * SQL: `getPlan` for many people, jobs and days together, reading each table once. Changes include only what decides
 * whether a shift is planned, without notes, names and re-cleans. Rows of job_id, person_id, from_day, until_day and
 * plan. The parts are one UNION: ordering a join of them takes PostgreSQL longer than reading it.
 * @param workers name of a relation with the first four columns; the days are the first and last of the changes. Rows
 * must be unique
 */
export const getPlans = (workers: string) => `
  SELECT ${WORKER}, json_build_object('member', coalesce(bool_or(part = 'member'), false),
    ${['picks', 'changes', 'absences', 'holidays'].map(getPart).join(', ')}) AS plan
  FROM ${workers} LEFT JOIN (
    SELECT asked.*, 'member' AS part, NULL::json AS item
    FROM ${workers} AS asked JOIN enrolment USING (job_id, person_id)
    UNION ALL
    SELECT asked.*, 'picks', json_build_object('time', ${slotTextSql('pick')}, 'days', pick.days)
    FROM ${workers} AS asked JOIN shift_pick AS pick USING (job_id, person_id)
    UNION ALL
    SELECT asked.*, 'changes', json_build_object('kind', kind, 'date', business_date, 'time', time)
    FROM ${workers} AS asked JOIN shift_change AS changed ON ${isInAskedDaysSql('changed')}
      AND (changed.person_id IS NULL OR changed.person_id = asked.person_id)
    UNION ALL
    SELECT asked.*, 'changes', json_build_object('kind', CASE asked.person_id WHEN cover.person_id THEN 'cover' ELSE 'covered' END,
      'date', business_date, 'time', time)
    FROM ${workers} AS asked JOIN cover ON ${isInAskedDaysSql('cover')} AND taken_back_at IS NULL
      AND asked.person_id IN (cover.person_id, cover.for_person_id)
    UNION ALL
    SELECT asked.*, 'absences', json_build_object('from', from_date, 'until', until_date, 'reason', reason)
    FROM ${workers} AS asked JOIN absence ON absence.person_id = asked.person_id AND withdrawn_at IS NULL
      AND from_date <= until_day AND until_date >= from_day
    UNION ALL
    SELECT asked.*, 'holidays', ${HOLIDAY_JSON}
    FROM ${workers} AS asked JOIN holiday_rule AS rule ON rule.job_id = asked.job_id
      JOIN public_holiday AS holiday ON holiday.state = rule.state AND NOT holiday.removed AND ${isNear('from_day', 'until_day')}
      LEFT JOIN holiday_decision AS decided ON decided.job_id = rule.job_id AND decided.date = holiday.date
  ) AS parts USING (${WORKER})
  GROUP BY ${WORKER}`;

/** The public holidays of a job on these days (YYYY-MM-DD, both included), and around them. */
export async function findJobHolidays(
  manager: EntityManager,
  jobId: string,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<JobHoliday[]> {
  const [job] = await manager.query<{ holidays: JobHoliday[] }[]>(
    `SELECT ${jobHolidaysSql('$2', '$3')} AS holidays FROM job WHERE id = $1`,
    [jobId, from, until],
  );
  return job?.holidays ?? [];
}
