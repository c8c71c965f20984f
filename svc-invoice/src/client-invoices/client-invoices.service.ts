import {
  type ClientInvoice as AnsweredInvoice,
  type AdjustmentNote as AnsweredNote,
  type CallBody,
  formatAmount,
  type markClientInvoiceSent,
} from '@cleaning/contracts';
import {
  type Caller,
  databaseNow,
  findRow,
  KnownAccount,
  lockRow,
  recordAudit,
  refuse,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { Any, type EntityManager } from 'typeorm';
import { parseMonthKey } from '../invoices/month.js';
import { Settings } from '../settings/settings.service.js';
import { type StoredNote, toAnsweredLine, toAnsweredNote } from './answers.js';
import { ClientInvoice, ClientInvoiceLine, ClientInvoiceVersion } from './client-invoice.entity.js';
import { type MonthInvoice, MonthInvoices } from './month-invoices.service.js';
import { readNote, readStoredNotes } from './stored-notes.js';

type SentState = Exclude<AnsweredInvoice['state'], 'issued'>;
const SENT_STATES: ReadonlySet<string> = new Set<SentState>(['sent', 'part-paid', 'paid', 'overdue']);
const isSent = (state: string): state is SentState => SENT_STATES.has(state);

/** An invoice with everything that was issued under its number. */
export interface WholeInvoice {
  readonly invoice: ClientInvoice;
  readonly version: ClientInvoiceVersion;
  /** Newest first. */
  readonly versions: readonly ClientInvoiceVersion[];
  readonly lines: readonly ClientInvoiceLine[];
  /** Oldest first. */
  readonly notes: readonly StoredNote[];
  readonly names: ReadonlyMap<string, string>;
}

/** Clients' invoices that were issued: read, printed, and marked as sent. */
@Injectable()
export class ClientInvoices {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly months: MonthInvoices,
    private readonly settings: Settings,
  ) {}

  /** Throws 404. */
  async read(number: string, manager: EntityManager = this.manager): Promise<AnsweredInvoice> {
    const whole = await this.getWhole(manager, number);
    const { invoice, version, versions, lines, notes, names } = whole;
    const { row, differences } = await this.getMonthNow(manager, invoice);
    const { state, paid, written_off, open, adjust_until } = row;
    return {
      number: invoice.number,
      client_id: invoice.clientId,
      month: invoice.month,
      version: invoice.version,
      state: isSent(state) ? state : 'issued',
      issued_on: version.issuedOn,
      due_on: version.dueOn,
      order_number: version.orderNumber,
      to_name: version.toName,
      to_trading_name: version.toTradingName,
      to_abn: version.toAbn,
      to_address: version.toAddress,
      lines: lines.map(toAnsweredLine),
      sub_total: formatAmount(version.subTotalCents),
      gst: formatAmount(version.gstCents),
      gst_rate_percent: version.gstRate / 100,
      total: formatAmount(version.totalCents),
      supplier: version.supplier,
      sending: invoice.sendWantedAt !== null && invoice.sentAt === null,
      sent_at: invoice.sentAt?.toISOString() ?? '',
      versions: versions.map(({ version: each, issuedOn, issuedBy, totalCents }) => ({
        version: each,
        issued_on: issuedOn,
        issued_by: names.get(issuedBy) ?? '',
        total: formatAmount(totalCents),
      })),
      notes: notes.map((note) => toAnsweredNote(note, invoice, version.issuedOn)),
      adjusted_total: formatAmount(notes.at(-1)?.adjustedTotalCents ?? version.totalCents),
      differences: differences.map(({ jobId, place, invoicedCents, nowCents }) => ({
        job_id: jobId ?? '',
        place,
        invoiced: formatAmount(invoicedCents),
        now: formatAmount(nowCents),
        difference: formatAmount(nowCents - invoicedCents),
      })),
      paid,
      written_off,
      open,
      adjust_until,
    };
  }

  /** Throws 404. */
  getNote(number: string): Promise<AnsweredNote> {
    return readNote(this.manager, number);
  }

  /** Throws 404, 409. */
  async markSent(admin: Caller, { number, version }: CallBody<typeof markClientInvoiceSent>): Promise<AnsweredInvoice> {
    await this.transactions.run(async (tx) => {
      const { manager } = tx;
      const invoice = await this.lock(manager, number);
      if (invoice.sentAt) return;
      if (invoice.version !== version) throw refuse('invoice_newer_look', { version: invoice.version });
      if (invoice.sendWantedAt) throw refuse('invoice_being_mailed');
      const { gst_confirmed } = await this.settings.get(manager);
      if (!gst_confirmed) throw refuse('gst_not_confirmed');
      await manager.update(ClientInvoice, { id: invoice.id }, { sentAt: databaseNow });
      await recordAudit(tx, {
        actor: admin,
        action: 'invoice.marked-sent',
        subject: { kind: 'invoice', id: invoice.id, name: number },
      });
    });
    return this.read(number);
  }

  /** The invoice, locked until the transaction ends. Throws 404. */
  async lock(manager: EntityManager, number: string): Promise<ClientInvoice> {
    return lockRow(manager, ClientInvoice, { number }, 'no_such_invoice');
  }

  /** Throws 404. */
  async getWhole(manager: EntityManager, number: string): Promise<WholeInvoice> {
    const invoice = await findRow(manager, ClientInvoice, { number }, 'no_such_invoice');
    const clientInvoiceId = invoice.id;
    const [versions, lines] = await Promise.all([
      manager.find(ClientInvoiceVersion, { where: { clientInvoiceId }, order: { version: 'DESC' } }),
      manager.find(ClientInvoiceLine, {
        where: { clientInvoiceId, version: invoice.version },
        order: { position: 'ASC' },
      }),
    ]);
    const version = versions.find((each) => each.version === invoice.version);
    if (!version) throw new Error('The newest version of an invoice is missing');
    const [notes, people] = await Promise.all([
      readStoredNotes(manager, { clientInvoiceId }, version.totalCents),
      manager.findBy(KnownAccount, { id: Any(versions.map(({ issuedBy }) => issuedBy)) }),
    ]);
    const names = new Map(people.map(({ id, name }) => [id, name ?? '']));
    return { invoice, version, versions, lines, notes, names };
  }

  /** The current state of the invoice's month, with differences. */
  async getMonthNow(manager: EntityManager, { clientId, month }: ClientInvoice): Promise<MonthInvoice> {
    const [found] = await this.months.findByMonths(manager, [parseMonthKey(month)], [clientId]);
    if (!found) throw refuse('no_such_invoice');
    return found;
  }
}
