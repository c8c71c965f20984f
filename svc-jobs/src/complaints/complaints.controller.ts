import {
  acknowledgeComplaint,
  type CallBody,
  type CallParams,
  type CallQuery,
  confirmComplaint,
  countComplaints,
  finishReClean,
  getComplaint,
  getComplaintTimes,
  listComplaints,
  noteComplaint,
  PLACE_ROLES,
  planReClean,
  recordComplaint,
  reopenComplaint,
  withdrawComplaint,
} from '@cleaning/contracts';
import {
  type Caller,
  CurrentCaller,
  CurrentPlaces,
  getPlaces,
  type Places,
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
  record(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof recordComplaint>) {
    return this.complaints.record(admin, body);
  }

  @Route(planReClean)
  plan(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof planReClean>) {
    return this.reCleans.plan(admin, body);
  }

  @Route(finishReClean)
  finish(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof finishReClean>) {
    return this.reCleans.finish(admin, body);
  }

  @Route(confirmComplaint)
  confirm(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof confirmComplaint>) {
    return this.complaints.confirm(admin, body);
  }

  @Route(reopenComplaint)
  reopen(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof reopenComplaint>) {
    return this.complaints.reopen(admin, body);
  }

  @Route(withdrawComplaint)
  withdraw(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof withdrawComplaint>) {
    return this.complaints.withdraw(admin, body);
  }
}

/** Open to admins, and to supervisors for their own places. */
@Controller()
@Roles(...PLACE_ROLES)
export class ComplaintsDeskController {
  constructor(
    private readonly complaints: Complaints,
    private readonly reads: ComplaintReads,
  ) {}

  @Route(listComplaints)
  list(@CurrentCaller() caller: Caller, @Query() query: CallQuery<typeof listComplaints>) {
    if (query.job_id !== undefined) requirePlace(caller, query.job_id, 'no_such_job');
    return this.reads.list(query, getPlaces(caller));
  }

  // Declared before the path with an id, which would match it.
  @Route(countComplaints)
  count(@CurrentPlaces() places: Places) {
    return this.reads.count(places);
  }

  @Route(getComplaintTimes)
  getTimes(@CurrentPlaces() places: Places) {
    return this.reads.getTimes(places);
  }

  @Route(getComplaint)
  getDetail(@CurrentPlaces() places: Places, @Param() { id }: CallParams<typeof getComplaint>) {
    return this.reads.getDetail(id, places);
  }

  @Route(acknowledgeComplaint)
  acknowledge(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof acknowledgeComplaint>) {
    return this.complaints.acknowledge(caller, body);
  }

  @Route(noteComplaint)
  note(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof noteComplaint>) {
    return this.complaints.note(caller, body);
  }
}
