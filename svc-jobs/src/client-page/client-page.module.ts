import { HourlyLimit } from '@cleaning/service-kit';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CompanyModule } from '../company/company.module.js';
import { InspectionsModule } from '../inspections/inspections.module.js';
import { ClientInspections } from './client-inspections.service.js';
import { ClientPageController } from './client-page.controller.js';
import { ClientVisits } from './client-visits.service.js';
import { ClientLimit, VisitFeedback } from './visit-feedback.entity.js';
import { VisitFeedbacks } from './visit-feedback.service.js';

@Module({
  imports: [CompanyModule, TypeOrmModule.forFeature([ClientLimit, VisitFeedback]), InspectionsModule],
  controllers: [ClientPageController],
  providers: [ClientInspections, ClientVisits, VisitFeedbacks, HourlyLimit.createProvider(ClientLimit)],
})
export class ClientPageModule {}
