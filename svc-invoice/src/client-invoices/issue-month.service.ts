import { isDeepStrictEqual } from 'node:util';
import {
  addDays,
  type BlockReason,
  type CallAnswer,
  type CallBody,
  computeAmounts,
  formatAmount,
  getBusinessToday,
  type issueMonthInvoices,
  SENDING_BLOCKS,
  type StoredInvoiceSettings,
} from '@cleaning/contracts';
import {
  type Caller,
  type CommonEnvironment,
  createSerialQueue,
  databaseNow,
  ENVIRONMENT,
  getNow,
  lockRows,
  recordAudit,
  refuse,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { Any, type EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import { getName } from '../clients/clients.service.js';
import type { InvoicedClient } from '../clients/invoice-mails.queries.js';
import { DocumentMails } from '../document-mail/document-mails.service.js';
import { lockInvoiceNumbers } from '../invoices/invoice-numbers.js';
import { parseMonthKey } from '../invoices/month.js';
import { isOnOtherInvoice } from '../invoices/other-invoices.queries.js';
import { findWrittenOff, isBelowWriteOff } from '../receivables/written-off.js';
import { getRate, Settings } from '../settings/settings.service.js';
import { claimLines } from './claims.queries.js';
import { ClientInvoice, ClientInvoiceLine, type ClientInvoiceVersion } from './client-invoice.entity.js';
import { hasJobExtras, insertVersions, putExtrasOn } from './issuing.queries.js';
import type { InvoiceHead } from './month-facts.queries.js';
import { type MonthInvoice, MonthInvoices } from './month-invoices.service.js';
import type { InvoiceLine } from './month-rules.js';

type Body = CallBody<typeof issueMonthInvoices>;
type Answer = CallAnswer<typeof issueMonthInvoices>;
type Result = Answer['results'][number];

/** The invoice's data changed while it was made; it is made again. */
class ConcurrentChangeError extends Error {}
const MAX_TRIES = 3;

/** Contents of a version. */
interface Content
  extends Pick<
    ClientInvoiceVersion,
    | 'toName'
    | 'toTradingName'
    | 'toAbn'
    | 'toAddress'
    | 'orderNumber'
    | 'subTotalCents'
    | 'gstCents'
    | 'totalCents'
    | 'gstRate'
    | 'supplier'
  > {
  readonly lines: readonly InvoiceLine[];
}

interface Issue {
  readonly invoice: ClientInvoice;
  readonly isNew: boolean;
  readonly client: InvoicedClient;
  readonly content: Content;
}

const pickAddressee = (client: InvoicedClient) => ({
  toName: client.legalName,
  toTradingName: client.tradingName,
  toAbn: client.abn,
  toAddress: client.billingAddress,
  orderNumber: client.orderNumber,
});

function readContent({ client, now }: MonthInvoice, settings: StoredInvoiceSettings): Content {
  const gstRate = getRate(settings);
  const sum = now.lines.reduce((total, { cents }) => total + cents, 0);
  const { subTotal: subTotalCents, gst: gstCents, total: totalCents } = computeAmounts(sum, gstRate);
  const { supplier } = settings;
  return { ...pickAddressee(client), subTotalCents, gstCents, totalCents, gstRate, supplier, lines: now.lines };
}

const toAddressee = (head: InvoiceHead) => ({
  toName: head.to_name,
  toTradingName: head.to_trading_name,
  toAbn: head.to_abn,
  toAddress: head.to_address,
  orderNumber: head.order_number,
});

/** Leaves out hourly prices when comparing: they only explain an unchanged amount, and versions of 1.9.0 lack them. */
const removeHourlyPrices = (lines: readonly InvoiceLine[]): InvoiceLine[] =>
  lines.map((line) => (line.basis === 'hour' ? { ...line, priceCents: null } : line));

/** True if a new version would equal the issued one. */
const isSame = (head: InvoiceHead, lines: readonly InvoiceLine[], { client }: MonthInvoice, content: Content) =>
  isDeepStrictEqual(removeHourlyPrices(lines), removeHourlyPrices(content.lines)) &&
  isDeepStrictEqual(toAddressee(head), pickAddressee(client)) &&
  isDeepStrictEqual(head.supplier, content.supplier) &&
  head.gst_rate === content.gstRate &&
  head.due_on === addDays(head.issued_on, client.termsDays);

/** True if a reason blocks issuing. `isKept`: the invoice stays unchanged, so nothing is issued. */
function blocksPress(
  kind: BlockReason['kind'],
  { send, isNew, isKept }: { readonly send: boolean; readonly isNew: boolean; readonly isKept: boolean },
): boolean {
  if (SENDING_BLOCKS.has(kind)) return send;
  if (kind === 'gst-not-confirmed') return send || !isKept;
  // An issued invoice may shrink to nothing.
  if (kind === 'nothing') return isNew;
  return !isKept;
}

/** Issues the invoices of a month to clients. */
@Injectable()
export class MonthInvoiceIssuer {
  /** Issues of this process run one after the other: one that waits for the counter of numbers holds no connection. */
  private readonly runInTurn = createSerialQueue();

  constructor(
    private readonly transactions: Transactions,
    private readonly months: MonthInvoices,
    private readonly settings: Settings,
    private readonly mails: DocumentMails,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  /**
   * Issues everything possible in one transaction, in the order of the requested clients. Returns existing invoices
   * unchanged. Throws 409 if all are blocked, or if their data keeps changing.
   * @param issuedAt now, except for the demo company's past invoices
   */
  async issue(admin: Caller, body: Body, issuedAt: Date = getNow()): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1)
      try {
        return await this.runInTurn(() => this.transactions.run((tx) => this.issueIn(tx, admin, body, issuedAt)));
      } catch (error) {
        const isChanged = error instanceof ConcurrentChangeError || isOnOtherInvoice(error);
        if (!isChanged) throw error;
        if (attempt === MAX_TRIES) throw refuse('invoices_busy');
      }
  }

  private async issueIn(
    tx: Transaction,
    admin: Caller,
    { month: key, client_ids, send }: Body,
    issuedAt: Date,
  ): Promise<Answer> {
    const { manager } = tx;
    const month = parseMonthKey(key);
    const ids = [...new Set(client_ids)];
    // Concurrent calls wait here and then find the issued invoices.
    const numbers = await lockInvoiceNumbers(manager);
    const locked = await lockRows(manager, ClientInvoice, { month: key, clientId: Any(ids) });
    const [found, settings] = await Promise.all([
      this.months.findByMonths(manager, [month], ids),
      this.settings.get(manager),
    ]);
    const lines = await this.findLines(manager, locked);
    const offs = await findWrittenOff(
      manager,
      'client',
      locked.map(({ id }) => id),
    );
    const issues: Issue[] = [];
    const wanted: ClientInvoice[] = [];
    const results = ids.map((client_id): Result => {
      const one = found.find(({ client }) => client.id === client_id);
      const invoice = locked.find(({ clientId }) => clientId === client_id);
      if (!one)
        return { client_id, outcome: 'blocked', number: '', reasons: [{ kind: 'nothing', count: 0, names: [] }] };
      const content = readContent(one, settings);
      const { row, invoice: head } = one;
      const isKept =
        invoice &&
        head &&
        (invoice.sentAt || invoice.sendWantedAt || isSame(head, lines.get(invoice.id) ?? [], one, content));
      const press = { send, isNew: !invoice, isKept: Boolean(isKept) };
      const reasons = one.reasons.filter(({ kind }) => blocksPress(kind, press));
      const isOpen = !invoice?.sentAt && !invoice?.sendWantedAt;
      const off = invoice && !isKept ? offs.get(invoice.id) : undefined;
      if (invoice && isBelowWriteOff(off, content.totalCents))
        reasons.push({ kind: 'written-off', count: off.offCents, names: [invoice.number] });
      if (isOpen && reasons.length > 0) return { client_id, outcome: 'blocked', number: row.number, reasons };
      const kept = invoice ?? {
        id: v7(),
        number: numbers.next(settings.number_prefix),
        clientId: client_id,
        month: key,
        version: 0,
        sendWantedAt: null,
        sentAt: null,
      };
      if (send && isOpen) wanted.push(kept);
      if (isKept) return { client_id, outcome: 'unchanged', number: kept.number, reasons: [] };
      issues.push({ invoice: { ...kept, version: kept.version + 1 }, isNew: !invoice, client: one.client, content });
      return { client_id, outcome: 'issued', number: kept.number, reasons: [] };
    });
    if (results.every(({ outcome }) => outcome === 'blocked'))
      throw refuse('month_blocked', results[0]?.reasons[0] ?? { kind: 'nothing', count: 0, names: [] }, { results });
    await numbers.keep();
    await this.write(tx, admin, issues, issuedAt);
    if (wanted.length > 0) {
      await manager.update(ClientInvoice, { id: Any(wanted.map(({ id }) => id)) }, { sendWantedAt: databaseNow });
      const numbersToSend = wanted.map(({ number }) => number);
      await this.mails.queueIssued(tx, admin, 'client-invoice', numbersToSend);
    }
    return { results };
  }

  private async write(tx: Transaction, admin: Caller, issues: readonly Issue[], issuedAt: Date): Promise<void> {
    if (issues.length === 0) return;
    const { manager } = tx;
    const issuedOn = getBusinessToday(this.env.BUSINESS_TZ, issuedAt);
    const made = issues.filter(({ isNew }) => isNew).map(({ invoice }) => invoice);
    if (made.length > 0) await manager.insert(ClientInvoice, made);
    for (const { invoice, isNew } of issues)
      if (!isNew) await manager.update(ClientInvoice, { id: invoice.id }, { version: invoice.version });
    const versions = issues.map(({ invoice, client, content: { lines: _, ...content } }) => ({
      clientInvoiceId: invoice.id,
      version: invoice.version,
      issuedAt,
      issuedOn,
      issuedBy: admin.id,
      dueOn: addDays(issuedOn, client.termsDays),
      ...content,
    }));
    const lines = issues.flatMap(({ invoice: { id, version }, content }) =>
      content.lines.map((line, index) => ({ clientInvoiceId: id, version, position: index + 1, ...line })),
    );
    await insertVersions(manager, versions, lines);
    const claimed = lines.flatMap(({ clientInvoiceId: invoice_id, jobId: job_id, extraId, from, to, basis }) =>
      job_id === null || extraId !== null ? [] : [{ invoice_id, job_id, from, to, by_hour: basis === 'hour' }],
    );
    const jobIds = claimed.map(({ job_id }) => job_id);
    if (await hasJobExtras(manager, jobIds)) throw new ConcurrentChangeError();
    await claimLines(
      manager,
      issues.map(({ invoice }) => invoice.id),
      claimed,
    );
    const extras = lines.flatMap(({ clientInvoiceId: invoice_id, extraId: id, cents, reason: text }) =>
      id === null ? [] : [{ id, invoice_id, cents, text }],
    );
    if (extras.length > 0 && (await putExtrasOn(manager, extras)) !== extras.length) throw new ConcurrentChangeError();
    for (const { invoice, client, content } of issues) {
      tx.announce('invoice', invoice.number);
      await recordAudit(tx, {
        actor: admin,
        action: 'invoice.issued',
        subject: { kind: 'invoice', id: invoice.id, name: invoice.number },
        details: {
          client: getName(client),
          month: invoice.month,
          version: String(invoice.version),
          total: formatAmount(content.totalCents),
        },
      });
    }
  }

  /** The lines of the newest versions, by invoice. */
  private async findLines(
    manager: EntityManager,
    invoices: readonly ClientInvoice[],
  ): Promise<ReadonlyMap<string, InvoiceLine[]>> {
    if (invoices.length === 0) return new Map();
    const rows = await manager.find(ClientInvoiceLine, {
      where: invoices.map(({ id: clientInvoiceId, version }) => ({ clientInvoiceId, version })),
      order: { position: 'ASC' },
    });
    const lines = new Map<string, InvoiceLine[]>(invoices.map(({ id }) => [id, []]));
    for (const { clientInvoiceId, version: _, position: __, ...line } of rows)
      lines.get(clientInvoiceId)?.push({ ...line });
    return lines;
  }
}
