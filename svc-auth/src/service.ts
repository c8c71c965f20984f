import { defineService, ENVIRONMENT, Sealing, type SealingEnvironment } from '@cleaning/service-kit';
import { Account } from './accounts/account.entity.js';
import { AccountDecisions } from './accounts/account-decisions.js';
import { AccountDirectory } from './accounts/account-directory.js';
import { AccountsController } from './accounts/accounts.controller.js';
import { AdminAccounts } from './accounts/admin-accounts.js';
import { BankDetails } from './accounts/bank-details.js';
import { CurrentUsers } from './accounts/current-users.js';
import { FirstAdmin } from './accounts/first-admin.js';
import { PeopleController } from './accounts/people.controller.js';
import { PeopleSearch } from './accounts/people-search.js';
import { SealedDetails } from './accounts/sealed-details.js';
import { AdminsController } from './admins/admins.controller.js';
import { Admins } from './admins/admins.js';
import { AccountAssignments } from './assignments/account-assignments.entity.js';
import { AssignmentsReplica } from './assignments/assignments-replica.js';
import { AuditController } from './audit/audit.controller.js';
import { AuditEntry } from './audit/audit-entry.entity.js';
import { AuditLog } from './audit/audit-log.js';
import { AccountDocuments } from './documents/account-documents.entity.js';
import { DocumentLinks } from './documents/document-links.js';
import { DocumentsReplica } from './documents/documents-replica.js';
import { environment } from './environment.js';
import { FeedStates } from './feed/feed-states.js';
import { FeedsController } from './feeds/feeds.controller.js';
import { Feeds } from './feeds/feeds.js';
import { CreateAccounts1767225600000 } from './migrations/1767225600000-create-accounts.js';
import { AddSessions1795219200000 } from './migrations/1795219200000-add-sessions.js';
import { ForgetPlainSamples1795219200002, SealDetails1795219200001 } from './migrations/1795219200001-seal-details.js';
import { DisableAdmins1795219200003 } from './migrations/1795219200003-disable-admins.js';
import { EnterAccountsInFeed1796000000005 } from './migrations/1796000000005-enter-accounts-in-feed.js';
import { AddRetention1796100000000 } from './migrations/1796100000000-add-retention.js';
import { MyDataController } from './my-data/my-data.controller.js';
import { MyData } from './my-data/my-data.js';
import { OwnDocuments } from './my-data/own-documents.js';
import { QueuePageController } from './queue-page/queue-page.controller.js';
import { QueuePage } from './queue-page/queue-page.js';
import { MediaDocuments } from './registration/media-documents.js';
import { RegistrationController } from './registration/registration.controller.js';
import { RegistrationRecord } from './registration/registration.entity.js';
import { Registration } from './registration/registration.js';
import { StagedDocuments } from './registration/staged-documents.js';
import { Retention } from './retention/retention.js';
import { KeyCheck } from './sealing/key-check.js';
import { Resealing } from './sealing/resealing.js';
import { AuthSessions, AuthTokenKeys } from './sessions/auth-sessions.js';
import { JwksController } from './sessions/jwks.controller.js';
import { Login } from './sessions/login.js';
import { LoginAttempt } from './sessions/login-attempt.entity.js';
import { LoginAttempts } from './sessions/login-attempts.js';
import { PasswordChange } from './sessions/password-change.js';
import { PersonSessions } from './sessions/person-sessions.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SigningKey } from './sessions/signing-key.entity.js';
import { SigningKeys } from './sessions/signing-keys.js';
import { Tokens } from './sessions/tokens.js';

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
    KeyCheck,
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
  sessions: AuthSessions,
  tokenKeys: AuthTokenKeys,
  demo: () => import('./demo/seed.js').then((module) => module.seedDemo),
});
