import {
  type Invoice as AnsweredInvoice,
  type AnswerOf,
  amountsOf,
  amountText,
  type BodyOf,
  type exportInvoices,
  type getInvoiceVersions,
  type listInvoices,
  type printInvoice,
} from '@cleaning/contracts';
import {
  type Caller,
  type CsvList,
  containing,
  csvList,
  inBatches,
  KnownAccount,
  NotFound,
  recordAudit,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { rateOf } from '../settings/settings.service.js';
import { Invoice, InvoiceVersion } from './invoice.entity.js';
import { answerInvoice, Invoices } from './invoices.service.js';
import { invoiceDate } from './month.js';

type Filters = BodyOf<typeof exportInvoices>;

interface ListedInvoice {
  invoice_number: string;
  job_id: string;
  month: string;
  to_name: string;
  issued_on: string;
  versions: number;
  sub_total_cents: string;
  gst_cents: string;
  total_cents: string;
}

const ORDER: Record<Filters['sort'], string> = {
  number: 'number',
  month: 'month',
  addressee: 'lower(to_name)',
  total: 'total_cents',
};

/** Each invoice as its newest version says it; versions count from 1, so the newest is their number. */
const found = (text: string) => ({
  sql: `FROM newest_invoice ${text === '' ? '' : 'WHERE number ILIKE $1 OR to_name ILIKE $1 OR to_address ILIKE $1 OR month LIKE $1'}`,
  values: text === '' ? [] : [containing(text)],
});

const listed = ({ sort, direction, text }: Filters) =>
  `SELECT number AS invoice_number, job_id, month, to_name, issued_on::text, version AS versions, sub_total_cents, gst_cents,
     total_cents
   ${found(text).sql} ORDER BY ${ORDER[sort]} ${direction}, invoice_id`;

const CSV_HEADER = ['Invoice number', 'Month', 'Addressee', 'Date of issue', 'Versions', 'Sub total', 'GST', 'Total'];

/** An issued invoice with changes for one print. GST and total are computed with the invoice's own rate. */
function editedInvoice(issued: AnsweredInvoice, edits: BodyOf<typeof printInvoice>['edits']): AnsweredInvoice {
  const { sub_total, ...texts } = edits;
  const { subTotal, gst, total } = amountsOf(sub_total, rateOf(issued));
  return {
    ...issued,
    ...texts,
    sub_total: amountText(subTotal),
    gst: amountText(gst),
    total: amountText(total),
  };
}

/** Issued invoices: the list, its export, versions, and prints. */
@Injectable()
export class IssuedInvoices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly invoices: Invoices,
  ) {}

  async page({ page, page_size, ...filters }: BodyOf<typeof listInvoices>): Promise<AnswerOf<typeof listInvoices>> {
    const { sql, values } = found(filters.text);
    const [rows, [count]] = await Promise.all([
      this.dataSource.query<ListedInvoice[]>(
        `${listed(filters)} LIMIT ${page_size} OFFSET ${(page - 1) * page_size}`,
        values,
      ),
      this.dataSource.query<{ total: number }[]>(`SELECT count(*)::int AS total ${sql}`, values),
    ]);
    return {
      total: count?.total ?? 0,
      rows: rows.map(({ issued_on, sub_total_cents, gst_cents, total_cents, ...row }) => ({
        ...row,
        date: invoiceDate(issued_on),
        total: amountText(Number(total_cents)),
      })),
    };
  }

  csv(filters: Filters): CsvList {
    const invoices = inBatches<ListedInvoice>(this.dataSource, listed(filters), found(filters.text).values);
    return csvList(CSV_HEADER, invoices, (row) => [
      row.invoice_number,
      row.month,
      row.to_name,
      row.issued_on,
      row.versions,
      ...[row.sub_total_cents, row.gst_cents, row.total_cents].map((cents) => amountText(Number(cents))),
    ]);
  }

  /** The newest version with changes in place. Changes are recorded in the audit log. Throws NotFound. */
  async edited(admin: Caller, { number, edits }: BodyOf<typeof printInvoice>): Promise<AnsweredInvoice> {
    const issued = await this.invoices.read(number);
    const edited = editedInvoice(issued, edits);
    const changes = Object.entries(edited).filter(([field, value]) => value !== issued[field as keyof AnsweredInvoice]);
    if (changes.length === 0) return issued;
    await this.transactions.run((tx) =>
      recordAudit(tx, {
        actor: admin,
        action: 'invoice.printed-with-changes',
        subject: { kind: 'invoice', id: number, name: number },
        details: Object.fromEntries(changes.map(([field, value]) => [field, String(value)])),
      }),
    );
    return edited;
  }

  /** Newest first. Throws NotFound. */
  async versions(number: string): Promise<AnswerOf<typeof getInvoiceVersions>> {
    const { manager } = this.dataSource;
    const invoice = await manager.findOneBy(Invoice, { number });
    if (!invoice) throw new NotFound('There is no such invoice.');
    const versions = await manager.find(InvoiceVersion, {
      where: { invoice_id: invoice.id },
      order: { version: 'DESC' },
    });
    const admins = await manager.findBy(KnownAccount, { id: In(versions.map(({ issued_by }) => issued_by)) });
    return versions.map((version) => ({
      ...answerInvoice(invoice, version),
      issued_by: admins.find(({ id }) => id === version.issued_by)?.name ?? '',
    }));
  }
}
