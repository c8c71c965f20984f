import { type AdjustmentNote as AnsweredNote } from '@cleaning/contracts';
import { KnownAccount, refuse } from '@cleaning/service-kit';
import { Any, type EntityManager } from 'typeorm';
import { Invoice, InvoiceVersion } from '../invoices/invoice.entity.js';
import { AdjustmentNote, AdjustmentNoteLine } from './adjustment-note.entity.js';
import { type StoredNote, toAnsweredNote } from './answers.js';
import { ClientInvoice, ClientInvoiceVersion } from './client-invoice.entity.js';

/**
 * The notes of an invoice, oldest first.
 * @param totalCents of the invoice without them
 */
export async function readStoredNotes(
  manager: EntityManager,
  where: { readonly invoiceId: string } | { readonly clientInvoiceId: string },
  totalCents: number,
): Promise<StoredNote[]> {
  const notes = await manager.find(AdjustmentNote, { where, order: { issuedAt: 'ASC', number: 'ASC' } });
  if (notes.length === 0) return [];
  const [lines, people] = await Promise.all([
    manager.find(AdjustmentNoteLine, {
      where: { noteId: Any(notes.map(({ id }) => id)) },
      order: { position: 'ASC' },
    }),
    manager.findBy(KnownAccount, { id: Any(notes.map(({ issuedBy }) => issuedBy)) }),
  ]);
  let adjustedTotalCents = totalCents;
  return notes.map((note): StoredNote => {
    adjustedTotalCents += note.totalCents;
    return {
      note,
      adjustedTotalCents,
      issuedBy: people.find(({ id }) => id === note.issuedBy)?.name ?? '',
      lines: lines.filter(({ noteId }) => noteId === note.id),
      undoes: notes.find(({ id }) => id === note.undoesId)?.number ?? '',
      undoneBy: notes.find(({ undoesId }) => undoesId === note.id)?.number ?? '',
    };
  });
}

/** The invoice of a job as its newest version says it. */
export async function findJobInvoice(
  manager: EntityManager,
  where: { readonly id: string } | { readonly number: string },
): Promise<{ invoice: Invoice; version: InvoiceVersion } | null> {
  const invoice = await manager.findOneBy(Invoice, where);
  const version =
    invoice &&
    (await manager.findOne(InvoiceVersion, { where: { invoiceId: invoice.id }, order: { version: 'DESC' } }));
  return invoice && version && { invoice, version };
}

/** The number that an invoice of a job has on paper. */
export const getPrintedNumber = (invoice: Invoice, { edits }: InvoiceVersion): string =>
  edits?.invoice_number ?? invoice.number;

/** A note as it is printed. Throws 404. */
export async function readNote(manager: EntityManager, number: string): Promise<AnsweredNote> {
  const found = await manager.findOneBy(AdjustmentNote, { number });
  const printed =
    found &&
    (found.invoiceId
      ? await findJobInvoiceNotes(manager, found.invoiceId)
      : await findClientInvoiceNotes(manager, found));
  const kept = printed?.notes.find(({ note }) => note.number === number);
  if (!printed || !kept) throw refuse('no_such_note');
  return toAnsweredNote(kept, { number: printed.number }, printed.issuedOn);
}

async function findJobInvoiceNotes(manager: EntityManager, id: string) {
  const found = await findJobInvoice(manager, { id });
  if (!found) return null;
  const { invoice, version } = found;
  const notes = await readStoredNotes(manager, { invoiceId: invoice.id }, version.totalCents);
  return { notes, number: getPrintedNumber(invoice, version), issuedOn: version.issuedOn };
}

async function findClientInvoiceNotes(manager: EntityManager, { clientInvoiceId }: AdjustmentNote) {
  const invoice = await manager.findOneByOrFail(ClientInvoice, { id: clientInvoiceId ?? '' });
  const version = await manager.findOneByOrFail(ClientInvoiceVersion, {
    clientInvoiceId: invoice.id,
    version: invoice.version,
  });
  const notes = await readStoredNotes(manager, { clientInvoiceId: invoice.id }, version.totalCents);
  return { notes, number: invoice.number, issuedOn: version.issuedOn };
}
