import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Job } from '../jobs/job.entity.js';
import { Incident, IncidentNote } from './incident.entity.js';
import { AdminIncidentsController, IncidentsController } from './incidents.controller.js';
import { Incidents } from './incidents.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Incident, IncidentNote, Job])],
  controllers: [IncidentsController, AdminIncidentsController],
  providers: [Incidents],
})
export class IncidentsModule {}
