import {
  type CallBody,
  DONE,
  type Done,
  formatAmount,
  formatDollarAmount,
  getBusinessToday,
  type PlainRefusalCode,
  type ReminderProblem,
  type sendReminder,
} from '@cleaning/contracts';
import {
  type Caller,
  type CommonEnvironment,
  ENVIRONMENT,
  getNow,
  getViolatedConstraint,
  IntervalRuns,
  insertOnce,
  raiseNotice,
  recordAudit,
  refuse,
  refuseOnConstraint,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager, In } from 'typeorm';
import { v7 } from 'uuid';
import type { Client } from '../clients/client.entity.js';
import { lockClient, toSubject } from '../clients/clients.service.js';
import { DocumentMails } from '../document-mail/document-mails.service.js';
import { MailReach } from '../mail-reach/mail-reach.service.js';
import { Settings } from '../settings/settings.service.js';
import { Reminder, ReminderHoldRow, ReminderInvoice, ToldReminderProblem } from './reminder.entity.js';
import {
  type ClientFacts,
  computeDueCents,
  findPlanOfToday,
  findProblem,
  getPlan,
  getSendingTime,
  type Plan,
} from './reminder-rules.js';
import { ReminderSettings } from './reminder-settings.service.js';
import { buildReminderMail } from './reminder-texts.js';
import { findBrokenPromises, findReminderFacts } from './reminders.queries.js';

const CHECK_INTERVAL_MS = 10 * 60_000;

const REMINDER_REFUSALS = {
  'no-address': 'reminder_no_address',
  archived: 'reminder_archived',
  credit: 'reminder_credit',
  refused: 'reminder_address_refused',
  'given-up': 'reminder_mail_not_taken',
  'bank-details': 'reminder_has_bank_details',
} as const satisfies Record<ReminderProblem, PlainRefusalCode>;

/** A reminder that is written. */
interface WrittenReminder {
  readonly id: string;
  readonly client: ClientFacts;
  readonly plan: Plan;
  readonly step: { readonly subject: string; readonly text: string };
  /** The client's, locked. */
  readonly row: Client;
  readonly channel: CallBody<typeof sendReminder>['channel'];
}

/**
 * Interval job: writes due reminders, one for each client. An admin may send one before its hour. The database ensures
 * that each step of an invoice is written once.
 */
@Injectable()
export class ReminderSending {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly runs: IntervalRuns,
    private readonly settings: ReminderSettings,
    private readonly invoiceSettings: Settings,
    private readonly mails: DocumentMails,
    private readonly mailReach: MailReach,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  @Interval(CHECK_INTERVAL_MS)
  onInterval(): Promise<void> {
    return this.runs.run('reminders', () => this.run(getNow()));
  }

  /** Throws the first error when all others are written. */
  async run(now: Date): Promise<void> {
    const zone = this.env.BUSINESS_TZ;
    const { enabled, steps } = await this.settings.get();
    if (!enabled || getSendingTime(now, zone) !== 'now') return;
    // Claims nothing, so that the first run after a mail server is set writes them.
    if (!(await this.mailReach.reachesPeople())) return;
    const today = getBusinessToday(zone, now);
    const days = steps.map((step) => step.days);
    const failures: unknown[] = [];
    for (const client of await findReminderFacts(this.manager, zone))
      if (getPlan(client, days, today)?.day === today)
        await this.remind(client.id, today).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }

  /**
   * At any hour, even with automatic reminders off. A reminder the office sent itself is only recorded. Idempotent by
   * `id`. Throws 404, 409.
   */
  async sendByHand(admin: Caller, { id, client_id: clientId, channel }: CallBody<typeof sendReminder>): Promise<Done> {
    if (channel === 'mail') await this.mailReach.require();
    const work = async (tx: Transaction) => {
      const row = await lockClient(tx, clientId);
      const before = await tx.manager.findOneBy(Reminder, { id });
      if (before && before.clientId !== clientId) throw refuse('reminder_other_client');
      if (before) return;
      const { steps } = await this.settings.get(tx.manager);
      const [client] = await findReminderFacts(tx.manager, this.env.BUSINESS_TZ, clientId);
      const days = steps.map((step) => step.days);
      const plan = client && findPlanOfToday(client, days, getBusinessToday(this.env.BUSINESS_TZ, getNow()));
      const step = steps[(plan?.step ?? 0) - 1];
      if (!client || !plan || !step) throw refuse('reminder_not_due');
      const problem = findProblem(client, plan, await this.settings.findBarredSteps({ steps }, tx.manager));
      if (problem !== '') throw refuse(REMINDER_REFUSALS[problem]);
      await this.write(tx, admin, { id, client, plan, step, row, channel });
    };
    // One press for two clients.
    await refuseOnConstraint({ reminder_pk: 'reminder_other_client' }, () => this.transactions.run(work));
    return DONE;
  }

