import { defineService } from '@cleaning/service-kit';
import { AbsencesModule } from './absences/absences.module.js';
import { ApprovalsModule } from './approvals/approvals.module.js';
import { BusinessClock } from './business-time/business-time.service.js';
import { CalendarModule } from './calendar/calendar.module.js';
import { ChecklistsModule } from './checklists/checklists.module.js';
import { ClientPageModule } from './client-page/client-page.module.js';
import { ComplaintsModule } from './complaints/complaints.module.js';
import { ComplianceModule } from './compliance/compliance.module.js';
import { CoversModule } from './covers/covers.module.js';
import { DeskModule } from './desk/desk.module.js';
import { EarningsModule } from './earnings/earnings.module.js';
import { EnrolmentsModule } from './enrolments/enrolments.module.js';
import { environment } from './environment.js';
import { FeedStates } from './feed/feed-states.service.js';
import { PlannedVisits } from './feed/planned-visits.service.js';
import { FencesModule } from './fences/fences.module.js';
import { HolidaysModule } from './holidays/holidays.module.js';
import { IncidentsModule } from './incidents/incidents.module.js';
import { InspectionsModule } from './inspections/inspections.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { CreateJobs1767225600000 } from './migrations/1767225600000-create-jobs.js';
import { KeepClockEvents1795219200000 } from './migrations/1795219200000-keep-clock-events.js';
import { ChangeJobsAndWork1795222800000 } from './migrations/1795222800000-change-jobs-and-work.js';
import { FinishForOthers1795226400000 } from './migrations/1795226400000-finish-for-others.js';
import { IndexLateWork1795258800000 } from './migrations/1795258800000-index-late-work.js';
import { EnterJobsInFeed1796000000005 } from './migrations/1796000000005-enter-jobs-in-feed.js';
import { HoldWork1796100000000 } from './migrations/1796100000000-hold-work.js';
import { PlanShifts1796200000000 } from './migrations/1796200000000-plan-shifts.js';
import { KeepAbsences1796210000000 } from './migrations/1796210000000-keep-absences.js';
import { OfferCovers1796220000000 } from './migrations/1796220000000-offer-covers.js';
import { IndexWorkByDay1796230000000 } from './migrations/1796230000000-index-work-by-day.js';
import { PublishCalendars1796240000000 } from './migrations/1796240000000-publish-calendars.js';
import { FenceJobs1796250000000 } from './migrations/1796250000000-fence-jobs.js';
import { KeepPublicHolidays1796260000000 } from './migrations/1796260000000-keep-public-holidays.js';
import { RaiseShiftAlerts1796280000000 } from './migrations/1796280000000-raise-shift-alerts.js';
import { ReadPayments1798000000000 } from './migrations/1798000000000-read-payments.js';
import { KeepWorkSums1798200000000 } from './migrations/1798200000000-keep-work-sums.js';
import { CountPeopleOfJobs1798300000000 } from './migrations/1798300000000-count-people-of-jobs.js';
import { HoldLargeRecords1798400000000 } from './migrations/1798400000000-hold-large-records.js';
import { UndoStarts1798500000000 } from './migrations/1798500000000-undo-starts.js';
import { ReadWorkWithoutSums1798600000000 } from './migrations/1798600000000-read-work-without-sums.js';
import { ReportIncidents1799000000000 } from './migrations/1799000000000-report-incidents.js';
import { RepeatSlots1799010000000 } from './migrations/1799010000000-repeat-slots.js';
import { LimitIncidents1799020000000 } from './migrations/1799020000000-limit-incidents.js';
import { KeepChecklists1799200000000 } from './migrations/1799200000000-keep-checklists.js';
import { EnterVisitsInFeed1799210000000 } from './migrations/1799210000000-enter-visits-in-feed.js';
import { KeepSiteCards1799220000000 } from './migrations/1799220000000-keep-site-cards.js';
import { NameIncidentPhotos1799320000000 } from './migrations/1799320000000-name-incident-photos.js';
import { KeepInspections1799330000000 } from './migrations/1799330000000-keep-inspections.js';
import { RequireDocuments1799330000100 } from './migrations/1799330000100-require-documents.js';
import { DeclareHours1799340000000 } from './migrations/1799340000000-declare-hours.js';
import { EnterOpenWork1799340000200 } from './migrations/1799340000200-enter-open-work.js';
import { KeepVisitFeedback1799420000000 } from './migrations/1799420000000-keep-visit-feedback.js';
import { KeepComplaints1799440000000 } from './migrations/1799440000000-keep-complaints.js';
import { DeclareBreaksOnce1799470000100 } from './migrations/1799470000100-declare-breaks-once.js';
import { NameLateWorkIndex1799510000100 } from './migrations/1799510000100-name-late-work-index.js';
import { KeepTextsWithoutCodes1799520000000 } from './migrations/1799520000000-keep-texts-without-codes.js';
import { KnowCompany1799530000000 } from './migrations/1799530000000-know-company.js';
import { EraseReasonsOfLeavers1799540000000 } from './migrations/1799540000000-erase-reasons-of-leavers.js';
import { KnowOpenAdjustments1799550000000 } from './migrations/1799550000000-know-open-adjustments.js';
import { DatePastEnrolments1799560000000 } from './migrations/1799560000000-date-past-enrolments.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';
import { PlacesModule } from './places/places.module.js';
import { RequestsModule } from './requests/requests.module.js';
import { SettlementsModule } from './settlements/settlements.module.js';
import { ShiftsModule } from './shifts/shifts.module.js';
import { SiteCardsModule } from './site-cards/site-cards.module.js';
import { StatusController } from './status/status.controller.js';
import { WorkModule } from './work/work.module.js';

