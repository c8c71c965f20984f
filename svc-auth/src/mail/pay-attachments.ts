import { readPayDocuments } from '@cleaning/contracts';
import { Peers } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import type { SendError } from './mail-rules.js';

export interface Attachment {
  readonly filename: string;
  readonly content: Buffer;
  readonly contentType: string;
}

/** svc-invoice is away, or does not know the documents (any more): the message is sent later. */
class NoDocuments extends Error implements SendError {
  readonly code = 'EDOCUMENTS';
}

/** The documents of a payment, read from svc-invoice for each attempt: they are kept nowhere else. */
@Injectable()
export class PayAttachments {
  constructor(private readonly peers: Peers) {}

  /** Throws a SendError. */
  async read(personId: string, numbers: readonly string[]): Promise<Attachment[]> {
    try {
      const { status, body } = await this.peers.call('invoice', 'POST', readPayDocuments.path, {
        user_id: personId,
        numbers,
      });
      if (status !== 200) throw new NoDocuments(`svc-invoice answered ${status}`);
      const { documents } = readPayDocuments.answer.parse(JSON.parse(body));
      return documents.map(({ file_name: filename, content }) => ({
        filename,
        content: Buffer.from(content, 'base64'),
        contentType: 'application/pdf',
      }));
    } catch (error) {
      throw error instanceof NoDocuments ? error : new NoDocuments('svc-invoice did not answer', { cause: error });
    }
  }
}
