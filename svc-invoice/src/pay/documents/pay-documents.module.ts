import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LogoModule } from '../../logo/logo.module.js';
import { PayItem } from '../items/pay-item.entity.js';
import { PayeeRow } from '../payees/payee.entity.js';
import { PayRow } from '../runs/pay-row.entity.js';
import { RunsModule } from '../runs/runs.module.js';
import { PaySettingsModule } from '../settings/pay-settings.module.js';
import { OwnPayments } from './own-payments.service.js';
import { PayCounter, PayDocument } from './pay-document.entity.js';
import { PayDocuments } from './pay-documents.service.js';
import { OwnPaymentsController, PayDocumentsController, PersonalPayController } from './payments.controller.js';
import { Returns } from './returns.service.js';

@Module({
  imports: [
    LogoModule,
    TypeOrmModule.forFeature([PayCounter, PayDocument, PayItem, PayRow, PayeeRow]),
    PaySettingsModule,
    RunsModule,
  ],
  controllers: [PayDocumentsController, OwnPaymentsController, PersonalPayController],
  providers: [OwnPayments, PayDocuments, Returns],
  exports: [PayDocuments],
})
export class PayDocumentsModule {}
