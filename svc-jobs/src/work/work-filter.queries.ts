import type { HoldReason } from '@cleaning/contracts';
import { buildTextPattern } from '@cleaning/service-kit';
import { isLateSql } from './clock-event.js';

export type WorkStatus = 'all' | 'done' | 'pending' | 'late' | 'held' | 'rejected' | 'approved';

/** Filters of work lists. */
export interface WorkFilter {
  /** First and last day, YYYY-MM-DD inclusive; missing: unlimited. */
  from?: string | undefined;
  to?: string | undefined;
  /** Part of a place's or a person's name; empty: any. */
  text: string;
  job_id?: string | undefined;
  user_id?: string | undefined;
  /** Work that is held for no other reasons than these. */
  reasons?: readonly HoldReason[] | undefined;
  status: WorkStatus;
}

const IS_LATE = `(${isLateSql('start_received_at', 'started_at')}
  OR ${isLateSql('finish_received_at', 'work_record.ended_at')}) IS TRUE`;

/** SQL: whether a row of work_record has a status. */
const HAS_STATUS: Record<WorkStatus, string> = {
  all: 'true',
  done: 'work_record.ended_at IS NOT NULL',
  pending: 'work_record.ended_at IS NULL',
  late: `(start_received_at IS NOT NULL OR finish_received_at IS NOT NULL) AND ${IS_LATE}`,
  held: "work_record.state = 'held'",
  rejected: "work_record.state = 'rejected'",
  approved: "work_record.state = 'approved'",
};

/** Parameters of one statement: each value gets the next placeholder. */
export class Params {
  readonly values: unknown[] = [];

  add(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }
}

/** SQL: a filter as condition on work_record. Leaves out unset filters. */
export function isListed({ from, to, text, job_id, user_id, reasons, status }: WorkFilter, params: Params): string {
  const conditions = [HAS_STATUS[status]];
  if (from) conditions.push(`work_record.business_date >= ${params.add(from, 'date')}`);
  if (to) conditions.push(`work_record.business_date <= ${params.add(to, 'date')}`);
  if (job_id) conditions.push(`work_record.job_id = ${params.add(job_id, 'uuid')}`);
  if (user_id) conditions.push(`work_record.person_id = ${params.add(user_id, 'uuid')}`);
  if (reasons) conditions.push(`work_record.hold_reasons <@ ${params.add(reasons, 'text[]')}`);
  if (text !== '') {
    // The names are looked through once, not for each record.
    const name = params.add(buildTextPattern(text), 'text');
    conditions.push(`(work_record.job_id = ANY (ARRAY(SELECT id FROM job WHERE fold_text(title) LIKE ${name}))
      OR work_record.person_id = ANY (ARRAY(SELECT id FROM known_account WHERE fold_text(name) LIKE ${name})))`);
  }
  return conditions.join(' AND ');
}
