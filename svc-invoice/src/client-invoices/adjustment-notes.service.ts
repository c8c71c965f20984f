import {
  type ClientInvoice as AnsweredInvoice,
  amountText,
  type BodyOf,
  businessToday,
  dollarsText,
  type issueAdjustmentNote,
  type undoAdjustmentNote,
} from '@cleaning/contracts';
import {
  type Caller,
  type CommonEnvironment,
  Conflict,
  ENVIRONMENT,
  InvalidInput,
  NotFound,
  recordAudit,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { Client } from '../clients/client.entity.js';
import { DocumentMails } from '../document-mail/document-mails.service.js';
import { monthOfKey } from '../invoices/month.js';
import { isOnOtherInvoice } from '../invoices/other-invoices.queries.js';
import { Settings } from '../settings/settings.service.js';
import { AdjustmentNote, AdjustmentNoteCounter, AdjustmentNoteLine } from './adjustment-note.entity.js';
import { ClientInvoice } from './client-invoice.entity.js';
import { ClientInvoices, type WholeInvoice } from './client-invoices.service.js';
import { claim } from './issuing.queries.js';
import { MonthLines } from './month-lines.service.js';
import { noteAmounts } from './month-rules.js';

const PREFIX = 'ADJ-';
const DIGITS = 5;

const dollars = (cents: number) => dollarsText(amountText(cents));

type NewLine = Pick<AdjustmentNoteLine, 'jobId' | 'extraId' | 'description' | 'cents'>;

interface NewNote {
  readonly reason: string;
  readonly knownOn: string;
  readonly undoesId: string | null;
  readonly lines: readonly NewLine[];
  readonly send: boolean;
}

/** Corrections of clients' invoices that were sent. */
@Injectable()
export class AdjustmentNotes {
  constructor(
    private readonly transactions: Transactions,
    private readonly invoices: ClientInvoices,
    private readonly monthLines: MonthLines,
    private readonly settings: Settings,
    private readonly mails: DocumentMails,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  /** Throws NotFound, InvalidInput, Conflict. */
  async issue(admin: Caller, body: BodyOf<typeof issueAdjustmentNote>): Promise<AnsweredInvoice> {
    const { number, reason, known_on: knownOn, difference, lines: written, send } = body;
    if (knownOn > businessToday(this.env.BUSINESS_TZ))
      throw new InvalidInput([{ field: 'known_on', msg: 'must not be after today' }]);
    if (difference === '' && written.length === 0)
      throw new InvalidInput([{ field: 'lines', msg: 'must have an amount' }]);
    await this.run(async (tx) => {
      const { manager } = tx;
      const invoice = await this.invoices.locked(manager, number);
      const whole = await this.invoices.whole(manager, number);
      if (!invoice.sentAt)
        throw new Conflict('This invoice was not sent. Issue it again instead: it gets a new version.');
      const lines: NewLine[] = written.map(({ description, amount: cents }) => ({
        ...{ jobId: null, extraId: null, description, cents },
      }));
      if (difference !== '') {
        const [, differences] = await this.invoices.differences(manager, invoice);
        const differing = differences.map(({ jobId, extraId, place, invoicedCents, nowCents }) => ({
          ...{ jobId, extraId, cents: nowCents - invoicedCents },
          description: `${place || 'Extra'}: ${dollars(nowCents)} instead of ${dollars(invoicedCents)}, without GST`,
        }));
        if (differing.reduce((sum, { cents }) => sum + cents, 0) !== difference)
          throw new Conflict('The difference is another one by now. Please look at it again.');
        lines.unshift(...differing);
        await this.claimAnew(tx, whole);
      }
      await this.write(tx, admin, whole, { reason, knownOn, undoesId: null, lines, send });
    });
    return this.invoices.read(number);
  }

  /** Throws NotFound, Conflict. */
  async undo(admin: Caller, { number, reason, send }: BodyOf<typeof undoAdjustmentNote>): Promise<AnsweredInvoice> {
    const invoiceNumber = await this.run(async (tx) => {
      const { manager } = tx;
      const note = await manager.findOneBy(AdjustmentNote, { number });
      if (!note) throw new NotFound('There is no such adjustment note.');
      const { number: invoiceNumber } = await manager.findOneByOrFail(ClientInvoice, { id: note.clientInvoiceId });
      await this.invoices.locked(manager, invoiceNumber);
      const whole = await this.invoices.whole(manager, invoiceNumber);
      const kept = whole.notes.find((each) => each.note.id === note.id);
      if (!kept || kept.undoneBy) throw new Conflict(`${number} was taken back already, by ${kept?.undoneBy}.`);
      if (note.undoesId) throw new Conflict(`${number} takes ${kept.undoes} back. Issue a further note instead.`);
      const lines = kept.lines.map(({ jobId, extraId, description, cents }) => ({
        ...{ jobId, extraId, cents: -cents, description: `Taken back: ${description}`.slice(0, 400) },
      }));
      const knownOn = businessToday(this.env.BUSINESS_TZ);
      await this.write(tx, admin, whole, { reason, knownOn, undoesId: note.id, lines, send });
      return invoiceNumber;
    });
    return this.invoices.read(invoiceNumber);
  }

  private async run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.transactions.run(work).catch((error) => {
      if (isOnOtherInvoice(error))
        throw new Conflict('Some of the work is on another invoice by now. Please look at it again.');
      throw error;
    });
  }

  private async write(
    tx: Transaction,
    admin: Caller,
    { invoice, version, notes }: WholeInvoice,
    { reason, knownOn, undoesId, lines, send }: NewNote,
  ): Promise<void> {
    const { manager } = tx;
    const [settings, client] = await Promise.all([
      this.settings.current(manager),
      manager.findOneByOrFail(Client, { id: invoice.clientId }),
    ]);
    if (send && !settings.gst_confirmed) throw new Conflict('The GST rate is not confirmed in the invoice settings.');
    if (send && client.billingEmail === '') throw new Conflict('The client has no mail address for invoices.');
    const before = notes.reduce(
      ({ subTotal, gst }, { note }) => ({ subTotal: subTotal + note.subTotalCents, gst: gst + note.gstCents }),
      { subTotal: version.subTotalCents, gst: version.gstCents },
    );
    const added = lines.reduce((sum, { cents }) => sum + cents, 0);
    if (added === 0) throw new Conflict('The note would change nothing.');
    if (before.subTotal + added < 0) throw new Conflict('The note would take off more than the invoice has.');
    const { subTotal, gst, total } = noteAmounts(before, added, version.gstRate);
    const counter = await manager.findOneOrFail(AdjustmentNoteCounter, {
      where: { onlyRow: true },
      lock: { mode: 'pessimistic_write' },
    });
    const lastNumber = counter.lastNumber + 1;
    await manager.update(AdjustmentNoteCounter, { onlyRow: true }, { lastNumber });
    const now = new Date();
    const note: AdjustmentNote = {
      ...{ id: v7(), number: `${PREFIX}${String(lastNumber).padStart(DIGITS, '0')}`, clientInvoiceId: invoice.id },
      ...{ undoesId, issuedAt: now, issuedOn: businessToday(this.env.BUSINESS_TZ, now), issuedBy: admin.id },
      ...{ reason, knownOn, toName: version.toName, toTradingName: version.toTradingName, toAbn: version.toAbn },
      ...{ toAddress: version.toAddress, subTotalCents: subTotal, gstCents: gst, totalCents: total },
      ...{ gstRate: version.gstRate, supplier: settings.supplier, sendWantedAt: send ? now : null, sentAt: null },
    };
    await manager.insert(AdjustmentNote, note);
    const rows = lines.map((line, index) => ({ ...line, noteId: note.id, position: index + 1 }));
    await manager.insert(AdjustmentNoteLine, rows);
    if (send) await this.mails.queueIssued(tx, admin, 'adjustment-note', [note.number]);
    tx.announce('invoice', invoice.number);
    await recordAudit(tx, {
      actor: admin,
      action: 'invoice.adjusted',
      subject: { kind: 'invoice', id: invoice.id, name: invoice.number },
      details: { note: note.number, total: amountText(total), reason },
    });
  }

  /** The invoice has the work of its places as it is now: what is not theirs any more can go on another one. */
  private async claimAnew({ manager }: Transaction, { invoice }: WholeInvoice): Promise<void> {
    const now = await this.monthLines.of(manager, monthOfKey(invoice.month), [invoice.clientId]);
    const lines = now.get(invoice.clientId)?.lines ?? [];
    await claim(
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
