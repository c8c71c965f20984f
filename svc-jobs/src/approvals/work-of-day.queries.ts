import type { CallAnswer, getDayOfWork, HoldReason } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import type { TimesheetRecord } from '../work/work-history.queries.js';

/** More than one person has in a year. */
const MAX_SHOWN = 500;

/** A record as its person sees it; `decided_at` in UTC, '' while it is held. */
export interface OwnRecord extends TimesheetRecord {
  reasons: HoldReason[];
  decided_at: string;
}

/** SQL: `OwnRecord`s of the person $1. */
const OWN_WORK = `
  SELECT work_record.id, business_date::text AS date, job.title, minutes, is_manual, contractor_cents::float8, state,
    coalesce(decision_note, '') AS note, hold_reasons AS reasons,
    coalesce(to_char(decided_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), '') AS decided_at
  FROM work_record JOIN job ON job.id = work_record.job_id
  WHERE person_id = $1 AND work_record.ended_at IS NOT NULL`;

/** A person's work that is held, newest first. */
export const findHeldWork = (manager: EntityManager, personId: string): Promise<OwnRecord[]> =>
  manager.query(
    `${OWN_WORK} AND state = 'held' ORDER BY business_date DESC, started_at DESC, work_record.id LIMIT ${MAX_SHOWN}`,
    [personId],
  );

/** A person's work that was held and decided since then, last decided first. */
export const findDecidedWork = (manager: EntityManager, personId: string, since: Date): Promise<OwnRecord[]> =>
  manager.query(
    `${OWN_WORK} AND state <> 'held' AND decided_at >= $2
     ORDER BY decided_at DESC, business_date DESC, work_record.id LIMIT ${MAX_SHOWN}`,
    [personId, since],
  );

/** Business day and person of a record; undefined for an unknown record. */
export async function findRecordDay(
  manager: EntityManager,
  rowId: string,
): Promise<{ date: string; user_name: string } | undefined> {
  const [record] = await manager.query<{ date: string; user_name: string }[]>(
    `SELECT business_date::text AS date, coalesce(known_account.name, '') AS user_name
     FROM work_record LEFT JOIN known_account ON known_account.id = person_id WHERE work_record.id = $1`,
    [rowId],
  );
  return record;
}

/** SQL: a moment in the business time zone $2; empty for null. */
const moment = (column: string) => `coalesce(to_char(${column} AT TIME ZONE $2::text, 'YYYY-MM-DD"T"HH24:MI'), '')`;

/** Work of the same person on the same day, and work of the day before or after that overlaps the record; by start. */
export const findSameDayWork = (
  manager: EntityManager,
  rowId: string,
  zone: string,
): Promise<CallAnswer<typeof getDayOfWork>['work']> =>
  manager.query(
    `SELECT work_record.id AS row_id, job.title AS job_name, ${moment('work_record.started_at')} AS started_at,
       ${moment('work_record.ended_at')} AS ended_at, ${moment('work_record.planned_from')} AS planned_from,
       ${moment('work_record.planned_until')} AS planned_until, work_record.is_manual,
       coalesce(work_record.state, 'running') AS state
     FROM work_record AS asked JOIN work_record ON work_record.person_id = asked.person_id
       JOIN job ON job.id = work_record.job_id
     WHERE asked.id = $1 AND (work_record.business_date = asked.business_date
       OR (work_record.business_date BETWEEN asked.business_date - 1 AND asked.business_date + 1
         AND work_record.started_at < asked.ended_at AND work_record.ended_at > asked.started_at))
     ORDER BY work_record.started_at, work_record.id`,
    [rowId, zone],
  );
