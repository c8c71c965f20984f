import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ComplianceModule } from '../compliance/compliance.module.js';
import { EnrolmentsModule } from '../enrolments/enrolments.module.js';
import { HolidaysModule } from '../holidays/holidays.module.js';
import { ShiftReadsModule } from '../shifts/shift-reads.module.js';
import { AgreedJobs } from './agreed-jobs.service.js';
import { ChangedTimetables } from './changed-timetables.service.js';
import { ImportedJobs } from './imported-jobs.service.js';
import { Job, TimetableSlot } from './job.entity.js';
import { JobLists } from './job-lists.service.js';
import { AdminJobReads, JobReads } from './job-reads.service.js';
import { AdminJobsController, ImportedJobsController, JobsController } from './jobs.controller.js';
import { Jobs } from './jobs.service.js';
import { MovedJobs } from './moved-jobs.service.js';
import { MovedPicks } from './moved-picks.service.js';
import { NewJobs } from './new-jobs.service.js';
import { OpenJobs } from './open-jobs.service.js';
import { TimetableDays } from './timetable-days.service.js';
import { Timetables } from './timetables.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Job, TimetableSlot]),
    ComplianceModule,
    EnrolmentsModule,
    HolidaysModule,
    ShiftReadsModule,
  ],
  controllers: [JobsController, AdminJobsController, ImportedJobsController],
  providers: [
    AgreedJobs,
    ChangedTimetables,
    ImportedJobs,
    JobReads,
    OpenJobs,
    AdminJobReads,
    JobLists,
    Jobs,
    MovedJobs,
    MovedPicks,
    NewJobs,
    TimetableDays,
    Timetables,
  ],
})
export class JobsModule {}
