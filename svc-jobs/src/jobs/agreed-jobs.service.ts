import type { EntityState } from '@cleaning/contracts';
import { toMapLink } from '@cleaning/contracts';
import { OnChange, recordAudit, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { BusinessClock } from '../business-time/business-time.service.js';
import { Job } from './job.entity.js';
import { insertJob } from './jobs.service.js';
import { NewJobs } from './new-jobs.service.js';
import { Timetables } from './timetables.service.js';

/**
 * Creates the jobs that clients agreed to, from svc-invoice's feed. Imported jobs, hundreds at a time, send no notices.
 */
@Injectable()
export class AgreedJobs {
  constructor(
    private readonly timetables: Timetables,
    private readonly newJobs: NewJobs,
    private readonly clock: BusinessClock,
  ) {}

  /** A job that is there already, changed or ended since or not, stays as it is. Throws for a timetable that is impossible. */
  @OnChange('agreed-job')
  async apply(id: string, agreed: EntityState<'agreed-job'> | null, tx: Transaction): Promise<void> {
    if (!agreed || (await tx.manager.existsBy(Job, { id }))) return;
    const timetable = await this.timetables.prepareForNewJob({ timeline_data: agreed.timeline });
    if ('status' in timetable) throw new Error('The timetable of an agreed job is impossible');
    const job: Job = {
      id,
      kind: 'permanent',
      createdAt: this.clock.now().toJSDate(),
      version: 1,
      closedAt: null,
      title: agreed.title,
      address: agreed.address,
      description: agreed.description.replaceAll('\r\n', '\n'),
      mapLink: toMapLink(agreed.location),
      needCount: agreed.need_count,
      contractorRateCents: agreed.contractor_rate_cents,
      companyRateCents: agreed.company_rate_cents,
      quickDate: null,
      quickTime: null,
      expectedMinutes: null,
    };
    // Another replica created it meanwhile.
    if (!(await insertJob(tx, job))) return;
    await timetable.write(tx, id);
    await recordAudit(tx, {
      actor: agreed.made_by,
      action: 'job.created',
      subject: { kind: 'job', id, name: agreed.title },
      details: { kind: 'permanent' },
    });
    if (agreed.quoted) await this.newJobs.tell(tx, job);
  }
}
