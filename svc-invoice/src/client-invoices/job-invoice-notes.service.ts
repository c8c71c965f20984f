import {
  ADJUSTMENT_DAYS,
  type JobInvoiceNotes as AnsweredNotes,
  addDays,
  type CallBody,
  formatAmount,
  formatDollars,
  type issueAdjustmentNote,
} from '@cleaning/contracts';
import {
  type Caller,
  type CommonEnvironment,
  ENVIRONMENT,
  lockRow,
  refuse,
  type Transaction,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager, IsNull } from 'typeorm';
import { findInvoiceMail } from '../clients/invoice-mails.queries.js';
import { findInvoiceClient } from '../invoices/buyer.js';
import { Invoice, InvoiceVersion } from '../invoices/invoice.entity.js';
import { Invoices } from '../invoices/invoices.service.js';
import { parseMonthKey } from '../invoices/month.js';
import { type StoredNote, toAnsweredNote } from './answers.js';
import type { ClaimChange } from './claims.entity.js';
import { type ClaimingInvoice, claimJobWork, trackClaimChange, undoClaimChange } from './claims.queries.js';
import { findChangedSince } from './month-facts.queries.js';
import { buildReversalLine, isIssued, type NewLine, type NotedInvoice, NoteWriter } from './note-writer.service.js';
import { findJobInvoice, getPrintedNumber, readStoredNotes } from './stored-notes.js';

const getClaims = ({ id }: Invoice): ClaimingInvoice => ({ column: 'invoice_id', id });

interface WholeJobInvoice {
  readonly invoice: Invoice;
  readonly version: InvoiceVersion;
  readonly notes: readonly StoredNote[];
  /** Amount at the newest version without an admin's texts, with notes; and the amount now. Cents without GST. */
  readonly invoicedCents: number;
  readonly nowCents: number;
}

/** Corrections of invoices of one job that were sent. */
@Injectable()
export class JobInvoiceNotes {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly invoices: Invoices,
    private readonly writer: NoteWriter,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  /** Throws 404. */
  async read(number: string): Promise<AnsweredNotes> {
    const { manager } = this;
    const { invoice, version, notes, invoicedCents, nowCents } = await this.getWhole(manager, number);
    const differs = nowCents !== invoicedCents;
    const places =
      differs && invoice.sentAt
        ? [
            {
              invoice_id: invoice.id,
              job_id: invoice.jobId,
              issued_at: version.issuedAt,
              month: parseMonthKey(invoice.month),
            },
          ]
        : [];
    const since = await findChangedSince(manager, places, this.env.BUSINESS_TZ);
    const changedOn = since.get(invoice.id);
    return {
      number: invoice.number,
      sent_at: invoice.sentAt?.toISOString() ?? '',
      notes: notes.map((note) =>
        toAnsweredNote(note, { number: getPrintedNumber(invoice, version) }, version.issuedOn),
      ),
      adjusted_total: formatAmount(notes.at(-1)?.adjustedTotalCents ?? version.totalCents),
      invoiced: formatAmount(invoicedCents),
      now: formatAmount(nowCents),
      difference: differs ? formatAmount(nowCents - invoicedCents) : '',
      adjust_until: changedOn ? addDays(changedOn, ADJUSTMENT_DAYS) : '',
    };
  }

  /** Throws 404, 409. */
  async issue(tx: Transaction, admin: Caller, body: CallBody<typeof issueAdjustmentNote>): Promise<void> {
    const { number, reason, known_on: knownOn, difference, lines: written, send, key = null } = body;
    const { manager } = tx;
    await this.lock(manager, number);
    const whole = await this.getWhole(manager, number);
    const { invoice, invoicedCents, nowCents } = whole;
    if (isIssued(whole.notes, key)) return;
    if (!invoice.sentAt) throw refuse('invoice_not_sent_save');
    const lines: NewLine[] = written.map(({ description, amount: cents }) => ({
      jobId: null,
      extraId: null,
      description,
      cents,
    }));
    let claims: ClaimChange | null = null;
    if (difference !== '') {
      if (nowCents - invoicedCents !== difference) throw refuse('note_difference_changed');
      const description = `${whole.version.toName}: ${formatDollars(nowCents)} instead of ${formatDollars(invoicedCents)}, excluding GST`;
      lines.unshift({ jobId: invoice.jobId, extraId: null, description, cents: difference });
      claims = await trackClaimChange(manager, getClaims(invoice), () => claimJobWork(manager, invoice.id));
    }
    await this.writer.write(tx, admin, await this.findNoted(manager, whole), {
      reason,
      knownOn,
      undoesId: null,
      lines,
      send,
      key,
      claims,
    });
  }

  /** Reverses a note of the invoice. Throws 404, 409. */
  async undo(
    tx: Transaction,
    admin: Caller,
    {
      noteId,
      invoiceId,
      ...rest
    }: { noteId: string; invoiceId: string; reason: string; knownOn: string; send: boolean },
  ): Promise<string> {
    const { manager } = tx;
    const { number } = await manager.findOneByOrFail(Invoice, { id: invoiceId });
    await this.lock(manager, number);
    const whole = await this.getWhole(manager, number);
    const kept = whole.notes.find(({ note }) => note.id === noteId);
    if (!kept) throw refuse('no_such_note');
    if (kept.undoneBy) throw refuse('note_undone', { number: kept.note.number, by: kept.undoneBy });
    if (kept.undoes !== '') throw refuse('note_undoes', { number: kept.note.number, undoes: kept.undoes });
    if (kept.note.claims) await undoClaimChange(manager, getClaims(whole.invoice), kept.note.claims);
    await this.writer.write(tx, admin, await this.findNoted(manager, whole), {
      ...rest,
      undoesId: noteId,
      lines: kept.lines.map(buildReversalLine),
      key: null,
      claims: null,
    });
    return number;
  }

  private async lock(manager: EntityManager, number: string): Promise<void> {
    await lockRow(manager, Invoice, { number }, 'no_such_invoice');
  }

  /** Throws 404. */
  private async getWhole(manager: EntityManager, number: string): Promise<WholeJobInvoice> {
    const found = await findJobInvoice(manager, { number });
    if (!found) throw refuse('no_such_invoice');
    const { invoice, version } = found;
    const notes = await readStoredNotes(manager, { invoiceId: invoice.id }, version.totalCents);
    // An admin's edits stay until job or month change.
    const made = await manager.findOne(InvoiceVersion, {
      where: { invoiceId: invoice.id, edits: IsNull() },
      order: { version: 'DESC' },
    });
    const adjusted = notes
      .flatMap(({ lines }) => lines)
      .reduce((sum, { jobId, cents }) => (jobId === null ? sum : sum + cents), 0);
    return {
      invoice,
      version,
      notes,
      invoicedCents: (made ?? version).subTotalCents + adjusted,
      nowCents: await this.invoices.computeSubTotal(manager, invoice),
    };
  }

  private async findNoted(manager: EntityManager, { invoice, version, notes }: WholeJobInvoice): Promise<NotedInvoice> {
    const client = await findInvoiceClient(manager, invoice);
    const { toName, toAddress, buyerName, buyerAbn, subTotalCents, gstCents, gstRate } = version;
    // As on the invoice: the place is below the buyer.
    const toTradingName = buyerName === '' || buyerName === toName ? '' : toName;
    return {
      id: invoice.id,
      number: invoice.number,
      kind: 'job',
      notes,
      subTotalCents,
      gstCents,
      gstRate,
      addressee: { toName: buyerName || toName, toAddress, toTradingName, toAbn: buyerAbn },
      mail: await findInvoiceMail(manager, client),
    };
  }
}
