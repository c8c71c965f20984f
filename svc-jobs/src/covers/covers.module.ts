import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ComplianceModule } from '../compliance/compliance.module.js';
import { EnrolmentsModule } from '../enrolments/enrolments.module.js';
import { ShiftReadsModule } from '../shifts/shift-reads.module.js';
import { ShiftsModule } from '../shifts/shifts.module.js';
import { Cover, CoverOffer, CoverOfferPerson } from './cover.entity.js';
import { CoverAssigning } from './cover-assigning.service.js';
import { CoverTaking } from './cover-taking.service.js';
import { CoversController, CoversDeskController } from './covers.controller.js';
import { Covers } from './covers.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Cover, CoverOffer, CoverOfferPerson]),
    ComplianceModule,
    EnrolmentsModule,
    ShiftReadsModule,
    ShiftsModule,
  ],
  controllers: [CoversController, CoversDeskController],
  providers: [Covers, CoverTaking, CoverAssigning],
  exports: [Covers, CoverAssigning],
})
export class CoversModule {}
