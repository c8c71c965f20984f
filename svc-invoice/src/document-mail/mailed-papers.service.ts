import type { AnswerOf, BodyOf, readMailedDocument } from '@cleaning/contracts';
import { NotFound } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Invoice } from '../invoices/invoice.entity.js';
import { Invoices } from '../invoices/invoices.service.js';
import { DocumentMail } from './document-mail.entity.js';

const fileName = (number: string): string => `${number.replace(/[^\w.-]+/g, '-')}.pdf`;

/** The PDFs of messages that wait. */
@Injectable()
export class MailedPapers {
  constructor(
    @InjectRepository(DocumentMail) private readonly mails: Repository<DocumentMail>,
    private readonly invoices: Invoices,
  ) {}

  /** Throws NotFound. */
  async read({ id }: BodyOf<typeof readMailedDocument>): Promise<AnswerOf<typeof readMailedDocument>> {
    const mail = await this.mails.findOneBy({ id });
    if (!mail) throw new NotFound('There is no such message.');
    const { number, pdf } = await this.pdf(mail);
    return { file_name: fileName(number), content: pdf.toString('base64') };
  }

  private async pdf(mail: DocumentMail): Promise<{ number: string; pdf: Buffer }> {
    const { manager } = this.mails;
    const invoice = mail.invoiceId ? await manager.findOneBy(Invoice, { id: mail.invoiceId }) : null;
    if (!invoice) throw new NotFound('There is no such document.');
    const issued = await this.invoices.read(invoice.number);
    // Loaded when needed: the PDF library takes 20 MB of memory.
    const { invoicePdf } = await import('../invoices/pdf.js');
    return { number: issued.printed_number ?? issued.invoice_number, pdf: await invoicePdf(issued) };
  }
}
