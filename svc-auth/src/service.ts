import { defineService, ENVIRONMENT, Sealing, type SealingEnvironment } from '@cleaning/service-kit';
import { Account } from './accounts/account.entity.js';
import { AccountDecisions } from './accounts/account-decisions.js';
import { AccountDirectory, BankDetails, CurrentUsers } from './accounts/account-directory.js';
import { AccountsController, AdminsController, PeopleController } from './accounts/accounts.controller.js';
import { AdminAccounts, Admins, FirstAdmin } from './accounts/admins.js';
import { AccountAssignments, AssignmentsReplica } from './accounts/assignments.js';
import { AccountDocuments, DocumentLinks, DocumentsReplica } from './accounts/documents.js';
import { FeedStates } from './accounts/feed-states.js';
import { PeopleSearch } from './accounts/people-search.js';
import { AuditController } from './audit/audit.controller.js';
import { AuditEntry } from './audit/audit-entry.js';
import { AuditLog } from './audit/audit-log.js';
import { environment } from './environment.js';
import { CreateAccounts1767225600000 } from './migrations/1767225600000-create-accounts.js';
import { AddSessions1795219200000 } from './migrations/1795219200000-add-sessions.js';
import { ForgetPlainSamples1795219200002, SealDetails1795219200001 } from './migrations/1795219200001-seal-details.js';
import { DisableAdmins1795219200003 } from './migrations/1795219200003-disable-admins.js';
import { EnterAccountsInFeed1796000000005 } from './migrations/1796000000005-enter-accounts-in-feed.js';
import { AddRetention1796100000000 } from './migrations/1796100000000-add-retention.js';
import { MyDataController } from './my-data/my-data.controller.js';
import { MyData, OwnDocuments } from './my-data/my-data.js';
import { Feeds } from './queue-page/feeds.js';
import { FeedsController, QueuePageController } from './queue-page/queue-page.controller.js';
import { QueuePage } from './queue-page/queue-page.js';
import { MediaDocuments, StagedDocuments } from './registration/media-documents.js';
import { RegistrationController } from './registration/registration.controller.js';
import { Registration, RegistrationRecord } from './registration/registration.js';
import { Retention } from './retention/retention.js';
import { DataKeyCheck, Resealing } from './sealing/data-key.js';
import { SealedDetails } from './sealing/sealed-details.js';
import { AuthAccountLookup, AuthTokenKeys } from './sessions/account-lookup.js';
import { Login } from './sessions/login.js';
import { LoginAttempt, LoginAttempts } from './sessions/login-attempts.js';
import { PasswordChange } from './sessions/password-change.js';
import { PersonSessions, Tokens } from './sessions/person-sessions.js';
import { JwksController, SessionsController } from './sessions/sessions.controller.js';
import { SigningKey, SigningKeys } from './sessions/signing-keys.js';

export const authService = defineService({
  name: 'auth',
  environment,
  entities: [Account, AccountAssignments, AccountDocuments, AuditEntry, LoginAttempt, RegistrationRecord, SigningKey],
  migrations: [
    CreateAccounts1767225600000,
    AddSessions1795219200000,
    SealDetails1795219200001,
    ForgetPlainSamples1795219200002,
    DisableAdmins1795219200003,
    EnterAccountsInFeed1796000000005,
    AddRetention1796100000000,
  ],
  controllers: [
    AccountsController,
    AdminsController,
    FeedsController,
    JwksController,
    MyDataController,
    PeopleController,
    AuditController,
    QueuePageController,
    RegistrationController,
    SessionsController,
  ],
  providers: [
    AccountDecisions,
    AccountDirectory,
    AdminAccounts,
    Admins,
    BankDetails,
    AssignmentsReplica,
    AuditLog,
    CurrentUsers,
    DocumentLinks,
    DocumentsReplica,
    Feeds,
    FeedStates,
    FirstAdmin,
    DataKeyCheck,
    Login,
    LoginAttempts,
    MediaDocuments,
    MyData,
    OwnDocuments,
    PeopleSearch,
    PasswordChange,
    PersonSessions,
    QueuePage,
    Registration,
    Resealing,
    Retention,
    SealedDetails,
    {
      provide: Sealing,
      useFactory: (env: SealingEnvironment) => new Sealing(env),
      inject: [ENVIRONMENT],
    },
    SigningKeys,
    StagedDocuments,
    Tokens,
  ],
  sessions: AuthAccountLookup,
  tokenKeys: AuthTokenKeys,
  demo: () => import('./demo/seed.js').then((module) => module.seedDemo),
});
