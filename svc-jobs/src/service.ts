import { defineService } from '@cleaning/service-kit';
import { z } from 'zod';
import { ApprovalsController } from './approvals/approvals.controller.js';
import { Approvals } from './approvals/approvals.service.js';
import { BusinessClock } from './business-time/business-clock.js';
import { AttentionList } from './desk/attention.js';
import { DeskController } from './desk/desk.controller.js';
import { DeskVersion } from './desk/desk-version.js';
import { JobSearch } from './desk/job-search.js';
import { MonthOverview } from './desk/overview.js';
import { WorkList } from './desk/work-list.js';
import { EarningsController } from './earnings/earnings.controller.js';
import { EarningsReads } from './earnings/earnings.service.js';
import { Statements } from './earnings/statements.js';
import { Assignments } from './enrolments/assignments.js';
import { Enrolment } from './enrolments/enrolment.js';
import { EnrolmentsController } from './enrolments/enrolments.controller.js';
import { Enrolments } from './enrolments/enrolments.service.js';
import { PersonAssignments } from './enrolments/person-assignments.js';
import { FeedStates } from './feed/feed-states.js';
import { AdminJobReads } from './jobs/admin-job-reads.js';
import { AdminJobsController } from './jobs/admin-jobs.controller.js';
import { Job } from './jobs/job.js';
import { JobCreation } from './jobs/job-creation.js';
import { JobEditingController } from './jobs/job-editing.controller.js';
import { JobEditing } from './jobs/job-editing.js';
import { JobReads } from './jobs/job-reads.js';
import { JobsController } from './jobs/jobs.controller.js';
import { TimetableSlot } from './jobs/timetable-slot.js';
import { ChangeJobsAndWork1795222800000 } from './migrations/change-jobs-and-work.js';
import { CreateJobs1767225600000 } from './migrations/create-jobs.js';
import { EnterJobsInFeed1796000000005 } from './migrations/enter-jobs-in-feed.js';
import { FinishForOthers1795226400000 } from './migrations/finish-for-others.js';
import { HoldWork1796100000000 } from './migrations/hold-work.js';
import { IndexLateWork1795258800000 } from './migrations/index-late-work.js';
import { KeepClockEvents1795219200000 } from './migrations/keep-clock-events.js';
import { PersonalDataController } from './personal-data/personal-data.controller.js';
import { PersonalData } from './personal-data/personal-data.js';
import { AdminRequestsController } from './requests/admin-requests.controller.js';
import { JobRequest } from './requests/job-request.js';
import { RequestsController } from './requests/requests.controller.js';
import { Requests } from './requests/requests.service.js';
import { PersonOwed } from './settlements/person-owed.js';
import { Settlement } from './settlements/settlement.js';
import { SettlementsController } from './settlements/settlements.controller.js';
import { Settlements } from './settlements/settlements.service.js';
import { AdminWorkController } from './work/admin-work.controller.js';
import { ManualRecords } from './work/manual-records.js';
import { PermanentWork } from './work/permanent-work.js';
import { QuickWork } from './work/quick-work.js';
import { WorkController } from './work/work.controller.js';
import { WorkCorrections } from './work/work-corrections.js';
import { WorkFinish } from './work/work-finish.js';
import { WorkHistory } from './work/work-history.js';
import { WorkRecord } from './work/work-record.js';
import { WorkRecordCorrection } from './work/work-record-correction.js';
import { WorkStart } from './work/work-start.js';

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
    JobEditingController,
    DeskController,
    ApprovalsController,
    SettlementsController,
    PersonalDataController,
  ],
  providers: [
    BusinessClock,
    JobReads,
    AdminJobReads,
    JobCreation,
    Assignments,
    FeedStates,
    Enrolments,
    Requests,
    WorkStart,
    WorkFinish,
    PermanentWork,
    QuickWork,
    WorkHistory,
    ManualRecords,
    EarningsReads,
    PersonalData,
    Statements,
    JobEditing,
    WorkCorrections,
    DeskVersion,
    AttentionList,
    MonthOverview,
    WorkList,
    JobSearch,
    Approvals,
    Settlements,
  ],
  demo: () => import('./demo/seed.js').then((module) => module.seedDemo),
});
