import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Job } from '../jobs/job.entity.js';
import { JobPhotosController } from './job-photos.controller.js';
import { JobPhotos } from './job-photos.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Job])],
  controllers: [JobPhotosController],
  providers: [JobPhotos],
})
export class JobPhotosModule {}
