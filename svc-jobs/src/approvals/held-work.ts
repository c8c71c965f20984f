import type { BodyOf, HeldWork, HoldReason, JobKind, listApprovals, WorkState } from '@cleaning/contracts';
import { containing } from '@cleaning/service-kit';
import { moneyText } from '../pay/pay.js';

export type ApprovalFilters = Pick<
  BodyOf<typeof listApprovals>,
  'text' | 'job_id' | 'user_id' | 'from' | 'to' | 'reasons'
>;

/**
 * SQL: finished work that the filters let through. $1 is a pattern, $2 and $3 the first and the last day or null, $4 the job
 * or null, $5 the person or null, $6 the reasons or null, $7 the state.
 */
export const FILTERED_WORK = `
  FROM work_record
    JOIN job ON job.id = work_record.job_id
    LEFT JOIN known_account ON known_account.id = work_record.person_id
    LEFT JOIN timetable_slot AS slot ON slot.id = work_record.slot_id
    LEFT JOIN known_account AS decider ON decider.id = work_record.decided_by
  WHERE (job.title ILIKE $1 OR known_account.name ILIKE $1)
    AND business_date BETWEEN coalesce($2::date, '-infinity') AND coalesce($3::date, 'infinity')
    AND ($4::uuid IS NULL OR work_record.job_id = $4) AND ($5::uuid IS NULL OR person_id = $5)
    AND ($6::text[] IS NULL OR hold_reasons <@ $6) AND state = $7 AND work_record.ended_at IS NOT NULL`;

export const filterParams = (
  { text, from, to, job_id: jobId, user_id: userId, reasons }: ApprovalFilters,
  state: WorkState,
) => [containing(text), from ?? null, to ?? null, jobId ?? null, userId ?? null, reasons ?? null, state];

/** SQL: what `HeldWorkRow` holds. `zone` is the parameter of the business time zone. */
export const heldWorkColumns = (zone: string) => `
  work_record.id AS row_id, work_record.version, job.id AS job_id, job.kind, job.title AS job_name, person_id AS user_id,
  coalesce(known_account.name, '') AS user_name, coalesce(known_account.removed, false) AS has_left, business_date::text AS date,
  coalesce(slot.start_time || '-' || slot.end_time, to_char(planned_from AT TIME ZONE ${zone}::text, 'HH24:MI'), '') AS planned,
  to_char(started_at AT TIME ZONE ${zone}::text, 'YYYY-MM-DD"T"HH24:MI') AS started_at,
  to_char(work_record.ended_at AT TIME ZONE ${zone}::text, 'YYYY-MM-DD"T"HH24:MI') AS ended_at,
  work_record.expected_minutes, floor(extract(epoch FROM work_record.ended_at - started_at) / 60)::int AS actual_minutes,
  is_manual, coalesce(start_location, '') AS start_location, coalesce(finish_location, '') AS finish_location,
  contractor_cents::float8, state, hold_reasons AS reasons, coalesce(decider.name, '') AS decided_by,
  coalesce(to_char(decided_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), '') AS decided_at,
  coalesce(decision_note, '') AS note`;

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

export function heldWorkView({ contractor_cents, expected_minutes, ...row }: HeldWorkRow): HeldWork {
  return {
    ...row,
    contractor_pay: moneyText(contractor_cents),
    ...(expected_minutes === null ? {} : { expected_minutes }),
  };
}
