import {
  type CallBody,
  type CallParams,
  type CallQuery,
  changeIncident,
  countIncidents,
  exportIncidents,
  getIncident,
  getMyIncidents,
  listIncidents,
  noteIncident,
  PLACE_ROLES,
  reportIncident,
} from '@cleaning/contracts';
import {
  answerCsv,
  type Caller,
  CurrentCaller,
  CurrentPlaces,
  getPlaces,
  type Places,
  Roles,
  Route,
  requirePlace,
  requireSelf,
} from '@cleaning/service-kit';
import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Incidents } from './incidents.service.js';

@Controller()
@Roles('contractor', 'admin')
export class IncidentsController {
  constructor(private readonly incidents: Incidents) {}

  @Route(reportIncident)
  report(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof reportIncident>) {
    requireSelf(caller, body.user_id);
    return this.incidents.report(caller, body);
  }

  @Route(getMyIncidents)
  listOwn(@CurrentCaller() caller: Caller) {
    return this.incidents.listOwn(caller.id);
  }
}

/** Open to admins, and to supervisors for their own places. */
@Controller()
@Roles(...PLACE_ROLES)
export class IncidentsDeskController {
  constructor(private readonly incidents: Incidents) {}

  @Route(listIncidents)
  list(@CurrentCaller() caller: Caller, @Query() query: CallQuery<typeof listIncidents>) {
    if (query.job_id !== undefined) requirePlace(caller, query.job_id, 'no_such_job');
    return this.incidents.list(query, getPlaces(caller));
  }

  // Declared before the path with an id, which would match it.
  @Route(countIncidents)
  count(@CurrentPlaces() places: Places) {
    return this.incidents.count(places);
  }

  @Route(getIncident)
  getDetail(@CurrentPlaces() places: Places, @Param() { id }: CallParams<typeof getIncident>) {
    return this.incidents.getDetail(id, places);
  }

  @Route(changeIncident)
  change(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof changeIncident>) {
    return this.incidents.change(admin, body);
  }

  @Route(noteIncident)
  note(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof noteIncident>) {
    return this.incidents.note(admin, body);
  }

  @Route(exportIncidents)
  @Roles('admin')
  async export(
    @CurrentCaller() admin: Caller,
    @Body() body: CallBody<typeof exportIncidents>,
    @Res() response: Response,
  ) {
    await answerCsv(response, 'incidents.csv', await this.incidents.export(admin, body));
  }
}
