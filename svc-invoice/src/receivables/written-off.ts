import { amountText } from '@cleaning/contracts';
import { Conflict } from '@cleaning/service-kit';
import { type EntityManager, IsNull } from 'typeorm';
import { PaymentPart, WriteOffRow } from './client-payment.entity.js';

/** An invoice of either kind. It is locked: whoever pays it or writes it off waits. */
interface LockedInvoice {
  readonly id: string;
  readonly kind: 'client' | 'job';
  readonly number: string;
}

/**
 * Before an invoice gets less: by a note, or by another version of one that was not sent.
 * Throws Conflict when what was written off of it would look like credit that nobody has paid.
 * @param totalCents what it will have, with its notes and GST
 */
export async function requireNotWrittenOff(
  manager: EntityManager,
  { id, kind, number }: LockedInvoice,
  totalCents: number,
): Promise<void> {
  const of = kind === 'job' ? { invoiceId: id } : { clientInvoiceId: id };
  const offCents = (await manager.sum(WriteOffRow, 'cents', { ...of, undoneAt: IsNull() })) ?? 0;
  if (offCents === 0) return;
  const parts = await manager
    .createQueryBuilder(PaymentPart, 'part')
    .innerJoin('client_payment', 'payment', 'payment.id = part.payment_id AND payment.undone_at IS NULL')
    .where(kind === 'job' ? 'part.invoice_id = :id' : 'part.client_invoice_id = :id', { id })
    .select('coalesce(sum(part.cents), 0)', 'cents')
    .getRawOne<{ cents: string }>();
  if (totalCents < offCents + Number(parts?.cents ?? 0))
    throw new Conflict(`A$${amountText(offCents)} of invoice ${number} are written off. Take that back first.`);
}
