import {
  ADJUSTMENT_DAYS,
  addDays,
  type BlockReason,
  type CallAnswer,
  type CallBody,
  type CallParams,
  computeAmounts,
  foldText,
  formatAmount,
  getBusinessToday,
  type getMonthInvoice,
  type listMonthInvoices,
  type MonthInvoiceRow,
  SENDING_BLOCKS,
  toCents,
} from '@cleaning/contracts';
import { type CommonEnvironment, ENVIRONMENT, getNow, ReadFeeds, refuse } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager } from 'typeorm';
import { getName } from '../clients/clients.service.js';
import { findInvoicedClients, type InvoicedClient } from '../clients/invoice-mails.queries.js';
import { type Month, parseMonthKey } from '../invoices/month.js';
import { MailReach } from '../mail-reach/mail-reach.service.js';
import { getRate, Settings } from '../settings/settings.service.js';
import { toAnsweredLine } from './answers.js';
import {
  findChangedSince,
  findInvoicedAmounts,
  findJobsWithoutClient,
  findMonthInvoices,
  findMovedRecords,
  hasWaitingWork,
  type InvoicedAmount,
  type InvoiceHead,
} from './month-facts.queries.js';
import { MonthLines } from './month-lines.service.js';
import {
  buildClientMonthKey,
  type Charge,
  type ClientMonth,
  type Difference,
  findBlockReasons,
  findDifferences,
  getState,
  removeLaterExtras,
} from './month-rules.js';

/** A client's month: current charges, reasons that block issuing, and the invoice if it exists. */
export interface MonthInvoice {
  readonly client: InvoicedClient;
  readonly month: Month;
  readonly now: ClientMonth;
  readonly invoice: InvoiceHead | undefined;
  /** Why it could not be issued and sent now. */
  readonly reasons: readonly BlockReason[];
  /** Differences between the invoice and current charges, by place and extra; empty without an invoice. */
  readonly differences: readonly Difference[];
  /** Hundredths of a percent: the invoice's rate, or the one that it would get. */
  readonly gstRate: number;
  readonly row: MonthInvoiceRow;
}

type MonthInvoiceList = CallAnswer<typeof listMonthInvoices>;

const EMPTY_MONTH = { lines: [], held: 0, open: 0, priceMissing: [], notInvoiced: [], otherInvoices: [] } as const;

const collator = new Intl.Collator('en-AU', { numeric: true, sensitivity: 'base' });
const compareClients = (a: MonthInvoiceRow, b: MonthInvoiceRow) =>
  collator.compare(a.client_name, b.client_name) || a.client_id.localeCompare(b.client_id);
const ORDER: Readonly<
  Record<CallBody<typeof listMonthInvoices>['sort'], (a: MonthInvoiceRow, b: MonthInvoiceRow) => number>
> = {
  client: compareClients,
  total: (a, b) => Number(a.total) - Number(b.total),
  number: (a, b) => collator.compare(a.number, b.number),
  due: (a, b) => a.due_on.localeCompare(b.due_on),
};

/** True if no further version can be issued: it was or is being sent. */
const isClosed = (invoice: InvoiceHead | undefined): boolean => Boolean(invoice?.sent_at || invoice?.send_wanted_at);

function groupCharges(amounts: readonly InvoicedAmount[]): ReadonlyMap<string, readonly Charge[]> {
  const charges = new Map<string, Charge[]>();
  for (const { client_id, month, job_id: jobId, extra_id: extraId, place, cents } of amounts) {
    const charge = { jobId, extraId, place: place ?? '', cents };
    const key = buildClientMonthKey(client_id, month);
    const found = charges.get(key);
    if (found) found.push(charge);
    else charges.set(key, [charge]);
  }
  return charges;
}

/** Cents; `open` is the amount owing. */
const computeSums = (invoice: InvoiceHead) => {
  const total = invoice.total_cents + invoice.notes_total_cents;
  return {
    subTotal: invoice.sub_total_cents + invoice.notes_sub_total_cents,
    total,
    open: total - invoice.paid_cents - invoice.written_off_cents,
  };
};

function getStanding(invoice: InvoiceHead | undefined, reasons: readonly BlockReason[], today: string) {
  const standing = invoice && {
    sentAt: invoice.sent_at,
    isRefused: invoice.is_refused,
    dueOn: invoice.due_on,
    paidCents: invoice.paid_cents,
    openCents: computeSums(invoice).open,
  };
  return getState(standing, reasons, today);
}

