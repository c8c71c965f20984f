import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LedgerModule } from '../ledger/ledger.module.js';
import { PricesModule } from '../prices/prices.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { Invoice, InvoiceCounter, InvoiceVersion, NewestInvoice } from './invoice.entity.js';
import { InvoicesController } from './invoices.controller.js';
import { Invoices } from './invoices.service.js';
import { IssuedInvoices } from './issued-invoices.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Invoice, InvoiceVersion, InvoiceCounter, NewestInvoice]),
    LedgerModule,
    PricesModule,
    SettingsModule,
  ],
  controllers: [InvoicesController],
  providers: [Invoices, IssuedInvoices],
  exports: [Invoices],
})
export class InvoicesModule {}
