import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LabourSupplyController } from './labour-supply.controller.js';
import { SuppliedJob } from './labour-supply.entity.js';
import { LabourSupply } from './labour-supply.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([SuppliedJob])],
  controllers: [LabourSupplyController],
  providers: [LabourSupply],
})
export class LabourSupplyModule {}
