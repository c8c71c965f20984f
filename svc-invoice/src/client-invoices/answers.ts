import { type AdjustmentNote as AnsweredNote, type ClientInvoiceLine, formatAmount } from '@cleaning/contracts';
import type { AdjustmentNote, AdjustmentNoteLine } from './adjustment-note.entity.js';
import type { ClientInvoice } from './client-invoice.entity.js';
import type { InvoiceLine } from './month-rules.js';

/** A line in the form of the contract. */
export const toAnsweredLine = (line: InvoiceLine): ClientInvoiceLine => ({
  job_id: line.jobId ?? '',
  place: line.place,
  address: line.address,
  from: line.from,
  to: line.to,
  basis: line.basis,
  visits: line.visits,
  minutes: line.minutes,
  reason: line.reason,
  missed: line.missed,
  cancelled: line.cancelled,
  re_cleans: line.reCleans,
  credit: formatAmount(line.creditCents),
  price: line.priceCents === null ? '' : formatAmount(line.priceCents),
  amount: formatAmount(line.cents),
});

/** A note with related data. */
export interface StoredNote {
  readonly note: AdjustmentNote;
  readonly lines: readonly AdjustmentNoteLine[];
  /** Numbers of the note that it reverses, and of the one that reverses it; empty otherwise. */
  readonly undoes: string;
  readonly undoneBy: string;
  /** The admin's name. */
  readonly issuedBy: string;
  /** The invoice with all notes until this one. */
  readonly adjustedTotalCents: number;
}

/** A note in the form of the contract. */
export function toAnsweredNote(
  { note, lines, undoneBy, undoes, issuedBy, adjustedTotalCents }: StoredNote,
  invoice: Pick<ClientInvoice, 'number'>,
  issuedOn: string,
): AnsweredNote {
  return {
    number: note.number,
    invoice_number: invoice.number,
    invoice_issued_on: issuedOn,
    issued_on: note.issuedOn,
    issued_by: issuedBy,
    reason: note.reason,
    known_on: note.knownOn,
    to_name: note.toName,
    to_trading_name: note.toTradingName,
    to_abn: note.toAbn,
    to_address: note.toAddress,
    lines: lines.map(({ description, cents }) => ({ description, amount: formatAmount(cents) })),
    sub_total: formatAmount(note.subTotalCents),
    gst: formatAmount(note.gstCents),
    total: formatAmount(note.totalCents),
    gst_rate_percent: note.gstRate / 100,
    adjusted_total: formatAmount(adjustedTotalCents),
    supplier: note.supplier,
    undoes,
    undone_by: undoneBy,
    sending: note.sendWantedAt !== null && note.sentAt === null,
    sent_at: note.sentAt?.toISOString() ?? '',
  };
}
