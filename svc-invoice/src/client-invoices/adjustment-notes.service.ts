import {
  type ClientInvoice as AnsweredInvoice,
  type JobInvoiceNotes as AnsweredNotes,
  buildFieldProblem,
  type CallBody,
  formatDollars,
  getBusinessToday,
  type issueAdjustmentNote,
  type undoAdjustmentNote,
} from '@cleaning/contracts';
import {
  type Caller,
  type CommonEnvironment,
  ENVIRONMENT,
  findRow,
  getNow,
  InvalidInput,
  refuse,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { Client } from '../clients/client.entity.js';
import { findInvoiceMail } from '../clients/invoice-mails.queries.js';
import { parseMonthKey } from '../invoices/month.js';
import { isOnOtherInvoice } from '../invoices/other-invoices.queries.js';
import { AdjustmentNote } from './adjustment-note.entity.js';
import type { ClaimChange } from './claims.entity.js';
import { type ClaimingInvoice, claimLines, trackClaimChange, undoClaimChange } from './claims.queries.js';
import { ClientInvoice } from './client-invoice.entity.js';
import { ClientInvoices, type WholeInvoice } from './client-invoices.service.js';
import { JobInvoiceNotes } from './job-invoice-notes.service.js';
import { MonthLines } from './month-lines.service.js';
import { buildClientMonthKey } from './month-rules.js';
import { buildReversalLine, isIssued, type NewLine, type NewNote, NoteWriter } from './note-writer.service.js';

const getClaims = ({ id }: ClientInvoice): ClaimingInvoice => ({ column: 'client_invoice_id', id });

/** Corrections of invoices that were sent. */
@Injectable()
export class AdjustmentNotes {
  constructor(
    private readonly transactions: Transactions,
    private readonly invoices: ClientInvoices,
    private readonly monthLines: MonthLines,
    private readonly ofJobs: JobInvoiceNotes,
    private readonly writer: NoteWriter,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  /** Throws 404, 400, 409. */
  async issue(admin: Caller, body: CallBody<typeof issueAdjustmentNote>): Promise<AnsweredInvoice | AnsweredNotes> {
    const { number, reason, known_on: knownOn, difference, lines: written, send } = body;
    const key = body.key ?? null;
    if (knownOn > getBusinessToday(this.env.BUSINESS_TZ, getNow()))
      throw new InvalidInput([buildFieldProblem('known_on', 'after_today')]);
    if (difference === '' && written.length === 0)
      throw new InvalidInput([buildFieldProblem('lines', 'without_amount')]);
    const isOfClient = await this.run(async (tx) => {
      const { manager } = tx;
      if (!(await manager.existsBy(ClientInvoice, { number }))) {
        await this.ofJobs.issue(tx, admin, body);
        return false;
      }
      const invoice = await this.invoices.lock(manager, number);
      const whole = await this.invoices.getWhole(manager, number);
      if (isIssued(whole.notes, key)) return true;
      if (!invoice.sentAt) throw refuse('invoice_not_sent_issue');
      const lines: NewLine[] = written.map(({ description, amount: cents }) => ({
        jobId: null,
        extraId: null,
        description,
        cents,
      }));
      let claims: ClaimChange | null = null;
      if (difference !== '') {
        const { differences } = await this.invoices.getMonthNow(manager, invoice);
        const differing = differences.map(({ jobId, extraId, place, invoicedCents, nowCents }) => ({
          jobId,
          extraId,
          cents: nowCents - invoicedCents,
          description: `${place || 'Extra'}: ${formatDollars(nowCents)} instead of ${formatDollars(invoicedCents)}, excluding GST`,
        }));
        if (differing.reduce((sum, { cents }) => sum + cents, 0) !== difference)
          throw refuse('note_difference_changed');
        lines.unshift(...differing);
        claims = await trackClaimChange(manager, getClaims(invoice), () => this.renewClaim(tx, whole));
      }
      await this.write(tx, admin, whole, { reason, knownOn, undoesId: null, lines, send, key, claims });
      return true;
    });
    return isOfClient ? this.invoices.read(number) : this.ofJobs.read(number);
  }

  /** Throws 404, 409. */
  async undo(
    admin: Caller,
    { number, reason, send }: CallBody<typeof undoAdjustmentNote>,
  ): Promise<AnsweredInvoice | AnsweredNotes> {
    const knownOn = getBusinessToday(this.env.BUSINESS_TZ, getNow());
    const invoice = await this.run(async (tx) => {
      const { manager } = tx;
      const note = await findRow(manager, AdjustmentNote, { number }, 'no_such_note');
      const { id: noteId, invoiceId, clientInvoiceId } = note;
      if (invoiceId !== null)
        return { job: await this.ofJobs.undo(tx, admin, { noteId, invoiceId, reason, knownOn, send }) };
      const { number: client } = await manager.findOneByOrFail(ClientInvoice, { id: clientInvoiceId ?? '' });
      await this.invoices.lock(manager, client);
      const whole = await this.invoices.getWhole(manager, client);
      const kept = whole.notes.find((each) => each.note.id === noteId);
      if (!kept) throw refuse('no_such_note');
      if (kept.undoneBy) throw refuse('note_undone', { number, by: kept.undoneBy });
      if (note.undoesId) throw refuse('note_undoes', { number, undoes: kept.undoes });
      if (note.claims) await undoClaimChange(manager, getClaims(whole.invoice), note.claims);
      const lines = kept.lines.map(buildReversalLine);
      await this.write(tx, admin, whole, { reason, knownOn, undoesId: noteId, lines, send, key: null, claims: null });
      return { client };
    });
    return invoice.client === undefined ? this.ofJobs.read(invoice.job) : this.invoices.read(invoice.client);
  }

  private async run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.transactions.run(work).catch((error) => {
      if (isOnOtherInvoice(error)) throw refuse('note_work_elsewhere');
      throw error;
    });
  }

  private async write(
    tx: Transaction,
    admin: Caller,
    { invoice, version, notes }: WholeInvoice,
    note: NewNote,
  ): Promise<void> {
    const client = await tx.manager.findOneByOrFail(Client, { id: invoice.clientId });
    const mail = await findInvoiceMail(tx.manager, client);
    const { toName, toTradingName, toAbn, toAddress, subTotalCents, gstCents, gstRate } = version;
    await this.writer.write(
      tx,
      admin,
      {
        id: invoice.id,
        number: invoice.number,
        kind: 'client',
        notes,
        mail,
        addressee: { toName, toTradingName, toAbn, toAddress },
        subTotalCents,
        gstCents,
        gstRate,
      },
      note,
    );
  }

  /** Updates the invoice's claims to the current work, so that released work can go on another one. */
  private async renewClaim({ manager }: Transaction, { invoice }: WholeInvoice): Promise<void> {
    const now = await this.monthLines.findByMonths(manager, [parseMonthKey(invoice.month)], [invoice.clientId]);
    const lines = now.get(buildClientMonthKey(invoice.clientId, invoice.month))?.lines ?? [];
    await claimLines(
      manager,
      [invoice.id],
      lines.flatMap(({ jobId: job_id, extraId, basis, from, to }) =>
        job_id === null || extraId !== null
          ? []
          : [{ invoice_id: invoice.id, job_id, from, to, by_hour: basis === 'hour' }],
      ),
    );
  }
}
