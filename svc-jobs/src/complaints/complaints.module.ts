import { HourlyLimit } from '@cleaning/service-kit';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClientLimit } from '../client-page/visit-feedback.entity.js';
import { Job } from '../jobs/job.entity.js';
import { ShiftsModule } from '../shifts/shifts.module.js';
import { ClientComplaintsController } from './client-complaints.controller.js';
import { ClientComplaints } from './client-complaints.service.js';
import { Complaint, ComplaintNote, ReClean } from './complaint.entity.js';
import { ComplaintReads } from './complaint-reads.service.js';
import { ComplaintsController, ComplaintsDeskController } from './complaints.controller.js';
import { Complaints } from './complaints.service.js';
import { ReCleans } from './re-cleans.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Complaint, ComplaintNote, ReClean, Job]), ShiftsModule],
  controllers: [ClientComplaintsController, ComplaintsController, ComplaintsDeskController],
  providers: [ClientComplaints, Complaints, ReCleans, ComplaintReads, HourlyLimit.createProvider(ClientLimit)],
})
export class ComplaintsModule {}
