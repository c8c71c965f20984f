import { createHash } from 'node:crypto';
import { amountText, type PayRunRow, type PayRunView, type PaySuperAnswer } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import { compareRuns } from '../payables/usual-amount.js';
import type { DraftRow, DueLine } from './run-rules.js';

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

const nameOf = (column: string) => `(SELECT name FROM known_account WHERE id = run.${column}) AS ${column}`;
/** SQL: a `RunRecord` for each row of pay_run; $1 is the business time zone. `first_approver` is an id, other people are names. */
export const RUNS = `
  SELECT run.id, run.number, run.through_day::text, run.pay_day::text, run.state, run.version, run.leave_out, run.created_at,
    run.first_approved_at, run.first_approved_by AS first_approver, run.first_key, run.approved_at,
    (run.approved_at AT TIME ZONE $1)::date::text AS approved_on, run.paid_on::text, run.paid_at, run.cancelled_at, run.cancel_reason,
    ${['created_by', 'changed_by', 'first_approved_by', 'approved_by', 'paid_by', 'cancelled_by'].map(nameOf).join(', ')}
  FROM pay_run AS run`;

const instant = (at: Date | null): string => at?.toISOString() ?? '';

export const headOf = (run: RunRecord) => ({
  id: run.id,
  number: run.number,
  through_day: run.through_day,
  pay_day: run.pay_day,
  state: run.state,
  version: run.version,
  created_by: run.created_by ?? '',
  created_at: instant(run.created_at),
  first_approved_by: run.first_approved_by ?? '',
  first_approved_at: instant(run.first_approved_at),
  approved_by: run.approved_by ?? '',
  approved_at: instant(run.approved_at),
  paid_by: run.paid_by ?? '',
  paid_at: instant(run.paid_at),
  paid_on: run.paid_on ?? '',
  cancelled_by: run.cancelled_by ?? '',
  cancelled_at: instant(run.cancelled_at),
  cancel_reason: run.cancel_reason ?? '',
});

/** A row of a run, of a draft or stored; amounts in whole cents. */
export interface ShownRow {
  readonly person_id: string;
  readonly name: string;
  readonly minutes: number;
  readonly work_cents: number;
  readonly correction_cents: number;
  readonly adjustment_cents: number;
  readonly sub_total_cents: number;
  readonly gst_cents: number;
  readonly withheld_cents: number;
  readonly paid_cents: number;
  readonly super_cents: number;
  readonly super_answer: PaySuperAnswer;
  readonly as_rcti: boolean;
  readonly bank_ending: string | null;
  readonly problems: PayRunRow['problems'];
  readonly by_choice: boolean;
  readonly left_out: boolean;
  readonly usual_cents: number | null;
  readonly state: PayRunRow['state'];
  readonly returned_on: string | null;
  readonly return_reason: string | null;
}

export const shownDraft = ({ payee, remittance, ...row }: DraftRow): ShownRow => ({
  person_id: payee.person_id,
  name: payee.name,
  minutes: remittance.minutes,
  work_cents: remittance.workCents,
  correction_cents: remittance.correctionCents,
  adjustment_cents: remittance.adjustmentCents,
  sub_total_cents: remittance.subTotalCents,
  gst_cents: remittance.gstCents,
  withheld_cents: remittance.withheldCents,
  paid_cents: remittance.paidCents,
  super_cents: row.super.superCents,
  super_answer: row.superAnswer,
  as_rcti: row.asRcti,
  bank_ending: payee.bank_ending,
  problems: row.problems,
  by_choice: row.byChoice,
  left_out: row.leftOut,
  usual_cents: row.usualCents,
  state: 'draft',
  returned_on: null,
  return_reason: null,
});

const AMOUNTS = [
  'minutes',
  'work_cents',
  'correction_cents',
  'adjustment_cents',
  'sub_total_cents',
  'gst_cents',
  'withheld_cents',
  'paid_cents',
  'super_cents',
] as const;

/** The rows that a run holds, by name. */
export async function heldRows(manager: EntityManager, runId: string): Promise<ShownRow[]> {
  const rows = await manager.query<(ShownRow & Record<(typeof AMOUNTS)[number], string>)[]>(
    `SELECT person_id, name, state, ${AMOUNTS.join(', ')}, super_answer, as_rcti, bank_ending, returned_on::text, return_reason
     FROM pay_row WHERE run_id = $1 ORDER BY lower(name), person_id`,
    [runId],
  );
  return rows.map((row) => ({
    ...row,
    ...(Object.fromEntries(AMOUNTS.map((column) => [column, Number(row[column])])) as Record<
      (typeof AMOUNTS)[number],
      number
    >),
    problems: [],
    by_choice: false,
    left_out: false,
    usual_cents: null,
  }));
}

