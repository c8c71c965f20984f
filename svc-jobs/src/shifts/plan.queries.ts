import type { EntityManager } from 'typeorm';
import { slotTextSql } from '../jobs/timetable.js';
import { HOLIDAY_JSON, holidaysOfJob, isNear, type JobHoliday } from './plan.js';

const WORKER = 'job_id, person_id, from_day, until_day';
const ofWorker = (table: string) =>
  WORKER.split(', ')
    .map((column) => `${table}.${column} = worker.${column}`)
    .join(' AND ');

const changedBy = (table: string) =>
  `${table}.job_id = asked.job_id AND ${table}.business_date BETWEEN asked.from_day AND asked.until_day`;

/** Joins the re-cleans at the times of a row of the table, which `reCleanOf` reads. */
const withReCleans = (workers: string, table: string) => `LEFT JOIN (
    SELECT re_clean.job_id AS at_job, business_date AS on_day, time AS at_time, json_object_agg(person_id, shift) AS by_person,
      (array_agg(shift))[1] AS any_of
    FROM (SELECT DISTINCT job_id, from_day, until_day FROM ${workers}) AS asked
      JOIN (SELECT *, json_build_object('complaintId', complaint_id, 'paid', paid) AS shift FROM re_clean) AS re_clean
        ON ${changedBy('re_clean')}
    GROUP BY at_job, on_day, at_time
  ) AS re_cleans ON at_job = ${table}.job_id AND on_day = ${table}.business_date AND at_time = ${table}.time`;

/** As `reCleanAt` of `planOf`. */
const reCleanOf = (person: string) => `coalesce(by_person -> ${person}::text, any_of)`;

/** Covers that were not taken back. `of` is whose column the worker is in, `other` the other's. */
const coversOf = (workers: string, kind: 'cover' | 'covered', [of, other]: readonly [string, string]) => `
  SELECT asked.*, json_build_object('kind', '${kind}', 'date', business_date, 'time', time,
    'other', json_build_object('id', cover.${other}, 'name', coalesce(known.name, ''), 'offerId', offer_id),
    'reClean', ${reCleanOf('cover.for_person_id')}) AS change
  FROM ${workers} AS asked JOIN cover ON ${changedBy('cover')} AND cover.${of} = asked.person_id AND taken_back_at IS NULL
    LEFT JOIN known_account AS known ON known.id = cover.${other} ${withReCleans(workers, 'cover')}`;

/**
 * SQL: what `planOf` answers for one person, for many people, jobs and days at once: each table is read once, not once for each of them.
 * Rows of job_id, person_id, from_day, until_day and plan.
 * @param workers names a relation with the first four columns; the days are the first and the last of the changes. No row twice
 */
export const plansOf = (workers: string) => `
  SELECT worker.*, json_build_object('member', own.person_id IS NOT NULL, 'picks', coalesce(picks.listed, '[]'),
    'changes', coalesce(changes.listed, '[]'), 'absences', coalesce(absences.listed, '[]'),
    'holidays', coalesce(holidays.listed, '[]')) AS plan
  FROM ${workers} AS worker
    LEFT JOIN enrolment AS own ON own.job_id = worker.job_id AND own.person_id = worker.person_id
    LEFT JOIN (
      SELECT ${WORKER}, json_agg(json_build_object('time', ${slotTextSql('pick')}, 'days', pick.days)) AS listed
      FROM ${workers} AS asked JOIN shift_pick AS pick USING (job_id, person_id) GROUP BY ${WORKER}
    ) AS picks ON ${ofWorker('picks')}
    LEFT JOIN (
      SELECT ${WORKER}, json_agg(change) AS listed FROM (
        SELECT asked.*, json_build_object('kind', kind, 'date', business_date, 'time', time, 'note', note,
          'reClean', CASE kind WHEN 'extra' THEN ${reCleanOf('changed.person_id')} END) AS change
        FROM ${workers} AS asked JOIN shift_change AS changed ON ${changedBy('changed')}
          AND (changed.person_id IS NULL OR changed.person_id = asked.person_id) ${withReCleans(workers, 'changed')}
        UNION ALL ${coversOf(workers, 'cover', ['person_id', 'for_person_id'])}
        UNION ALL ${coversOf(workers, 'covered', ['for_person_id', 'person_id'])}
      ) AS every GROUP BY ${WORKER}
    ) AS changes ON ${ofWorker('changes')}
    LEFT JOIN (
      SELECT asked.*, json_agg(json_build_object('from', from_date, 'until', until_date, 'reason', reason)) AS listed
      FROM (SELECT DISTINCT person_id, from_day, until_day FROM ${workers}) AS asked
        JOIN absence ON absence.person_id = asked.person_id AND withdrawn_at IS NULL
          AND from_date <= until_day AND until_date >= from_day
      GROUP BY asked.person_id, from_day, until_day
    ) AS absences ON absences.person_id = worker.person_id AND absences.from_day = worker.from_day
      AND absences.until_day = worker.until_day
    LEFT JOIN (
      SELECT asked.*, json_agg(${HOLIDAY_JSON}) AS listed
      FROM (SELECT DISTINCT job_id, from_day, until_day FROM ${workers}) AS asked
        JOIN holiday_rule AS rule ON rule.job_id = asked.job_id
        JOIN public_holiday AS holiday ON holiday.state = rule.state AND NOT holiday.removed
          AND ${isNear('from_day', 'until_day')}
        LEFT JOIN holiday_decision AS decided ON decided.job_id = rule.job_id AND decided.date = holiday.date
      GROUP BY asked.job_id, from_day, until_day
    ) AS holidays ON holidays.job_id = worker.job_id AND holidays.from_day = worker.from_day
      AND holidays.until_day = worker.until_day`;

/** The public holidays of a job on a day. */
export async function holidaysAtJob(manager: EntityManager, jobId: string, date: string): Promise<JobHoliday[]> {
  const [job] = await manager.query<{ holidays: JobHoliday[] }[]>(
    `SELECT ${holidaysOfJob('$2', '$2')} AS holidays FROM job WHERE id = $1`,
    [jobId, date],
  );
  return job?.holidays ?? [];
}
