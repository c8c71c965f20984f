import {
  type CallBody,
  type CallParams,
  getAdjustmentNotePdf,
  getClientInvoice,
  getClientInvoicePdf,
  getJobInvoiceNotes,
  getMonthInvoice,
  issueAdjustmentNote,
  issueMonthInvoices,
  listInvoicesToAdjust,
  listMonthInvoices,
  markClientInvoiceSent,
  undoAdjustmentNote,
} from '@cleaning/contracts';
import { answerPdf, type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Logos } from '../logo/logos.service.js';
import { AdjustmentNotes } from './adjustment-notes.service.js';
import { ClientInvoices } from './client-invoices.service.js';
import { InvoicesToAdjust } from './invoices-to-adjust.service.js';
import { MonthInvoiceIssuer } from './issue-month.service.js';
import { JobInvoiceNotes } from './job-invoice-notes.service.js';
import { MonthInvoices } from './month-invoices.service.js';

@Controller()
@Roles('admin')
export class ClientInvoicesController {
  constructor(
    private readonly months: MonthInvoices,
    private readonly adjusting: InvoicesToAdjust,
    private readonly issuing: MonthInvoiceIssuer,
    private readonly invoices: ClientInvoices,
    private readonly notes: AdjustmentNotes,
    private readonly notesOfJobs: JobInvoiceNotes,
    private readonly logos: Logos,
  ) {}

  @Route(listMonthInvoices)
  list(@Body() body: CallBody<typeof listMonthInvoices>) {
    return this.months.list(body);
  }

  @Route(listInvoicesToAdjust)
  listToAdjust() {
    return this.adjusting.list();
  }

  @Route(getMonthInvoice)
  readMonth(@Param() params: CallParams<typeof getMonthInvoice>) {
    return this.months.read(params);
  }

  @Route(issueMonthInvoices)
  issue(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof issueMonthInvoices>) {
    return this.issuing.issue(admin, body);
  }

  // Declared before `read`, whose path would match "INV-00001.pdf" as a number.
  @Route(getClientInvoicePdf)
  async getPdf(@Param() { number }: CallParams<typeof getClientInvoicePdf>, @Res() response: Response): Promise<void> {
    const invoice = await this.invoices.read(number);
    // Imported on demand: the PDF library takes 20 MB of memory.
    const { createClientInvoicePdf } = await import('./client-invoice-pdf.js');
    const pdf = await createClientInvoicePdf(invoice, await this.logos.findLogo(invoice.supplier));
    answerPdf(response, `${number}-${invoice.version}.pdf`, pdf);
  }

  @Route(getAdjustmentNotePdf)
  async getNotePdf(
    @Param() { number }: CallParams<typeof getAdjustmentNotePdf>,
    @Res() response: Response,
  ): Promise<void> {
    const note = await this.invoices.getNote(number);
    const { createAdjustmentNotePdf } = await import('./adjustment-note-pdf.js');
    answerPdf(response, `${number}.pdf`, await createAdjustmentNotePdf(note, await this.logos.findLogo(note.supplier)));
  }

  @Route(getClientInvoice)
  read(@Param() { number }: CallParams<typeof getClientInvoice>) {
    return this.invoices.read(number);
  }

  @Route(markClientInvoiceSent)
  markSent(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof markClientInvoiceSent>) {
    return this.invoices.markSent(admin, body);
  }

  @Route(getJobInvoiceNotes)
  readJobNotes(@Param() { number }: CallParams<typeof getJobInvoiceNotes>) {
    return this.notesOfJobs.read(number);
  }

  @Route(issueAdjustmentNote)
  adjust(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof issueAdjustmentNote>) {
    return this.notes.issue(admin, body);
  }

  @Route(undoAdjustmentNote)
  undo(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof undoAdjustmentNote>) {
    return this.notes.undo(admin, body);
  }
}
