import { defineService } from '@cleaning/service-kit';
import { z } from 'zod';
import { ApprovalsController } from './approvals/approvals.controller.js';
import { Approvals } from './approvals/approvals.service.js';
import { BusinessClock } from './business-time/business-time.js';
import { AttentionList } from './desk/attention.service.js';
import { DeskController } from './desk/desk.controller.js';
import { MonthOverview } from './desk/overview.service.js';
import { WorkList } from './desk/work-list.service.js';
import { EarningsController } from './earnings/earnings.controller.js';
import { EarningsReads } from './earnings/earnings.service.js';
import { Assignments } from './enrolments/assignments.service.js';
import { Enrolment, PersonAssignments } from './enrolments/enrolment.entity.js';
import { EnrolmentsController } from './enrolments/enrolments.controller.js';
import { Enrolments } from './enrolments/enrolments.service.js';
import { FeedStates } from './feed/feed-states.js';
import { Job, TimetableSlot } from './jobs/job.entity.js';
import { AdminJobReads, JobReads } from './jobs/job-reads.service.js';
import { AdminJobsController, JobsController } from './jobs/jobs.controller.js';
import { Jobs } from './jobs/jobs.service.js';
import { ChangeJobsAndWork1795222800000 } from './migrations/change-jobs-and-work.js';
import { CreateJobs1767225600000 } from './migrations/create-jobs.js';
import { EnterJobsInFeed1796000000005 } from './migrations/enter-jobs-in-feed.js';
import { FinishForOthers1795226400000 } from './migrations/finish-for-others.js';
import { HoldWork1796100000000 } from './migrations/hold-work.js';
import { IndexLateWork1795258800000 } from './migrations/index-late-work.js';
import { KeepClockEvents1795219200000 } from './migrations/keep-clock-events.js';
import { PersonalData, PersonalDataController } from './personal-data/personal-data.js';
import { JobRequest } from './requests/job-request.entity.js';
import { AdminRequestsController, RequestsController } from './requests/requests.controller.js';
import { Requests } from './requests/requests.service.js';
import { PersonOwed, Settlement } from './settlements/settlement.entity.js';
import { SettlementsController } from './settlements/settlements.controller.js';
import { Settlements } from './settlements/settlements.service.js';
import { WorkCorrections } from './work/corrections.service.js';
import { ManualRecords } from './work/manual-records.service.js';
import { AdminWorkController, WorkController } from './work/work.controller.js';
import { WorkFinish } from './work/work-finish.service.js';
import { WorkHistory } from './work/work-history.service.js';
import { WorkRecord, WorkRecordCorrection } from './work/work-record.entity.js';
import { WorkStart } from './work/work-start.service.js';

export const jobsService = defineService({
  name: 'jobs',
  environment: z.object({}),
  entities: [
    Job,
    TimetableSlot,
    JobRequest,
    Enrolment,
    PersonAssignments,
    WorkRecord,
    WorkRecordCorrection,
    Settlement,
    PersonOwed,
  ],
  migrations: [
    CreateJobs1767225600000,
    KeepClockEvents1795219200000,
    ChangeJobsAndWork1795222800000,
    FinishForOthers1795226400000,
    IndexLateWork1795258800000,
    EnterJobsInFeed1796000000005,
    HoldWork1796100000000,
  ],
  controllers: [
    JobsController,
    AdminJobsController,
    RequestsController,
    AdminRequestsController,
    EnrolmentsController,
    WorkController,
    AdminWorkController,
    EarningsController,
    DeskController,
    ApprovalsController,
    SettlementsController,
    PersonalDataController,
  ],
  providers: [
    BusinessClock,
    JobReads,
    AdminJobReads,
    Jobs,
    Assignments,
    FeedStates,
    Enrolments,
    Requests,
    WorkStart,
    WorkFinish,
    WorkHistory,
    ManualRecords,
    EarningsReads,
    PersonalData,
    WorkCorrections,
    AttentionList,
    MonthOverview,
    WorkList,
    Approvals,
    Settlements,
  ],
  demo: () => import('./demo/seed.js').then((module) => module.seedDemo),
});
