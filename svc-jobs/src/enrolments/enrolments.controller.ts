import {
  addOrRemoveUser,
  type CallBody,
  getSelectableContractors,
  getSelectableContractorsForQuickJob,
} from '@cleaning/contracts';
import type { Caller } from '@cleaning/service-kit';
import { CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller } from '@nestjs/common';
import { Enrolments } from './enrolments.service.js';

@Controller()
@Roles('admin')
export class EnrolmentsController {
  constructor(private readonly enrolments: Enrolments) {}

  @Route(addOrRemoveUser)
  change(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof addOrRemoveUser>) {
    return this.enrolments.change(admin, body);
  }

  @Route(getSelectableContractors)
  listSelectable(@Body() body: CallBody<typeof getSelectableContractors>) {
    return this.enrolments.listSelectable(body.jobID);
  }

  @Route(getSelectableContractorsForQuickJob)
  listSelectableForQuickJob(@Body() body: CallBody<typeof getSelectableContractorsForQuickJob>) {
    return this.enrolments.listSelectable(body.jobID);
  }
}
