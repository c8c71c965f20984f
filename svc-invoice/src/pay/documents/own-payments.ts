import {
  type AnswerOf,
  amountText,
  type getMyPayment,
  type getMyPayYear,
  type listMyPayments,
  type Payment,
  type PersonalPay,
} from '@cleaning/contracts';
import { NotFound } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { financialYear, financialYearOf } from '../calendar/days.js';
import { counts, PAYABLE } from '../runs/run-rows.js';
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
    coalesce(bank_ending, '') AS account_ending,
    (SELECT coalesce(json_agg(json_build_object('number', pay_document.number, 'kind', kind, 'issued_on', issued_on, 'cents', total_cents)
       ORDER BY pay_document.number), '[]') FROM pay_document
     WHERE pay_document.run_id = pay_row.run_id AND pay_document.person_id = pay_row.person_id) AS documents
  FROM pay_row JOIN pay_run ON pay_run.id = pay_row.run_id
    LEFT JOIN super_contribution AS contribution ON contribution.run_id = pay_row.run_id AND contribution.person_id = pay_row.person_id
  WHERE pay_row.person_id = $1 AND pay_row.state <> 'approved' AND ($2::uuid IS NULL OR pay_row.run_id = $2)
  ORDER BY number DESC`;

function paymentOf(row: PaymentRow): Payment {
  const { run_id, run_number, paid_on, state, minutes, super_answer, super_due_on, account_ending, documents } = row;
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
       FROM (SELECT *, ${PAYABLE} AS payable FROM pay_item WHERE person_id = $1 AND ${counts('$2')}) AS item`,
      [personId, first_day],
    );
    const years = new Set(payments.map(({ paid_on }) => financialYearOf(paid_on)));
    const cents = (of: 'in_run' | 'payable' | 'held') => amountText(Number(open?.[of] ?? 0));
    return {
      payments,
      in_run: cents('in_run'),
      payable: cents('payable'),
      held: cents('held'),
      years: [...years].sort((one, other) => other - one),
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
    const lines = await Promise.all(payments.map(({ run_id }) => this.runs.linesOf(run_id, personId)));
    return {
      payments: payments.map((payment, index) => ({ ...payment, lines: lines[index]?.lines ?? [] })),
      'pay-details': details,
    };
  }
}
