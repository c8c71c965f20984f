import { readMailedDocument, readPayDocuments } from '@cleaning/contracts';
import { createSerialQueue, Peers } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import type { SendError } from './mail-rules.js';

export interface Attachment {
  readonly filename: string;
  readonly content: Buffer;
  readonly contentType: string;
}

/** svc-invoice is unavailable, or doesn't have the documents: the message is sent later. */
export class DocumentsUnavailableError extends Error implements SendError {
  readonly code = 'EDOCUMENTS';
}

/** The message is out of date, so it isn't sent. */
class MailWithdrawnError extends Error implements SendError {
  readonly code = 'EWITHDRAWN';
}

const toAttachment = ({ file_name, content }: { file_name: string; content: string }): Attachment => ({
  filename: file_name,
  content: Buffer.from(content, 'base64'),
  contentType: 'application/pdf',
});

/** Documents that svc-invoice writes for one request; a correction of many invoices has a note for each. */
const MAX_CONCURRENT = 5;

/** Documents of payments and invoices, read from svc-invoice for each attempt and not stored. */
@Injectable()
export class MailAttachments {
  /** svc-invoice creates PDFs one by one: concurrent ones would all take too long. */
  private readonly asNext = createSerialQueue();

  constructor(private readonly peers: Peers) {}

  /** Documents of a message from svc-invoice: one, or those of a reminder. Throws a SendError. */
  readDocuments(mailId: string): Promise<Attachment[]> {
    return this.askInvoiceService(async () => {
      const attachments: Attachment[] = [];
      for (let position: number | undefined = 0; position !== undefined; ) {
        const asked: { id: string; position: number } = { id: mailId, position };
        const { status, body } = await this.asNext(() =>
          this.peers.call('invoice', 'POST', readMailedDocument.path, asked),
        );
        if (status === 409) throw new MailWithdrawnError('svc-invoice has withdrawn it');
        if (status !== 200) throw new DocumentsUnavailableError(`svc-invoice answered ${status}`);
        const document = readMailedDocument.answer.parse(JSON.parse(body));
        attachments.push(toAttachment(document));
        position = document.next !== undefined && document.next > position ? document.next : undefined;
      }
      return attachments;
    });
  }

  /** Documents of a payment. Throws a SendError. */
  async readPaymentDocuments(personId: string, numbers: readonly string[]): Promise<Attachment[]> {
    const attachments: Attachment[] = [];
    for (let next = 0; next < numbers.length; next += MAX_CONCURRENT)
      attachments.push(...(await this.readBatch(personId, numbers.slice(next, next + MAX_CONCURRENT))));
    return attachments;
  }

  private readBatch(personId: string, numbers: readonly string[]): Promise<Attachment[]> {
    return this.askInvoiceService(async () => {
      const asked = { user_id: personId, numbers };
      const { status, body } = await this.asNext(() =>
        this.peers.call('invoice', 'POST', readPayDocuments.path, asked),
      );
      if (status !== 200) throw new DocumentsUnavailableError(`svc-invoice answered ${status}`);
      const { documents } = readPayDocuments.answer.parse(JSON.parse(body));
      return documents.map(toAttachment);
    });
  }

  private async askInvoiceService(question: () => Promise<Attachment[]>): Promise<Attachment[]> {
    try {
      return await question();
    } catch (error) {
      throw error instanceof DocumentsUnavailableError || error instanceof MailWithdrawnError
        ? error
        : new DocumentsUnavailableError('svc-invoice did not answer', { cause: error });
    }
  }
}
