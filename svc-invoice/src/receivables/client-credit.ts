import type { EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import { PaymentPart } from './client-payment.entity.js';
import {
  findClientReceivables,
  findPaidParts,
  findUsedPayments,
  type PaidPart,
  type ReceivableRow,
} from './receivables.queries.js';

/** What can be taken back from an invoice that has less to pay than was paid of it. */
export interface OverpaidInvoice {
  readonly invoice: ReceivableRow;
  /** Above 0. */
  readonly cents: number;
}

/** A payment that was not undone, with the client's credit that is of it. */
export interface PaymentCredit {
  readonly paymentId: string;
  readonly refundedCents: number;
  /** What no invoice has taken and was not paid back. */
  readonly leftCents: number;
  /** What invoices have taken and notes have credited since. */
  readonly overpaid: readonly OverpaidInvoice[];
  /** Both together. */
  readonly cents: number;
}

const findOverpaidInvoices = async (manager: EntityManager, clientId: string): Promise<ReceivableRow[]> =>
  (await findClientReceivables(manager, clientId)).filter(({ open_cents }) => open_cents < 0);

/**
 * The credit of a client by payment, the oldest payment first. What an invoice is overpaid is credit of the payments that paid it last. The sum
 * is the client's credit.
 */
export async function findClientCredit(manager: EntityManager, clientId: string): Promise<PaymentCredit[]> {
  const [payments, invoices] = await Promise.all([
    findUsedPayments(manager, clientId),
    findOverpaidInvoices(manager, clientId),
  ]);
  const parts =
    invoices.length === 0
      ? []
      : await findPaidParts(
          manager,
          invoices.map(({ id }) => id),
        );
  const found = new Map<string, OverpaidInvoice[]>();
  for (const invoice of invoices) {
    let rest = 0 - invoice.open_cents;
    for (const part of parts.filter(({ invoice_id }) => invoice_id === invoice.id)) {
      const cents = Math.min(rest, part.cents);
      rest -= cents;
      if (cents > 0) found.set(part.payment_id, [...(found.get(part.payment_id) ?? []), { invoice, cents }]);
    }
  }
  return payments.map(({ id, left_cents: leftCents, refunded_cents: refundedCents }) => {
    const overpaid = found.get(id) ?? [];
    return {
      paymentId: id,
      refundedCents,
      leftCents,
      overpaid,
      cents: leftCents + sumOverpaid(overpaid),
    };
  });
}

/** What can be taken back of one payment from overpaid invoices, whichever payments paid them last. */
export async function findOverpaidByPayment(
  manager: EntityManager,
  clientId: string,
  paymentId: string,
): Promise<OverpaidInvoice[]> {
  const invoices = await findOverpaidInvoices(manager, clientId);
  if (invoices.length === 0) return [];
  const parts = await findPaidParts(
    manager,
    invoices.map(({ id }) => id),
  );
  const isPaidBy = (invoice: ReceivableRow, { payment_id, invoice_id }: PaidPart) =>
    payment_id === paymentId && invoice_id === invoice.id;
  return invoices.flatMap((invoice) => {
    const part = parts.find((each) => isPaidBy(invoice, each));
    return part ? [{ invoice, cents: Math.min(part.cents, 0 - invoice.open_cents) }] : [];
  });
}

export const sumOverpaid = (overpaid: readonly OverpaidInvoice[]): number =>
  overpaid.reduce((sum, { cents }) => sum + cents, 0);

/**
 * Takes so many cents back from overpaid invoices, in their order: then they are left of the payment.
 * @param key of the press: the parts count from the day of it
 */
export async function takeBack(
  manager: EntityManager,
  paymentId: string,
  overpaid: readonly OverpaidInvoice[],
  cents: number,
  key: string,
): Promise<void> {
  let rest = cents;
  for (const { invoice, cents: most } of overpaid) {
    const part = Math.min(rest, most);
    if (part <= 0) return;
    rest -= part;
    const isJob = invoice.kind === 'job';
    await manager.insert(PaymentPart, {
      id: v7(),
      paymentId,
      invoiceId: isJob ? invoice.id : null,
      clientInvoiceId: isJob ? null : invoice.id,
      cents: 0 - part,
      idempotencyKey: key,
    });
  }
}
