import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PlannedVisit, PlannedVisitsUntil } from './planned-visit.entity.js';
import { PlannedVisits } from './planned-visits.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PlannedVisit, PlannedVisitsUntil])],
  providers: [PlannedVisits],
})
export class VisitsModule {}
