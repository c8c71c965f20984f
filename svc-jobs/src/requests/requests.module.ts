import { Module } from '@nestjs/common';
import { EnrolmentsModule } from '../enrolments/enrolments.module.js';
import { AdminRequestsController, RequestsController } from './requests.controller.js';
import { Requests } from './requests.service.js';

@Module({
  imports: [EnrolmentsModule],
  controllers: [RequestsController, AdminRequestsController],
  providers: [Requests],
})
export class RequestsModule {}
