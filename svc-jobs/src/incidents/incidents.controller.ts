import {
  type BodyOf,
  changeIncident,
  countIncidents,
  exportIncidents,
  getIncident,
  getMyIncidents,
  listIncidents,
  noteIncident,
  type ParamsOf,
  type QueryOf,
  reportIncident,
} from '@cleaning/contracts';
import { answerCsv, type Caller, CurrentCaller, Roles, Route, requireSelf } from '@cleaning/service-kit';
import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Incidents } from './incidents.service.js';

@Controller()
@Roles('contractor', 'admin')
export class IncidentsController {
  constructor(private readonly incidents: Incidents) {}

  @Route(reportIncident)
  report(@CurrentCaller() caller: Caller, @Body() body: BodyOf<typeof reportIncident>) {
    requireSelf(caller, body.user_id);
    return this.incidents.report(caller, body);
  }

  @Route(getMyIncidents)
  own(@CurrentCaller() caller: Caller) {
    return this.incidents.own(caller.id);
  }
}

@Controller()
@Roles('admin')
export class AdminIncidentsController {
  constructor(private readonly incidents: Incidents) {}

  @Route(listIncidents)
  list(@Query() query: QueryOf<typeof listIncidents>) {
    return this.incidents.list(query);
  }

  // Before the path with an id.
  @Route(countIncidents)
  count() {
    return this.incidents.count();
  }

  @Route(getIncident)
  detail(@Param() { id }: ParamsOf<typeof getIncident>) {
    return this.incidents.detail(id);
  }

  @Route(changeIncident)
  change(@CurrentCaller() admin: Caller, @Body() body: BodyOf<typeof changeIncident>) {
    return this.incidents.change(admin, body);
  }

  @Route(noteIncident)
  note(@CurrentCaller() admin: Caller, @Body() body: BodyOf<typeof noteIncident>) {
    return this.incidents.note(admin, body);
  }

  @Route(exportIncidents)
  async export(
    @CurrentCaller() admin: Caller,
    @Body() body: BodyOf<typeof exportIncidents>,
    @Res() response: Response,
  ) {
    await answerCsv(response, 'incidents.csv', await this.incidents.export(admin, body));
  }
}
