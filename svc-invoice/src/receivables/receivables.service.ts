import {
  ACCOUNT_ENTRIES,
  type CallAnswer,
  type CallBody,
  type ClientAccount,
  type ClientPayment as ClientPaymentView,
  type ClientRefund,
  type checkReceivables,
  countDaysBetween,
  formatAmount,
  getBusinessToday,
  type listReceivables,
  type Receivable,
} from '@cleaning/contracts';
import { type CommonEnvironment, ENVIRONMENT, findRow, getNow } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { Client } from '../clients/client.entity.js';
import { getName } from '../clients/clients.service.js';
import { checkClientMoney } from './check.queries.js';
import { findClientCredit } from './client-credit.js';
import { ClientPayment, ClientRefundRow } from './client-payment.entity.js';
import {
  type AgesRow,
  findClientReceivables,
  findClientWriteOffs,
  findPaymentParts,
  findReceivablePage,
  type ReceivableRow,
  sumClientAges,
} from './receivables.queries.js';

const formatAges = ({ not_due, to_30, to_60, to_90, over_90, open, credit }: AgesRow) => ({
  not_due: formatAmount(not_due),
  to_30: formatAmount(to_30),
  to_60: formatAmount(to_60),
  to_90: formatAmount(to_90),
  over_90: formatAmount(over_90),
  open: formatAmount(open),
  credit: formatAmount(credit),
});

const toView = (row: ReceivableRow, today: string): Receivable => ({
  number: row.number,
  kind: row.kind,
  month: row.month,
  issued_on: row.issued_on,
  due_on: row.due_on,
  sent: row.sent,
  invoiced: formatAmount(row.total_cents),
  adjusted: formatAmount(row.notes_cents),
  paid: formatAmount(row.paid_cents),
  written_off: formatAmount(row.off_cents),
  open: formatAmount(row.open_cents),
  days_overdue: row.open_cents > 0 ? Math.max(0, countDaysBetween(row.due_on, today)) : 0,
});

/** Amounts owed by clients. */
@Injectable()
export class Receivables {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  async list(body: CallBody<typeof listReceivables>): Promise<CallAnswer<typeof listReceivables>> {
    const { total, sums, rows } = await findReceivablePage(this.manager, body, this.today());
    return {
      total,
      sums: formatAges(sums),
      rows: rows.map((row) => ({
        client_id: row.client_id ?? '',
        client_name: row.client_name,
        ...formatAges(row),
      })),
    };
  }

  /** Throws 404. */
  async getAccount(clientId: string): Promise<ClientAccount> {
    const { manager } = this;
    const client = await findRow(this.manager, Client, { id: clientId }, 'no_such_client');
    const today = this.today();
    const [ages, invoices, payments, refunds, writeOffs] = await Promise.all([
      sumClientAges(manager, clientId, today, 'all'),
      findClientReceivables(manager, clientId),
      this.findPayments(manager, clientId),
      this.findRefunds(manager, clientId),
      findClientWriteOffs(manager, clientId),
    ]);
    return {
      client_id: clientId,
      client_name: getName(client),
      ages: formatAges(ages),
      invoices: invoices.map((row) => toView(row, today)),
      payments,
      refunds,
      write_offs: writeOffs.map((row) => ({
        id: row.id,
        invoice_number: row.number,
        amount: formatAmount(row.cents),
        reason: row.reason,
        by: row.written_by,
        at: row.written_at.toISOString(),
        undone_at: row.undone_at?.toISOString() ?? '',
        undone_by: row.undone_by,
      })),
    };
  }

  /** `checkClientMoney` of one state. */
  check(): Promise<CallAnswer<typeof checkReceivables>> {
    return this.manager.transaction('REPEATABLE READ', (manager) => checkClientMoney(manager, this.env.BUSINESS_TZ));
  }

  private async findPayments(manager: EntityManager, clientId: string): Promise<ClientPaymentView[]> {
    const payments = await manager.find(ClientPayment, {
      where: { clientId },
      order: { day: 'DESC', bookedAt: 'DESC', id: 'DESC' },
      take: ACCOUNT_ENTRIES,
    });
    const ids = payments.map(({ id }) => id);
    const [parts, credit] = await Promise.all([findPaymentParts(manager, ids), findClientCredit(manager, clientId)]);
    return payments.map((payment) => {
      const own = parts.filter(({ payment_id }) => payment_id === payment.id);
      const rest = credit.find(({ paymentId }) => paymentId === payment.id);
      return {
        id: payment.id,
        day: payment.day,
        amount: formatAmount(payment.cents),
        payer: payment.payer,
        reference: payment.reference,
        bank_line_id: payment.bankLineId ?? '',
        booked_by: payment.bookedBy,
        booked_at: payment.bookedAt.toISOString(),
        undone_at: payment.undoneAt?.toISOString() ?? '',
        undone_by: payment.undoneBy,
        parts: own.map(({ number, cents }) => ({ invoice_number: number, amount: formatAmount(cents) })),
        refunded: formatAmount(rest?.refundedCents ?? 0),
        left: formatAmount(rest?.cents ?? 0),
      };
    });
  }

  private async findRefunds(manager: EntityManager, clientId: string): Promise<ClientRefund[]> {
    const refunds = await manager.find(ClientRefundRow, {
      where: { clientId },
      order: { day: 'DESC', bookedAt: 'DESC', id: 'DESC' },
      take: ACCOUNT_ENTRIES,
    });
    return refunds.map((refund) => ({
      id: refund.id,
      day: refund.day,
      amount: formatAmount(refund.cents),
      payer: refund.payer,
      note: refund.note,
      bank_line_id: refund.bankOutgoingId ?? '',
      by: refund.bookedBy,
      at: refund.bookedAt.toISOString(),
      undone_at: refund.undoneAt?.toISOString() ?? '',
      undone_by: refund.undoneBy,
    }));
  }

  private today(): string {
    return getBusinessToday(this.env.BUSINESS_TZ, getNow());
  }
}
