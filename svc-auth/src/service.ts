import { defineService, ENVIRONMENT, HourlyLimit, Sealing, type SealingEnvironment } from '@cleaning/service-kit';
import { AccountsModule } from './accounts/accounts.module.js';
import { AuditModule } from './audit/audit.module.js';
import { ClientPageModule } from './client-page/client-page.module.js';
import { CompanyModule } from './company/company.module.js';
import { ComplaintsModule } from './complaints/complaints.module.js';
import { DetailsModule } from './details/details.module.js';
import { DocumentMailModule } from './document-mail/document-mail.module.js';
import { EnquiriesModule } from './enquiries/enquiries.module.js';
import { environment } from './environment.js';
import { EventsModule } from './events/events.module.js';
import { LanguagesModule } from './languages/languages.module.js';
import { LinksModule } from './links/links.module.js';
import { MailModule } from './mail/mail.module.js';
import { CreateAccounts1767225600000 } from './migrations/1767225600000-create-accounts.js';
import { AddSessions1795219200000 } from './migrations/1795219200000-add-sessions.js';
import { ForgetPlainSamples1795219200002, SealDetails1795219200001 } from './migrations/1795219200001-seal-details.js';
import { DisableAdmins1795219200003 } from './migrations/1795219200003-disable-admins.js';
import { EnterAccountsInFeed1796000000005 } from './migrations/1796000000005-enter-accounts-in-feed.js';
import { AddRetention1796100000000 } from './migrations/1796100000000-add-retention.js';
import { AddMail1797000000000 } from './migrations/1797000000000-add-mail.js';
import { AddLinks1797000000001 } from './migrations/1797000000001-add-links.js';
import { AddDevices1797000000002 } from './migrations/1797000000002-add-devices.js';
import { AddNotices1797000000003 } from './migrations/1797000000003-add-notices.js';
import { AddSecondFactor1797000000004 } from './migrations/1797000000004-add-second-factor.js';
import { EnterPayeesInFeed1798000000000 } from './migrations/1798000000000-enter-payees-in-feed.js';
import { AddDetailChanges1798100000000 } from './migrations/1798100000000-add-detail-changes.js';
import { AddPasskeys1798200000000 } from './migrations/1798200000000-add-passkeys.js';
import { AddPush1798200000001 } from './migrations/1798200000001-add-push.js';
import { SearchAuditLog1798400000000 } from './migrations/1798400000000-search-audit-log.js';
import { EnterAccountNames1798500000100 } from './migrations/1798500000100-enter-account-names.js';
import { CountLoginsByDevice1798500000200 } from './migrations/1798500000200-count-logins-by-device.js';
import { EndCalendars1798500000300 } from './migrations/1798500000300-end-calendars.js';
import { NameHourlyBookings1798600000100 } from './migrations/1798600000100-name-hourly-bookings.js';
import { AddSupervisors1799310000000 } from './migrations/1799310000000-add-supervisors.js';
import { KnowCompany1799450000000 } from './migrations/1799450000000-know-company.js';
import { AddLanguage1799470000000 } from './migrations/1799470000000-add-language.js';
import { KnowLogo1799490000000 } from './migrations/1799490000000-know-logo.js';
import { KnowEarned1799550000000 } from './migrations/1799550000000-know-earned.js';
import { AnnounceErasedPeople1799560000000 } from './migrations/1799560000000-announce-erased-people.js';
import { MyDataModule } from './my-data/my-data.module.js';
import { NoticesModule } from './notices/notices.module.js';
import { PasskeysModule } from './passkeys/passkeys.module.js';
import { PushModule } from './push/push.module.js';
import { QueuePageModule } from './queue-page/queue-page.module.js';
import { QuotesModule } from './quotes/quotes.module.js';
import { RegistrationModule } from './registration/registration.module.js';
import { RegistrationBooking } from './registration/registration-booking.entity.js';
import { RetentionModule } from './retention/retention.module.js';
import { DataKeyCheck, Resealing } from './sealing/data-key.service.js';
import { SealedDetails } from './sealing/sealed-details.service.js';
import { SecondFactorModule } from './second-factor/second-factor.module.js';
import { AuthAccountLookup } from './sessions/account-lookup.service.js';
import { StoredSessionUse } from './sessions/idle-sessions.service.js';
import { LoginAttempts } from './sessions/login-attempts.service.js';
import { StoredRecentFactor } from './sessions/recent-factor.service.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { SigningKeys } from './sessions/signing-keys.service.js';
import { StatusController } from './status/status.controller.js';

export const authService = defineService({
  name: 'auth',
  environment,
  migrations: [
    CreateAccounts1767225600000,
    AddSessions1795219200000,
    SealDetails1795219200001,
    ForgetPlainSamples1795219200002,
    DisableAdmins1795219200003,
    EnterAccountsInFeed1796000000005,
    AddRetention1796100000000,
    AddMail1797000000000,
    AddLinks1797000000001,
    AddDevices1797000000002,
    AddNotices1797000000003,
    AddSecondFactor1797000000004,
    AddDetailChanges1798100000000,
    EnterPayeesInFeed1798000000000,
    AddPasskeys1798200000000,
    AddPush1798200000001,
    SearchAuditLog1798400000000,
    EnterAccountNames1798500000100,
    CountLoginsByDevice1798500000200,
    EndCalendars1798500000300,
    NameHourlyBookings1798600000100,
    AddSupervisors1799310000000,
    KnowCompany1799450000000,
    AddLanguage1799470000000,
    KnowLogo1799490000000,
    KnowEarned1799550000000,
    AnnounceErasedPeople1799560000000,
  ],
  keptTables: ['audit_entry'],
  controllers: [StatusController],
  modules: [
    AccountsModule,
    AuditModule,
    ClientPageModule,
    CompanyModule,
    DetailsModule,
    DocumentMailModule,
    ComplaintsModule,
    EnquiriesModule,
    EventsModule,
    LanguagesModule,
    LinksModule,
    MailModule,
    MyDataModule,
    NoticesModule,
    PasskeysModule,
    PushModule,
    QueuePageModule,
    QuotesModule,
    RegistrationModule,
    RetentionModule,
    SecondFactorModule,
    SessionsModule,
  ],
  providers: [
    {
      provide: Sealing,
      useFactory: (env: SealingEnvironment) => new Sealing(env),
      inject: [ENVIRONMENT],
    },
    HourlyLimit.of(RegistrationBooking),
    LoginAttempts,
    SealedDetails,
    DataKeyCheck,
    Resealing,
  ],
  accountLookup: AuthAccountLookup,
  tokenKeys: SigningKeys,
  sessionUse: StoredSessionUse,
  recentFactor: StoredRecentFactor,
  demo: () => import('./demo/seed.js').then((module) => module.seedDemo),
});
