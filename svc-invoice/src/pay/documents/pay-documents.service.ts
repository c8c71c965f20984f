import {
  type AnswerOf,
  amountText,
  type BodyOf,
  type listRunDocuments,
  type readPayDocuments,
} from '@cleaning/contracts';
import { NotFound } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import type { IssuedDocument } from './content.js';

type Stored = { [Name in keyof IssuedDocument]: IssuedDocument[Name] extends number ? string : IssuedDocument[Name] };

const fileName = (number: string): string => `${number.replace(/[^\w.-]+/g, '-')}.pdf`;

/** Documents of payments that were issued. */
@Injectable()
export class PayDocuments {
  constructor(private readonly dataSource: DataSource) {}

  async ofRun(runId: string): Promise<AnswerOf<typeof listRunDocuments>> {
    const rows = await this.dataSource.query<
      (Omit<AnswerOf<typeof listRunDocuments>[number], 'total'> & { total: string })[]
    >(
      `SELECT number, kind, issued_on::text, total_cents AS total, person_id AS user_id, pay_row.name,
         coalesce(corrects, '') AS corrects, coalesce(repeats, '') AS repeats
       FROM pay_document JOIN pay_row USING (run_id, person_id) WHERE run_id = $1 ORDER BY lower(pay_row.name), number`,
      [runId],
    );
    return rows.map(({ total, ...row }) => ({ ...row, total: amountText(Number(total)) }));
  }

  /**
   * Sends a document as PDF.
   * @param personId whose document it must be; null: anybody's
   * Throws NotFound, of another person's document too.
   */
  async answer(response: Response, number: string, personId: string | null): Promise<void> {
    const content = await this.pdf(number, personId);
    response.set({
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${fileName(number)}"`,
      'Cache-Control': 'private, no-store',
    });
    response.end(content);
  }

  /** Documents of one person. Throws NotFound when one of them is not theirs. */
  async ofPerson({ user_id, numbers }: BodyOf<typeof readPayDocuments>): Promise<AnswerOf<typeof readPayDocuments>> {
    const documents = [];
    for (const number of numbers) {
      const content = await this.pdf(number, user_id);
      documents.push({ file_name: fileName(number), content: content.toString('base64') });
    }
    return { documents };
  }

  private async pdf(number: string, personId: string | null): Promise<Buffer> {
    const [row] = await this.dataSource.query<Stored[]>(
      `SELECT number, kind, issued_on::text, corrects, repeats, sub_total_cents, gst_cents, total_cents, content
       FROM pay_document WHERE number = $1 AND ($2::uuid IS NULL OR person_id = $2)`,
      [number, personId],
    );
    if (!row) throw new NotFound('There is no such document.');
    const document: IssuedDocument = {
      ...row,
      sub_total_cents: Number(row.sub_total_cents),
      gst_cents: Number(row.gst_cents),
      total_cents: Number(row.total_cents),
    };
    // Loaded when needed: the PDF library takes 20 MB of memory.
    const { payDocumentPdf } = await import('./document-pdf.js');
    return payDocumentPdf(document);
  }
}
