import { formatAmount, getBusinessToday } from '@cleaning/contracts';
import {
  type Caller,
  type CommonEnvironment,
  ENVIRONMENT,
  getNow,
  recordAudit,
  refuse,
  type Transaction,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { DocumentMails } from '../document-mail/document-mails.service.js';
import { requireNotWrittenOff } from '../receivables/written-off.js';
import { Settings } from '../settings/settings.service.js';
import { AdjustmentNote, AdjustmentNoteCounter, AdjustmentNoteLine } from './adjustment-note.entity.js';
import type { StoredNote } from './answers.js';
import type { ClaimChange } from './claims.entity.js';
import { computeNoteAmounts } from './month-rules.js';

const PREFIX = 'ADJ-';
const DIGITS = 5;

export type NewLine = Pick<AdjustmentNoteLine, 'jobId' | 'extraId' | 'description' | 'cents'>;

export interface NewNote {
  readonly reason: string;
  readonly knownOn: string;
  readonly undoesId: string | null;
  readonly lines: readonly NewLine[];
  readonly send: boolean;
  /** Key of the press; null without one. */
  readonly key: string | null;
  readonly claims: ClaimChange | null;
}

/** A locked invoice of either kind, as needed for a note. */
export interface NotedInvoice {
  readonly id: string;
  readonly number: string;
  readonly kind: 'client' | 'job';
  readonly addressee: Pick<AdjustmentNote, 'toName' | 'toTradingName' | 'toAbn' | 'toAddress'>;
  readonly subTotalCents: number;
  readonly gstCents: number;
  readonly gstRate: number;
  /** Email address for the client's invoices; empty if unknown. */
  readonly mail: string;
  readonly notes: readonly StoredNote[];
}

/** True if the press with this key has issued its note. */
export const isIssued = (notes: readonly StoredNote[], key: string | null): boolean =>
  key !== null && notes.some(({ note }) => note.idempotencyKey === key);

/** A note's line that reverses a line. */
export const buildReversalLine = ({ jobId, extraId, description, cents }: AdjustmentNoteLine): NewLine => ({
  jobId,
  extraId,
  cents: -cents,
  description: `Undone: ${description}`.slice(0, 400),
});

/** Numbers of notes, of one series for the invoices of clients and of jobs. */
@Injectable()
export class NoteWriter {
  constructor(
    private readonly settings: Settings,
    private readonly mails: DocumentMails,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  /** Throws 409. */
  async write(
    tx: Transaction,
    admin: Caller,
    invoice: NotedInvoice,
    { reason, knownOn, undoesId, lines, send, key, claims }: NewNote,
  ): Promise<void> {
    const { manager } = tx;
    const settings = await this.settings.get(manager);
    if (send && !settings.gst_confirmed) throw refuse('gst_not_confirmed');
    if (send && invoice.mail === '') throw refuse('client_without_email');
    const before = invoice.notes.reduce(
      ({ subTotal, gst }, { note }) => ({ subTotal: subTotal + note.subTotalCents, gst: gst + note.gstCents }),
      { subTotal: invoice.subTotalCents, gst: invoice.gstCents },
    );
    const added = lines.reduce((sum, { cents }) => sum + cents, 0);
    if (added === 0) throw refuse('note_changes_nothing');
    if (before.subTotal + added < 0) throw refuse('note_too_much');
    const { subTotal, gst, total } = computeNoteAmounts(before, added, invoice.gstRate);
    await requireNotWrittenOff(manager, invoice, before.subTotal + before.gst + total);
    const counter = await manager.findOneOrFail(AdjustmentNoteCounter, {
      where: { onlyRow: true },
      lock: { mode: 'pessimistic_write' },
    });
    const lastNumber = counter.lastNumber + 1;
    await manager.update(AdjustmentNoteCounter, { onlyRow: true }, { lastNumber });
    const now = getNow();
    const isJob = invoice.kind === 'job';
    const note: AdjustmentNote = {
      id: v7(),
      number: `${PREFIX}${String(lastNumber).padStart(DIGITS, '0')}`,
      clientInvoiceId: isJob ? null : invoice.id,
      invoiceId: isJob ? invoice.id : null,
      undoesId,
      issuedAt: now,
      issuedOn: getBusinessToday(this.env.BUSINESS_TZ, now),
      issuedBy: admin.id,
      reason,
      knownOn,
      ...invoice.addressee,
      subTotalCents: subTotal,
      gstCents: gst,
      totalCents: total,
      gstRate: invoice.gstRate,
      supplier: settings.supplier,
      sendWantedAt: send ? now : null,
      sentAt: null,
      idempotencyKey: key,
      claims,
    };
    await manager.insert(AdjustmentNote, note);
    const rows = lines.map((line, index) => ({ ...line, noteId: note.id, position: index + 1 }));
    await manager.insert(AdjustmentNoteLine, rows);
    if (send) await this.mails.queueIssued(tx, admin, 'adjustment-note', [note.number]);
    await recordAudit(tx, {
      actor: admin,
      action: 'invoice.adjusted',
      subject: { kind: 'invoice', id: invoice.id, name: invoice.number },
      details: { note: note.number, total: formatAmount(total), reason },
    });
  }
}
