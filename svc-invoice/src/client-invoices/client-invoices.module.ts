import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdjustmentNote, AdjustmentNoteCounter, AdjustmentNoteLine } from './adjustment-note.entity.js';
import { InvoicedDays, InvoicedWork } from './claims.entity.js';
import { ClientInvoice, ClientInvoiceLine, ClientInvoiceVersion } from './client-invoice.entity.js';

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
  ],
})
export class ClientInvoicesModule {}
