import { HourlyLimit } from '@cleaning/service-kit';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PastEnrolment } from '../enrolments/enrolment.entity.js';
import { Job } from '../jobs/job.entity.js';
import { Incident, IncidentNote, IncidentPhoto } from './incident.entity.js';
import { IncidentLimit } from './incident-limit.entity.js';
import { IncidentsController, IncidentsOfPlacesController } from './incidents.controller.js';
import { Incidents } from './incidents.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Incident, IncidentLimit, IncidentNote, IncidentPhoto, Job, PastEnrolment])],
  controllers: [IncidentsController, IncidentsOfPlacesController],
  providers: [Incidents, HourlyLimit.of(IncidentLimit)],
})
export class IncidentsModule {}
