import {
  adminGetPermanentJob,
  adminGetPermanentJobs,
  adminGetQuickJob,
  adminGetQuickJobs,
  type BodyOf,
  createPermanentJob,
  createQuickJob,
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
  OF_PLACES,
  type ParamsOf,
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
  openPermanentJobs(@CurrentCaller() caller: Caller, @Body() body: BodyOf<typeof getAllPermanentJobs>) {
    requireSelf(caller, body.userID);
    return this.open.permanent(caller.id);
  }

  @Route(getAllQuickJobs)
  openQuickJobs(@CurrentCaller() caller: Caller) {
    return this.open.quick(caller.id);
  }

  @Route(getPermanentJobById)
  permanentJob(@CurrentCaller() caller: Caller, @Param() params: ParamsOf<typeof getPermanentJobById>) {
    return this.jobs.permanentJob(caller, params.jobID);
  }

  @Route(getPermanentJob)
  permanentJobToRequest(@CurrentCaller() caller: Caller, @Body() body: BodyOf<typeof getPermanentJob>) {
    requireSelf(caller, body.user_id);
    return this.jobs.permanentJobToRequest(caller.id, body.job_id);
  }

  @Route(getQuickJob)
  quickJob(@CurrentCaller() caller: Caller, @Param() params: ParamsOf<typeof getQuickJob>) {
    return this.jobs.quickJob(caller, params.jobID);
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
  createPermanent(@CurrentCaller() admin: Caller, @Body() form: BodyOf<typeof createPermanentJob>) {
    return this.jobs.createPermanent(admin, form);
  }

  @Route(createQuickJob)
  createQuick(@CurrentCaller() admin: Caller, @Body() form: BodyOf<typeof createQuickJob>) {
    return this.jobs.createQuick(admin, form);
  }

  @Route(adminGetPermanentJobs)
  permanentJobs() {
    return this.reads.permanentJobs();
  }

  @Route(adminGetPermanentJob)
  permanentJob(@Param() params: ParamsOf<typeof adminGetPermanentJob>) {
    return this.reads.permanentJob(params.jobID);
  }

  @Route(adminGetQuickJobs)
  quickJobs() {
    return this.reads.quickJobs();
  }

  @Route(adminGetQuickJob)
  quickJob(@Param() params: ParamsOf<typeof adminGetQuickJob>) {
    return this.reads.quickJob(params.jobID);
  }

  @Route(listJobCards)
  cards(@Body() body: BodyOf<typeof listJobCards>) {
    return this.lists.cards(body);
  }

  @Route(listJobNames)
  @Roles(...OF_PLACES)
  names(@CurrentPlaces() places: Places) {
    return this.lists.names(places);
  }

  @Route(searchJobs)
  search(@Body() body: BodyOf<typeof searchJobs>) {
    return this.lists.search(body.text);
  }

  @Route(getJobToEdit)
  job(@Body() body: BodyOf<typeof getJobToEdit>) {
    return this.jobs.read(body.job_id);
  }

  @Route(editPermanentJob)
  changePermanent(@CurrentCaller() admin: Caller, @Body() form: BodyOf<typeof editPermanentJob>) {
    return this.jobs.changePermanent(admin, form);
  }

  @Route(editQuickJob)
  changeQuick(@CurrentCaller() admin: Caller, @Body() form: BodyOf<typeof editQuickJob>) {
    return this.jobs.changeQuick(admin, form);
  }

  @Route(endJob)
  async end(@CurrentCaller() admin: Caller, @Body() body: BodyOf<typeof endJob>) {
    await this.jobs.end(admin, body);
    return { status: 'done' };
  }
}

@Controller()
@Roles('service')
export class ImportedJobsController {
  constructor(private readonly imported: ImportedJobs) {}

  @Route(removeImportedJobs)
  remove(@Body() body: BodyOf<typeof removeImportedJobs>) {
    return this.imported.remove(body);
  }
}
