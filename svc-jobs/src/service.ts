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
import { exportedTables } from './export/exported-tables.js';
import { FeedStates } from './feed/feed-states.service.js';
import { PlannedVisits } from './feed/planned-visits.service.js';
import { FencesModule } from './fences/fences.module.js';
import { HolidaysModule } from './holidays/holidays.module.js';
import { IncidentsModule } from './incidents/incidents.module.js';
import { InspectionsModule } from './inspections/inspections.module.js';
import { JobPhotosModule } from './job-photos/job-photos.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { MessagesModule } from './messages/messages.module.js';
import { migrations, replaces } from './migrations/index.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';
import { PlacesModule } from './places/places.module.js';
import { RequestsModule } from './requests/requests.module.js';
import { RosterModule } from './roster/roster.module.js';
import { RosterImportsModule } from './roster-imports/roster-imports.module.js';
import { SettlementsModule } from './settlements/settlements.module.js';
import { ShiftsModule } from './shifts/shifts.module.js';
import { SiteCardsModule } from './site-cards/site-cards.module.js';
import { StatusController } from './status/status.controller.js';
import { SuppliesModule } from './supplies/supplies.module.js';
import { WorkModule } from './work/work.module.js';
import { WorkSettingsModule } from './work-settings/work-settings.module.js';

export const jobsService = defineService({
  name: 'jobs',
  environment,
  migrations,
  replaces,
  exportedTables,
  appendOnlyTables: ['incident_note', 'site_view'],
  controllers: [StatusController],
  modules: [
    JobsModule,
    RequestsModule,
    EnrolmentsModule,
    WorkModule,
    WorkSettingsModule,
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
    MessagesModule,
    ChecklistsModule,
    ClientPageModule,
    InspectionsModule,
    JobPhotosModule,
    SiteCardsModule,
    SuppliesModule,
    ComplianceModule,
    ComplaintsModule,
    RosterModule,
    RosterImportsModule,
  ],
  providers: [BusinessClock, FeedStates, PlannedVisits],
  demo: () => import('./demo/seed.js').then((module) => module.seedDemo),
});
