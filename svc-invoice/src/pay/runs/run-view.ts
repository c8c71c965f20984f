import { createHash } from 'node:crypto';
import { formatAmount, type PayRunRow, type PayRunView, type PaySuperAnswer } from '@cleaning/contracts';
import { type EntityManager, In } from 'typeorm';
import { KnownJob } from '../../ledger/ledger.entity.js';
import { compareRuns } from '../payables/usual-amount.js';
import type { PayRow } from './pay-row.entity.js';
import type { DraftRow, DueLine } from './run-rules.js';
import type { findLastRun, RunRecord } from './runs.queries.js';

const toInstant = (at: Date | null): string => at?.toISOString() ?? '';

export const toHead = (run: RunRecord) => ({
  id: run.id,
  number: run.number,
  through_day: run.through_day,
  pay_day: run.pay_day,
  state: run.state,
  version: run.version,
  created_by: run.created_by ?? '',
  created_at: toInstant(run.created_at),
  first_approved_by: run.first_approved_by ?? '',
  first_approved_at: toInstant(run.first_approved_at),
  approved_by: run.approved_by ?? '',
  approved_at: toInstant(run.approved_at),
  paid_by: run.paid_by ?? '',
  paid_at: toInstant(run.paid_at),
  paid_on: run.paid_on ?? '',
  cancelled_by: run.cancelled_by ?? '',
  cancelled_at: toInstant(run.cancelled_at),
  cancel_reason: run.cancel_reason ?? '',
});

/** A row of a run, of a draft or stored; amounts in whole cents. */
interface ShownRow {
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

export const toShownDraft = ({ payee, remittance, ...row }: DraftRow): ShownRow => ({
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

/** A row that a run holds. */
export const toShownHeld = (row: PayRow): ShownRow => ({
  person_id: row.personId,
  name: row.name,
  minutes: row.minutes,
  work_cents: row.workCents,
  correction_cents: row.correctionCents,
  adjustment_cents: row.adjustmentCents,
  sub_total_cents: row.subTotalCents,
  gst_cents: row.gstCents,
  withheld_cents: row.withheldCents,
  paid_cents: row.paidCents,
  super_cents: row.superCents,
  super_answer: row.superAnswer,
  as_rcti: row.asRcti,
  bank_ending: row.bankEnding,
  problems: [],
  by_choice: false,
  left_out: false,
  usual_cents: null,
  state: row.state,
  returned_on: row.returnedOn,
  return_reason: row.returnReason,
});

const MONEY = {
  work: 'work_cents',
  corrections: 'correction_cents',
  adjustments: 'adjustment_cents',
  sub_total: 'sub_total_cents',
  gst: 'gst_cents',
  withheld: 'withheld_cents',
  to_pay: 'paid_cents',
  super: 'super_cents',
} as const;
type Amounts = Record<keyof typeof MONEY, string> & { minutes: number };

function computeAmounts(rows: readonly ShownRow[]): Amounts {
  const sum = (column: (typeof MONEY)[keyof typeof MONEY] | 'minutes') =>
    rows.reduce((total, row) => total + row[column], 0);
  const texts = Object.entries(MONEY).map(([name, column]) => [name, formatAmount(sum(column))]);
  return { ...(Object.fromEntries(texts) as Record<keyof typeof MONEY, string>), minutes: sum('minutes') };
}

/** People left out first, then those with warnings, then others; each by name. */
const computeUrgency = ({ left_out, problems }: ShownRow): number => (left_out ? 0 : problems.length > 0 ? 1 : 2);

export function buildRowViews(
  rows: readonly ShownRow[],
  last: Awaited<ReturnType<typeof findLastRun>>,
  before: ReadonlySet<string>,
): PayRunView['rows'] {
  const paid = rows.filter((row) => !row.left_out).map((row) => ({ payee: row.person_id, totalCents: row.paid_cents }));
  const compared = new Map(compareRuns(last.rows, paid).rows.map((row) => [row.payee, row]));
  return [...rows]
    .sort((one, other) => computeUrgency(one) - computeUrgency(other))
    .map((row) => ({
      user_id: row.person_id,
      name: row.name,
      ...computeAmounts([row]),
      super_answer: row.super_answer,
      as_rcti: row.as_rcti,
      account_ending: row.bank_ending ?? '',
      problems: row.problems,
      left_out: row.left_out,
      left_out_by_choice: row.by_choice,
      last_run: formatAmount(compared.get(row.person_id)?.beforeCents ?? 0),
      change: compared.get(row.person_id)?.change ?? 'new',
      paid_before: before.has(row.person_id),
      usual: row.usual_cents === null ? '' : formatAmount(row.usual_cents),
      state: row.state,
      returned_on: row.returned_on ?? '',
      return_reason: row.return_reason ?? '',
    }));
}

/** Amounts by place, largest first. */
export async function findPlaces(manager: EntityManager, lines: readonly DueLine[]): Promise<PayRunView['places']> {
  const sums = new Map<string, { minutes: number; cents: number }>();
  for (const { job_id, minutes, cents } of lines) {
    const sum = sums.get(job_id ?? '') ?? { minutes: 0, cents: 0 };
    sum.minutes += minutes;
    sum.cents += cents;
    sums.set(job_id ?? '', sum);
  }
  const names = await findJobNames(manager, [...sums.keys()]);
  return [...sums]
    .sort(([, one], [, other]) => other.cents - one.cents)
    .map(([job_id, { minutes, cents }]) => ({
      job_id,
      name: job_id === '' ? 'Adjustments' : (names.get(job_id) ?? ''),
      minutes,
      amount: formatAmount(cents),
    }));
}

export async function findJobNames(manager: EntityManager, ids: readonly string[]): Promise<Map<string, string>> {
  const jobs = await manager.find(KnownJob, {
    select: { id: true, title: true },
    where: { id: In(ids.filter((id) => id !== '')) },
  });
  return new Map(jobs.map(({ id, title }) => [id, title]));
}

/** Hash of what the admin has seen: who is paid what for which lines, and on which day. */
export function computePreviewKey(run: Pick<RunRecord, 'through_day' | 'pay_day'>, rows: readonly DraftRow[]): string {
  const hash = createHash('sha256').update(`${run.through_day} ${run.pay_day}\n`);
  for (const { payee, lines, remittance, asRcti, super: owed } of rows.filter(({ leftOut }) => !leftOut)) {
    hash.update(`${payee.person_id} ${remittance.grossCents} ${remittance.paidCents} ${asRcti} ${owed.superCents}\n`);
    for (const line of lines) hash.update(`${line.item_id} ${line.cents} ${line.document_cents}\n`);
  }
  return hash.digest('base64url');
}

export function computeTotals(rows: readonly ShownRow[]): Amounts & { people: number } {
  const paid = rows.filter((row) => !row.left_out && row.state !== 'returned');
  return { ...computeAmounts(paid), people: paid.length };
}
