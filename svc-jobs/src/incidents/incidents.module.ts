import { HourlyLimit } from '@cleaning/service-kit';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PastEnrolment } from '../enrolments/enrolment.entity.js';
import { Job } from '../jobs/job.entity.js';
import { Incident, IncidentNote, IncidentPhoto } from './incident.entity.js';
import { IncidentLimit } from './incident-limit.entity.js';
import { IncidentsController, IncidentsDeskController } from './incidents.controller.js';
import { Incidents } from './incidents.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Incident, IncidentLimit, IncidentNote, IncidentPhoto, Job, PastEnrolment])],
  controllers: [IncidentsController, IncidentsDeskController],
  providers: [Incidents, HourlyLimit.createProvider(IncidentLimit)],
})
export class IncidentsModule {}
