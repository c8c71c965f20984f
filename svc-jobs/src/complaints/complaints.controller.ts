import {
  acknowledgeComplaint,
  type BodyOf,
  confirmComplaint,
  countComplaints,
  finishReClean,
  getComplaint,
  getComplaintTimes,
  listComplaints,
  noteComplaint,
  OF_PLACES,
  type ParamsOf,
  planReClean,
  type QueryOf,
  recordComplaint,
  reopenComplaint,
  withdrawComplaint,
} from '@cleaning/contracts';
import {
  type Caller,
  CurrentCaller,
  CurrentPlaces,
  type Places,
  placesOf,
  Roles,
  Route,
  requirePlace,
} from '@cleaning/service-kit';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { ComplaintReads } from './complaint-reads.service.js';
import { Complaints } from './complaints.service.js';
import { ReCleans } from './re-cleans.service.js';

@Controller()
@Roles('admin')
export class ComplaintsController {
  constructor(
    private readonly complaints: Complaints,
    private readonly reCleans: ReCleans,
  ) {}

  @Route(recordComplaint)
  record(@CurrentCaller() admin: Caller, @Body() body: BodyOf<typeof recordComplaint>) {
    return this.complaints.record(admin, body);
  }

  @Route(planReClean)
  plan(@CurrentCaller() admin: Caller, @Body() body: BodyOf<typeof planReClean>) {
    return this.reCleans.plan(admin, body);
  }

  @Route(finishReClean)
  finish(@CurrentCaller() admin: Caller, @Body() body: BodyOf<typeof finishReClean>) {
    return this.reCleans.finish(admin, body);
  }

  @Route(confirmComplaint)
  confirm(@CurrentCaller() admin: Caller, @Body() body: BodyOf<typeof confirmComplaint>) {
    return this.complaints.confirm(admin, body);
  }

  @Route(reopenComplaint)
  reopen(@CurrentCaller() admin: Caller, @Body() body: BodyOf<typeof reopenComplaint>) {
    return this.complaints.reopen(admin, body);
  }

  @Route(withdrawComplaint)
  withdraw(@CurrentCaller() admin: Caller, @Body() body: BodyOf<typeof withdrawComplaint>) {
    return this.complaints.withdraw(admin, body);
  }
}

/** Admins, and supervisors at their own places. */
@Controller()
@Roles(...OF_PLACES)
export class ComplaintsOfPlacesController {
  constructor(
    private readonly complaints: Complaints,
    private readonly reads: ComplaintReads,
  ) {}

  @Route(listComplaints)
  list(@CurrentCaller() caller: Caller, @Query() query: QueryOf<typeof listComplaints>) {
    if (query.job_id !== undefined) requirePlace(caller, query.job_id, 'no_such_job');
    return this.reads.list(query, placesOf(caller));
  }

  // Before the path with an id.
  @Route(countComplaints)
  count(@CurrentPlaces() places: Places) {
    return this.reads.count(places);
  }

  @Route(getComplaintTimes)
  times(@CurrentPlaces() places: Places) {
    return this.reads.times(places);
  }

  @Route(getComplaint)
  detail(@CurrentPlaces() places: Places, @Param() { id }: ParamsOf<typeof getComplaint>) {
    return this.reads.detail(id, places);
  }

  @Route(acknowledgeComplaint)
  acknowledge(@CurrentCaller() caller: Caller, @Body() body: BodyOf<typeof acknowledgeComplaint>) {
    return this.complaints.acknowledge(caller, body);
  }

  @Route(noteComplaint)
  note(@CurrentCaller() caller: Caller, @Body() body: BodyOf<typeof noteComplaint>) {
    return this.complaints.note(caller, body);
  }
}
