import type { CallAnswer, CallBody, readMailedDocument } from '@cleaning/contracts';
import { findRow } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { AdjustmentNote } from '../client-invoices/adjustment-note.entity.js';
import { ClientInvoice } from '../client-invoices/client-invoice.entity.js';
import { ClientInvoices } from '../client-invoices/client-invoices.service.js';
import { Invoice } from '../invoices/invoice.entity.js';
import { Invoices } from '../invoices/invoices.service.js';
import { Logos } from '../logo/logos.service.js';
import { ReminderAttachments } from '../reminders/reminder-attachments.service.js';
import { DocumentMail } from './document-mail.entity.js';
import { getDocument, type MailedPaper } from './mailed-documents.service.js';

const buildFileName = (number: string): string => `${number.replace(/[^\w.-]+/g, '-')}.pdf`;

/** The PDFs of documents that are mailed. */
@Injectable()
export class MailedPapers {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly invoices: Invoices,
    private readonly clientInvoices: ClientInvoices,
    private readonly reminders: ReminderAttachments,
    private readonly logos: Logos,
  ) {}

  /** Throws 404, and 409 for a withdrawn document. */
  async read({ id, position }: CallBody<typeof readMailedDocument>): Promise<CallAnswer<typeof readMailedDocument>> {
    const mail = await findRow(this.manager, DocumentMail, { id }, 'no_such_message');
    const attached = mail.reminderId
      ? await this.reminders.getAttachment(mail.reminderId, position)
      : { ...mail, hasNext: false };
    const { name, pdf } = await this.print(getDocument({ noteId: null, ...attached }));
    return {
      file_name: name,
      content: pdf.toString('base64'),
      next: attached.hasNext ? position + 1 : undefined,
    };
  }

  /** A document as it is now. PDF libraries are loaded when needed: they take 20 MB of memory. */
  async print({ kind, id }: Pick<MailedPaper, 'kind' | 'id'>): Promise<{ name: string; pdf: Buffer }> {
    const { manager } = this;
    if (kind === 'job-invoice') {
      const issued = await this.invoices.read((await manager.findOneByOrFail(Invoice, { id })).number);
      const { createInvoicePdf } = await import('../invoices/pdf.js');
      const pdf = await createInvoicePdf(issued, await this.logos.findLogo(issued.supplier));
      return { name: buildFileName(issued.printed_number ?? issued.invoice_number), pdf };
    }
    if (kind === 'client-invoice') {
      const { number } = await manager.findOneByOrFail(ClientInvoice, { id });
      const { createClientInvoicePdf } = await import('../client-invoices/client-invoice-pdf.js');
      const invoice = await this.clientInvoices.read(number);
      return {
        name: buildFileName(number),
        pdf: await createClientInvoicePdf(invoice, await this.logos.findLogo(invoice.supplier)),
      };
    }
    const { number } = await manager.findOneByOrFail(AdjustmentNote, { id });
    const { createAdjustmentNotePdf } = await import('../client-invoices/adjustment-note-pdf.js');
    const note = await this.clientInvoices.getNote(number);
    return {
      name: buildFileName(number),
      pdf: await createAdjustmentNotePdf(note, await this.logos.findLogo(note.supplier)),
    };
  }
}
