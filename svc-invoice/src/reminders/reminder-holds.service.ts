import { isDeepStrictEqual } from 'node:util';
import {
  buildFieldProblem,
  type CallBody,
  DONE,
  type Done,
  formatDate,
  getBusinessToday,
  type holdReminders,
} from '@cleaning/contracts';
import {
  type Caller,
  type CommonEnvironment,
  databaseNow,
  ENVIRONMENT,
  findRow,
  getNow,
  InvalidInput,
  recordAudit,
  refuse,
  refuseOnConstraint,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { lockClient, toSubject } from '../clients/clients.service.js';
import { findInvoiceByNumber } from '../receivables/receivables.queries.js';
import { ReminderHoldRow } from './reminder.entity.js';

/** Pauses, disputes and promises. Whoever notes one has the client's row locked, as whoever writes a reminder. */
@Injectable()
export class ReminderHolds {
  constructor(
    private readonly transactions: Transactions,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  /** Sent twice it is noted once. Throws 400, 404, 409. */
  async add(admin: Caller, body: CallBody<typeof holdReminders>): Promise<Done> {
    const { id, client_id: clientId, kind, invoice_number: number, until = null, reason } = body;
    const work = async (tx: Transaction) => {
      const client = await lockClient(tx, clientId);
      const before = await tx.manager.findOneBy(ReminderHoldRow, { id });
      const invoice = number === undefined ? null : await findInvoiceByNumber(tx.manager, number);
      if (before) {
        const stored = [before.clientId, before.kind, before.until, before.reason];
        const about = before.invoiceId ?? before.clientInvoiceId;
        const sent = [clientId, kind, until, reason];
        if (!isDeepStrictEqual([...stored, about], [...sent, number === undefined ? null : invoice?.id]))
          throw refuse('other_contents');
        return;
      }
      if (until !== null && until < getBusinessToday(this.env.BUSINESS_TZ, getNow()))
        throw new InvalidInput([buildFieldProblem('until', 'in_past')]);
      if (number !== undefined && invoice?.client_id !== clientId) throw refuse('no_invoice_of_client', { number });
      const about = {
        invoiceId: invoice?.kind === 'job' ? invoice.id : null,
        clientInvoiceId: invoice?.kind === 'client' ? invoice.id : null,
      };
      await tx.manager.update(
        ReminderHoldRow,
        {
          clientId,
          kind,
          endedAt: IsNull(),
          invoiceId: about.invoiceId ?? IsNull(),
          clientInvoiceId: about.clientInvoiceId ?? IsNull(),
        },
        { endedAt: databaseNow, endedBy: admin.name },
      );
      await tx.manager.insert(ReminderHoldRow, { id, clientId, kind, ...about, until, reason, notedBy: admin.name });
      await recordAudit(tx, {
        actor: admin,
        action: 'reminder.held',
        subject: toSubject(client),
        details: {
          kind,
          reason,
          ...(number === undefined ? {} : { invoice: number }),
          ...(until === null ? {} : { until: formatDate(until) }),
        },
      });
    };
    // One press for two clients.
    await refuseOnConstraint({ reminder_hold_pk: 'other_contents' }, () => this.transactions.run(work));
    return DONE;
  }

  /** Ended twice it is ended once. Throws 404. */
  async end(admin: Caller, id: string): Promise<Done> {
    await this.transactions.run(async (tx) => {
      const found = await findRow(tx.manager, ReminderHoldRow, { id }, 'no_such_hold');
      const client = await lockClient(tx, found.clientId);
      const { affected } = await tx.manager.update(
        ReminderHoldRow,
        { id, endedAt: IsNull() },
        { endedAt: databaseNow, endedBy: admin.name },
      );
      if (!affected) return;
      await recordAudit(tx, {
        actor: admin,
        action: 'reminder.hold-ended',
        subject: toSubject(client),
        details: { kind: found.kind, reason: found.reason },
      });
    });
    return DONE;
  }
}