function getRow(
  { client, now, invoice, reasons, differences, gstRate }: Omit<MonthInvoice, 'month' | 'row'>,
  today: string,
  adjustUntil: string,
): MonthInvoiceRow {
  const charged = now.lines.reduce((sum, { cents }) => sum + cents, 0);
  const { subTotal, total } = invoice ? computeSums(invoice) : computeAmounts(charged, gstRate);
  const difference = differences.reduce((sum, { nowCents, invoicedCents }) => sum + nowCents - invoicedCents, 0);
  return {
    client_id: client.id,
    client_name: getName(client),
    state: getStanding(invoice, reasons, today),
    reasons: invoice ? [] : [...reasons],
    places: new Set(now.lines.flatMap(({ jobId }) => jobId ?? [])).size,
    other_invoices: [...now.otherInvoices],
    not_invoiced: now.notInvoiced.map(({ jobId, ...work }) => ({ job_id: jobId, ...work })),
    sub_total: formatAmount(subTotal),
    total: formatAmount(total),
    paid: formatAmount(invoice?.paid_cents ?? 0),
    written_off: formatAmount(invoice?.written_off_cents ?? 0),
    open: invoice ? formatAmount(computeSums(invoice).open) : '',
    number: invoice?.number ?? '',
    version: invoice?.version ?? 0,
    issued_on: invoice?.issued_on ?? '',
    due_on: invoice?.due_on ?? '',
    sending: Boolean(invoice?.send_wanted_at && !invoice.sent_at),
    sent_at: invoice?.sent_at?.toISOString() ?? '',
    difference: difference === 0 ? '' : formatAmount(difference),
    adjust_until: adjustUntil,
  };
}

const isEmailBlock = ({ kind }: BlockReason): boolean => SENDING_BLOCKS.has(kind);

/** Removes the block for a missing email address, for invoices sent by other means. */
function removeEmailBlock(month: MonthInvoice): MonthInvoice {
  if (month.invoice) return month;
  const reasons = month.reasons.filter((reason) => !isEmailBlock(reason));
  return { ...month, reasons, row: { ...month.row, reasons, state: reasons.length > 0 ? 'blocked' : 'ready' } };
}

/** The clients of a month: which invoices are ready, blocked, issued, sent, paid and overdue. */
@Injectable()
export class MonthInvoices {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly monthLines: MonthLines,
    private readonly settings: Settings,
    private readonly mailReach: MailReach,
    private readonly feeds: ReadFeeds,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  async list(body: CallBody<typeof listMonthInvoices>): Promise<MonthInvoiceList> {
    const { month, state, text, sort, direction, page, page_size } = body;
    const days = parseMonthKey(month);
    const all = await this.removeEmailBlocks(await this.findByMonths(this.manager, [days]));
    const sought = foldText(text);
    const hasText = ({ client, row }: MonthInvoice) =>
      [row.client_name, client.legalName, row.number].some((name) => foldText(name).includes(sought));
    const found = (sought === '' ? all : all.filter(hasText)).map(({ row }) => row).sort(compareClients);
    const count = (wanted: MonthInvoiceRow['state']) => found.filter((row) => row.state === wanted).length;
    const ready = found.filter((row) => row.state === 'ready');
    const shown = found.filter(
      (row) => state === 'all' || (state === 'differing' ? row.difference !== '' : row.state === state),
    );
    const sign = direction === 'asc' ? 1 : -1;
    // The sort is stable: equal rows stay in the clients' order.
    if (sort !== 'client' || direction === 'desc') shown.sort((a, b) => sign * ORDER[sort](a, b));
    return {
      total: shown.length,
      rows: shown.slice((page - 1) * page_size, page * page_size),
      counts: {
        ready: ready.length,
        blocked: count('blocked'),
        issued: count('issued'),
        refused: count('refused'),
        sent: count('sent'),
        'part-paid': count('part-paid'),
        paid: count('paid'),
        overdue: count('overdue'),
        differing: found.filter(({ difference }) => difference !== '').length,
      },
      ready_clients: ready.map(({ client_id }) => client_id),
      ready_total: formatAmount(ready.reduce((sum, { total }) => sum + toCents(total), 0)),
      without_client: await findJobsWithoutClient(this.manager, days),
    };
  }

  /** Throws 404. */
  async read({ client_id, month }: CallParams<typeof getMonthInvoice>): Promise<CallAnswer<typeof getMonthInvoice>> {
    const months = await this.findByMonths(this.manager, [parseMonthKey(month)], [client_id]);
    const [found] = await this.removeEmailBlocks(months);
    if (!found) throw refuse('nothing_in_month');
    const { row, now, gstRate } = found;
    return {
      ...row,
      lines: now.lines.map(toAnsweredLine),
      gst: formatAmount(toCents(row.total) - toCents(row.sub_total)),
      gst_rate_percent: gstRate / 100,
    };
  }

