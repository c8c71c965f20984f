import { isDeepStrictEqual } from 'node:util';
import {
  type Invoice as AnsweredInvoice,
  type CallAnswer,
  type CallBody,
  computeAmounts,
  formatAmount,
  formatInvoiceDescription,
  getBusinessToday,
  INVOICE_QUANTITY,
  type previewInvoice,
  type requestInvoice,
} from '@cleaning/contracts';
import {
  type Caller,
  ENVIRONMENT,
  type Environment,
  findLocked,
  findRow,
  getNow,
  lockRow,
  recordAudit,
  refuse,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager, IsNull } from 'typeorm';
import { v7 } from 'uuid';
import { DocumentMail } from '../document-mail/document-mail.entity.js';
import { KnownJob } from '../ledger/ledger.entity.js';
import { Ledger } from '../ledger/ledger.service.js';
import { AgreedRevenue } from '../prices/agreed-revenue.service.js';
import { requireNotWrittenOff } from '../receivables/written-off.js';
import { type environment, getRate, Settings } from '../settings/settings.service.js';
import { findBuyer } from './buyer.js';
import { Invoice, InvoiceVersion } from './invoice.entity.js';
import { lockInvoiceNumbers } from './invoice-numbers.js';
import { formatInvoiceDate, formatMonthSpan, type Month, parseMonthKey, toMonth } from './month.js';
import { isOnOtherInvoice, refuseSecondInvoice } from './other-invoices.queries.js';

/** An issued version in the form of the contract. */
export function answerInvoice(invoice: Invoice, version: InvoiceVersion): AnsweredInvoice {
  const duration = formatMonthSpan(parseMonthKey(invoice.month));
  const { edits } = version;
  return {
    invoice_number: invoice.number,
    version: version.version,
    printed_number: edits && edits.invoice_number !== invoice.number ? edits.invoice_number : undefined,
    date: edits?.date ?? formatInvoiceDate(version.issuedOn),
    to_name: version.toName,
    to_address: version.toAddress,
    ...(version.buyerName === '' ? {} : { buyer_name: version.buyerName, buyer_abn: version.buyerAbn }),
    description: edits?.description ?? formatInvoiceDescription(version.toAddress, duration),
    quantity: INVOICE_QUANTITY,
    duration,
    sub_total: formatAmount(version.subTotalCents),
    gst: formatAmount(version.gstCents),
    gst_rate_percent: version.gstRate / 100,
    total: formatAmount(version.totalCents),
    supplier: version.supplier,
  };
}

const lockInvoice = (manager: EntityManager, jobId: string, month: string): Promise<Invoice | null> =>
  findLocked(manager, Invoice, { jobId, month });

/**
 * The invoice of a job and month, locked until the transaction ends; created with the next number if missing. A failed
 * transaction rolls its number back, so that none is missing.
 */
async function findInvoice(manager: EntityManager, jobId: string, month: string, prefix: string): Promise<Invoice> {
  const found = await lockInvoice(manager, jobId, month);
  if (found) return found;
  const numbers = await lockInvoiceNumbers(manager);
  // While this transaction waited for the counter, another may have made the invoice.
  const made = await lockInvoice(manager, jobId, month);
  if (made) return made;
  const invoice: Invoice = { id: v7(), number: numbers.next(prefix), jobId, month, sentAt: null };
  await numbers.keep();
  await manager.insert(Invoice, invoice);
  return invoice;
}

/** Values that a version freezes. When one differs from the newest version, a new version is issued. */
type InvoiceSnapshot = Pick<
  InvoiceVersion,
  | 'toName'
  | 'toAddress'
  | 'buyerName'
  | 'buyerAbn'
  | 'subTotalCents'
  | 'gstCents'
  | 'totalCents'
  | 'gstRate'
  | 'supplier'
>;

