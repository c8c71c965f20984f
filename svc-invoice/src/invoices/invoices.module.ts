import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { InvoicesController } from './invoices.controller.js';
import { Invoices } from './invoices.service.js';
import { IssuedInvoices } from './issued-invoices.service.js';

@Module({
  imports: [LedgerModule, SettingsModule],
  controllers: [InvoicesController],
  providers: [Invoices, IssuedInvoices],
})
export class InvoicesModule {}
