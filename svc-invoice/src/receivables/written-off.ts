import { refuse } from '@cleaning/service-kit';
import { Any, type EntityManager, IsNull } from 'typeorm';
import { PaymentPart, WriteOffRow } from './client-payment.entity.js';

type Kind = 'client' | 'job';

/** An invoice of either kind. It is locked: whoever pays it or writes it off waits. */
interface LockedInvoice {
  readonly id: string;
  readonly kind: Kind;
  readonly number: string;
}

/** Cents of an invoice that were written off, and that were paid. */
export interface WrittenOff {
  readonly offCents: number;
  readonly paidCents: number;
}

const COLUMNS = { client: 'clientInvoiceId', job: 'invoiceId' } as const satisfies Record<Kind, keyof WriteOffRow>;

/** Amounts written off and paid of these invoices, by id; leaves out those without a write-off. */
export async function findWrittenOff(
  manager: EntityManager,
  kind: Kind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WrittenOff>> {
  const column = COLUMNS[kind];
  const found = new Map<string, WrittenOff>();
  if (ids.length === 0) return found;
  const sums = { offCents: 0, paidCents: 0 };
  for (const row of await manager.findBy(WriteOffRow, { [column]: Any([...ids]), undoneAt: IsNull() })) {
    const id = row[column] ?? '';
    found.set(id, { ...sums, offCents: (found.get(id)?.offCents ?? 0) + row.cents });
  }
  if (found.size === 0) return found;
  const paid = await manager
    .createQueryBuilder(PaymentPart, 'part')
    .innerJoin('client_payment', 'payment', 'payment.id = part.payment_id AND payment.undone_at IS NULL')
    .where({ [column]: Any([...found.keys()]) })
    .getMany();
  for (const part of paid) {
    const id = part[column] ?? '';
    const before = found.get(id) ?? sums;
    found.set(id, { ...before, paidCents: before.paidCents + part.cents });
  }
  return found;
}

/** True if a write-off would look like unpaid credit when the invoice, with notes and GST, has this many cents. */
export const isBelowWriteOff = (off: WrittenOff | undefined, totalCents: number): off is WrittenOff =>
  off !== undefined && totalCents < off.offCents + off.paidCents;

/** Call before an invoice's total decreases, by a note or by another version of an unsent one. Throws 409. */
export async function requireNotWrittenOff(
  manager: EntityManager,
  { id, kind, number }: LockedInvoice,
  totalCents: number,
): Promise<void> {
  const off = (await findWrittenOff(manager, kind, [id])).get(id);
  if (isBelowWriteOff(off, totalCents)) throw refuse('written_off', { number, cents: off.offCents });
}
