import { type CallAnswer, type listMyPayments, MAX_LINES_TO_COME, type Payment } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import { counts, DOCUMENT, PAYABLE } from '../runs/run-lines.queries.js';

/** Amount fields of a payment in responses, and their columns. */
export const CENTS = {
  work: 'work_cents',
  corrections: 'correction_cents',
  adjustments: 'adjustment_cents',
  sub_total: 'sub_total_cents',
  gst: 'gst_cents',
  withheld: 'withheld_cents',
  paid: 'paid_cents',
} as const;

/** A payment with its documents; amounts in cents as text. */
export type PaymentRow = Omit<Payment, keyof typeof CENTS | 'super' | 'documents'> &
  Record<(typeof CENTS)[keyof typeof CENTS] | 'super_cents', string> & {
    documents: (Omit<Payment['documents'][number], 'total'> & { cents: number })[];
  };

/** $1: the person, $2: one run, or null. */
const PAYMENTS = `
  SELECT pay_row.run_id, number AS run_number, paid_on::text, pay_row.state, minutes, ${Object.values(CENTS).join(', ')},
    coalesce(contribution.super_cents, 0) AS super_cents, super_answer, coalesce(due_on::text, '') AS super_due_on,
    coalesce(bank_ending, '') AS account_ending, coalesce(returned_on::text, '') AS returned_on, coalesce(return_reason, '') AS return_reason,
    (SELECT coalesce(json_agg(json_build_object('number', pay_document.number, 'kind', kind, 'issued_on', issued_on, 'cents', total_cents)
       ORDER BY pay_document.number), '[]') FROM pay_document
     WHERE pay_document.run_id = pay_row.run_id AND pay_document.person_id = pay_row.person_id) AS documents
  FROM pay_row JOIN pay_run ON pay_run.id = pay_row.run_id
    LEFT JOIN super_contribution AS contribution ON contribution.run_id = pay_row.run_id AND contribution.person_id = pay_row.person_id
  WHERE pay_row.person_id = $1 AND pay_row.state <> 'approved' AND ($2::uuid IS NULL OR pay_row.run_id = $2)
  ORDER BY number DESC`;

/**
 * SQL: items of person $1 that aren't fully paid, with the payable amount; $2: first day that runs pay. The last line
 * matches an index.
 */
const ITEMS = `
  SELECT *, ${PAYABLE} AS payable, documented_cents <> 0 AND ${DOCUMENT} <> 0 AS is_correction FROM pay_item
  WHERE person_id = $1 AND ${counts('$2')}
    AND (in_run_cents <> 0 OR earned_cents <> paid_cents)`;

const UPCOMING_LINES = `
  SELECT item.id, CASE WHEN item.kind = 'work' AND part.state = 'payable' AND is_correction THEN 'correction' ELSE item.kind END AS kind,
    day::text, CASE WHEN job_id IS NULL THEN reason ELSE coalesce(known_job.title, '') END AS text, minutes, part.cents, part.state,
    file_id IS NOT NULL AS has_file
  FROM (${ITEMS}) AS item LEFT JOIN known_job ON known_job.id = job_id
    CROSS JOIN LATERAL (VALUES ('in-run', in_run_cents), ('payable', payable),
      ('held', earned_cents - in_run_cents - paid_cents - payable)) AS part (state, cents)
  WHERE part.cents <> 0
  ORDER BY day DESC, item.id, part.state LIMIT ${MAX_LINES_TO_COME}`;

/** Unpaid part of an item, in a run, payable or held; cents as text. */
type OpenPayLine = Omit<CallAnswer<typeof listMyPayments>['to_come'][number], 'amount'> & { cents: string };

/** Payments of runs to a person, newest first. */
export function findPayments(manager: EntityManager, personId: string): Promise<PaymentRow[]> {
  return manager.query(PAYMENTS, [personId, null]);
}

