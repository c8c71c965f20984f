import type { BodyOf, ParamsOf } from '@cleaning/contracts';
import {
  getAllSubContractors,
  getAllUsersList,
  getContractor,
  getCurrentUser,
  removeSubContractor,
  verifyUser,
} from '@cleaning/contracts';
import type { Caller } from '@cleaning/service-kit';
import { CurrentCaller, Input, PathParams, Roles, Route } from '@cleaning/service-kit';
import { Controller } from '@nestjs/common';
import { AccountDecisions } from './account-decisions.js';
import { AccountDirectory } from './account-directory.js';
import { CurrentUsers } from './current-users.js';

@Controller()
export class AccountsController {
  constructor(
    private readonly currentUsers: CurrentUsers,
    private readonly directory: AccountDirectory,
    private readonly decisions: AccountDecisions,
  ) {}

  @Route(getCurrentUser)
  @Roles('unverified', 'contractor', 'admin')
  currentUser(@CurrentCaller() caller: Caller) {
    return this.currentUsers.find(caller);
  }

  @Route(getAllUsersList)
  @Roles('admin')
  allUsers() {
    return this.directory.users();
  }

  @Route(getAllSubContractors)
  @Roles('admin')
  allSubContractors() {
    return this.directory.subContractors();
  }

  @Route(getContractor)
  @Roles('admin')
  contractor(@CurrentCaller() admin: Caller, @PathParams(getContractor) params: ParamsOf<typeof getContractor>) {
    return this.directory.contractor(admin, params);
  }

  @Route(verifyUser)
  @Roles('admin')
  verify(@CurrentCaller() admin: Caller, @Input(verifyUser) decision: BodyOf<typeof verifyUser>) {
    return this.decisions.verify(admin, decision);
  }

  @Route(removeSubContractor)
  @Roles('admin')
  remove(
    @CurrentCaller() admin: Caller,
    @PathParams(removeSubContractor) params: ParamsOf<typeof removeSubContractor>,
  ) {
    return this.decisions.remove(admin, params);
  }
}
