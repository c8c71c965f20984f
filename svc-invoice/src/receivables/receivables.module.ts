import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Client } from '../clients/client.entity.js';
import { SettingsModule } from '../settings/settings.module.js';
import { AccountStatements } from './account-statements.service.js';
import { ClientPayment, ClientRefundRow, PaymentPart, RefundPart, WriteOffRow } from './client-payment.entity.js';
import { ClientPayments } from './client-payments.service.js';
import { ClientRefunds } from './client-refunds.service.js';
import { ReceivablesController } from './receivables.controller.js';
import { Receivables } from './receivables.service.js';
import { WriteOffs } from './write-offs.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Client, ClientPayment, ClientRefundRow, PaymentPart, RefundPart, WriteOffRow]),
    SettingsModule,
  ],
  controllers: [ReceivablesController],
  providers: [AccountStatements, ClientPayments, ClientRefunds, Receivables, WriteOffs],
  exports: [ClientPayments],
})
export class ReceivablesModule {}