/** What the last paid run before a number has paid. */
export async function lastRun(manager: EntityManager, before: number) {
  const rows = await manager.query<{ number: number; payee: string; cents: string }[]>(
    `SELECT number, person_id AS payee, paid_cents AS cents FROM pay_run JOIN pay_row ON run_id = pay_run.id
     WHERE pay_run.id = (SELECT id FROM pay_run WHERE pay_run.state = 'paid' AND number < $1 ORDER BY number DESC LIMIT 1)
       AND pay_row.state <> 'returned'`,
    [before],
  );
  return { number: rows[0]?.number ?? 0, rows: rows.map(({ payee, cents }) => ({ payee, totalCents: Number(cents) })) };
}

/** Whom runs before a number have paid, whether the bank sent it back or not. */
export async function paidBefore(manager: EntityManager, before: number): Promise<ReadonlySet<string>> {
  const rows = await manager.query<{ person_id: string }[]>(
    `SELECT DISTINCT person_id FROM pay_row JOIN pay_run ON pay_run.id = run_id WHERE pay_run.state = 'paid' AND number < $1`,
    [before],
  );
  return new Set(rows.map(({ person_id }) => person_id));
}

const money = {
  work: 'work_cents',
  corrections: 'correction_cents',
  adjustments: 'adjustment_cents',
  sub_total: 'sub_total_cents',
  gst: 'gst_cents',
  withheld: 'withheld_cents',
  to_pay: 'paid_cents',
  super: 'super_cents',
} as const;
type Amounts = Record<keyof typeof money, string> & { minutes: number };

function amountsOf(rows: readonly ShownRow[]): Amounts {
  const sum = (column: (typeof AMOUNTS)[number]) => rows.reduce((total, row) => total + row[column], 0);
  const texts = Object.entries(money).map(([name, column]) => [name, amountText(sum(column))]);
  return { ...(Object.fromEntries(texts) as Record<keyof typeof money, string>), minutes: sum('minutes') };
}

/** First who is left out, then warnings, then the others; each by name. */
const urgency = ({ left_out, problems }: ShownRow): number => (left_out ? 0 : problems.length > 0 ? 1 : 2);

export function viewRows(
  rows: readonly ShownRow[],
  last: Awaited<ReturnType<typeof lastRun>>,
  before: ReadonlySet<string>,
): PayRunView['rows'] {
  const paid = rows.filter((row) => !row.left_out).map((row) => ({ payee: row.person_id, totalCents: row.paid_cents }));
  const compared = new Map(compareRuns(last.rows, paid).rows.map((row) => [row.payee, row]));
  return [...rows]
    .sort((one, other) => urgency(one) - urgency(other))
    .map((row) => ({
      user_id: row.person_id,
      name: row.name,
      ...amountsOf([row]),
      super_answer: row.super_answer,
      as_rcti: row.as_rcti,
      account_ending: row.bank_ending ?? '',
      problems: row.problems,
      left_out: row.left_out,
      left_out_by_choice: row.by_choice,
      last_run: amountText(compared.get(row.person_id)?.beforeCents ?? 0),
      change: compared.get(row.person_id)?.change ?? 'new',
      paid_before: before.has(row.person_id),
      usual: row.usual_cents === null ? '' : amountText(row.usual_cents),
      state: row.state,
      returned_on: row.returned_on ?? '',
      return_reason: row.return_reason ?? '',
    }));
}

/** What is paid by place, the largest first. */
export async function placesOf(manager: EntityManager, lines: readonly DueLine[]): Promise<PayRunView['places']> {
  const sums = new Map<string, { minutes: number; cents: number }>();
  for (const { job_id, minutes, cents } of lines) {
    const sum = sums.get(job_id ?? '') ?? { minutes: 0, cents: 0 };
    sum.minutes += minutes;
    sum.cents += cents;
    sums.set(job_id ?? '', sum);
  }
  const names = await jobNames(manager, [...sums.keys()]);
  return [...sums]
    .sort(([, one], [, other]) => other.cents - one.cents)
    .map(([job_id, { minutes, cents }]) => ({
      job_id,
      name: job_id === '' ? 'Adjustments' : (names.get(job_id) ?? ''),
      minutes,
      amount: amountText(cents),
    }));
}

export async function jobNames(manager: EntityManager, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await manager.query<{ id: string; title: string }[]>(
    'SELECT id, title FROM known_job WHERE id = ANY($1)',
    [ids.filter((id) => id !== '')],
  );
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Names exactly what an admin has seen: who is paid what for which lines, and on which day. */
export function previewKey(run: Pick<RunRecord, 'through_day' | 'pay_day'>, rows: readonly DraftRow[]): string {
  const hash = createHash('sha256').update(`${run.through_day} ${run.pay_day}\n`);
  for (const { payee, lines, remittance, asRcti, super: owed } of rows.filter(({ leftOut }) => !leftOut)) {
    hash.update(`${payee.person_id} ${remittance.grossCents} ${remittance.paidCents} ${asRcti} ${owed.superCents}\n`);
    for (const line of lines) hash.update(`${line.item_id} ${line.cents} ${line.document_cents}\n`);
  }
  return hash.digest('base64url');
}

export function totalsOf(rows: readonly ShownRow[]): Amounts & { people: number } {
  const paid = rows.filter((row) => !row.left_out && row.state !== 'returned');
  return { ...amountsOf(paid), people: paid.length };
}
