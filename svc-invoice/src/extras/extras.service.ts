import {
  type addExtra,
  type CallAnswer,
  type CallBody,
  type changeExtra,
  DONE,
  type Done,
  type InvoiceExtra as ExtraView,
  formatAmount,
  type listExtras,
  type listOneOffJobs,
  type removeExtra,
} from '@cleaning/contracts';
import {
  type Caller,
  findLocked,
  insertOnce,
  lockRow,
  recordAudit,
  refuse,
  requireVersion,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { InvoicedDays } from '../client-invoices/claims.entity.js';
import { ClientInvoice } from '../client-invoices/client-invoice.entity.js';
import { Client } from '../clients/client.entity.js';
import { findClientOn } from '../clients/client-days.js';
import { getName } from '../clients/clients.service.js';
import { JobClient } from '../clients/job-client.entity.js';
import { Invoice } from '../invoices/invoice.entity.js';
import { KnownJob } from '../ledger/ledger.entity.js';
import { findChanges } from '../settings/changes.js';
import { findExtra, findExtraPage, findUnchargedJobs } from './extras.queries.js';
import { InvoiceExtra } from './invoice-extra.entity.js';

type ExtraDetails = Pick<CallBody<typeof addExtra>, 'day' | 'text' | 'amount' | 'reason'>;

const toSubject = ({ id, text }: Pick<InvoiceExtra, 'id' | 'text'>) => ({ kind: 'invoice', id, name: text }) as const;
const formatAuditDetails = ({ day, text, amount, reason }: ExtraDetails) => ({
  day,
  text,
  amount: formatAmount(amount),
  reason,
});
const toAuditDetails = ({ day, text, cents, reason }: InvoiceExtra): ExtraDetails => ({
  day,
  text,
  amount: cents,
  reason,
});

/** Work besides agreed prices, editable until the client's invoice is sent. */
@Injectable()
export class Extras {
  constructor(
    private readonly transactions: Transactions,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  list(asked: CallBody<typeof listExtras>): Promise<CallAnswer<typeof listExtras>> {
    return findExtraPage(this.manager, asked);
  }

  async listOneOffJobs({ text }: CallBody<typeof listOneOffJobs>): Promise<CallAnswer<typeof listOneOffJobs>> {
    const jobs = await findUnchargedJobs(this.manager, text);
    return jobs.map(({ cents, ...job }) => ({ ...job, amount: formatAmount(Number(cents)) }));
  }

  /** Sent twice it is added once. Throws 404, 409. */
  add(admin: Caller, body: CallBody<typeof addExtra>): Promise<ExtraView> {
    return this.transactions.run(async (tx) => {
      const { manager } = tx;
      if (await this.wasAdded(manager, body)) return this.read(manager, body.id);
      const clientId = await this.findClient(manager, body);
      if (body.from_job_id !== '') await this.checkOneOff(manager, body.from_job_id, clientId);
      const extra: InvoiceExtra = {
        id: body.id,
        clientId: body.client_id || null,
        jobId: body.job_id || null,
        fromJobId: body.from_job_id || null,
        day: body.day,
        text: body.text,
        cents: body.amount,
        reason: body.reason,
        addedBy: admin.name,
        addedAt: new Date(),
        invoiceId: null,
        version: 1,
      };
      // The second of two concurrent repeats waits for the first one's row.
      if (!(await insertOnce(manager, InvoiceExtra, extra))) {
        if (await this.wasAdded(manager, body)) return this.read(manager, body.id);
        throw refuse('extra_charged');
      }
      await recordAudit(tx, {
        actor: admin,
        action: 'invoice-extra.added',
        subject: toSubject(extra),
        details: formatAuditDetails(body),
      });
      return this.read(manager, body.id);
    });
  }

  /** Throws 404, 409. */
  change(admin: Caller, { id, version, ...said }: CallBody<typeof changeExtra>): Promise<ExtraView> {
    return this.transactions.run(async (tx) => {
      const extra = await this.lockOpen(tx, id, version);
      const details = findChanges(formatAuditDetails(toAuditDetails(extra)), formatAuditDetails(said));
      if (Object.keys(details).length > 0) {
        const { amount: cents, ...rest } = said;
        await tx.manager.update(InvoiceExtra, { id }, { ...rest, cents, version: version + 1 });
        await recordAudit(tx, {
          actor: admin,
          action: 'invoice-extra.changed',
          subject: toSubject({ id, text: said.text }),
          details,
        });
      }
      return this.read(tx.manager, id);
    });
  }

  /** Throws 404, 409. */
  async remove(admin: Caller, { id, version }: CallBody<typeof removeExtra>): Promise<Done> {
    await this.transactions.run(async (tx) => {
      const extra = await this.lockOpen(tx, id, version);
      await tx.manager.delete(InvoiceExtra, { id });
      await recordAudit(tx, {
        actor: admin,
        action: 'invoice-extra.removed',
        subject: toSubject(extra),
        details: formatAuditDetails(toAuditDetails(extra)),
      });
    });
    return DONE;
  }

  /** True if the same extra was added before. Throws 409 if it had other contents. */
  private async wasAdded(manager: EntityManager, body: CallBody<typeof addExtra>): Promise<boolean> {
    const before = await manager.findOneBy(InvoiceExtra, { id: body.id });
    if (!before) return false;
    const { day, text, amount, reason, client_id, job_id, from_job_id } = body;
    const stored = {
      ...toAuditDetails(before),
      client: before.clientId ?? '',
      job: before.jobId ?? '',
      fromJob: before.fromJobId ?? '',
    };
    const sent = { day, text, amount, reason, client: client_id, job: job_id, fromJob: from_job_id };
    if (Object.keys(findChanges(stored, sent)).length > 0) throw refuse('other_contents');
    return true;
  }

  private async read(manager: EntityManager, id: string): Promise<ExtraView> {
    const extra = await findExtra(manager, id);
    if (!extra) throw refuse('no_such_extra');
    return extra;
  }

  /**
   * The extra, locked until the transaction ends. Its invoice is locked first, so that issuing or sending comes before
   * or after.
   */
  private async lockOpen({ manager }: Transaction, id: string, version: number): Promise<InvoiceExtra> {
    const found = await manager.findOneBy(InvoiceExtra, { id });
    const invoice = found?.invoiceId && (await findLocked(manager, ClientInvoice, { id: found.invoiceId }));
    const extra = await lockRow(manager, InvoiceExtra, { id }, 'no_such_extra');
    if (extra.invoiceId && (!invoice || invoice.sentAt || invoice.sendWantedAt)) throw refuse('extra_on_invoice');
    requireVersion(extra.version, version, 'changed');
    return extra;
  }

  /** The client who would get the invoice. Throws 404, and 409 for an archived client. */
  private async findClient(
    manager: EntityManager,
    { client_id, job_id, day }: CallBody<typeof addExtra>,
  ): Promise<string | null> {
    if (client_id !== '') {
      const client = await lockRow(manager, Client, { id: client_id }, 'no_such_client', 'pessimistic_read');
      if (client.archivedAt) throw refuse('client_archived', { client: getName(client) });
      return client.id;
    }
    if (!(await manager.existsBy(KnownJob, { id: job_id }))) throw refuse('no_such_job');
    return findClientOn(await manager.findBy(JobClient, { jobId: job_id }), day);
  }

  /** The job's row is locked: an invoice of the job waits until the extra is there. */
  private async checkOneOff(manager: EntityManager, jobId: string, clientId: string | null): Promise<void> {
    const job = await lockRow(manager, KnownJob, { id: jobId, kind: 'quick' }, 'no_such_one_off_job');
    if ((await manager.existsBy(Invoice, { jobId })) || (await manager.existsBy(InvoicedDays, { jobId })))
      throw refuse('job_invoiced', { job: job.title });
    const owners = await manager.findBy(JobClient, { jobId });
    if (owners.some((owner) => owner.clientId !== null && owner.clientId !== clientId))
      throw refuse('job_of_other_client', { job: job.title });
  }
}
