import type { BodyOf, holdReminders } from '@cleaning/contracts';
import { businessToday, dayText } from '@cleaning/contracts';
import {
  byDatabaseClock,
  type Caller,
  type CommonEnvironment,
  Conflict,
  ENVIRONMENT,
  InvalidInput,
  NotFound,
  recordAudit,
  type Transaction,
  Transactions,
  violatedConstraint,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { lockedClient, subjectOf } from '../clients/clients.service.js';
import { invoiceByNumber } from '../receivables/receivables.queries.js';
import { ReminderHoldRow } from './reminder.entity.js';

const DONE = { status: 'done' } as const;
const OTHER = 'This was sent before with other contents. Please reload the page.';

/** Pauses, disputes and promises. Whoever notes one has the client's row locked, as whoever writes a reminder. */
@Injectable()
export class ReminderHolds {
  constructor(
    private readonly transactions: Transactions,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  /** Sent twice it is noted once. Throws InvalidInput, NotFound, Conflict. */
  async add(admin: Caller, body: BodyOf<typeof holdReminders>): Promise<typeof DONE> {
    const { id, client_id: clientId, kind, invoice_number: number, until = null, reason } = body;
    const work = async (tx: Transaction) => {
      const client = await lockedClient(tx, clientId);
      const before = await tx.manager.findOneBy(ReminderHoldRow, { id });
      if (before) {
        if (before.clientId !== clientId || before.kind !== kind || before.until !== until || before.reason !== reason)
          throw new Conflict(OTHER);
        return;
      }
      if (until !== null && until < businessToday(this.env.BUSINESS_TZ))
        throw new InvalidInput([{ field: 'until', msg: 'must not be in the past' }]);
      const invoice = number === undefined ? null : await invoiceByNumber(tx.manager, number);
      if (number !== undefined && invoice?.client_id !== clientId)
        throw new NotFound(`There is no invoice ${number} of this client.`);
      const about = {
        invoiceId: invoice?.kind === 'job' ? invoice.id : null,
        clientInvoiceId: invoice?.kind === 'client' ? invoice.id : null,
      };
      await tx.manager.update(
        ReminderHoldRow,
        {
          ...{ clientId, kind, endedAt: IsNull() },
          invoiceId: about.invoiceId ?? IsNull(),
          clientInvoiceId: about.clientInvoiceId ?? IsNull(),
        },
        { endedAt: byDatabaseClock, endedBy: admin.name },
      );
      await tx.manager.insert(ReminderHoldRow, { id, clientId, kind, ...about, until, reason, notedBy: admin.name });
      await recordAudit(tx, {
        actor: admin,
        action: 'reminder.held',
        subject: subjectOf(client),
        details: {
          ...{ kind, reason },
          ...(number === undefined ? {} : { invoice: number }),
          ...(until === null ? {} : { until: dayText(until) }),
        },
      });
    };
    await this.transactions.run(work).catch((error) => {
      // One press for two clients.
      throw violatedConstraint(error) === 'reminder_hold_pk' ? new Conflict(OTHER) : error;
    });
    return DONE;
  }

  /** Ended twice it is ended once. Throws NotFound. */
  async end(admin: Caller, id: string): Promise<typeof DONE> {
    await this.transactions.run(async (tx) => {
      const found = await tx.manager.findOneBy(ReminderHoldRow, { id });
      if (!found) throw new NotFound('There is no such pause, dispute or promise.');
      const client = await lockedClient(tx, found.clientId);
      const { affected } = await tx.manager.update(
        ReminderHoldRow,
        { id, endedAt: IsNull() },
        { endedAt: byDatabaseClock, endedBy: admin.name },
      );
      if (!affected) return;
      await recordAudit(tx, {
        actor: admin,
        action: 'reminder.hold-ended',
        subject: subjectOf(client),
        details: { kind: found.kind, reason: found.reason },
      });
    });
    return DONE;
  }
}
