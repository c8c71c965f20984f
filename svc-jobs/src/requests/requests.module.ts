import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EnrolmentsModule } from '../enrolments/enrolments.module.js';
import { JobRequest } from './job-request.entity.js';
import { AdminRequestsController, RequestsController } from './requests.controller.js';
import { Requests } from './requests.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([JobRequest]), EnrolmentsModule],
  controllers: [RequestsController, AdminRequestsController],
  providers: [Requests],
})
export class RequestsModule {}
