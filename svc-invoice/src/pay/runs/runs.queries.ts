import type { CallBody, listRuns, PayRunView } from '@cleaning/contracts';
import { readPage } from '@cleaning/service-kit';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { PayRun } from './pay-run.entity.js';

/** A run as the database has it. Days YYYY-MM-DD. */
export interface RunRecord {
  readonly id: string;
  readonly number: number;
  readonly through_day: string;
  readonly pay_day: string;
  readonly state: PayRunView['state'];
  readonly version: number;
  readonly leave_out: string[];
  readonly created_by: string;
  readonly created_at: Date;
  readonly changed_by: string | null;
  readonly first_approved_by: string | null;
  readonly first_approver: string | null;
  readonly first_approved_at: Date | null;
  readonly first_key: string | null;
  readonly approved_by: string | null;
  readonly approved_at: Date | null;
  readonly approved_on: string | null;
  readonly paid_by: string | null;
  readonly paid_at: Date | null;
  readonly paid_on: string | null;
  readonly cancelled_by: string | null;
  readonly cancelled_at: Date | null;
  readonly cancel_reason: string | null;
}

const getName = (column: string) => `(SELECT name FROM known_account WHERE id = run.${column}) AS ${column}`;
/** SQL of a `RunRecord`; `:zone` is the business time zone. `first_approver` is an id, other people are names. */
const RUN = `
  run.id, run.number, run.through_day::text, run.pay_day::text, run.state, run.version, run.leave_out, run.created_at,
    run.first_approved_at, run.first_approved_by AS first_approver, run.first_key, run.approved_at,
    (run.approved_at AT TIME ZONE :zone)::date::text AS approved_on, run.paid_on::text, run.paid_at, run.cancelled_at, run.cancel_reason,
    ${['created_by', 'changed_by', 'first_approved_by', 'approved_by', 'paid_by', 'cancelled_by'].map(getName).join(', ')}`;

const selectRuns = (manager: EntityManager, zone: string): SelectQueryBuilder<PayRun> =>
  manager.createQueryBuilder(PayRun, 'run').select(RUN).setParameter('zone', zone);

/** A run with the names of people who acted on it; undefined if unknown. */
export const findRun = (manager: EntityManager, timeZone: string, runId: string): Promise<RunRecord | undefined> =>
  selectRuns(manager, timeZone).where('run.id = :runId', { runId }).getRawOne<RunRecord>();

/** The run that is a draft or approved; there is at most one. */
export const findOpenRun = (manager: EntityManager, timeZone: string): Promise<RunRecord | undefined> =>
  selectRuns(manager, timeZone).where(`run.state IN ('draft', 'approved')`).getRawOne<RunRecord>();

/** A run's sums, without returned payments. */
interface RunSums {
  readonly people: number;
  /** Whole cents; null for a run without payments. */
  readonly cents: string | null;
  readonly returned: number;
}

/** Sums of runs; leaves out runs without payments. */
const sumRuns = (manager: EntityManager, runIds: readonly string[]): Promise<(RunSums & { run_id: string })[]> =>
  manager.query(
    `SELECT run_id, count(*) FILTER (WHERE state <> 'returned')::int AS people,
       sum(paid_cents) FILTER (WHERE state <> 'returned') AS cents, count(*) FILTER (WHERE state = 'returned')::int AS returned
     FROM pay_row WHERE run_id = ANY($1) GROUP BY run_id`,
    [runIds],
  );

const NO_PAYMENTS: RunSums = { people: 0, cents: null, returned: 0 };

/** A page of runs in a state with their sums, newest first. */
export async function findRunPage(
  manager: EntityManager,
  timeZone: string,
  { state, ...paging }: CallBody<typeof listRuns>,
): Promise<{ total: number; rows: (RunRecord & RunSums)[] }> {
  const query = selectRuns(manager, timeZone).orderBy('run.number', 'DESC');
  if (state !== 'all') query.where('run.state = :state', { state });
  const { total, rows } = await readPage<RunRecord>(query, paging);
  const sums = await sumRuns(
    manager,
    rows.map(({ id }) => id),
  );
  return {
    total,
    rows: rows.map((run) => {
      const { people, cents, returned } = sums.find(({ run_id }) => run_id === run.id) ?? NO_PAYMENTS;
      return { ...run, people, cents, returned };
    }),
  };
}

/** Payments of the last paid run before a number. */
export async function findLastRun(manager: EntityManager, before: number) {
  const rows = await manager.query<{ number: number; payee: string; cents: string }[]>(
    `SELECT number, person_id AS payee, paid_cents AS cents FROM pay_run JOIN pay_row ON run_id = pay_run.id
     WHERE pay_run.id = (SELECT id FROM pay_run WHERE pay_run.state = 'paid' AND number < $1 ORDER BY number DESC LIMIT 1)
       AND pay_row.state <> 'returned'`,
    [before],
  );
  return { number: rows[0]?.number ?? 0, rows: rows.map(({ payee, cents }) => ({ payee, totalCents: Number(cents) })) };
}

/** People paid by runs before a number, including returned payments. */
export async function findPaidPeople(manager: EntityManager, before: number): Promise<ReadonlySet<string>> {
  const rows = await manager.query<{ person_id: string }[]>(
    `SELECT DISTINCT person_id FROM pay_row JOIN pay_run ON pay_run.id = run_id WHERE pay_run.state = 'paid' AND number < $1`,
    [before],
  );
  return new Set(rows.map(({ person_id }) => person_id));
}

type RunFile = Omit<PayRunView['files'][number], 'made_at' | 'total'> & { made_at: Date; cents: string };

/** A run's bank files with the names of their authors, newest first; whole cents. */
export function findRunFiles(manager: EntityManager, runId: string): Promise<RunFile[]> {
  return manager.query(
    `SELECT coalesce(name, '') AS made_by, made_at, processing_day::text, payments, cents, sha256
     FROM pay_bank_file LEFT JOIN known_account ON known_account.id = made_by WHERE run_id = $1 ORDER BY made_at DESC`,
    [runId],
  );
}

/** The number of the next pay run. */
export const NEXT_RUN_NUMBER = '(SELECT 1 + coalesce(max(number), 0) FROM pay_run)';