  /** Looks at everything again, with the client's row locked: payments, write-offs, pauses and promises come before or after. */
  private async remind(clientId: string, today: string): Promise<void> {
    await this.transactions
      .runWithoutWaiting(async (tx) => {
        const row = await lockClient(tx, clientId);
        const { enabled, steps } = await this.settings.get(tx.manager);
        const [client] = await findReminderFacts(tx.manager, this.env.BUSINESS_TZ, clientId);
        const plan =
          client &&
          getPlan(
            client,
            steps.map((step) => step.days),
            today,
          );
        const step = steps[(plan?.step ?? 0) - 1];
        if (!enabled || !client || !step || plan?.day !== today) return;
        const problem = findProblem(client, plan, await this.settings.findBarredSteps({ steps }, tx.manager));
        if (problem !== '') return this.tell(tx, client, plan, problem);
        await this.write(tx, null, { id: v7(), client, plan, step, row, channel: 'mail' });
      })
      .catch((error) => {
        // Another replica was first.
        const constraint = getViolatedConstraint(error);
        if (constraint !== 'reminder_claimed_once' && constraint !== 'reminder_once_a_day') throw error;
      });
  }

  private async write(
    tx: Transaction,
    admin: Caller | null,
    { id, client, plan, step, row, channel }: WrittenReminder,
  ): Promise<void> {
    const { manager } = tx;
    const { day: today, invoices } = plan;
    const { supplier } = await this.invoiceSettings.get(manager);
    const ids = invoices.map(({ invoice }) => invoice.id);
    const broken = await findBrokenPromises(manager, client.id, ids, today, this.env.BUSINESS_TZ);
    const { subject, lines } = buildReminderMail(step, {
      clientName: client.name,
      supplier,
      today,
      creditCents: client.creditCents,
      invoices: invoices.map(({ invoice }) => invoice),
      promises: broken.map(({ noted_on, until, number }) => ({ notedOn: noted_on, until, number })),
    });
    await manager.insert(Reminder, {
      id,
      clientId: client.id,
      day: today,
      step: plan.step,
      toAddress: client.email,
      creditCents: client.creditCents,
      subject,
      lines,
      state: channel === 'hand' ? 'sent' : 'waiting',
    });
    await manager.insert(
      ReminderInvoice,
      invoices.map(({ invoice, step: ofInvoice }, position) => ({
        reminderId: id,
        position,
        step: ofInvoice,
        openCents: invoice.openCents,
        invoiceId: invoice.kind === 'job' ? invoice.id : null,
        clientInvoiceId: invoice.kind === 'client' ? invoice.id : null,
      })),
    );
    if (broken.length > 0)
      await manager.update(ReminderHoldRow, { id: In(broken.map((promise) => promise.id)) }, { namedIn: id });
    await manager.delete(ToldReminderProblem, { clientId: client.id });
    const to = { name: client.name, address: client.email };
    if (channel === 'hand') await this.mails.noteReminder(tx, id, to, admin?.name ?? '');
    else await this.mails.queueReminder(tx, id, to, admin?.name ?? '');
    await recordAudit(tx, {
      actor: admin ?? { id: '', name: 'Reminders' },
      action: 'reminder.sent',
      subject: toSubject(row),
      details: {
        to: client.email,
        channel,
        step: String(plan.step),
        invoices: invoices
          .map(({ invoice }) => invoice.number)
          .join(', ')
          .slice(0, 1000),
      },
    });
    tx.announce('receivable', client.id);
  }

  /** Once, until a reminder was written or the address was changed. */
  private async tell(tx: Transaction, client: ClientFacts, plan: Plan, problem: ReminderProblem): Promise<void> {
    // Admins were notified when the mail bounced.
    if (problem === 'refused') return;
    // Reported once for all clients until the text is changed.
    if (problem === 'bank-details' && (await tx.manager.existsBy(ToldReminderProblem, { problem }))) return;
    const isNew = await insertOnce(tx.manager, ToldReminderProblem, {
      clientId: client.id,
      problem,
      address: client.email,
    });
    if (!isNew) return;
    await raiseNotice(tx, {
      kind: 'reminder-not-sent',
      to: 'admins',
      parameters: {
        client_id: client.id,
        client: client.name,
        problem,
        amount: formatDollarAmount(formatAmount(computeDueCents(plan))),
      },
    });
    tx.announce('receivable', client.id);
  }
}
