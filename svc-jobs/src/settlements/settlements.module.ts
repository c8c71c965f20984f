import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EnrolmentsModule } from '../enrolments/enrolments.module.js';
import { PaidByRun, PersonOwed, Settlement } from './settlement.entity.js';
import { SettlementsController } from './settlements.controller.js';
import { Settlements } from './settlements.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PaidByRun, PersonOwed, Settlement]), EnrolmentsModule],
  controllers: [SettlementsController],
  providers: [Settlements],
})
export class SettlementsModule {}
