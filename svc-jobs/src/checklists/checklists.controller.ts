import {
  answerChecklist,
  type BodyOf,
  getChecklist,
  getMyChecklists,
  getVisit,
  listVisits,
  type ParamsOf,
  type QueryOf,
  saveChecklist,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route, requireSelf } from '@cleaning/service-kit';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { Checklists } from './checklists.service.js';
import { Visits } from './visits.service.js';

@Controller()
@Roles('contractor', 'admin')
export class ChecklistsController {
  constructor(
    private readonly checklists: Checklists,
    private readonly visits: Visits,
  ) {}

  @Route(getMyChecklists)
  own(@CurrentCaller() caller: Caller) {
    return this.checklists.own(caller.id);
  }

  @Route(answerChecklist)
  answer(@CurrentCaller() caller: Caller, @Body() body: BodyOf<typeof answerChecklist>) {
    requireSelf(caller, body.user_id);
    return this.visits.answer(caller, body);
  }
}

@Controller()
@Roles('admin')
export class AdminChecklistsController {
  constructor(
    private readonly checklists: Checklists,
    private readonly visits: Visits,
  ) {}

  @Route(getChecklist)
  of(@Query() { job_id }: QueryOf<typeof getChecklist>) {
    return this.checklists.of(job_id);
  }

  @Route(saveChecklist)
  save(@CurrentCaller() admin: Caller, @Body() body: BodyOf<typeof saveChecklist>) {
    return this.checklists.save(admin, body);
  }

  @Route(listVisits)
  list(@Query() query: QueryOf<typeof listVisits>) {
    return this.visits.list(query);
  }

  @Route(getVisit)
  visit(@Param() { id }: ParamsOf<typeof getVisit>) {
    return this.visits.detail(id);
  }
}
