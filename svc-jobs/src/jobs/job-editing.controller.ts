import { type BodyOf, editPermanentJob, editQuickJob, endJob, getJobToEdit } from '@cleaning/contracts';
import { type Caller, CurrentCaller, Input, Roles, Route } from '@cleaning/service-kit';
import { Controller } from '@nestjs/common';
import { JobEditing } from './job-editing.js';

@Controller()
@Roles('admin')
export class JobEditingController {
  constructor(private readonly editing: JobEditing) {}

  @Route(getJobToEdit)
  job(@Input(getJobToEdit) body: BodyOf<typeof getJobToEdit>) {
    return this.editing.read(body.job_id);
  }

  @Route(editPermanentJob)
  changePermanent(@CurrentCaller() admin: Caller, @Input(editPermanentJob) form: BodyOf<typeof editPermanentJob>) {
    return this.editing.changePermanent(admin, form);
  }

  @Route(editQuickJob)
  changeQuick(@CurrentCaller() admin: Caller, @Input(editQuickJob) form: BodyOf<typeof editQuickJob>) {
    return this.editing.changeQuick(admin, form);
  }

  @Route(endJob)
  async end(@CurrentCaller() admin: Caller, @Input(endJob) body: BodyOf<typeof endJob>) {
    await this.editing.end(admin, body);
    return { status: 'done' };
  }
}
