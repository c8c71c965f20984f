import {
  type AnswerOf,
  JOB_INVOICES_TO_ADJUST,
  type listInvoicesToAdjust,
  MONTHS_OF_CHANGES,
  MONTHS_TO_ADJUST,
  type MonthInvoiceRow,
  ROWS_TO_ADJUST,
} from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { monthOfKey } from '../invoices/month.js';
import { JobInvoiceNotes } from './job-invoice-notes.service.js';
import { changedJobInvoices, sentMonths } from './month-facts.queries.js';
import { MonthInvoices } from './month-invoices.service.js';

type Row = AnswerOf<typeof listInvoicesToAdjust>['rows'][number];

const rowOf = (month: string, { number, client_name, difference, adjust_until }: MonthInvoiceRow): Row[] =>
  difference === '' ? [] : [{ kind: 'client-invoice', number, to_name: client_name, month, difference, adjust_until }];

/** Those without a day come last. */
const byUrgency = (a: Row, b: Row) =>
  Number(a.adjust_until === '') - Number(b.adjust_until === '') ||
  a.adjust_until.localeCompare(b.adjust_until) ||
  a.month.localeCompare(b.month) ||
  a.number.localeCompare(b.number);

/** Sent invoices that wait for an adjustment note, of several months. */
@Injectable()
export class InvoicesToAdjust {
  constructor(
    private readonly dataSource: DataSource,
    private readonly months: MonthInvoices,
    private readonly ofJobs: JobInvoiceNotes,
  ) {}

  async list(): Promise<AnswerOf<typeof listInvoicesToAdjust>> {
    const { manager } = this.dataSource;
    const found: Row[] = [];
    for (const { month, client_ids } of await sentMonths(manager, MONTHS_TO_ADJUST, MONTHS_OF_CHANGES))
      for (const { row } of await this.months.of(manager, monthOfKey(month), client_ids))
        found.push(...rowOf(month, row));
    for (const { number, month, to_name } of await changedJobInvoices(
      manager,
      MONTHS_OF_CHANGES,
      JOB_INVOICES_TO_ADJUST,
    )) {
      const { difference, adjust_until } = await this.ofJobs.read(number);
      if (difference !== '') found.push({ kind: 'job-invoice', number, to_name, month, difference, adjust_until });
    }
    return { total: found.length, rows: found.sort(byUrgency).slice(0, ROWS_TO_ADJUST) };
  }
}
