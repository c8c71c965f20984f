import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PaySettingsModule } from '../settings/pay-settings.module.js';
import { SuperDecisionRow } from '../super/super-decision.entity.js';
import { KnownPayees } from './known-payees.service.js';
import { OwnPayDetails } from './own-pay-details.service.js';
import { KnownPayee, PayeeRow } from './payee.entity.js';
import { PayeeList } from './payee-list.service.js';
import { OwnPayDetailsController, PayeesController } from './payees.controller.js';
import { Payees } from './payees.service.js';
import { TaxRecordRetention } from './tax-record-retention.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([KnownPayee, PayeeRow, SuperDecisionRow]), PaySettingsModule],
  controllers: [PayeesController, OwnPayDetailsController],
  providers: [KnownPayees, OwnPayDetails, PayeeList, Payees, TaxRecordRetention],
})
export class PayeesModule {}
