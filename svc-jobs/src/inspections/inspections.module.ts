import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CompanyModule } from '../company/company.module.js';
import { Job } from '../jobs/job.entity.js';
import { Inspection, InspectionTemplate } from './inspection.entity.js';
import { InspectionPhotos } from './inspection-photos.service.js';
import { InspectionsController } from './inspections.controller.js';
import { Inspections } from './inspections.service.js';
import { PlaceScores } from './place-scores.service.js';

@Module({
  imports: [CompanyModule, TypeOrmModule.forFeature([Inspection, InspectionTemplate, Job])],
  controllers: [InspectionsController],
  providers: [Inspections, InspectionPhotos, PlaceScores],
  exports: [Inspections, InspectionPhotos, PlaceScores],
})
export class InspectionsModule {}
