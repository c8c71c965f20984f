import { Module } from '@nestjs/common';
import { AccountDecisions } from './account-decisions.js';
import { AccountDirectory } from './account-directory.js';
import { AccountsController, AdminsController } from './accounts.controller.js';
import { Admins, FirstAdmin } from './admins.js';
import { AssignmentsReplica } from './assignments.js';
import { DocumentsReplica } from './documents.js';
import { FeedStates } from './feed-states.js';
import { PayeeAccounts, PayeeAccountsController } from './payee-accounts.js';
import { PeopleSearch } from './people-search.js';

@Module({
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
