import { readQuoteDocument } from '@cleaning/contracts';
import { Peers } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { type Attachment, DocumentsUnavailableError } from './mail-attachments.service.js';

/** A quote's document, read from svc-invoice for each attempt and not stored. */
@Injectable()
export class QuoteAttachments {
  constructor(private readonly peers: Peers) {}

  /** Throws a SendError. */
  async read(quoteId: string): Promise<Attachment[]> {
    try {
      const { status, body } = await this.peers.call('invoice', 'POST', readQuoteDocument.path, { id: quoteId });
      if (status !== 200) throw new DocumentsUnavailableError(`svc-invoice answered ${status}`);
      const { file_name: filename, content } = readQuoteDocument.answer.parse(JSON.parse(body));
      return [{ filename, content: Buffer.from(content, 'base64'), contentType: 'application/pdf' }];
    } catch (error) {
      throw error instanceof DocumentsUnavailableError
        ? error
        : new DocumentsUnavailableError('svc-invoice did not answer', { cause: error });
    }
  }
}
