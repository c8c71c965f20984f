import {
  type AnswerOf,
  amountsOf,
  amountText,
  type BlockReason,
  type BodyOf,
  businessToday,
  type getMonthInvoice,
  type listMonthInvoices,
  type MonthInvoiceRow,
  type ParamsOf,
} from '@cleaning/contracts';
import { type CommonEnvironment, ENVIRONMENT, NotFound, ReadFeeds } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { Any, DataSource, type EntityManager } from 'typeorm';
import { Client } from '../clients/client.entity.js';
import { nameOf } from '../clients/clients.service.js';
import { type Month, monthOfKey } from '../invoices/month.js';
import { rateOf, Settings } from '../settings/settings.service.js';
import { answeredLine } from './answers.js';
import { hasWaitingWork, type InvoiceHead, invoicedAmounts, invoicesOfMonth } from './month-facts.queries.js';
import { MonthLines } from './month-lines.service.js';
import { blockReasons, type Charge, type ClientMonth, differencesOf, stateOf } from './month-rules.js';

/** A client's month: what is charged now, why it cannot be issued, and the invoice that is there. */
export interface MonthInvoice {
  readonly client: Client;
  readonly now: ClientMonth;
  readonly invoice: InvoiceHead | undefined;
  /** Why it could not be issued and sent now. */
  readonly reasons: readonly BlockReason[];
  readonly row: MonthInvoiceRow;
}

type Listed = AnswerOf<typeof listMonthInvoices>;

const NOTHING = { lines: [], held: 0, open: 0, priceMissing: [], otherInvoices: [] } as const;

const collator = new Intl.Collator('en-AU', { numeric: true, sensitivity: 'base' });
const byClient = (a: MonthInvoiceRow, b: MonthInvoiceRow) =>
  collator.compare(a.client_name, b.client_name) || a.client_id.localeCompare(b.client_id);
const ORDER: Readonly<
  Record<BodyOf<typeof listMonthInvoices>['sort'], (a: MonthInvoiceRow, b: MonthInvoiceRow) => number>
> = {
  client: byClient,
  total: (a, b) => Number(a.total) - Number(b.total),
  number: (a, b) => collator.compare(a.number, b.number),
  due: (a, b) => a.due_on.localeCompare(b.due_on),
};

/** The clients of a month: which invoices are ready, blocked, issued, sent and overdue. */
@Injectable()
export class MonthInvoices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly monthLines: MonthLines,
    private readonly settings: Settings,
    private readonly feeds: ReadFeeds,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  async list(body: BodyOf<typeof listMonthInvoices>): Promise<Listed> {
    const { month, state, text, sort, direction, page, page_size } = body;
    const all = await this.of(this.dataSource.manager, monthOfKey(month));
    const sought = text.toLowerCase();
    const found = all
      .filter(({ client, row }) =>
        [row.client_name, client.legalName, row.number].some((name) => name.toLowerCase().includes(sought)),
      )
      .map(({ row }) => row);
    const count = (wanted: MonthInvoiceRow['state']) => found.filter((row) => row.state === wanted).length;
    const ready = found.filter((row) => row.state === 'ready');
    const shown = found.filter(
      (row) => state === 'all' || (state === 'differing' ? row.difference !== '' : row.state === state),
    );
    const sign = direction === 'asc' ? 1 : -1;
    shown.sort((a, b) => sign * ORDER[sort](a, b) || byClient(a, b));
    return {
      total: shown.length,
      rows: shown.slice((page - 1) * page_size, page * page_size),
      counts: {
        ...{ ready: ready.length, blocked: count('blocked'), issued: count('issued') },
        refused: count('refused'),
        ...{ sent: count('sent'), overdue: count('overdue') },
        differing: found.filter(({ difference }) => difference !== '').length,
      },
      ready_clients: ready.sort(byClient).map(({ client_id }) => client_id),
      ready_total: amountText(ready.reduce((sum, { total }) => sum + Math.round(Number(total) * 100), 0)),
    };
  }

  /** Throws NotFound. */
  async read({ client_id, month }: ParamsOf<typeof getMonthInvoice>): Promise<AnswerOf<typeof getMonthInvoice>> {
    const [found] = await this.of(this.dataSource.manager, monthOfKey(month), [client_id]);
    if (!found) throw new NotFound('There is nothing of this client in this month.');
    return { ...found.row, lines: found.now.lines.map(answeredLine) };
  }

  /** Each client with places, extras or an invoice in the month, in no order. */
  async of(manager: EntityManager, month: Month, clientIds?: readonly string[]): Promise<MonthInvoice[]> {
    const [now, invoices, amounts, settings, isWaiting] = await Promise.all([
      this.monthLines.of(manager, month, clientIds),
      invoicesOfMonth(manager, month.key, clientIds),
      invoicedAmounts(manager, month.key, clientIds),
      this.settings.current(manager),
      hasWaitingWork(manager),
    ]);
    const invoiceOf = new Map(invoices.map((invoice) => [invoice.client_id, invoice]));
    const invoiced = new Map<string, Charge[]>();
    for (const { client_id, job_id: jobId, extra_id: extraId, place, cents } of amounts) {
      const charge = { jobId, extraId, place: place ?? '', cents };
      const charges = invoiced.get(client_id);
      if (charges) charges.push(charge);
      else invoiced.set(client_id, [charge]);
    }
    const ids = [...new Set([...now.keys(), ...invoiceOf.keys()])];
    const clients = ids.length === 0 ? [] : await manager.findBy(Client, { id: Any(ids) });
    const today = businessToday(this.env.BUSINESS_TZ);
    const circumstances = {
      monthRuns: today <= month.lastDay,
      behind: isWaiting || !this.feeds.isUpToDate('jobs'),
      gstConfirmed: Boolean(settings.gst_confirmed),
    };
    return clients.map((client) => {
      const invoice = invoiceOf.get(client.id);
      const facts = now.get(client.id) ?? { ...NOTHING, clientId: client.id };
      const differences = invoice ? differencesOf(invoiced.get(client.id) ?? [], facts.lines) : [];
      const reasons = blockReasons(facts, { ...circumstances, hasEmail: client.billingEmail !== '' });
      const { subTotal, total } = amountsOf(
        facts.lines.reduce((sum, { cents }) => sum + cents, 0),
        rateOf(settings),
      );
      const subTotalCents = invoice ? invoice.sub_total_cents + invoice.notes_sub_total_cents : subTotal;
      const totalCents = invoice ? invoice.total_cents + invoice.notes_total_cents : total;
      const difference = differences.reduce((sum, { nowCents, invoicedCents }) => sum + nowCents - invoicedCents, 0);
      const row: MonthInvoiceRow = {
        client_id: client.id,
        client_name: nameOf(client),
        state: stateOf(
          invoice && {
            ...{ sentAt: invoice.sent_at, isRefused: invoice.is_refused, dueOn: invoice.due_on, totalCents },
          },
          reasons,
          today,
        ),
        reasons: invoice ? [] : reasons,
        places: new Set(facts.lines.map(({ jobId }) => jobId)).size,
        other_invoices: [...facts.otherInvoices],
        sub_total: amountText(subTotalCents),
        total: amountText(totalCents),
        number: invoice?.number ?? '',
        version: invoice?.version ?? 0,
        issued_on: invoice?.issued_on ?? '',
        due_on: invoice?.due_on ?? '',
        sending: Boolean(invoice?.send_wanted_at && !invoice.sent_at),
        sent_at: invoice?.sent_at?.toISOString() ?? '',
        difference: difference === 0 ? '' : amountText(difference),
      };
      return { client, now: facts, invoice, reasons, row };
    });
  }
}
