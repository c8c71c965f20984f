import {
  formatBankWarning,
  formatDate,
  formatDollars,
  formatMonthYear,
  type MailedDocument,
  type Supplier,
} from '@cleaning/contracts';
import { findRow, refuse } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AdjustmentNote } from '../client-invoices/adjustment-note.entity.js';
import { ClientInvoice, ClientInvoiceVersion } from '../client-invoices/client-invoice.entity.js';
import { Client } from '../clients/client.entity.js';
import { findInvoiceClient } from '../invoices/buyer.js';
import { Invoice } from '../invoices/invoice.entity.js';
import { answerInvoice, Invoices } from '../invoices/invoices.service.js';
import { formatPayToSentence } from '../settings/bank-sentences.js';
import type { DocumentMail } from './document-mail.entity.js';

/** A document for mail in its current form. */
export interface MailedPaper {
  readonly id: string;
  readonly kind: MailedDocument;
  /** As printed. */
  readonly number: string;
  readonly version: number;
  readonly sentAt: Date | null;
  /** Null: no client. */
  readonly client: Client | null;
  readonly toName: string;
  readonly subject: string;
  /** One paragraph each. */
  readonly lines: readonly string[];
}

type FoundDocument = Omit<MailedPaper, 'client' | 'subject' | 'lines'> & {
  readonly clientId: string | null;
  readonly title: string;
  readonly text: string;
  readonly supplier: Supplier;
  /** False if no payment is due. */
  readonly isPaid: boolean;
};

/** The document of a message. */
export function getDocument(
  mail: Pick<DocumentMail, 'invoiceId' | 'clientInvoiceId' | 'noteId'>,
): Pick<MailedPaper, 'kind' | 'id'> {
  if (mail.invoiceId) return { kind: 'job-invoice', id: mail.invoiceId };
  if (mail.clientInvoiceId) return { kind: 'client-invoice', id: mail.clientInvoiceId };
  return { kind: 'adjustment-note', id: mail.noteId ?? '' };
}

/** Documents sent by mail, and their messages. */
@Injectable()
export class MailedDocuments {
  constructor(private readonly invoices: Invoices) {}

  /** Throws 404. */
  async getByNumber(manager: EntityManager, kind: MailedDocument, number: string): Promise<MailedPaper> {
    if (kind === 'job-invoice') return this.completePaper(manager, await this.getJobInvoice(manager, { number }));
    if (kind === 'client-invoice') return this.completePaper(manager, await this.getClientInvoice(manager, { number }));
    return this.completePaper(manager, await this.getNote(manager, { number }));
  }

  /** The document of a message. Throws 404. */
  getByMail(manager: EntityManager, mail: DocumentMail): Promise<MailedPaper> {
    return this.getById(manager, getDocument(mail));
  }

  /** Throws 404. */
  async getById(manager: EntityManager, { kind, id }: Pick<MailedPaper, 'kind' | 'id'>): Promise<MailedPaper> {
    if (kind === 'job-invoice') return this.completePaper(manager, await this.getJobInvoice(manager, { id }));
    if (kind === 'client-invoice') return this.completePaper(manager, await this.getClientInvoice(manager, { id }));
    return this.completePaper(manager, await this.getNote(manager, { id }));
  }

  private async completePaper(manager: EntityManager, found: FoundDocument): Promise<MailedPaper> {
    const { clientId, title, text, supplier, isPaid, ...paper } = found;
    const client = clientId === null ? null : await manager.findOneBy(Client, { id: clientId });
    return {
      ...paper,
      client,
      subject: `${title} from ${supplier.name}`,
      lines: [
        `Hello ${paper.toName},`,
        text,
        ...(isPaid ? [formatPayToSentence(supplier, paper.number), formatBankWarning(supplier)] : []),
      ],
    };
  }

  private async getJobInvoice(
    manager: EntityManager,
    where: { id: string } | { number: string },
  ): Promise<FoundDocument> {
    const invoice = await manager.findOneBy(Invoice, where);
    const newest = invoice && (await this.invoices.findNewestVersion(manager, invoice));
    if (!newest) throw refuse('no_such_document');
    const { printed_number, invoice_number } = answerInvoice(invoice, newest);
    const number = printed_number ?? invoice_number;
    const client = await findInvoiceClient(manager, invoice);
    return {
      id: invoice.id,
      kind: 'job-invoice',
      number,
      version: newest.version,
      sentAt: invoice.sentAt,
      clientId: client?.id ?? null,
      toName: newest.toName,
      supplier: newest.supplier,
      isPaid: true,
      title: `Tax invoice ${number}`,
      text: `Tax invoice ${number} for ${formatMonthYear(invoice.month)} is attached: ${formatDollars(newest.totalCents)} including GST.`,
    };
  }

  private async getClientInvoice(
    manager: EntityManager,
    where: { id: string } | { number: string },
  ): Promise<FoundDocument> {
    const invoice = await findRow(manager, ClientInvoice, where, 'no_such_document');
    const { id, number, month, version, sentAt, clientId } = invoice;
    const says = await manager.findOneByOrFail(ClientInvoiceVersion, { clientInvoiceId: id, version });
    const order = says.orderNumber === '' ? '' : ` Your order number is ${says.orderNumber}.`;
    return {
      id,
      kind: 'client-invoice',
      number,
      version,
      sentAt,
      clientId,
      supplier: says.supplier,
      isPaid: true,
      toName: says.toTradingName || says.toName,
      title: `Tax invoice ${number}`,
      text: `Tax invoice ${number} for ${formatMonthYear(month)} is attached: ${formatDollars(says.totalCents)} including GST, due ${formatDate(says.dueOn)}.${order}`,
    };
  }

  private async getNote(manager: EntityManager, where: { id: string } | { number: string }): Promise<FoundDocument> {
    const note = await findRow(manager, AdjustmentNote, where, 'no_such_document');
    const invoice = await this.getNotedInvoice(manager, note);
    const change =
      note.totalCents < 0
        ? `takes ${formatDollars(-note.totalCents)} off the invoice`
        : `adds ${formatDollars(note.totalCents)} to the invoice`;
    return {
      id: note.id,
      kind: 'adjustment-note',
      number: note.number,
      version: 1,
      sentAt: note.sentAt,
      clientId: invoice.clientId,
      supplier: note.supplier,
      isPaid: false,
      toName: note.toTradingName || note.toName,
      title: `Adjustment note ${note.number}`,
      text: `Adjustment note ${note.number} for tax invoice ${invoice.number} is attached. It ${change}, including GST. Reason: ${note.reason}`,
    };
  }

  /** Number and client of the invoice of a note. */
  private async getNotedInvoice(manager: EntityManager, { clientInvoiceId, invoiceId }: AdjustmentNote) {
    if (invoiceId !== null) return this.getJobInvoice(manager, { id: invoiceId });
    return manager.findOneByOrFail(ClientInvoice, { id: clientInvoiceId ?? '' });
  }
}
