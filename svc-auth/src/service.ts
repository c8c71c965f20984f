import { defineService, ENVIRONMENT, HourlyLimit, Sealing, type SealingEnvironment } from '@cleaning/service-kit';
import { AccountsModule } from './accounts/accounts.module.js';
import { ApiKeysModule } from './api-keys/api-keys.module.js';
import { StoredApiKeys } from './api-keys/stored-api-keys.service.js';
import { AuditModule } from './audit/audit.module.js';
import { CompanyModule } from './company/company.module.js';
import { DetailsModule } from './details/details.module.js';
import { environment } from './environment.js';
import { EventsModule } from './events/events.module.js';
import { exportedTables } from './export/exported-tables.js';
import { IdentitiesModule } from './identities/identities.module.js';
import { InvitationsModule } from './invitations/invitations.module.js';
import { LanguagesModule } from './languages/languages.module.js';
import { LinksModule } from './links/links.module.js';
import { LoginSettingsModule } from './login-settings/login-settings.module.js';
import { MailModule } from './mail/mail.module.js';
import { migrations, replaces } from './migrations/index.js';
import { MyDataModule } from './my-data/my-data.module.js';
import { NoticesModule } from './notices/notices.module.js';
import { OutgoingMailModule } from './outgoing-mail/outgoing-mail.module.js';
import { PasskeysModule } from './passkeys/passkeys.module.js';
import { PushModule } from './push/push.module.js';
import { QueuePageModule } from './queue-page/queue-page.module.js';
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
import { SmsModule } from './sms/sms.module.js';
import { StatusController } from './status/status.controller.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';

export const authService = defineService({
  name: 'auth',
  environment,
  migrations,
  replaces,
  exportedTables,
  appendOnlyTables: ['audit_entry'],
  controllers: [StatusController],
  modules: [
    AccountsModule,
    ApiKeysModule,
    AuditModule,
    CompanyModule,
    DetailsModule,
    EventsModule,
    IdentitiesModule,
    InvitationsModule,
    LanguagesModule,
    LinksModule,
    LoginSettingsModule,
    MailModule,
    MyDataModule,
    NoticesModule,
    OutgoingMailModule,
    PasskeysModule,
    PushModule,
    QueuePageModule,
    RegistrationModule,
    RetentionModule,
    SecondFactorModule,
    SessionsModule,
    SmsModule,
    WebhooksModule,
  ],
  providers: [
    {
      provide: Sealing,
      useFactory: (env: SealingEnvironment) => new Sealing(env),
      inject: [ENVIRONMENT],
    },
    HourlyLimit.createProvider(RegistrationBooking),
    LoginAttempts,
    SealedDetails,
    DataKeyCheck,
    Resealing,
  ],
  accountLookup: AuthAccountLookup,
  tokenKeys: SigningKeys,
  sessionUse: StoredSessionUse,
  recentFactor: StoredRecentFactor,
  apiKeys: StoredApiKeys,
  demo: () => import('./demo/seed.js').then((module) => module.seedDemo),
});
