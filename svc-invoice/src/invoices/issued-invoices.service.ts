import {
  type Invoice as AnsweredInvoice,
  buildFieldProblem,
  type CallAnswer,
  type CallBody,
  computeAmounts,
  formatAmount,
  getBusinessToday,
  type getInvoiceVersions,
  INVOICE_STATUS_LABELS,
  type InvoiceStatus,
  type listInvoices,
  type printInvoice,
  type saveInvoiceVersion,
} from '@cleaning/contracts';
import {
  type Caller,
  type CommonEnvironment,
  type CsvList,
  createCsvList,
  ENVIRONMENT,
  findLocked,
  findRow,
  getNow,
  InvalidInput,
  KnownAccount,
  refuse,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { DocumentMail } from '../document-mail/document-mail.entity.js';
import { findBuyer } from './buyer.js';
import { Invoice, InvoiceVersion } from './invoice.entity.js';
import { answerInvoice, Invoices } from './invoices.service.js';
import {
  findInvoicePage,
  type InvoiceFilters,
  type InvoicePage,
  type ListedInvoice,
  readInvoices,
} from './issued-invoices.queries.js';
import { formatInvoiceDate, parseMonthKey } from './month.js';
import { refuseSecondInvoice } from './other-invoices.queries.js';

const CSV_HEADER = [
  'Invoice number',
  'Month',
  'Addressee',
  'Date of issue',
  'Versions',
  'Sub total',
  'GST',
  'Total',
  'Due date',
  'Owing',
  'Status',
];

/** Adds statuses without invoices. */
const fillCounts = (counts: InvoicePage['counts']): Record<InvoiceStatus, number> => ({
  unpaid: counts.unpaid ?? 0,
  overdue: counts.overdue ?? 0,
  'part-paid': counts['part-paid'] ?? 0,
  paid: counts.paid ?? 0,
  'written-off': counts['written-off'] ?? 0,
  'nothing-to-pay': counts['nothing-to-pay'] ?? 0,
  'no-client': counts['no-client'] ?? 0,
});

/** Amount owing in A$; empty without a client. */
const formatOwing = ({ open_cents }: ListedInvoice): string => (open_cents === null ? '' : formatAmount(open_cents));

/** The parts of a version that an admin may edit. */
const pickEditable = (issued: AnsweredInvoice) => ({
  date: issued.date,
  invoice_number: issued.printed_number ?? issued.invoice_number,
  to_name: issued.to_name,
  to_address: issued.to_address,
  description: issued.description,
  sub_total: issued.sub_total,
});

/** The fields of edits that differ from a version. */
function findChanges(issued: AnsweredInvoice, { sub_total, ...texts }: CallBody<typeof printInvoice>['edits']) {
  const before: Readonly<Record<string, string>> = pickEditable(issued);
  const after = { ...texts, sub_total: formatAmount(sub_total) };
  return Object.fromEntries(Object.entries(after).filter(([field, value]) => value !== before[field]));
}

/** Issued invoices: the list, its export, versions, and prints. */
@Injectable()
export class IssuedInvoices {
  constructor(
    private readonly dataSource: DataSource,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly invoices: Invoices,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  async list({ page, page_size, ...filters }: CallBody<typeof listInvoices>): Promise<CallAnswer<typeof listInvoices>> {
    const { manager } = this;
    const today = getBusinessToday(this.env.BUSINESS_TZ, getNow());
    const found = await findInvoicePage(manager, filters, { page, page_size }, today);
    const counts = fillCounts(found.counts);
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return {
      total: filters.status === 'all' ? all : counts[filters.status],
      counts,
      rows: found.rows.map((row) => ({
        kind: row.kind,
        invoice_number: row.invoice_number,
        job_id: row.job_id,
        client_id: row.client_id,
        month: row.month,
        to_name: row.to_name,
        date: formatInvoiceDate(row.issued_on),
        versions: row.versions,
        total: formatAmount(row.total_cents),
        due_on: row.due_on ?? '',
        owing: formatOwing(row),
        status: row.status,
        sent: row.sent,
      })),
    };
  }

  createCsv(filters: InvoiceFilters): CsvList {
    const rows = readInvoices(this.dataSource, filters, getBusinessToday(this.env.BUSINESS_TZ, getNow()));
    return createCsvList(CSV_HEADER, rows, (row) => [
      row.invoice_number,
      row.month,
      row.to_name,
      row.issued_on,
      row.versions,
      formatAmount(row.sub_total_cents),
      formatAmount(row.gst_cents),
      formatAmount(row.total_cents),
      row.due_on ?? '',
      formatOwing(row),
      INVOICE_STATUS_LABELS[row.status],
    ]);
  }

  /** The newest version, to be printed as it was seen. Throws 404, and 409 when something else was seen. */
  async getForPrint({ number, edits }: CallBody<typeof printInvoice>): Promise<AnsweredInvoice> {
    const issued = await this.invoices.read(number);
    if (Object.keys(findChanges(issued, edits)).length > 0) throw refuse('invoice_differs');
    return issued;
  }

  /** Issues an admin's edits as the next version, or nothing if they equal the newest. Throws 404, 400, 409. */
  async save(
    admin: Caller,
    { number, version, edits }: CallBody<typeof saveInvoiceVersion>,
  ): Promise<CallAnswer<typeof saveInvoiceVersion>> {
    const { sub_total, to_name: toName, to_address: toAddress, ...texts } = edits;
    if (sub_total === 0) throw new InvalidInput([buildFieldProblem('edits.sub_total', 'not_above_zero')]);
    await this.transactions.run(async (tx) => {
      const { manager } = tx;
      const invoice = await findLocked(manager, Invoice, { number });
      const newest = invoice && (await this.invoices.findNewestVersion(manager, invoice));
      if (!newest) throw refuse('no_such_invoice');
      if (newest.version !== version) throw refuse('invoice_newer_load', { version: newest.version });
      const changes = findChanges(answerInvoice(invoice, newest), edits);
      if (Object.keys(changes).length === 0) return;
      if (invoice.sentAt) throw refuse('invoice_sent');
      await refuseSecondInvoice(manager, invoice.jobId, parseMonthKey(invoice.month));
      if (await manager.existsBy(DocumentMail, { invoiceId: invoice.id, state: 'waiting' }))
        throw refuse('invoice_being_sent');
      const { subTotal, gst, total } = computeAmounts(sub_total, newest.gstRate);
      const written = {
        toName,
        toAddress,
        supplier: newest.supplier,
        gstRate: newest.gstRate,
        edits: texts,
        subTotalCents: subTotal,
        gstCents: gst,
        totalCents: total,
        ...(await findBuyer(manager, invoice, total)),
      };
      await this.invoices.issue(tx, admin, invoice, written, newest, changes);
    });
    return this.invoices.read(number);
  }

  /** Newest first. Throws 404. */
  async listVersions(number: string): Promise<CallAnswer<typeof getInvoiceVersions>> {
    const { manager } = this;
    const invoice = await findRow(manager, Invoice, { number }, 'no_such_invoice');
    const versions = await manager.find(InvoiceVersion, {
      where: { invoiceId: invoice.id },
      order: { version: 'DESC' },
    });
    const admins = await manager.findBy(KnownAccount, { id: In(versions.map(({ issuedBy }) => issuedBy)) });
    return versions.map((version) => ({
      ...answerInvoice(invoice, version),
      issued_by: admins.find(({ id }) => id === version.issuedBy)?.name ?? '',
    }));
  }
}
