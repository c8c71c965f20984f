import { containing } from '@cleaning/service-kit';
import type { DataSource } from 'typeorm';
import type { DayRange } from '../business-time/spans.js';
import { arrivedLate } from './clock-event.js';

export type WorkStatus = 'all' | 'done' | 'pending' | 'late' | 'held' | 'rejected' | 'approved';

/** Which work a list shows. */
export interface WorkFilter extends DayRange {
  /** Part of a place's or a person's name; empty: any. */
  text: string;
  job_id?: string | undefined;
  user_id?: string | undefined;
  status: WorkStatus;
  /** Whether the sums have rejected work, too, which is not paid. */
  withRejected?: boolean;
}

const IS_LATE = `(${arrivedLate('start_received_at', 'started_at')}
  OR ${arrivedLate('finish_received_at', 'work_record.ended_at')}) IS TRUE`;

/** SQL: whether a row of work_record has a status. */
export const HAS_STATUS: Record<WorkStatus, string> = {
  all: 'true',
  done: 'work_record.ended_at IS NOT NULL',
  pending: 'work_record.ended_at IS NULL',
  late: `(start_received_at IS NOT NULL OR finish_received_at IS NOT NULL) AND ${IS_LATE}`,
  held: "state = 'held'",
  rejected: "state = 'rejected'",
  approved: "state = 'approved'",
};

/** The same of a row of sums, which has finished work only; null: it has none of that status. */
export const SUMMED_STATUS: Record<WorkStatus, string | null> = {
  all: 'true',
  done: 'true',
  pending: null,
  late: 'is_late',
  held: HAS_STATUS.held,
  rejected: HAS_STATUS.rejected,
  approved: HAS_STATUS.approved,
};

/** Statuses of work that is under way, too. */
export const OPEN_STATUSES: ReadonlySet<WorkStatus> = new Set(['all', 'pending', 'late']);

/** Parameters of one statement: each value gets the next placeholder. */
export class Params {
  readonly values: unknown[] = [];

  add(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }
}

/** Whose work at which places; `named`: of the places and people whose name has the text, null without a text. */
export interface Selection {
  jobId: string | undefined;
  personId: string | undefined;
  named: { jobs: string[]; people: string[] } | null;
}

export async function selectionOf(dataSource: DataSource, { text, job_id, user_id }: WorkFilter): Promise<Selection> {
  const whose = { jobId: job_id, personId: user_id };
  if (text === '') return { ...whose, named: null };
  const [named] = await dataSource.query<NonNullable<Selection['named']>[]>(
    `SELECT ARRAY(SELECT id FROM job WHERE title ILIKE $1) AS jobs,
       ARRAY(SELECT id FROM known_account WHERE name ILIKE $1) AS people`,
    [containing(text)],
  );
  return { ...whose, named: named ?? { jobs: [], people: [] } };
}

/** SQL: conditions on the columns job_id and person_id of work or its sums. */
export function ofSelection({ jobId, personId, named }: Selection, params: Params): string[] {
  return [
    ...(jobId ? [`job_id = ${params.add(jobId, 'uuid')}`] : []),
    ...(personId ? [`person_id = ${params.add(personId, 'uuid')}`] : []),
    ...(named
      ? [
          `(job_id = ANY (${params.add(named.jobs, 'uuid[]')}) OR person_id = ANY (${params.add(named.people, 'uuid[]')}))`,
        ]
      : []),
  ];
}

/** SQL: conditions on the days of work. */
export const ofDays = ({ from, to }: DayRange, params: Params): string[] => [
  ...(from ? [`business_date >= ${params.add(from, 'date')}`] : []),
  ...(to ? [`business_date <= ${params.add(to, 'date')}`] : []),
];