/** A run's payment to a person; undefined for none. */
export async function findRunPayment(
  manager: EntityManager,
  personId: string,
  runId: string,
): Promise<PaymentRow | undefined> {
  const [payment] = await manager.query<PaymentRow[]>(PAYMENTS, [personId, runId]);
  return payment;
}

/** Sums of a person's unpaid amounts, in whole cents. `firstDay`: first day that runs pay. */
export async function sumOpenPay(
  manager: EntityManager,
  personId: string,
  firstDay: string,
): Promise<Record<'in_run' | 'payable' | 'held', number>> {
  const [sums] = await manager.query<[Record<'in_run' | 'payable' | 'held', number>]>(
    `SELECT coalesce(sum(in_run_cents), 0)::float8 AS in_run, coalesce(sum(payable), 0)::float8 AS payable,
       coalesce(sum(earned_cents - in_run_cents - paid_cents - payable), 0)::float8 AS held
     FROM (${ITEMS}) AS item`,
    [personId, firstDay],
  );
  return sums;
}

/** A person's unpaid amounts line by line, newest first. */
export function findOpenPayLines(manager: EntityManager, personId: string, firstDay: string): Promise<OpenPayLine[]> {
  return manager.query(UPCOMING_LINES, [personId, firstDay]);
}

type ApprovedPayment = Omit<NonNullable<CallAnswer<typeof listMyPayments>['on_its_way']>, 'amount'> & {
  readonly cents: number;
};

/** An approved run's payment to a person, in whole cents; undefined for none. */
export async function findApprovedPayment(
  manager: EntityManager,
  personId: string,
): Promise<ApprovedPayment | undefined> {
  const [payment] = await manager.query<ApprovedPayment[]>(
    `SELECT run_id, number AS run_number, pay_day::text, paid_cents::float8 AS cents, coalesce(bank_ending, '') AS account_ending
     FROM pay_row JOIN pay_run ON pay_run.id = run_id WHERE person_id = $1 AND pay_row.state = 'approved'`,
    [personId],
  );
  return payment;
}

/** Facts that decide whether a person can be paid. */
export interface Standing {
  readonly bank_ending: string | null;
  readonly payments_held_until: Date | null;
  readonly hold_reason: string | null;
}

/** A person's account and holds on their payments; undefined before the first state from svc-auth. */
export async function findStanding(manager: EntityManager, personId: string): Promise<Standing | undefined> {
  const [standing] = await manager.query<Standing[]>(
    `SELECT bank_ending, payments_held_until, hold_reason
     FROM known_payee LEFT JOIN payee USING (person_id) WHERE known_payee.person_id = $1`,
    [personId],
  );
  return standing;
}

type YearSums = Record<'payments' | 'minutes' | 'gross' | 'gst' | 'withheld' | 'super', number>;

/** A person's payments in a span: number, minutes, whole cents. */
export async function sumPaidPay(
  manager: EntityManager,
  personId: string,
  days: { readonly firstDay: string; readonly lastDay: string },
): Promise<YearSums> {
  const [sums] = await manager.query<[YearSums]>(
    `SELECT count(*)::float8 AS payments, coalesce(sum(minutes), 0)::float8 AS minutes,
       coalesce(sum(sub_total_cents + gst_cents), 0)::float8 AS gross, coalesce(sum(gst_cents), 0)::float8 AS gst,
       coalesce(sum(withheld_cents), 0)::float8 AS withheld, coalesce(sum(contribution.super_cents), 0)::float8 AS super
     FROM pay_row JOIN pay_run ON pay_run.id = pay_row.run_id
       LEFT JOIN super_contribution AS contribution ON contribution.run_id = pay_row.run_id AND contribution.person_id = pay_row.person_id
     WHERE pay_row.person_id = $1 AND pay_row.state = 'paid' AND paid_on BETWEEN $2 AND $3`,
    [personId, days.firstDay, days.lastDay],
  );
  return sums;
}
