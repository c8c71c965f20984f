import type { CallAnswer, CallParams, ExportPaper, listExportPapers, readExportPaper } from '@cleaning/contracts';
import { refuse } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { ClientInvoices } from '../client-invoices/client-invoices.service.js';
import { Invoices } from '../invoices/invoices.service.js';
import { Logos } from '../logo/logos.service.js';
import { PayDocuments } from '../pay/documents/pay-documents.service.js';
import { formatQuoteNumber } from '../quotes/quote-rules.js';
import { QuoteSending } from '../quotes/quote-sending.service.js';
import { findExportPapers } from './export-papers.queries.js';

/** All papers as PDF, for svc-media's “Download everything”. */
@Injectable()
export class ExportPapers {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly clientInvoices: ClientInvoices,
    private readonly invoices: Invoices,
    private readonly quotes: QuoteSending,
    private readonly payDocuments: PayDocuments,
    private readonly logos: Logos,
  ) {}

  async list(): Promise<CallAnswer<typeof listExportPapers>> {
    const found = await findExportPapers(this.manager);
    return found.map(({ kind, id, number, version }) => {
      const name = kind === 'quote' ? `${formatQuoteNumber(Number(number))}-${version}` : number;
      return { kind, id, name };
    });
  }

  /** Throws 404. */
  async read({ kind, id }: CallParams<typeof readExportPaper>): Promise<CallAnswer<typeof readExportPaper>> {
    const pdf = await this.write(kind, id);
    return { content: pdf.toString('base64') };
  }

  private async write(kind: ExportPaper['kind'], id: string): Promise<Buffer> {
    // Imported on demand: the PDF library takes 20 MB of memory.
    switch (kind) {
      case 'invoice': {
        const invoice = await this.clientInvoices.read(id);
        const { createClientInvoicePdf } = await import('../client-invoices/client-invoice-pdf.js');
        return createClientInvoicePdf(invoice, await this.logos.findLogo(invoice.supplier));
      }
      case 'job-invoice': {
        const invoice = await this.invoices.read(id);
        const { createInvoicePdf } = await import('../invoices/pdf.js');
        return createInvoicePdf(invoice, await this.logos.findLogo(invoice.supplier));
      }
      case 'adjustment-note': {
        const note = await this.clientInvoices.getNote(id);
        const { createAdjustmentNotePdf } = await import('../client-invoices/adjustment-note-pdf.js');
        return createAdjustmentNotePdf(note, await this.logos.findLogo(note.supplier));
      }
      case 'quote':
        return (await this.quotes.getPdf(id)).content;
      case 'pay':
        return this.payDocuments.createPdf(id, null);
      default:
        throw refuse('no_such_document');
    }
  }
}
