import { HourlyLimit } from '@cleaning/service-kit';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Job } from '../jobs/job.entity.js';
import { SuppliesController, SuppliesDeskController, SupplyItemsController } from './supplies.controller.js';
import { Supplies } from './supplies.service.js';
import { SupplyItemsRow, SupplyLimit, SupplyRequest } from './supply.entity.js';
import { SupplyItems } from './supply-items.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Job, SupplyItemsRow, SupplyLimit, SupplyRequest])],
  controllers: [SuppliesController, SuppliesDeskController, SupplyItemsController],
  providers: [Supplies, SupplyItems, HourlyLimit.createProvider(SupplyLimit)],
})
export class SuppliesModule {}
