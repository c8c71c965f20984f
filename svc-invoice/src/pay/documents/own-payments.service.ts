import {
  type AnswerOf,
  amountText,
  type getMyPayment,
  type getMyPayYear,
  type listMyPayments,
  MOST_LINES_TO_COME,
  type Payment,
  type PersonalPay,
} from '@cleaning/contracts';
import { NotFound } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { financialYear, financialYearOf } from '../calendar/days.js';
import { counts, DOCUMENT, PAYABLE } from '../runs/run-rows.js';
import { Runs } from '../runs/runs.service.js';
import { PaySettingsService } from '../settings/pay-settings.service.js';

const CENTS = {
  work: 'work_cents',
  corrections: 'correction_cents',
  adjustments: 'adjustment_cents',
  sub_total: 'sub_total_cents',
  gst: 'gst_cents',
  withheld: 'withheld_cents',
  paid: 'paid_cents',
} as const;

type PaymentRow = Omit<Payment, keyof typeof CENTS | 'super' | 'documents'> &
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

/** SQL: items of the person $1 that are not paid whole, with what is payable; $2 is the first day that runs pay. The last line is that of an index. */
const ITEMS = `
  SELECT *, ${PAYABLE} AS payable, documented_cents <> 0 AND ${DOCUMENT} <> 0 AS is_correction FROM pay_item
  WHERE person_id = $1 AND ${counts('$2')}
    AND (in_run_cents <> 0 OR earned_cents <> paid_cents)`;

/** SQL: `LineToCome`s, the newest first. */
const TO_COME = `
  SELECT item.id, CASE WHEN item.kind = 'work' AND part.state = 'payable' AND is_correction THEN 'correction' ELSE item.kind END AS kind,
    day::text, CASE WHEN job_id IS NULL THEN reason ELSE coalesce(known_job.title, '') END AS text, minutes, part.cents, part.state,
    file_id IS NOT NULL AS has_file
  FROM (${ITEMS}) AS item LEFT JOIN known_job ON known_job.id = job_id
    CROSS JOIN LATERAL (VALUES ('in-run', in_run_cents), ('payable', payable),
      ('held', earned_cents - in_run_cents - paid_cents - payable)) AS part (state, cents)
  WHERE part.cents <> 0
  ORDER BY day DESC, item.id, part.state LIMIT ${MOST_LINES_TO_COME}`;

type LineToCome = Omit<AnswerOf<typeof listMyPayments>['to_come'][number], 'amount'> & { cents: string };

interface Standing {
  bank_ending: string | null;
  payments_held_until: Date | null;
  hold_reason: string | null;
}

type OnItsWay = NonNullable<AnswerOf<typeof listMyPayments>['on_its_way']>;
type WayRow = Omit<OnItsWay, 'amount'> & { cents: string };
const onItsWay = ({ cents, ...run }: WayRow): OnItsWay => ({ ...run, amount: amountText(Number(cents)) });

/** What keeps the person from being paid, as in the problems of a run's row. */
function blocksOf({ bank_ending, payments_held_until, hold_reason }: Standing, now: Date) {
  const blocked: AnswerOf<typeof listMyPayments>['blocked'] = [];
  if (bank_ending === null) blocked.push({ kind: 'no-bank-details', reason: '', until: '' });
  if (hold_reason !== null) blocked.push({ kind: 'on-hold', reason: hold_reason, until: '' });
  if (payments_held_until !== null && payments_held_until > now)
    blocked.push({ kind: 'account-held', reason: '', until: payments_held_until.toISOString() });
  return blocked;
}

function paymentOf(row: PaymentRow): Payment {
  const { run_id, run_number, paid_on, state, minutes, super_answer, super_due_on, account_ending, documents } = row;
  const { returned_on, return_reason } = row;
  const amounts = Object.entries(CENTS).map(([name, column]) => [name, amountText(Number(row[column]))]);
  return {
    run_id,
    run_number,
    paid_on,
    state,
    minutes,
    ...(Object.fromEntries(amounts) as Record<keyof typeof CENTS, string>),
    super: amountText(Number(row.super_cents)),
    super_answer,
    super_due_on,
    account_ending,
    returned_on,
    return_reason,
    documents: documents.map(({ cents, ...document }) => ({ ...document, total: amountText(cents) })),
  };
}

