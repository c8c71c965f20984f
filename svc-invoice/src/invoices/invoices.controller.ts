import {
  type CallAnswer,
  type CallBody,
  type CallParams,
  exportInvoices,
  getInvoice,
  getInvoiceLogo,
  getInvoicePdf,
  getInvoiceVersions,
  type Invoice,
  listInvoices,
  previewInvoice,
  printInvoice,
  requestInvoice,
  saveInvoiceVersion,
} from '@cleaning/contracts';
import {
  answerCsv,
  answerPdf,
  buildExportEvent,
  type Caller,
  CurrentCaller,
  Roles,
  Route,
  recordAudit,
  Transactions,
} from '@cleaning/service-kit';
import { Body, Controller, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Logos } from '../logo/logos.service.js';
import { Invoices } from './invoices.service.js';
import { IssuedInvoices } from './issued-invoices.service.js';

/** A number that an admin has written may hold any characters. */
const buildFileName = ({ invoice_number, printed_number = invoice_number }: Invoice) =>
  printed_number.replace(/[^\w.-]+/g, '-');

@Controller()
export class InvoicesController {
  constructor(
    private readonly transactions: Transactions,
    private readonly invoices: Invoices,
    private readonly issued: IssuedInvoices,
    private readonly logos: Logos,
  ) {}

  @Route(requestInvoice)
  @Roles('admin')
  request(
    @CurrentCaller() caller: Caller,
    @Body() body: CallBody<typeof requestInvoice>,
  ): Promise<CallAnswer<typeof requestInvoice>> {
    return this.invoices.request(caller, body);
  }

  // Declared before `read`, whose path would match "INV-00001.pdf" as a number.
  @Route(getInvoicePdf)
  @Roles('admin')
  async getPdf(@Param() params: CallParams<typeof getInvoicePdf>, @Res() response: Response): Promise<void> {
    await this.answer(response, await this.invoices.read(params.number));
  }

  @Route(getInvoiceLogo)
  @Roles('admin')
  async getLogo(@Param() { sha256 }: CallParams<typeof getInvoiceLogo>, @Res() response: Response): Promise<void> {
    const png = await this.logos.getPng(sha256);
    response.set({ 'Content-Type': 'image/png', 'Cache-Control': 'private, max-age=31536000, immutable' });
    response.end(png);
  }

  @Route(previewInvoice)
  @Roles('admin')
  preview(@Body() body: CallBody<typeof previewInvoice>) {
    return this.invoices.preview(body);
  }

  @Route(saveInvoiceVersion)
  @Roles('admin')
  save(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof saveInvoiceVersion>) {
    return this.issued.save(caller, body);
  }

  @Route(printInvoice)
  @Roles('admin')
  async print(@Body() body: CallBody<typeof printInvoice>, @Res() response: Response): Promise<void> {
    await this.answer(response, await this.issued.getForPrint(body));
  }

  @Route(listInvoices)
  @Roles('admin')
  list(@Body() body: CallBody<typeof listInvoices>) {
    return this.issued.list(body);
  }

  @Route(exportInvoices)
  @Roles('admin')
  async export(
    @CurrentCaller() admin: Caller,
    @Body() body: CallBody<typeof exportInvoices>,
    @Res() response: Response,
  ): Promise<void> {
    await this.transactions.run((tx) =>
      recordAudit(tx, buildExportEvent(admin, 'invoices.exported', 'Invoices', body)),
    );
    await answerCsv(response, 'invoices.csv', this.issued.createCsv(body));
  }

  @Route(getInvoiceVersions)
  @Roles('admin')
  listVersions(@Param() params: CallParams<typeof getInvoiceVersions>) {
    return this.issued.listVersions(params.number);
  }

  @Route(getInvoice)
  @Roles('admin')
  read(@Param() params: CallParams<typeof getInvoice>): Promise<CallAnswer<typeof getInvoice>> {
    return this.invoices.read(params.number);
  }

  private async answer(response: Response, invoice: Invoice): Promise<void> {
    // Imported on demand: the PDF library takes 20 MB of memory.
    const { createInvoicePdf } = await import('./pdf.js');
    const pdf = await createInvoicePdf(invoice, await this.logos.findLogo(invoice.supplier));
    answerPdf(response, `${buildFileName(invoice)}-${invoice.version}.pdf`, pdf);
  }
}