  /**
   * Clients with places, extras or an invoice in these months, unordered. The number of statements doesn't depend on
   * the number of months.
   * @param months at least one
   */
  async findByMonths(
    manager: EntityManager,
    months: readonly Month[],
    clientIds?: readonly string[],
  ): Promise<MonthInvoice[]> {
    const keys = months.map(({ key }) => key);
    const [now, invoices, amounts, settings, isWaiting] = await Promise.all([
      this.monthLines.findByMonths(manager, months, clientIds),
      findMonthInvoices(manager, keys, clientIds),
      findInvoicedAmounts(manager, keys, clientIds),
      this.settings.get(manager),
      hasWaitingWork(manager),
    ]);
    const invoiceByKey = new Map(
      invoices.map((invoice) => [buildClientMonthKey(invoice.client_id, invoice.month), invoice]),
    );
    const invoicedByKey = groupCharges(amounts);
    const ids = [
      ...new Set([...now.values()].map(({ clientId }) => clientId).concat(invoices.map(({ client_id }) => client_id))),
    ];
    const [clients, elsewhere] = await Promise.all([
      ids.length === 0 ? [] : findInvoicedClients(manager, ids),
      this.findMovedRecordReasons(
        manager,
        [...now].flatMap(([key, facts]) => (isClosed(invoiceByKey.get(key)) ? [] : [facts])),
      ),
    ]);
    const today = getBusinessToday(this.env.BUSINESS_TZ, getNow());
    const gstRate = getRate(settings);
    const circumstances = {
      behind: isWaiting || !this.feeds.isUpToDate('jobs'),
      gstConfirmed: Boolean(settings.gst_confirmed),
    };
    const found = months.flatMap((month) =>
      clients.flatMap((client): Omit<MonthInvoice, 'row'>[] => {
        const key = buildClientMonthKey(client.id, month.key);
        const invoice = invoiceByKey.get(key);
        const invoiced = invoicedByKey.get(key) ?? [];
        if (!now.has(key) && !invoice) return [];
        const work = now.get(key) ?? { ...EMPTY_MONTH, clientId: client.id, month: month.key };
        const facts = isClosed(invoice) ? removeLaterExtras(work, invoiced) : work;
        const issuableFrom = today <= month.lastDay ? addDays(month.lastDay, 1) : null;
        const reasons = [
          ...findBlockReasons(facts, { ...circumstances, issuableFrom, hasEmail: client.invoiceMail !== '' }),
          ...(elsewhere.get(key) ?? []),
        ];
        const differences = invoice ? findDifferences(invoiced, facts.lines) : [];
        return [{ client, month, now: facts, invoice, reasons, differences, gstRate: invoice?.gst_rate ?? gstRate }];
      }),
    );
    const untilByClient = await this.adjustUntil(manager, found);
    return found.map((one) => ({
      ...one,
      row: getRow(one, today, untilByClient.get(one.invoice?.id ?? '') ?? ''),
    }));
  }

  /**
   * Without a mail server invoices are downloaded and marked as sent, so a missing email address doesn't block. If it's
   * unknown whether there is one, the block stays, so that nothing is sent by mistake.
   */
  private async removeEmailBlocks(found: readonly MonthInvoice[]): Promise<readonly MonthInvoice[]> {
    const isBlocked = found.some(({ row }) => row.reasons.some(isEmailBlock));
    if (!isBlocked || (await this.mailReach.reachesPeople().catch(() => true))) return found;
    return found.map(removeEmailBlock);
  }

  /** By client and month: records of their places charged by other invoices because they were moved to another day. */
  private async findMovedRecordReasons(
    manager: EntityManager,
    clients: readonly ClientMonth[],
  ): Promise<ReadonlyMap<string, readonly BlockReason[]>> {
    const hours = clients.flatMap(({ clientId: client_id, month, lines }) =>
      lines.flatMap(({ jobId: job_id, extraId, basis, from, to }) =>
        job_id === null || extraId !== null || basis !== 'hour' ? [] : [{ client_id, month, job_id, from, to }],
      ),
    );
    if (hours.length === 0) return new Map();
    const rows = await findMovedRecords(manager, hours);
    return new Map(
      rows.map(({ client_id, month, numbers }) => [
        buildClientMonthKey(client_id, month),
        [{ kind: 'on-other-invoice', count: numbers.length, names: numbers.slice(0, 3) }],
      ]),
    );
  }

  /** By invoice: deadline of the adjustment note for sent invoices with differences. */
  private async adjustUntil(
    manager: EntityManager,
    found: readonly Pick<MonthInvoice, 'month' | 'invoice' | 'differences'>[],
  ): Promise<ReadonlyMap<string, string>> {
    const places = found.flatMap(({ month, invoice, differences }) =>
      differences.flatMap(({ jobId: job_id }) =>
        job_id === null || !invoice?.sent_at
          ? []
          : [{ invoice_id: invoice.id, job_id, issued_at: invoice.issued_at, month }],
      ),
    );
    const since = await findChangedSince(manager, places, this.env.BUSINESS_TZ);
    return new Map([...since].map(([id, day]) => [id, addDays(day, ADJUSTMENT_DAYS)]));
  }
}