/** What a person was paid, for that person. */
@Injectable()
export class OwnPayments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly runs: Runs,
    private readonly settings: PaySettingsService,
  ) {}

  async list(personId: string): Promise<AnswerOf<typeof listMyPayments>> {
    const payments = (await this.dataSource.query<PaymentRow[]>(PAYMENTS, [personId, null])).map(paymentOf);
    const { first_day } = await this.settings.current();
    const [open] = await this.dataSource.query<{ in_run: string; payable: string; held: string }[]>(
      `SELECT coalesce(sum(in_run_cents), 0) AS in_run, coalesce(sum(payable), 0) AS payable,
         coalesce(sum(earned_cents - in_run_cents - paid_cents - payable), 0) AS held
       FROM (${ITEMS}) AS item`,
      [personId, first_day],
    );
    const lines = await this.dataSource.query<LineToCome[]>(TO_COME, [personId, first_day]);
    const years = new Set(payments.map(({ paid_on }) => financialYearOf(paid_on)));
    const cents = (of: 'in_run' | 'payable' | 'held') => amountText(Number(open?.[of] ?? 0));
    return {
      payments,
      in_run: cents('in_run'),
      payable: cents('payable'),
      held: cents('held'),
      to_come: lines.map(({ cents: amount, ...line }) => ({ ...line, amount: amountText(Number(amount)) })),
      ...(await this.standing(personId)),
      years: [...years].sort((one, other) => other - one),
    };
  }

  /** What is on its way and to which account the next payment goes. */
  private async standing(personId: string) {
    const now = new Date();
    const [way] = await this.dataSource.query<WayRow[]>(
      `SELECT run_id, number AS run_number, pay_day::text, paid_cents AS cents, coalesce(bank_ending, '') AS account_ending
       FROM pay_row JOIN pay_run ON pay_run.id = run_id WHERE person_id = $1 AND pay_row.state = 'approved'`,
      [personId],
    );
    const [known] = await this.dataSource.query<Standing[]>(
      `SELECT bank_ending, payments_held_until, hold_reason
       FROM known_payee LEFT JOIN payee USING (person_id) WHERE known_payee.person_id = $1`,
      [personId],
    );
    return {
      ...(way ? { on_its_way: onItsWay(way) } : {}),
      blocked: known ? blocksOf(known, now) : [],
      account_ending: known?.bank_ending ?? '',
      as_of: now.toISOString(),
    };
  }

  /** Throws NotFound, of a run that pays the person nothing too. */
  async one(personId: string, runId: string): Promise<AnswerOf<typeof getMyPayment>> {
    const [row] = await this.dataSource.query<PaymentRow[]>(PAYMENTS, [personId, runId]);
    if (!row) throw new NotFound('There is no such payment.');
    const { lines } = await this.runs.linesOf(runId, personId);
    return { ...paymentOf(row), lines };
  }

  async year(personId: string, year: number): Promise<AnswerOf<typeof getMyPayYear>> {
    const { firstDay, lastDay } = financialYear(year);
    const [row] = await this.dataSource.query<Record<string, string>[]>(
      `SELECT count(*) AS payments, coalesce(sum(minutes), 0) AS minutes, coalesce(sum(sub_total_cents + gst_cents), 0) AS gross,
         coalesce(sum(gst_cents), 0) AS gst, coalesce(sum(withheld_cents), 0) AS withheld,
         coalesce(sum(contribution.super_cents), 0) AS super
       FROM pay_row JOIN pay_run ON pay_run.id = pay_row.run_id
         LEFT JOIN super_contribution AS contribution ON contribution.run_id = pay_row.run_id AND contribution.person_id = pay_row.person_id
       WHERE pay_row.person_id = $1 AND pay_row.state = 'paid' AND paid_on BETWEEN $2 AND $3`,
      [personId, firstDay, lastDay],
    );
    const number = (name: string) => Number(row?.[name] ?? 0);
    return {
      year,
      first_day: firstDay,
      last_day: lastDay,
      payments: number('payments'),
      minutes: number('minutes'),
      gross: amountText(number('gross')),
      gst: amountText(number('gst')),
      withheld: amountText(number('withheld')),
      super: amountText(number('super')),
    };
  }

  /** Everything that is held about a person, for their own download. */
  async all(personId: string): Promise<PersonalPay> {
    const { payments } = await this.list(personId);
    const details = await this.dataSource.query<Record<string, unknown>[]>(
      'SELECT details, gst_claimed_from::text, hold_reason FROM payee WHERE person_id = $1',
      [personId],
    );
    const adjustments = await this.dataSource.query<(Record<string, unknown> & { cents: string })[]>(
      `SELECT kind, day::text, earned_cents AS cents, reason, file_reference, file_id IS NOT NULL AS has_file, added_at
       FROM pay_item WHERE person_id = $1 AND kind IN ('reimbursement', 'bonus', 'deduction') ORDER BY added_at, id`,
      [personId],
    );
    const lines = await Promise.all(payments.map(({ run_id }) => this.runs.linesOf(run_id, personId)));
    return {
      payments: payments.map((payment, index) => ({ ...payment, lines: lines[index]?.lines ?? [] })),
      'pay-details': details,
      'pay-adjustments': adjustments.map(({ cents, ...adjustment }) => ({
        ...adjustment,
        amount: amountText(Number(cents)),
      })),
    };
  }
}
