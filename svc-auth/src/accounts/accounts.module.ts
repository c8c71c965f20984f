import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RegistrationRecord } from '../registration/registration.entity.js';
import { Account } from './account.entity.js';
import { AccountAssignments } from './account-assignments.entity.js';
import { AccountDecisions } from './account-decisions.service.js';
import { AccountDirectory } from './account-directory.service.js';
import { AccountDocuments } from './account-documents.entity.js';
import { AccountsController, AdminsController, SupervisorsController } from './accounts.controller.js';
import { Admins, FirstAdmin } from './admins.service.js';
import { AssignmentsReplica } from './assignments.service.js';
import { DocumentsReplica } from './documents.service.js';
import { FeedStates } from './feed-states.service.js';
import { PayeeAccountsController } from './payee-accounts.controller.js';
import { PayeeAccounts } from './payee-accounts.service.js';
import { PeopleByEmailController } from './people-by-email.controller.js';
import { PeopleByEmail } from './people-by-email.service.js';
import { PeopleSearch } from './people-search.service.js';
import { Supervisors } from './supervisors.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Account, AccountAssignments, AccountDocuments, RegistrationRecord])],
  controllers: [
    AccountsController,
    AdminsController,
    SupervisorsController,
    PayeeAccountsController,
    PeopleByEmailController,
  ],
  providers: [
    AccountDecisions,
    AccountDirectory,
    Admins,
    AssignmentsReplica,
    DocumentsReplica,
    FeedStates,
    FirstAdmin,
    PayeeAccounts,
    PeopleByEmail,
    PeopleSearch,
    Supervisors,
  ],
})
export class AccountsModule {}
