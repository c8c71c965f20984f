import {
  type allocateClientPayment,
  type bookClientPayment,
  buildFieldProblem,
  type CallBody,
  DONE,
  type Done,
  formatAmount,
  formatDate,
  getBusinessToday,
  type PaymentParts,
} from '@cleaning/contracts';
import {
  type Caller,
  type CommonEnvironment,
  databaseNow,
  ENVIRONMENT,
  findRow,
  getNow,
  InvalidInput,
  lockRow,
  lockRows,
  recordAudit,
  refuse,
  refuseOnConstraint,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { v7 } from 'uuid';
import { BankLineRow, KnownPayer } from '../bank-statements/bank-statement.entity.js';
import { toPayerKey } from '../bank-statements/payer-words.js';
import { ClientInvoice } from '../client-invoices/client-invoice.entity.js';
import { Client } from '../clients/client.entity.js';
import { lockClient, toSubject } from '../clients/clients.service.js';
import { Invoice } from '../invoices/invoice.entity.js';
import { findOverpaidByPayment, sumOverpaid, takeBack } from './client-credit.js';
import { ClientPayment, PaymentPart } from './client-payment.entity.js';
import { findClientReceivables, findPartsByIdempotencyKey, findUsedPayments } from './receivables.queries.js';

const computeSum = (parts: PaymentParts): number => parts.reduce((sum, { amount }) => sum + amount, 0);
const formatParts = (parts: PaymentParts): string =>
  parts.map(({ invoice_number, amount }) => `${invoice_number} A$${formatAmount(amount)}`).join(', ');

/** Payments of clients. Whoever books, uses or undoes one has the client's row locked: they run one after the other. */
@Injectable()
export class ClientPayments {
  constructor(
    private readonly transactions: Transactions,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  /** Sent twice it is booked once. Throws 400, 404, 409. */
  async book(admin: Caller, body: CallBody<typeof bookClientPayment>): Promise<Done> {
    if (body.day > getBusinessToday(this.env.BUSINESS_TZ, getNow()))
      throw new InvalidInput([buildFieldProblem('day', 'in_future')]);
    requireWithin(body.parts, body.amount);
    // Two admins on one line, or one press on two clients.
    await refuseOnConstraint(
      { bank_line_booked_once: 'bank_payment_booked', client_payment_pk: 'other_contents' },
      () =>
        this.transactions.run(async (tx) => {
          const client = await lockClient(tx, body.client_id);
          const before = await tx.manager.findOneBy(ClientPayment, { id: body.id });
          if (before) {
            if (before.clientId !== client.id || before.cents !== body.amount || before.day !== body.day)
              throw refuse('other_contents');
            return requireSame(await findPartsByIdempotencyKey(tx.manager, body.id, null), body.parts);
          }
          if (body.bank_line_id !== undefined) await this.requireOpenLine(tx, body.bank_line_id, body);
          await tx.manager.insert(ClientPayment, {
            id: body.id,
            clientId: client.id,
            day: body.day,
            cents: body.amount,
            payer: body.payer,
            reference: body.reference,
            bankLineId: body.bank_line_id ?? null,
            bookedBy: admin.name,
          });
          await this.use(tx, client.id, body.id, body.parts, null);
          const payer = toPayerKey(body.payer);
          if (body.remember_payer && payer !== '')
            await tx.manager.upsert(KnownPayer, { payer, clientId: client.id }, ['payer']);
          await recordAudit(tx, {
            actor: admin,
            action: 'client-payment.booked',
            subject: toSubject(client),
            details: { amount: formatAmount(body.amount), day: body.day, invoices: formatParts(body.parts) },
          });
        }),
    );
    return DONE;
  }

  /** Sent twice it is done once. Throws 404, 409. */
  async allocate(admin: Caller, { id, key, parts }: CallBody<typeof allocateClientPayment>): Promise<Done> {
    await this.transactions.run(async (tx) => {
      const { client, payment } = await this.lock(tx, id);
      if (payment.undoneAt) throw refuse('payment_undone');
      const used = await tx.manager.findBy(PaymentPart, { paymentId: id });
      if (used.some(({ idempotencyKey }) => idempotencyKey === key))
        return requireSame(await findPartsByIdempotencyKey(tx.manager, id, key), parts);
      const overpaid = await findOverpaidByPayment(tx.manager, client.id, id);
      const credit = (await findUsedPayments(tx.manager, client.id)).find((each) => each.id === id);
      const left = credit?.left_cents ?? 0;
      const all = left + sumOverpaid(overpaid);
      if (computeSum(parts) > all) throw refuse('payment_left', { cents: all });
      await takeBack(tx.manager, id, overpaid, computeSum(parts) - left, key);
      await this.use(tx, client.id, id, parts, key);
      await recordAudit(tx, {
        actor: admin,
        action: 'client-payment.allocated',
        subject: toSubject(client),
        details: { day: payment.day, invoices: formatParts(parts) },
      });
    });
    return DONE;
  }

  /** Idempotent. Throws 404, and 409 while some of it is refunded. */
  async undo(admin: Caller, id: string): Promise<Done> {
    await this.transactions.run(async (tx) => {
      const { client, payment } = await this.lock(tx, id);
      if (payment.undoneAt) return;
      const refunded =
        (await findUsedPayments(tx.manager, client.id)).find((each) => each.id === id)?.refunded_cents ?? 0;
      if (refunded > 0) throw refuse('payment_refunded', { cents: refunded });
      await tx.manager.update(ClientPayment, { id }, { undoneAt: databaseNow, undoneBy: admin.name });
      await this.forgetPayer(tx, payment);
      tx.announce('receivable', client.id);
      await recordAudit(tx, {
        actor: admin,
        action: 'client-payment.undone',
        subject: toSubject(client),
        details: { amount: formatAmount(payment.cents), day: payment.day },
      });
    });
    return DONE;
  }

  /** Stops proposing the client for the payer of an undone payment, unless another payment links them. */
  private async forgetPayer({ manager }: Transaction, { payer, clientId }: ClientPayment): Promise<void> {
    const key = toPayerKey(payer);
    if (key === '') return;
    const booked = await manager.find(ClientPayment, {
      select: { id: true, payer: true },
      where: { clientId, undoneAt: IsNull() },
    });
    if (booked.some((other) => toPayerKey(other.payer) === key)) return;
    await manager.delete(KnownPayer, { payer: key, clientId });
  }

  private async lock(tx: Transaction, id: string): Promise<{ client: Client; payment: ClientPayment }> {
    const found = await findRow(tx.manager, ClientPayment, { id }, 'no_such_payment');
    const client = await lockClient(tx, found.clientId);
    return { client, payment: await tx.manager.findOneByOrFail(ClientPayment, { id }) };
  }

  private async requireOpenLine(
    { manager }: Transaction,
    id: string,
    { amount, day }: CallBody<typeof bookClientPayment>,
  ): Promise<void> {
    const line = await lockRow(manager, BankLineRow, { id }, 'no_such_bank_payment');
    if (line.cents !== amount)
      throw new InvalidInput([
        buildFieldProblem('amount', 'other_than_statement', { value: formatAmount(line.cents) }),
      ]);
    // The day says in which quarter its GST is counted.
    if (line.day !== day)
      throw new InvalidInput([buildFieldProblem('day', 'other_than_statement', { value: formatDate(line.day) })]);
    if (line.ignoredAt) throw refuse('bank_payment_ignored');
    if (await manager.existsBy(ClientPayment, { bankLineId: id, undoneAt: IsNull() }))
      throw refuse('bank_payment_booked');
  }

  /** Throws 409 for an invoice that is not the client's, or has less open. */
  private async use(
    { manager }: Transaction,
    clientId: string,
    paymentId: string,
    parts: PaymentParts,
    idempotencyKey: string | null,
  ): Promise<void> {
    if (parts.length === 0) return;
    const numbers = parts.map(({ invoice_number: number }) => number);
    // Notes, new versions and write-offs lock the invoice, as do payments of the job's former client.
    for (const invoice of [Invoice, ClientInvoice])
      await lockRows<Invoice | ClientInvoice>(manager, invoice, { number: In(numbers) });
    const invoices = new Map((await findClientReceivables(manager, clientId)).map((row) => [row.number, row]));
    await manager.insert(
      PaymentPart,
      parts.map(({ invoice_number: number, amount: cents }) => {
        const invoice = invoices.get(number);
        if (!invoice) throw refuse('no_open_invoice', { number });
        if (cents > invoice.open_cents)
          throw refuse('invoice_open_less', { number, cents: Math.max(0, invoice.open_cents) });
        const isJob = invoice.kind === 'job';
        return {
          id: v7(),
          paymentId,
          cents,
          idempotencyKey,
          invoiceId: isJob ? invoice.id : null,
          clientInvoiceId: isJob ? null : invoice.id,
        };
      }),
    );
  }
}

const toComparableText = (parts: readonly { readonly number: string; readonly cents: number }[]): string =>
  parts
    .map(({ number, cents }) => `${number} ${cents}`)
    .toSorted()
    .join('\n');

/** Throws 409 when a press that was sent before named other invoices or amounts. */
function requireSame(
  before: readonly { readonly number: string; readonly cents: number }[],
  parts: PaymentParts,
): void {
  const given = parts.map(({ invoice_number: number, amount: cents }) => ({ number, cents }));
  if (toComparableText(before) !== toComparableText(given)) throw refuse('other_contents');
}

function requireWithin(parts: PaymentParts, amount: number): void {
  const sum = computeSum(parts);
  if (sum > amount)
    throw new InvalidInput([
      buildFieldProblem('parts', 'more_than_received', { sum: formatAmount(sum), received: formatAmount(amount) }),
    ]);
}
