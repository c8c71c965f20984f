import { Module } from '@nestjs/common';
import { ClientInvoicesModule } from '../client-invoices/client-invoices.module.js';
import { ReportsModule } from '../pay/reports/reports.module.js';
import { DeskMoneyController } from './desk-money.controller.js';
import { DeskMoneyReads } from './desk-money.service.js';

@Module({
  imports: [ClientInvoicesModule, ReportsModule],
  controllers: [DeskMoneyController],
  providers: [DeskMoneyReads],
})
export class DeskMoneyModule {}
