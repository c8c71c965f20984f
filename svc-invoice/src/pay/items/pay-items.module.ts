import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdjustmentFileRetention, AdjustmentFileStates } from './adjustment-files.service.js';
import { AdjustmentsController } from './adjustments.controller.js';
import { Adjustments } from './adjustments.service.js';
import { PaidStates, SettledWork } from './leavers.service.js';
import { PayItem } from './pay-item.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([PayItem])],
  controllers: [AdjustmentsController],
  providers: [AdjustmentFileRetention, AdjustmentFileStates, Adjustments, PaidStates, SettledWork],
})
export class PayItemsModule {}
