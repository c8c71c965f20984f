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

/** Amount that can be taken back from an invoice whose total is below its payments. */
export interface OverpaidInvoice {
  readonly invoice: ReceivableRow;
  /** Above 0. */
  readonly cents: number;
}

/** A valid payment with its part of the client's credit. */
export interface PaymentCredit {
  readonly paymentId: string;
  readonly refundedCents: number;
  /** Neither used by invoices nor refunded. */
  readonly leftCents: number;
  /** Used by invoices, but credited by notes since. */
  readonly overpaid: readonly OverpaidInvoice[];
  /** Sum of both. */
  readonly cents: number;
}

const findOverpaidInvoices = async (manager: EntityManager, clientId: string): Promise<ReceivableRow[]> =>
  (await findClientReceivables(manager, clientId)).filter(({ open_cents }) => open_cents < 0);

/**
 * A client's credit by payment, oldest payment first. Overpayment of an invoice is credit of its latest payments. Sums
 * to the client's credit.
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

/** Amounts of one payment that can be taken back from overpaid invoices, even if other payments paid them later. */
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
 * Takes a number of cents back from overpaid invoices, in order, to make them available in the payment.
 * @param key key of the press: the parts count from its day
 */
export async function takeBack(
  manager: EntityManager,
  paymentId: string,
  overpaid: readonly OverpaidInvoice[],
  cents: number,
  key: string,
): Promise<void> {
  let rest = cents;
  for (const { invoice, cents: available } of overpaid) {
    const part = Math.min(rest, available);
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
