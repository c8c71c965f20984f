import {
  type CallBody,
  type CallParams,
  changeAdmin,
  choosePlaces,
  EVERYBODY,
  endSupervisor,
  exportPeople,
  getAllSubContractors,
  getAllUsersList,
  getContractor,
  getCurrentUser,
  getPlaceTeam,
  listAdmins,
  listSupervisors,
  PLACE_ROLES,
  removeSubContractor,
  searchPeople,
  showBankDetails,
  verifyUser,
} from '@cleaning/contracts';
import {
  answerCsv,
  buildExportEvent,
  type Caller,
  CurrentCaller,
  CurrentPlaces,
  type Places,
  Roles,
  Route,
  Transactions,
} from '@cleaning/service-kit';
import { Body, Controller, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { writeAudit } from '../audit/audit-entry.js';
import { AccountDecisions } from './account-decisions.service.js';
import { AccountDirectory } from './account-directory.service.js';
import { Admins } from './admins.service.js';
import { PeopleSearch } from './people-search.service.js';
import { Supervisors } from './supervisors.service.js';

@Controller()
export class AccountsController {
  constructor(
    private readonly directory: AccountDirectory,
    private readonly people: PeopleSearch,
    private readonly decisions: AccountDecisions,
    private readonly transactions: Transactions,
  ) {}

  @Route(getCurrentUser)
  @Roles(...EVERYBODY)
  getCurrentUser(@CurrentCaller() caller: Caller) {
    return this.directory.findCurrentUser(caller);
  }

  @Route(getAllUsersList)
  @Roles('admin')
  listUsers() {
    return this.directory.listUsers();
  }

  @Route(getAllSubContractors)
  @Roles('admin')
  listSubContractors() {
    return this.directory.listSubContractors();
  }

  @Route(getContractor)
  @Roles('admin')
  getContractor(@CurrentCaller() admin: Caller, @Param() params: CallParams<typeof getContractor>) {
    return this.directory.getContractor(admin, params);
  }

  @Route(verifyUser)
  @Roles('admin')
  verify(@CurrentCaller() admin: Caller, @Body() decision: CallBody<typeof verifyUser>) {
    return this.decisions.verify(admin, decision);
  }

  @Route(removeSubContractor)
  @Roles('admin')
  remove(@CurrentCaller() admin: Caller, @Param() params: CallParams<typeof removeSubContractor>) {
    return this.decisions.remove(admin, params);
  }

  @Route(searchPeople)
  @Roles('admin')
  searchPeople(@Body() body: CallBody<typeof searchPeople>) {
    return this.people.list(body);
  }

  @Route(exportPeople)
  @Roles('admin')
  async exportPeople(
    @CurrentCaller() admin: Caller,
    @Body() body: CallBody<typeof exportPeople>,
    @Res() response: Response,
  ) {
    await this.transactions.run((tx) =>
      writeAudit(tx, buildExportEvent(admin, 'people.exported', 'Sub-contractors', body)),
    );
    await answerCsv(response, 'sub-contractors.csv', this.people.createCsv(body));
  }

  @Route(showBankDetails)
  @Roles('admin')
  showBankDetails(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof showBankDetails>) {
    return this.directory.showBankDetails(admin, body.id);
  }
}

@Controller()
@Roles('admin')
export class AdminsController {
  constructor(private readonly admins: Admins) {}

  @Route(listAdmins)
  list() {
    return this.admins.list();
  }

  @Route(changeAdmin)
  change(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof changeAdmin>) {
    return this.admins.change(caller, body);
  }
}

@Controller()
@Roles('admin')
export class SupervisorsController {
  constructor(private readonly supervisors: Supervisors) {}

  @Route(listSupervisors)
  list() {
    return this.supervisors.list();
  }

  @Route(choosePlaces)
  choosePlaces(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof choosePlaces>) {
    return this.supervisors.choosePlaces(admin, body);
  }

  @Route(endSupervisor)
  end(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof endSupervisor>) {
    return this.supervisors.end(admin, body);
  }

  @Route(getPlaceTeam)
  @Roles(...PLACE_ROLES)
  listTeam(@CurrentPlaces() places: Places) {
    return this.supervisors.listTeam(places);
  }
}
