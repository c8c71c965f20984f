import type { CallAnswer, CallBody, Checklist, getMyChecklists, saveChecklist } from '@cleaning/contracts';
import { type Caller, recordAudit, refuse, requireVersion, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { v7 } from 'uuid';
import { BusinessClock } from '../business-time/business-time.service.js';
import { Job } from '../jobs/job.entity.js';
import { lockJob } from '../jobs/locked-job.js';
import { ChecklistVersion } from './checklist.entity.js';
import { assignAreaVersions } from './checklist-versions.js';
import { findPersonChecklists } from './checklists.queries.js';

const toView = (version: ChecklistVersion | null): Checklist => ({
  version: version?.version ?? 0,
  areas: version?.areas ?? [],
  saved_at: version?.savedAt.toISOString() ?? '',
  saved_by: version?.savedByName ?? '',
});

/** Checklists of jobs. */
@Injectable()
export class Checklists {
  constructor(
    @InjectRepository(ChecklistVersion) private readonly versions: Repository<ChecklistVersion>,
    @InjectRepository(Job) private readonly jobs: Repository<Job>,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly clock: BusinessClock,
  ) {}

  /** Throws 404. */
  async get(jobId: string): Promise<Checklist> {
    if (!(await this.jobs.existsBy({ id: jobId }))) throw refuse('no_such_job');
    return toView(await this.versions.findOne({ where: { jobId }, order: { version: 'DESC' } }));
  }

  /** The non-empty checklists of the person's jobs. */
  async listOwn(personId: string): Promise<CallAnswer<typeof getMyChecklists>> {
    const rows = await findPersonChecklists(this.manager, personId, this.clock.today());
    return rows.filter(({ areas }) => areas.length > 0);
  }

  /** Creates no version if nothing changed. Throws 404, and 409 if somebody else saved another version meanwhile. */
  save(admin: Caller, { job_id: jobId, version, areas }: CallBody<typeof saveChecklist>): Promise<Checklist> {
    return this.transactions.run(async (tx) => {
      const job = await lockJob(tx, jobId);
      const newest = await tx.manager.findOne(ChecklistVersion, { where: { jobId }, order: { version: 'DESC' } });
      requireVersion(newest?.version ?? 0, version, 'checklist_changed');
      const next = assignAreaVersions(areas, newest?.areas ?? []);
      if (JSON.stringify(next) === JSON.stringify(newest?.areas ?? [])) return toView(newest);
      const saved = tx.manager.create(ChecklistVersion, {
        id: v7(),
        jobId,
        version: version + 1,
        areas: next,
        savedAt: this.clock.now().toJSDate(),
        savedByName: admin.name,
      });
      await tx.manager.insert(ChecklistVersion, saved);
      await recordAudit(tx, {
        actor: admin,
        action: 'job.checklist-saved',
        subject: { kind: 'job', id: jobId, name: job.title },
        details: {
          version: String(saved.version),
          items: String(next.reduce((sum, { items }) => sum + items.length, 0)),
        },
      });
      return toView(saved);
    });
  }
}
