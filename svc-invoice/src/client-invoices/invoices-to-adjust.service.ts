import {
  ADJUSTMENT_DAYS,
  addDays,
  type CallAnswer,
  formatAmount,
  JOB_INVOICES_TO_ADJUST,
  type listInvoicesToAdjust,
  MONTHS_OF_CHANGES,
  MONTHS_TO_ADJUST,
  type MonthInvoiceRow,
  ROWS_TO_ADJUST,
} from '@cleaning/contracts';
import { type CommonEnvironment, ENVIRONMENT } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager } from 'typeorm';
import { parseMonthKey } from '../invoices/month.js';
import { findEarnedByMonth } from '../ledger/ledger.queries.js';
import { AgreedRevenue } from '../prices/agreed-revenue.service.js';
import { findChangedJobInvoices, findChangedSince, findSentMonths } from './month-facts.queries.js';
import { MonthInvoices } from './month-invoices.service.js';

type Row = CallAnswer<typeof listInvoicesToAdjust>['rows'][number];

const getRow = (month: string, { number, client_name, difference, adjust_until }: MonthInvoiceRow): Row[] =>
  difference === '' ? [] : [{ kind: 'client-invoice', number, to_name: client_name, month, difference, adjust_until }];

/** Rows without a day come last. */
const compareUrgency = (a: Row, b: Row) =>
  Number(a.adjust_until === '') - Number(b.adjust_until === '') ||
  a.adjust_until.localeCompare(b.adjust_until) ||
  a.month.localeCompare(b.month) ||
  a.number.localeCompare(b.number);

/** Sent invoices that wait for an adjustment note, of several months. */
@Injectable()
export class InvoicesToAdjust {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly months: MonthInvoices,
    private readonly revenue: AgreedRevenue,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  async list(): Promise<CallAnswer<typeof listInvoicesToAdjust>> {
    const { manager } = this;
    const found: Row[] = [];
    const months = await findSentMonths(manager, MONTHS_TO_ADJUST, MONTHS_OF_CHANGES);
    // Reads all sent invoices of the newest months, then only some clients' of earlier months. Reading both together
    // would read those clients for all months.
    for (const group of [months.slice(0, MONTHS_TO_ADJUST), months.slice(MONTHS_TO_ADJUST)])
      found.push(...(await this.findClientInvoices(manager, group)));
    found.push(...(await this.findJobInvoices(manager)));
    return { total: found.length, rows: found.sort(compareUrgency).slice(0, ROWS_TO_ADJUST) };
  }

  private async findClientInvoices(
    manager: EntityManager,
    sent: Awaited<ReturnType<typeof findSentMonths>>,
  ): Promise<Row[]> {
    if (sent.length === 0) return [];
    const clientsByMonth = new Map(sent.map(({ month, client_ids }) => [month, new Set(client_ids)]));
    const clientIds = [...new Set(sent.flatMap(({ client_ids }) => client_ids))];
    const found = await this.months.findByMonths(manager, [...clientsByMonth.keys()].map(parseMonthKey), clientIds);
    return found
      .filter(({ client, month }) => clientsByMonth.get(month.key)?.has(client.id))
      .flatMap(({ month, row }) => getRow(month.key, row));
  }

  /** Invoices of single jobs, computed together: the number of statements doesn't depend on the number of invoices. */
  private async findJobInvoices(manager: EntityManager): Promise<Row[]> {
    const invoices = await findChangedJobInvoices(manager, MONTHS_OF_CHANGES, JOB_INVOICES_TO_ADJUST);
    // The newest month comes first.
    const [newest, oldest] = [invoices[0], invoices.at(-1)];
    if (!newest || !oldest) return [];
    const days = { firstDay: parseMonthKey(oldest.month).firstDay, lastDay: parseMonthKey(newest.month).lastDay };
    const jobIds = [...new Set(invoices.map(({ job_id }) => job_id))];
    const [agreed, earned] = await Promise.all([
      this.revenue.findCentsByMonth(manager, days, jobIds),
      findEarnedByMonth(manager, days, jobIds),
    ]);
    const differing = invoices.flatMap((invoice) => {
      const key = `${invoice.job_id} ${invoice.month}`;
      const cents = (agreed.get(key) ?? earned.get(key) ?? 0) - invoice.invoiced_cents;
      return cents === 0 ? [] : [{ ...invoice, cents }];
    });
    const since = await findChangedSince(
      manager,
      differing.map(({ id: invoice_id, job_id, issued_at, month }) => ({
        invoice_id,
        job_id,
        issued_at,
        month: parseMonthKey(month),
      })),
      this.env.BUSINESS_TZ,
    );
    return differing.map(({ id, number, month, to_name, cents }) => {
      const changedOn = since.get(id);
      return {
        kind: 'job-invoice',
        number,
        to_name,
        month,
        difference: formatAmount(cents),
        adjust_until: changedOn ? addDays(changedOn, ADJUSTMENT_DAYS) : '',
      };
    });
  }
}
