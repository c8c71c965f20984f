import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DocumentMailModule } from '../document-mail/document-mail.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { MailReachModule } from '../mail-reach/mail-reach.module.js';
import { PricesModule } from '../prices/prices.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { AdjustmentNote, AdjustmentNoteCounter, AdjustmentNoteLine } from './adjustment-note.entity.js';
import { AdjustmentNotes } from './adjustment-notes.service.js';
import { InvoicedDays, InvoicedWork } from './claims.entity.js';
import { ClientInvoice, ClientInvoiceLine, ClientInvoiceVersion } from './client-invoice.entity.js';
import { ClientInvoicesController } from './client-invoices.controller.js';
import { ClientInvoices } from './client-invoices.service.js';
import { InvoicesToAdjust } from './invoices-to-adjust.service.js';
import { MonthInvoiceIssuer } from './issue-month.service.js';
import { JobInvoiceNotes } from './job-invoice-notes.service.js';
import { MonthInvoices } from './month-invoices.service.js';
import { MonthLines } from './month-lines.service.js';
import { NoteWriter } from './note-writer.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      ClientInvoice,
      ClientInvoiceVersion,
      ClientInvoiceLine,
      InvoicedDays,
      InvoicedWork,
      AdjustmentNote,
      AdjustmentNoteLine,
      AdjustmentNoteCounter,
    ]),
    DocumentMailModule,
    InvoicesModule,
    MailReachModule,
    PricesModule,
    SettingsModule,
  ],
  controllers: [ClientInvoicesController],
  providers: [
    AdjustmentNotes,
    ClientInvoices,
    InvoicesToAdjust,
    MonthInvoiceIssuer,
    JobInvoiceNotes,
    MonthInvoices,
    MonthLines,
    NoteWriter,
  ],
  exports: [ClientInvoices, InvoicesToAdjust, MonthInvoiceIssuer],
})
export class ClientInvoicesModule {}
