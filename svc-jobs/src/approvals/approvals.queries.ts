import {
  type CallBody,
  type HoldReason,
  type JobKind,
  type listApprovals,
  SUSPECTED_DUPLICATE,
  type WorkState,
} from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import { isListed, Params, type WorkFilter } from '../work/work-filter.queries.js';
import { buildPage, type WorkListPage } from '../work/work-lists.queries.js';

export type ApprovalFilters = Pick<
  CallBody<typeof listApprovals>,
  'text' | 'job_id' | 'user_id' | 'from' | 'to' | 'reasons'
>;

/** Held work, or work that was held, with its names. Moments in business time, minutes, cents. */
export interface HeldWorkRow {
  row_id: string;
  version: number;
  job_id: string;
  kind: JobKind;
  job_name: string;
  user_id: string;
  user_name: string;
  has_left: boolean;
  date: string;
  planned: string;
  started_at: string;
  ended_at: string;
  expected_minutes: number | null;
  actual_minutes: number;
  paid_minutes: number | null;
  is_manual: boolean;
  start_location: string;
  finish_location: string;
  contractor_cents: number;
  state: WorkState;
  reasons: HoldReason[];
  decided_by: string;
  decided_at: string;
  note: string;
}

/** SQL: the tables that `heldWorkColumnsSql` needs besides work_record. */
const NAMES = `
    JOIN job ON job.id = work_record.job_id
    LEFT JOIN known_account ON known_account.id = work_record.person_id
    LEFT JOIN timetable_slot AS slot ON slot.id = work_record.slot_id
    LEFT JOIN known_account AS decider ON decider.id = work_record.decided_by`;

const IS_DUPLICATE = `'${SUSPECTED_DUPLICATE}' = ANY (hold_reasons)`;

/** SQL: the held work that the filters let through. */
const buildWaitingWork = (filters: ApprovalFilters, params: Params) =>
  `FROM work_record WHERE ${isListed({ ...filters, status: 'held' }, params)}`;

/** SQL: the columns of `HeldWorkRow`. `zone` is the placeholder of the business time zone. */
const heldWorkColumnsSql = (zone: string) => `
  work_record.id AS row_id, work_record.version, job.id AS job_id, job.kind, job.title AS job_name, person_id AS user_id,
  coalesce(known_account.name, '') AS user_name, coalesce(known_account.removed, false) AS has_left, business_date::text AS date,
  coalesce(slot.start_time || '-' || slot.end_time, to_char(planned_from AT TIME ZONE ${zone}::text, 'HH24:MI'), '') AS planned,
  to_char(started_at AT TIME ZONE ${zone}::text, 'YYYY-MM-DD"T"HH24:MI') AS started_at,
  to_char(work_record.ended_at AT TIME ZONE ${zone}::text, 'YYYY-MM-DD"T"HH24:MI') AS ended_at,
  work_record.expected_minutes, floor(extract(epoch FROM work_record.ended_at - started_at) / 60)::int AS actual_minutes,
  CASE WHEN NOT is_manual THEN minutes END AS paid_minutes,
  is_manual, coalesce(start_location, '') AS start_location, coalesce(finish_location, '') AS finish_location,
  contractor_cents::float8, state, hold_reasons AS reasons, coalesce(decider.name, '') AS decided_by,
  coalesce(to_char(decided_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), '') AS decided_at,
  coalesce(decision_note, '') AS note`;

/** A page of work that is or was held. */
export function findHeldWorkPage(
  manager: EntityManager,
  filter: WorkFilter,
  page: WorkListPage,
  zone: string,
): Promise<HeldWorkRow[]> {
  const params = new Params();
  return manager.query(
    `SELECT ${heldWorkColumnsSql(params.add(zone, 'text'))} ${buildPage(filter, page, params)} ${NAMES}
     ORDER BY listed.place`,
    params.values,
  );
}

/** Count and cents of waiting work without suspected duplicates, and the count of those left out. */
export async function sumWaitingWork(
  manager: EntityManager,
  filters: ApprovalFilters,
): Promise<{ total: number; cents: number; left_out: number }> {
  const params = new Params();
  const [found] = await manager.query<{ total: number; cents: number; left_out: number }[]>(
    `SELECT count(*) FILTER (WHERE NOT ${IS_DUPLICATE})::int AS total,
       coalesce(sum(contractor_cents) FILTER (WHERE NOT ${IS_DUPLICATE}), 0)::float8 AS cents,
       count(*) FILTER (WHERE ${IS_DUPLICATE})::int AS left_out ${buildWaitingWork(filters, params)}`,
    params.values,
  );
  if (!found) throw new Error('PostgreSQL gave no sums');
  return found;
}

/** At most `limit` waiting records, without suspected duplicates. */
export function findApprovableWork(
  manager: EntityManager,
  filters: ApprovalFilters,
  limit: number,
): Promise<{ row_id: string; version: number; cents: number }[]> {
  const params = new Params();
  return manager.query(
    `SELECT work_record.id AS row_id, work_record.version, contractor_cents::float8 AS cents ${buildWaitingWork(filters, params)}
       AND NOT ${IS_DUPLICATE}
     LIMIT ${params.add(limit, 'int')}`,
    params.values,
  );
}

/** The people of these records, in the order in which they are locked. */
export async function findWorkPeople(manager: EntityManager, ids: readonly string[]): Promise<string[]> {
  const people = await manager.query<{ person_id: string }[]>(
    'SELECT DISTINCT person_id FROM work_record WHERE id = ANY($1) ORDER BY person_id',
    [ids],
  );
  return people.map(({ person_id }) => person_id);
}

/** Locks the finished records among these until the transaction ends. */
export const lockFinishedWork = (
  manager: EntityManager,
  ids: readonly string[],
  zone: string,
): Promise<HeldWorkRow[]> =>
  manager.query(
    `SELECT ${heldWorkColumnsSql('$2')} FROM work_record ${NAMES}
     WHERE work_record.id = ANY($1) AND work_record.ended_at IS NOT NULL
     ORDER BY work_record.id FOR UPDATE OF work_record`,
    [ids, zone],
  );
