import { getBusinessToday, MAX_REMINDER_INVOICES } from '@cleaning/contracts';
import { type CommonEnvironment, ENVIRONMENT, getNow, refuse } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager, Not } from 'typeorm';
import { DocumentMail } from '../document-mail/document-mail.entity.js';
import { Reminder, ReminderInvoice } from './reminder.entity.js';
import { type ClientFacts, getSendingTime } from './reminder-rules.js';
import { ReminderSettings } from './reminder-settings.service.js';
import { findReminderFacts } from './reminders.queries.js';

/** An invoice that goes with a reminder. */
export interface AttachedInvoice {
  readonly invoiceId: string | null;
  readonly clientInvoiceId: string | null;
  /** True if another one follows. */
  readonly hasNext: boolean;
}

/**
 * Invoices of reminders at the moment of sending: svc-auth requests their PDFs just before handing over the message.
 */
@Injectable()
export class ReminderAttachments {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly settings: ReminderSettings,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  /**
   * @param position of the invoice, from 0
   * @throws 404 outside sending hours (which don't apply to admins), 409 if its contents are outdated; it is then
   * withdrawn
   */
  async getAttachment(reminderId: string, position: number, now = getNow()): Promise<AttachedInvoice> {
    const { manager } = this;
    const reminder = await manager.findOneByOrFail(Reminder, { id: reminderId });
    const invoices = await manager.find(ReminderInvoice, { where: { reminderId }, order: { position: 'ASC' } });
    const isByHand = await manager.existsBy(DocumentMail, { reminderId, askedBy: Not('') });
    if (!isByHand && getSendingTime(now, this.env.BUSINESS_TZ) !== 'now') throw refuse('reminder_hours');
    const [client] = await findReminderFacts(manager, this.env.BUSINESS_TZ, reminder.clientId);
    const { enabled } = await this.settings.get();
    const today = getBusinessToday(this.env.BUSINESS_TZ, now);
    // Its days and sums are those of the day it was written.
    const isOld = !isByHand && reminder.day !== today;
    if (!(enabled || isByHand) || isOld || !client || !isStillDue(client, reminder, invoices, today))
      throw refuse('reminder_outdated');
    const invoice = invoices[position];
    if (!invoice) throw refuse('reminder_without_invoice');
    const hasNext = position + 1 < Math.min(invoices.length, MAX_REMINDER_INVOICES);
    return { invoiceId: invoice.invoiceId, clientInvoiceId: invoice.clientInvoiceId, hasNext };
  }
}

const isBefore = (day: string | null, today: string): boolean => day === null || day < today;

/** True if its invoices have no payments, credits or write-offs since, and nothing holds them back. */
function isStillDue(
  client: ClientFacts,
  reminder: Reminder,
  named: readonly ReminderInvoice[],
  today: string,
): boolean {
  const { archived, email, pause, promisedUntil, creditCents } = client;
  if (archived || email !== reminder.toAddress || creditCents !== reminder.creditCents) return false;
  if ((pause && !(pause.until && pause.until < today)) || !isBefore(promisedUntil, today)) return false;
  return named.every(({ invoiceId, clientInvoiceId, openCents }) => {
    const now = client.invoices.find(({ id }) => id === (invoiceId ?? clientInvoiceId));
    return now?.openCents === openCents && !now.disputed && isBefore(now.promisedUntil, today);
  });
}
