import {
  ADJUSTMENT_KINDS,
  type CallAnswer,
  formatAmount,
  type getMyPayment,
  type getMyPayYear,
  type listMyPayments,
  type Payment,
  type PersonalPay,
} from '@cleaning/contracts';
import { getNow, refuse } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, type Repository } from 'typeorm';
import { getFinancialYearDays, toFinancialYear } from '../calendar/days.js';
import { PayItem } from '../items/pay-item.entity.js';
import { PayeeRow } from '../payees/payee.entity.js';
import { Runs } from '../runs/runs.service.js';
import { PaySettingsService } from '../settings/pay-settings.service.js';
import {
  CENTS,
  findApprovedPayment,
  findOpenPayLines,
  findPayments,
  findRunPayment,
  findStanding,
  type PaymentRow,
  type Standing,
  sumOpenPay,
  sumPaidPay,
} from './own-payments.queries.js';

const toApprovedPayment = ({ cents, ...run }: NonNullable<Awaited<ReturnType<typeof findApprovedPayment>>>) => ({
  ...run,
  amount: formatAmount(cents),
});

/** Reasons why the person can't be paid, as in the problems of a run's row. */
function getBlocks({ bank_ending, payments_held_until, hold_reason }: Standing, now: Date) {
  const blocked: CallAnswer<typeof listMyPayments>['blocked'] = [];
  if (bank_ending === null) blocked.push({ kind: 'no-bank-details', reason: '', until: '' });
  if (hold_reason !== null) blocked.push({ kind: 'on-hold', reason: hold_reason, until: '' });
  if (payments_held_until !== null && payments_held_until > now)
    blocked.push({ kind: 'account-held', reason: '', until: payments_held_until.toISOString() });
  return blocked;
}

function getPayment(row: PaymentRow): Payment {
  const { run_id, run_number, paid_on, state, minutes, super_answer, super_due_on, account_ending, documents } = row;
  const { returned_on, return_reason } = row;
  const amounts = Object.entries(CENTS).map(([name, column]) => [name, formatAmount(Number(row[column]))]);
  return {
    run_id,
    run_number,
    paid_on,
    state,
    minutes,
    ...(Object.fromEntries(amounts) as Record<keyof typeof CENTS, string>),
    super: formatAmount(Number(row.super_cents)),
    super_answer,
    super_due_on,
    account_ending,
    returned_on,
    return_reason,
    documents: documents.map(({ cents, ...document }) => ({ ...document, total: formatAmount(cents) })),
  };
}

/** A person's own payments. */
@Injectable()
export class OwnPayments {
  constructor(
    @InjectRepository(PayItem) private readonly items: Repository<PayItem>,
    @InjectRepository(PayeeRow) private readonly payees: Repository<PayeeRow>,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly runs: Runs,
    private readonly settings: PaySettingsService,
  ) {}

  async list(personId: string): Promise<CallAnswer<typeof listMyPayments>> {
    const { manager } = this;
    const payments = (await findPayments(manager, personId)).map(getPayment);
    const { first_day } = await this.settings.get();
    const open = await sumOpenPay(manager, personId, first_day);
    const lines = await findOpenPayLines(manager, personId, first_day);
    const years = new Set(payments.map(({ paid_on }) => toFinancialYear(paid_on)));
    const formatSum = (name: 'in_run' | 'payable' | 'held') => formatAmount(open[name]);
    return {
      payments,
      in_run: formatSum('in_run'),
      payable: formatSum('payable'),
      held: formatSum('held'),
      to_come: lines.map(({ cents: amount, ...line }) => ({ ...line, amount: formatAmount(Number(amount)) })),
      ...(await this.getStanding(personId)),
      years: [...years].sort((one, other) => other - one),
    };
  }

  /** The payment in progress, and the account for the next one. */
  private async getStanding(personId: string) {
    const now = getNow();
    const { manager } = this;
    const way = await findApprovedPayment(manager, personId);
    const known = await findStanding(manager, personId);
    return {
      on_its_way: way ? toApprovedPayment(way) : undefined,
      blocked: known ? getBlocks(known, now) : [],
      account_ending: known?.bank_ending ?? '',
      as_of: now.toISOString(),
    };
  }

  /** Throws 404, also for a run without a payment to the person. */
  async getRunPayment(personId: string, runId: string): Promise<CallAnswer<typeof getMyPayment>> {
    const row = await findRunPayment(this.manager, personId, runId);
    if (!row) throw refuse('no_such_payment');
    const { lines } = await this.runs.findLines(runId, personId);
    return { ...getPayment(row), lines };
  }

  async getYear(personId: string, year: number): Promise<CallAnswer<typeof getMyPayYear>> {
    const { firstDay, lastDay } = getFinancialYearDays(year);
    const sums = await sumPaidPay(this.manager, personId, { firstDay, lastDay });
    return {
      year,
      first_day: firstDay,
      last_day: lastDay,
      payments: sums.payments,
      minutes: sums.minutes,
      gross: formatAmount(sums.gross),
      gst: formatAmount(sums.gst),
      withheld: formatAmount(sums.withheld),
      super: formatAmount(sums.super),
    };
  }

  /** Pay data held about a person, for their own download. */
  async getPersonalPay(personId: string): Promise<PersonalPay> {
    const { payments } = await this.list(personId);
    const kept = await this.payees.findBy({ personId });
    const adjustments = await this.items.find({
      where: { personId, kind: In(ADJUSTMENT_KINDS) },
      order: { addedAt: 'ASC', id: 'ASC' },
    });
    const lines = await Promise.all(payments.map(({ run_id }) => this.runs.findLines(run_id, personId)));
    return {
      payments: payments.map((payment, index) => ({ ...payment, lines: lines[index]?.lines ?? [] })),
      'pay-details': kept.map(({ details, gstClaimedFrom, holdReason }) => ({
        details,
        gst_claimed_from: gstClaimedFrom,
        hold_reason: holdReason,
      })),
      'pay-adjustments': adjustments.map((item) => ({
        kind: item.kind,
        day: item.day,
        reason: item.reason,
        file_reference: item.fileReference,
        has_file: item.fileId !== null,
        added_at: item.addedAt,
        amount: formatAmount(item.earnedCents),
      })),
    };
  }
}