@Injectable()
export class Invoices {
  constructor(
    private readonly transactions: Transactions,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly ledger: Ledger,
    private readonly revenue: AgreedRevenue,
    private readonly settings: Settings,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  /**
   * Issues the invoice of a job and month: the newest version if nothing has changed, otherwise a new version under the
   * same number. Sent invoices stay unchanged. Throws 404 for an unknown job or a month without an amount that wasn't
   * invoiced, 409 if its work is on another invoice.
   */
  async request(admin: Caller, { job_id, year, month }: CallBody<typeof requestInvoice>): Promise<AnsweredInvoice> {
    const issued = this.transactions.run(async (tx) => {
      const { manager } = tx;
      // An extra that charges for a one-off job waits, and is seen below when it was first.
      const job = await lockRow(manager, KnownJob, { id: job_id }, 'no_such_job', 'pessimistic_read');
      const { number_prefix } = await this.settings.get(manager);
      const period = toMonth(year, month);
      const invoice = await findInvoice(manager, job.id, period.key, number_prefix);
      // Read after the lock, so that the later of two requests sees at least what the earlier one saw.
      const newest = await this.findNewestVersion(manager, invoice);
      const now = await this.freeze(manager, job, period, newest);
      const stays = invoice.sentAt !== null || (await this.isCurrent(manager, invoice, now));
      const version = newest && stays ? newest : await this.issue(tx, admin, invoice, { ...now, edits: null }, newest);
      return { ...answerInvoice(invoice, version), warnings: await this.findWarnings(manager, invoice) };
    });
    return issued.catch(async (error) => {
      // The database has refused it: another invoice charges for days or work of the month.
      if (isOnOtherInvoice(error)) await refuseSecondInvoice(this.manager, job_id, toMonth(year, month));
      throw error;
    });
  }

  /** What `request` would issue. Throws like `request`. */
  async preview({ job_id, year, month }: CallBody<typeof previewInvoice>): Promise<CallAnswer<typeof previewInvoice>> {
    const { manager } = this;
    const job = await findRow(manager, KnownJob, { id: job_id }, 'no_such_job');
    const period = toMonth(year, month);
    const invoice = await manager.findOneBy(Invoice, { jobId: job.id, month: period.key });
    const newest = invoice && (await this.findNewestVersion(manager, invoice));
    const now = await this.freeze(manager, job, period, newest);
    const issues = !(invoice && (invoice.sentAt !== null || (await this.isCurrent(manager, invoice, now))));
    if (issues) await refuseSecondInvoice(manager, job.id, period);
    return {
      invoice_number: invoice?.number ?? '',
      version: (newest?.version ?? 0) + (issues ? 1 : 0),
      issues,
      month: period.key,
      sub_total: formatAmount(now.subTotalCents),
      gst: formatAmount(now.gstCents),
      gst_rate_percent: now.gstRate / 100,
      total: formatAmount(now.totalCents),
    };
  }

  /** The newest version of an issued invoice. Throws 404. */
  async read(number: string): Promise<AnsweredInvoice> {
    const { manager } = this;
    const invoice = await manager.findOneBy(Invoice, { number });
    const newest = invoice && (await this.findNewestVersion(manager, invoice));
    if (!newest) throw refuse('no_such_invoice');
    return { ...answerInvoice(invoice, newest), warnings: await this.findWarnings(manager, invoice) };
  }

  private async findWarnings(manager: EntityManager, invoice: Invoice): Promise<AnsweredInvoice['warnings']> {
    const period = parseMonthKey(invoice.month);
    return {
      month_is_running: getBusinessToday(this.env.BUSINESS_TZ, getNow()) <= period.lastDay,
      held_records: await this.ledger.findHeldRecords(manager, invoice.jobId, period),
    };
  }

  /**
   * True if the newest version with data of job and month is up to date. Admins' edits stay until that data changes,
   * and invoices being sent stay unchanged.
   */
  private async isCurrent(manager: EntityManager, { id }: Invoice, now: InvoiceSnapshot): Promise<boolean> {
    if (await manager.existsBy(DocumentMail, { invoiceId: id, state: 'waiting' })) return true;
    const made = await manager.findOne(InvoiceVersion, {
      where: { invoiceId: id, edits: IsNull() },
      order: { version: 'DESC' },
    });
    return (
      made !== null &&
      Object.entries(now).every(([name, value]) => isDeepStrictEqual(made[name as keyof InvoiceSnapshot], value))
    );
  }

  findNewestVersion(manager: EntityManager, invoice: Invoice): Promise<InvoiceVersion | null> {
    return manager.findOne(InvoiceVersion, { where: { invoiceId: invoice.id }, order: { version: 'DESC' } });
  }

  /** An issued invoice may shrink to nothing. */
  private async freeze(
    manager: EntityManager,
    job: KnownJob,
    month: Month,
    issued: InvoiceVersion | null,
  ): Promise<InvoiceSnapshot> {
    const earned = Math.max(0, await this.computeSubTotal(manager, { jobId: job.id, month: month.key }));
    if (earned === 0 && !issued) throw refuse('no_work_in_month');
    const settings = await this.settings.get(manager);
    const gstRate = getRate(settings);
    const { subTotal, gst, total } = computeAmounts(earned, gstRate);
    return {
      toName: job.title,
      toAddress: job.address,
      ...(await findBuyer(manager, { jobId: job.id, month: month.key }, total)),
      subTotalCents: subTotal,
      gstCents: gst,
      totalCents: total,
      gstRate,
      supplier: settings.supplier,
    };
  }

  /** Current sum of a job and month, in cents without GST. */
  async computeSubTotal(manager: EntityManager, { jobId, month }: Pick<Invoice, 'jobId' | 'month'>): Promise<number> {
    const period = parseMonthKey(month);
    const agreed = await this.revenue.findMonthCents(manager, jobId, period);
    return agreed ?? (await this.ledger.findEarnedCents(manager, jobId, period));
  }

  /**
   * Writes the next version. The invoice must be locked. Throws 409 if the write-off of the former one would exceed it.
   */
  async issue(
    tx: Transaction,
    admin: Caller,
    invoice: Invoice,
    frozen: InvoiceSnapshot & Pick<InvoiceVersion, 'edits'>,
    former: InvoiceVersion | null,
    details: Readonly<Record<string, string>> = {},
  ): Promise<InvoiceVersion> {
    if (former) await requireNotWrittenOff(tx.manager, { ...invoice, kind: 'job' }, frozen.totalCents);
    const now = getNow();
    const version: InvoiceVersion = {
      ...frozen,
      invoiceId: invoice.id,
      version: (former?.version ?? 0) + 1,
      issuedAt: now,
      issuedOn: getBusinessToday(this.env.BUSINESS_TZ, now),
      issuedBy: admin.id,
    };
    await tx.manager.insert(InvoiceVersion, version);
    await recordAudit(tx, {
      actor: admin,
      action: 'invoice.issued',
      subject: { kind: 'invoice', id: invoice.id, name: invoice.number },
      details: { version: String(version.version), total: formatAmount(version.totalCents), ...details },
    });
    return version;
  }
}
