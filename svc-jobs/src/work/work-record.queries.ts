import type { JobKind } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import type { FencedPlace } from '../fences/fence.js';
import type { FormerWork } from './work-record.entity.js';

/** SQL: true if a person of known_account has lost access and can't finish their own work. */
export const IS_BLOCKED = `known_account.role <> 'admin' AND (known_account.removed OR NOT known_account.verified)`;

/** SQL: false for a manual record without a finish. Same condition as the index work_record_by_person_end. */
export const hasHours = (record: string): string => `(NOT ${record}.is_manual OR ${record}.minutes > 0)`;

/**
 * SQL: start of the person's first other finished work with hours that ends after `from`; null: none. The two overlap
 * if it is before the record's end.
 */
const nextOtherStart = (record: string, from = `${record}.started_at`) => `
  (SELECT min(other.started_at) FROM work_record AS other
    WHERE other.person_id = ${record}.person_id AND other.id <> ${record}.id AND ${hasHours('other')}
      AND other.ended_at > ${from})`;

/** Start of the person's first other finished work with hours that ends after `from`; null: none. */
export async function findNextWorkStart(manager: EntityManager, rowId: string, from: Date): Promise<Date | null> {
  const [other] = await manager.query<{ start: Date | null }[]>(
    `SELECT ${nextOtherStart('work_record', '$2::timestamptz')} AS start FROM work_record WHERE id = $1`,
    [rowId, from],
  );
  return other?.start ?? null;
}

/** A person's timed work, by its row or by the key of its start. */
interface NamedWork {
  readonly personId: string;
  readonly rowId: string | undefined;
  readonly startKey: string | undefined;
}

const isNamed = ({ rowId }: NamedWork) =>
  `${rowId === undefined ? 'start_key' : 'work_record.id'} = $1 AND person_id = $2 AND NOT is_manual`;

/** Timed work as needed to finish it. Rates are cents an hour. */
export interface WorkToFinish {
  id: string;
  job_id: string;
  business_date: string;
  started_at: Date;
  start_received_at: Date | null;
  ended_at: Date | null;
  planned_from: Date | null;
  planned_until: Date | null;
  expected_minutes: number | null;
  cap_minutes: number;
  contractor_rate_cents: number;
  company_rate_cents: number;
  /** Null: it was started without one. */
  start_location: string | null;
  /** The job's fence; null: none. */
  fence: FencedPlace | null;
  /** See `nextOtherStart`. */
  next_other_start: Date | null;
  has_left: boolean;
  start_lacked: string[];
  complaint_id: string | null;
}

/** A person's timed work at a job of a kind, locked until the transaction ends; undefined if unknown. */
export async function lockWorkToFinish(
  manager: EntityManager,
  kind: JobKind,
  named: NamedWork,
): Promise<WorkToFinish | undefined> {
  const [record] = await manager.query<WorkToFinish[]>(
    `SELECT work_record.id, start_lacked, complaint_id, job_id, business_date::text, started_at, start_received_at, ended_at, planned_from, planned_until,
       work_record.expected_minutes, cap_minutes, work_record.contractor_rate_cents, work_record.company_rate_cents,
       start_location, (SELECT json_build_object('lat', lat, 'lng', lng, 'radius', radius) FROM job_fence
         WHERE job_fence.job_id = job.id) AS fence,
       ${nextOtherStart('work_record')} AS next_other_start,
       coalesce(known_account.removed, false) AS has_left
     FROM work_record JOIN job ON job.id = work_record.job_id AND job.kind = $3
       LEFT JOIN known_account ON known_account.id = work_record.person_id
     WHERE ${isNamed(named)}
     FOR UPDATE OF work_record`,
    [named.rowId ?? named.startKey, named.personId, kind],
  );
  return record;
}

/** Timed work as needed to undo its start. */
export interface WorkToUndo {
  id: string;
  job_id: string;
  start_key: string | null;
  started_at: Date;
  ended_at: Date | null;
  has_left: boolean;
}

/** A person's timed work, locked until the transaction ends; undefined if unknown. */
export async function lockWorkToUndo(manager: EntityManager, named: NamedWork): Promise<WorkToUndo | undefined> {
  const [record] = await manager.query<WorkToUndo[]>(
    `SELECT work_record.id, job_id, start_key, started_at, ended_at, coalesce(known_account.removed, false) AS has_left
     FROM work_record LEFT JOIN known_account ON known_account.id = person_id
     WHERE ${isNamed(named)}
     FOR UPDATE OF work_record`,
    [named.rowId ?? named.startKey, named.personId],
  );
  return record;
}

/** Records an undone start. Idempotent by key. */
export async function keepUndoneStart(
  manager: EntityManager,
  undone: {
    readonly personId: string;
    readonly recordId: string | null;
    readonly startKey: string | null;
    readonly undoneAt: Date;
  },
): Promise<void> {
  await manager.query(
    `INSERT INTO undone_start (person_id, record_id, start_key, undone_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT ON CONSTRAINT undone_start_key_once DO NOTHING`,
    [undone.personId, undone.recordId, undone.startKey, undone.undoneAt],
  );
}

/** Names that a record is shown with, and its corrections, the last first (moments in UTC). */
export interface RecordNames {
  job_id: string;
  kind: JobKind;
  job_name: string;
  user_id: string;
  user_name: string;
  is_shut_out: boolean;
  corrections: { corrected_at: string; corrected_by: string; reason: string; before: FormerWork }[];
}

/** Names shown where a record is corrected; undefined for an unknown record. */
export async function findRecordNames(manager: EntityManager, rowId: string): Promise<RecordNames | undefined> {
  const [row] = await manager.query<RecordNames[]>(
    `SELECT job.id AS job_id, job.kind, job.title AS job_name, person_id AS user_id,
       coalesce(known_account.name, '') AS user_name, coalesce(${IS_BLOCKED}, false) AS is_shut_out,
       coalesce((
         SELECT json_agg(json_build_object(
             'corrected_at', to_char(corrected_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
             'corrected_by', coalesce(admin.name, ''), 'reason', reason, 'before', before
           ) ORDER BY work_record_correction.version DESC)
         FROM work_record_correction LEFT JOIN known_account AS admin ON admin.id = corrected_by
         WHERE work_record_id = work_record.id
       ), '[]') AS corrections
     FROM work_record
       JOIN job ON job.id = work_record.job_id
       LEFT JOIN known_account ON known_account.id = work_record.person_id
     WHERE work_record.id = $1`,
    [rowId],
  );
  return row;
}
