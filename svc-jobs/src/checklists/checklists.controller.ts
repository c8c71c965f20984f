import {
  answerChecklist,
  type CallBody,
  type CallParams,
  type CallQuery,
  getChecklist,
  getMyChecklists,
  getVisit,
  listVisits,
  PLACE_ROLES,
  saveChecklist,
} from '@cleaning/contracts';
import {
  type Caller,
  CurrentCaller,
  CurrentPlaces,
  type Places,
  Roles,
  Route,
  requirePlace,
  requireSelf,
} from '@cleaning/service-kit';
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
  listOwn(@CurrentCaller() caller: Caller) {
    return this.checklists.listOwn(caller.id);
  }

  @Route(answerChecklist)
  answer(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof answerChecklist>) {
    requireSelf(caller, body.user_id);
    return this.visits.answer(caller, body);
  }
}

/** Open to admins, and to supervisors for their own places. */
@Controller()
@Roles(...PLACE_ROLES)
export class ChecklistsDeskController {
  constructor(
    private readonly checklists: Checklists,
    private readonly visits: Visits,
  ) {}

  @Route(getChecklist)
  get(@CurrentCaller() caller: Caller, @Query() { job_id }: CallQuery<typeof getChecklist>) {
    requirePlace(caller, job_id, 'no_such_job');
    return this.checklists.get(job_id);
  }

  @Route(saveChecklist)
  save(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof saveChecklist>) {
    requirePlace(caller, body.job_id, 'no_such_job');
    return this.checklists.save(caller, body);
  }

  @Route(listVisits)
  list(@CurrentCaller() caller: Caller, @Query() query: CallQuery<typeof listVisits>) {
    requirePlace(caller, query.job_id, 'no_such_job');
    return this.visits.list(query);
  }

  @Route(getVisit)
  getVisit(@CurrentPlaces() places: Places, @Param() { id }: CallParams<typeof getVisit>) {
    return this.visits.getDetail(id, places);
  }
}
