import { Transactions } from '@cleaning/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager, IsNull } from 'typeorm';
import { XeroConnection, XeroContactRow, XeroOrganisationRow } from './xero.entity.js';
import { type XeroAnswerPayment, xeroContacts, xeroPayments } from './xero-answers.js';
import { XeroClient } from './xero-client.service.js';
import { toContactRow } from './xero-contacts.service.js';
import { isProblemOfXero } from './xero-errors.js';
import { keepPayments, type ReadPayment } from './xero-payments.queries.js';
import { toXeroSettings } from './xero-settings.service.js';

/** Rows of a page that we ask for. */
const PAGE = 100;
/** Overlap of two reads: clocks differ, and a change during paging may be on no page. */
const OVERLAP_MS = 10 * 60_000;
const DELETED = 'DELETED';
/** Marks that all payments are being read, so that a request for all of them meanwhile isn't lost. */
const BEGINNING = new Date(0);
/** Payments of sales invoices. */
const RECEIVED = 'ACCRECPAYMENT';

/** Reads changes in Xero since the last time: contacts, and payments of our invoices. Changes none of our data. */
@Injectable()
export class XeroReading {
  private readonly logger = new Logger(XeroReading.name);

  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly client: XeroClient,
  ) {}

  /** Reads the chosen organisation, if any. Problems are stored for the page. */
  async read(): Promise<void> {
    const connection = await this.manager.findOneBy(XeroConnection, { onlyRow: true, state: 'connected' });
    const tenantId = connection?.tenantId;
    if (!tenantId) return;
    try {
      await this.readContacts(tenantId);
      await this.readPayments(tenantId);
      await this.note(tenantId, { readAt: new Date(), readProblem: '' });
    } catch (error) {
      if (!isProblemOfXero(error)) this.logger.error({ msg: 'Xero could not be read', err: error });
      const readProblem = isProblemOfXero(error)
        ? error.message
        : 'Something went wrong. Ask whoever looks after your server to check the log.';
      await this.note(tenantId, { readProblem });
    }
  }

  private async readContacts(tenantId: string): Promise<void> {
    const { since, next } = await this.begin(tenantId, 'contactsSince');
    for (let page = 1; ; page += 1) {
      const { Contacts } = await this.client.call({
        tenantId,
        path: '/Contacts',
        query: { page: String(page), pageSize: String(PAGE), includeArchived: 'true' },
        since,
        answer: xeroContacts,
      });
      const rows = Contacts.map((contact) => toContactRow(tenantId, contact));
      if (rows.length > 0)
        await this.transactions.runWithoutWaiting(async (tx) => {
          await tx.manager.upsert(XeroContactRow, rows, ['tenantId', 'contactId']);
          tx.announce('xero', '');
        });
      if (Contacts.length < PAGE) break;
    }
    await this.note(tenantId, { contactsSince: next });
  }

  private async readPayments(tenantId: string): Promise<void> {
    const organisation = await this.manager.findOneByOrFail(XeroOrganisationRow, { tenantId });
    if (!toXeroSettings(organisation).read_payments) return;
    const { since: noted, next } = await this.begin(tenantId, 'paymentsSince');
    const since = noted ?? BEGINNING;
    if (noted === null)
      await this.transactions.runWithoutWaiting(({ manager }) =>
        manager.update(XeroOrganisationRow, { tenantId, paymentsSince: IsNull() }, { paymentsSince: since }),
      );
    for (let page = 1; ; page += 1) {
      const { Payments } = await this.client.call({
        tenantId,
        path: '/Payments',
        query: { where: `PaymentType=="${RECEIVED}"`, page: String(page), pageSize: String(PAGE) },
        since: since > BEGINNING ? since : null,
        answer: xeroPayments,
      });
      const payments = Payments.flatMap(toReadPayment);
      if (payments.length > 0)
        await this.transactions.runWithoutWaiting(async (tx) => {
          await keepPayments(tx.manager, tenantId, payments);
          tx.announce('xero', '');
        });
      if (Payments.length < PAGE) break;
    }
    // Matching a paper meanwhile requests all payments again.
    await this.transactions.runWithoutWaiting(({ manager }) =>
      manager.update(XeroOrganisationRow, { tenantId, paymentsSince: since }, { paymentsSince: next }),
    );
  }

  /** Start of this read and of the next. */
  private async begin(
    tenantId: string,
    column: 'contactsSince' | 'paymentsSince',
  ): Promise<{ since: Date | null; next: Date }> {
    const next = new Date(Date.now() - OVERLAP_MS);
    const organisation = await this.manager.findOneByOrFail(XeroOrganisationRow, { tenantId });
    return { since: organisation[column], next };
  }

  private async note(
    tenantId: string,
    noted: Partial<Pick<XeroOrganisationRow, 'contactsSince' | 'readAt' | 'readProblem'>>,
  ): Promise<void> {
    await this.transactions.runWithoutWaiting(async (tx) => {
      await tx.manager.update(XeroOrganisationRow, { tenantId }, noted);
      tx.announce('xero', '');
    });
  }
}

/** Empty for a payment without an invoice, or of A$0.00. */
function toReadPayment(payment: XeroAnswerPayment): ReadPayment[] {
  const xeroInvoiceId = payment.Invoice?.InvoiceID.toLowerCase() ?? '';
  const cents = Math.round(payment.Amount * 100);
  if (payment.PaymentType !== RECEIVED || xeroInvoiceId === '' || cents <= 0) return [];
  return [
    {
      paymentId: payment.PaymentID.toLowerCase(),
      xeroInvoiceId,
      day: payment.Date,
      cents,
      reference: payment.Reference,
      reconciled: payment.IsReconciled,
      deleted: payment.Status === DELETED,
      changedAt: payment.UpdatedDateUTC,
    },
  ];
}
