import {
  type AnswerOf,
  type BodyOf,
  getInvoice,
  getInvoicePdf,
  type ParamsOf,
  requestInvoice,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Input, PathParams, Roles, Route } from '@cleaning/service-kit';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Invoices } from './invoices.js';

@Controller()
export class InvoicesController {
  constructor(private readonly invoices: Invoices) {}

  @Route(requestInvoice)
  @Roles('admin')
  request(
    @CurrentCaller() caller: Caller,
    @Input(requestInvoice) body: BodyOf<typeof requestInvoice>,
  ): Promise<AnswerOf<typeof requestInvoice>> {
    return this.invoices.request(caller, body);
  }

  // Before `read`: its path would take the whole of "INV-00001.pdf" for a number.
  @Route(getInvoicePdf)
  @Roles('admin')
  async pdf(
    @PathParams(getInvoicePdf) params: ParamsOf<typeof getInvoicePdf>,
    @Res() response: Response,
  ): Promise<void> {
    const invoice = await this.invoices.read(params.number);
    // Loaded with the first page: the PDF library takes 20 MB of memory.
    const { invoicePdf } = await import('./pdf.js');
    response.set({
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${invoice.invoice_number}-${invoice.version}.pdf"`,
      'Cache-Control': 'private, no-store',
    });
    response.end(await invoicePdf(invoice));
  }

  @Route(getInvoice)
  @Roles('admin')
  read(@PathParams(getInvoice) params: ParamsOf<typeof getInvoice>): Promise<AnswerOf<typeof getInvoice>> {
    return this.invoices.read(params.number);
  }
}
