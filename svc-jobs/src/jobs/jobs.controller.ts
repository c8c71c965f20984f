import {
  adminGetPermanentJob,
  adminGetPermanentJobs,
  adminGetQuickJob,
  adminGetQuickJobs,
  type CallBody,
  type CallParams,
  createPermanentJob,
  createQuickJob,
  DONE,
  editPermanentJob,
  editQuickJob,
  endJob,
  getAllPermanentJobs,
  getAllQuickJobs,
  getJobToEdit,
  getPermanentJob,
  getPermanentJobById,
  getQuickJob,
  listJobCards,
  listJobNames,
  PLACE_ROLES,
  removeImportedJobs,
  searchJobs,
} from '@cleaning/contracts';
import {
  type Caller,
  CurrentCaller,
  CurrentPlaces,
  type Places,
  Roles,
  Route,
  requireSelf,
} from '@cleaning/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { ImportedJobs } from './imported-jobs.service.js';
import { JobLists } from './job-lists.service.js';
import { AdminJobReads, JobReads } from './job-reads.service.js';
import { Jobs } from './jobs.service.js';
import { OpenJobs } from './open-jobs.service.js';

@Controller()
@Roles('contractor', 'admin')
export class JobsController {
  constructor(
    private readonly jobs: JobReads,
    private readonly open: OpenJobs,
  ) {}

  @Route(getAllPermanentJobs)
  listOpenPermanentJobs(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof getAllPermanentJobs>) {
    requireSelf(caller, body.userID);
    return this.open.listPermanent(caller.id);
  }

  @Route(getAllQuickJobs)
  listOpenQuickJobs(@CurrentCaller() caller: Caller) {
    return this.open.listQuick(caller.id);
  }

  @Route(getPermanentJobById)
  getPermanentJob(@CurrentCaller() caller: Caller, @Param() params: CallParams<typeof getPermanentJobById>) {
    return this.jobs.getPermanentJob(caller, params.jobID);
  }

  @Route(getPermanentJob)
  getPermanentJobToRequest(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof getPermanentJob>) {
    requireSelf(caller, body.user_id);
    return this.jobs.getPermanentJobToRequest(caller.id, body.job_id);
  }

  @Route(getQuickJob)
  getQuickJob(@CurrentCaller() caller: Caller, @Param() params: CallParams<typeof getQuickJob>) {
    return this.jobs.getQuickJob(caller, params.jobID);
  }
}

@Controller()
@Roles('admin')
export class AdminJobsController {
  constructor(
    private readonly jobs: Jobs,
    private readonly reads: AdminJobReads,
    private readonly lists: JobLists,
  ) {}

  @Route(createPermanentJob)
  createPermanent(@CurrentCaller() admin: Caller, @Body() form: CallBody<typeof createPermanentJob>) {
    return this.jobs.createPermanent(admin, form);
  }

  @Route(createQuickJob)
  createQuick(@CurrentCaller() admin: Caller, @Body() form: CallBody<typeof createQuickJob>) {
    return this.jobs.createQuick(admin, form);
  }

  @Route(adminGetPermanentJobs)
  listPermanentJobs() {
    return this.reads.listPermanentJobs();
  }

  @Route(adminGetPermanentJob)
  getPermanentJob(@Param() params: CallParams<typeof adminGetPermanentJob>) {
    return this.reads.getPermanentJob(params.jobID);
  }

  @Route(adminGetQuickJobs)
  listQuickJobs() {
    return this.reads.listQuickJobs();
  }

  @Route(adminGetQuickJob)
  getQuickJob(@Param() params: CallParams<typeof adminGetQuickJob>) {
    return this.reads.getQuickJob(params.jobID);
  }

  @Route(listJobCards)
  listCards(@Body() body: CallBody<typeof listJobCards>) {
    return this.lists.listCards(body);
  }

  @Route(listJobNames)
  @Roles(...PLACE_ROLES)
  listNames(@CurrentPlaces() places: Places) {
    return this.lists.listNames(places);
  }

  @Route(searchJobs)
  search(@Body() body: CallBody<typeof searchJobs>) {
    return this.lists.search(body.text);
  }

  @Route(getJobToEdit)
  getJobToEdit(@Body() body: CallBody<typeof getJobToEdit>) {
    return this.jobs.read(body.job_id);
  }

  @Route(editPermanentJob)
  changePermanent(@CurrentCaller() admin: Caller, @Body() form: CallBody<typeof editPermanentJob>) {
    return this.jobs.changePermanent(admin, form);
  }

  @Route(editQuickJob)
  changeQuick(@CurrentCaller() admin: Caller, @Body() form: CallBody<typeof editQuickJob>) {
    return this.jobs.changeQuick(admin, form);
  }

  @Route(endJob)
  async end(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof endJob>) {
    await this.jobs.end(admin, body);
    return DONE;
  }
}

@Controller()
@Roles('service')
export class ImportedJobsController {
  constructor(private readonly imported: ImportedJobs) {}

  @Route(removeImportedJobs)
  remove(@Body() body: CallBody<typeof removeImportedJobs>) {
    return this.imported.remove(body);
  }
}
