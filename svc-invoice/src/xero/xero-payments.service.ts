import {
  type bookXeroPayment,
  type CallAnswer,
  type CallBody,
  DONE,
  type Done,
  formatAmount,
  type ignoreXeroPayment,
  type listXeroPayments,
  toCents,
} from '@cleaning/contracts';
import { type Caller, databaseNow, findLocked, recordAudit, refuse, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import { ClientPayments } from '../receivables/client-payments.service.js';
import { XeroPaymentRow } from './xero.entity.js';
import { XeroConnections } from './xero-connection.service.js';
import { findPayment, findPayments, keepBooking, type ListedPayment } from './xero-payments.queries.js';

/** Characters of a reference that a payment keeps. */
const LONGEST_REFERENCE = 300;

/** The part of a payment that its invoice would use. */
const computePart = ({ cents, open_cents }: ListedPayment): number => Math.max(0, Math.min(cents, open_cents));

/** Payments that Xero has for our invoices: proposals, until an admin books them. */
@Injectable()
export class XeroPayments {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly connections: XeroConnections,
    private readonly payments: ClientPayments,
  ) {}

  /** Throws 409. */
  async page(body: CallBody<typeof listXeroPayments>): Promise<CallAnswer<typeof listXeroPayments>> {
    const { tenantId } = await this.connections.requireOrganisation();
    const { total, rows } = await findPayments(this.manager, tenantId, body);
    return {
      total,
      rows: rows.map((row) => ({
        id: row.id,
        state: row.state,
        day: row.day,
        amount: formatAmount(row.cents),
        reference: row.reference,
        reconciled: row.reconciled,
        invoice_number: row.invoice_number,
        client_id: row.client_id,
        client_name: row.client_name,
        open: formatAmount(row.open_cents),
        part: formatAmount(computePart(row)),
        looks_booked: row.looks_booked,
        deleted_since: row.deleted_since,
      })),
    };
  }

  /** Throws 400, 404, 409. */
  async book(admin: Caller, { id, part }: CallBody<typeof bookXeroPayment>): Promise<Done> {
    const { tenantId } = await this.connections.requireOrganisation();
    const payment = await findPayment(this.manager, tenantId, id);
    if (!payment) throw refuse('no_such_xero_payment');
    if (payment.state === 'booked') return DONE;
    if (payment.state === 'deleted') throw refuse('xero_payment_deleted');
    if (payment.state === 'ignored') throw refuse('xero_payment_ignored');
    const cents = computePart(payment);
    if (cents !== toCents(part)) throw refuse('xero_payment_changed');
    const bookingId = await this.transactions.runWithoutWaiting(({ manager }) => keepBooking(manager, id, v7()));
    return this.payments.book(admin, {
      id: bookingId,
      client_id: payment.client_id,
      day: payment.day,
      amount: payment.cents,
      payer: '',
      reference: payment.reference.slice(0, LONGEST_REFERENCE),
      parts: cents === 0 ? [] : [{ invoice_number: payment.invoice_number, amount: cents }],
      remember_payer: false,
    });
  }

  /** Idempotent. Throws 404, 409. */
  async ignore(admin: Caller, { id, ignored }: CallBody<typeof ignoreXeroPayment>): Promise<Done> {
    await this.transactions.run(async (tx) => {
      const { tenantId, name } = await this.connections.requireOrganisation(tx.manager);
      const row = await findLocked(tx.manager, XeroPaymentRow, { paymentId: id });
      const payment = row && (await findPayment(tx.manager, tenantId, id));
      if (!payment) throw refuse('no_such_xero_payment');
      if (payment.state === 'booked') throw refuse('bank_payment_booked_undo');
      if ((row.ignoredAt !== null) === ignored) return;
      await tx.manager.update(
        XeroPaymentRow,
        { paymentId: id },
        { ignoredAt: ignored ? databaseNow : null, ignoredBy: ignored ? admin.name : '' },
      );
      await recordAudit(tx, {
        actor: admin,
        action: ignored ? 'xero.payment-ignored' : 'xero.payment-restored',
        subject: { kind: 'xero', id: tenantId, name },
        details: { invoice: payment.invoice_number, amount: formatAmount(payment.cents), day: payment.day },
      });
    });
    return DONE;
  }
}
