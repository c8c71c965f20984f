import {
  type CallAnswer,
  type CallBody,
  formatAmount,
  type listRunDocuments,
  type readPayDocuments,
} from '@cleaning/contracts';
import { answerPdf, findRow } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { Response } from 'express';
import type { EntityManager } from 'typeorm';
import { Logos } from '../../logo/logos.service.js';
import type { IssuedDocument } from './content.js';
import { PayDocument } from './pay-document.entity.js';
import { findRunDocuments } from './pay-documents.queries.js';

const buildFileName = (number: string): string => `${number.replace(/[^\w.-]+/g, '-')}.pdf`;

const toIssuedDocument = (document: PayDocument): IssuedDocument => ({
  number: document.number,
  kind: document.kind,
  issued_on: document.issuedOn,
  corrects: document.corrects,
  repeats: document.repeats,
  sub_total_cents: document.subTotalCents,
  gst_cents: document.gstCents,
  total_cents: document.totalCents,
  content: document.content,
});

/** Documents of payments that were issued. */
@Injectable()
export class PayDocuments {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly logos: Logos,
  ) {}

  async listByRun(runId: string): Promise<CallAnswer<typeof listRunDocuments>> {
    const documents = await findRunDocuments(this.manager, runId);
    return documents.map(({ cents, ...document }) => ({ ...document, total: formatAmount(cents) }));
  }

  /**
   * Sends a document as PDF.
   * @param personId owner of the document; null: any
   * @throws 404, also for another person's document
   */
  async answer(response: Response, number: string, personId: string | null): Promise<void> {
    const content = await this.createPdf(number, personId);
    answerPdf(response, buildFileName(number), content);
  }

  /** Documents of one person. Throws 404 if one isn't theirs. */
  async readByPerson({
    user_id,
    numbers,
  }: CallBody<typeof readPayDocuments>): Promise<CallAnswer<typeof readPayDocuments>> {
    const documents = [];
    for (const number of numbers) {
      const content = await this.createPdf(number, user_id);
      documents.push({ file_name: buildFileName(number), content: content.toString('base64') });
    }
    return { documents };
  }

  /** Throws 404, of another person's document too. */
  async createPdf(number: string, personId: string | null): Promise<Buffer> {
    const document = await findRow(
      this.manager,
      PayDocument,
      { number, ...(personId === null ? {} : { personId }) },
      'no_such_document',
    );
    // Loaded when needed: the PDF library takes 20 MB of memory.
    const { createPayDocumentPdf } = await import('./document-pdf.js');
    return createPayDocumentPdf(toIssuedDocument(document), await this.logos.findLogo(document.content.company));
  }
}