export const jobsService = defineService({
  name: 'jobs',
  environment,
  migrations: [
    CreateJobs1767225600000,
    KeepClockEvents1795219200000,
    ChangeJobsAndWork1795222800000,
    FinishForOthers1795226400000,
    IndexLateWork1795258800000,
    EnterJobsInFeed1796000000005,
    HoldWork1796100000000,
    PlanShifts1796200000000,
    KeepAbsences1796210000000,
    OfferCovers1796220000000,
    IndexWorkByDay1796230000000,
    PublishCalendars1796240000000,
    FenceJobs1796250000000,
    KeepPublicHolidays1796260000000,
    RaiseShiftAlerts1796280000000,
    ReadPayments1798000000000,
    KeepWorkSums1798200000000,
    CountPeopleOfJobs1798300000000,
    HoldLargeRecords1798400000000,
    UndoStarts1798500000000,
    ReadWorkWithoutSums1798600000000,
    ReportIncidents1799000000000,
    RepeatSlots1799010000000,
    LimitIncidents1799020000000,
    KeepChecklists1799200000000,
    EnterVisitsInFeed1799210000000,
    KeepSiteCards1799220000000,
    NameIncidentPhotos1799320000000,
    RequireDocuments1799330000100,
    KeepInspections1799330000000,
    DeclareHours1799340000000,
    EnterOpenWork1799340000200,
    KeepVisitFeedback1799420000000,
    KeepComplaints1799440000000,
    DeclareBreaksOnce1799470000100,
    NameLateWorkIndex1799510000100,
    KeepTextsWithoutCodes1799520000000,
    KnowCompany1799530000000,
    EraseReasonsOfLeavers1799540000000,
    KnowOpenAdjustments1799550000000,
    DatePastEnrolments1799560000000,
  ],
  controllers: [StatusController],
  modules: [
    JobsModule,
    RequestsModule,
    EnrolmentsModule,
    WorkModule,
    EarningsModule,
    DeskModule,
    ApprovalsModule,
    SettlementsModule,
    PersonalDataModule,
    ShiftsModule,
    AbsencesModule,
    CoversModule,
    CalendarModule,
    FencesModule,
    HolidaysModule,
    IncidentsModule,
    PlacesModule,
    ChecklistsModule,
    ClientPageModule,
    InspectionsModule,
    SiteCardsModule,
    ComplianceModule,
    ComplaintsModule,
  ],
  providers: [BusinessClock, FeedStates, PlannedVisits],
  demo: () => import('./demo/seed.js').then((module) => module.seedDemo),
});
