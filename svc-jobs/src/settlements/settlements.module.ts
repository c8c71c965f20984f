import { Module } from '@nestjs/common';
import { EnrolmentsModule } from '../enrolments/enrolments.module.js';
import { SettlementsController } from './settlements.controller.js';
import { Settlements } from './settlements.service.js';

@Module({
  imports: [EnrolmentsModule],
  controllers: [SettlementsController],
  providers: [Settlements],
})
export class SettlementsModule {}
