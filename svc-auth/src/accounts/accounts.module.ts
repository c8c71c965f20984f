import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Account } from './account.entity.js';
import { AccountDecisions } from './account-decisions.js';
import { AccountDirectory } from './account-directory.js';
import { AccountsController, AdminsController } from './accounts.controller.js';
import { Admins, FirstAdmin } from './admins.js';
import { AccountAssignments, AssignmentsReplica } from './assignments.js';
import { AccountDocuments, DocumentsReplica } from './documents.js';
import { FeedStates } from './feed-states.js';
import { PayeeAccounts, PayeeAccountsController } from './payee-accounts.js';
import { PeopleSearch } from './people-search.js';

@Module({
  imports: [TypeOrmModule.forFeature([Account, AccountAssignments, AccountDocuments])],
  controllers: [AccountsController, AdminsController, PayeeAccountsController],
  providers: [
    AccountDecisions,
    AccountDirectory,
    Admins,
    AssignmentsReplica,
    DocumentsReplica,
    FeedStates,
    FirstAdmin,
    PayeeAccounts,
    PeopleSearch,
  ],
})
export class AccountsModule {}
