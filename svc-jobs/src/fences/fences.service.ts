import { type CallAnswer, type CallBody, type getFence, MIN_FENCE_STAMPS, type setFence } from '@cleaning/contracts';
import { type Caller, ENVIRONMENT, type Environment, recordAudit, refuse, Transactions } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import type { environment } from '../environment.js';
import { lockJob } from '../jobs/locked-job.js';
import { computeMedianPoint, isExact, parseStamp } from './fence.js';
import { findFencedJob } from './fences.queries.js';
import { JobFence } from './job-fence.entity.js';

type Place = CallAnswer<typeof getFence>;

/** Fences of jobs. */
@Injectable()
export class Fences {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly clock: BusinessClock,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  /** Throws 404. */
  async get(jobId: string): Promise<Place> {
    const job = await findFencedJob(this.manager, jobId);
    if (!job) throw refuse('no_such_job');
    const { fence } = job;
    const stamps = job.stamps.map(parseStamp).filter(isExact);
    const { MAP_TILES: tiles, MAP_ATTRIBUTION: attribution } = this.env;
    const proposal = { ...computeMedianPoint(stamps), stamps: stamps.length };
    return {
      job_id: jobId,
      fence: fence ?? undefined,
      proposal: stamps.length >= MIN_FENCE_STAMPS ? proposal : undefined,
      map: tiles === undefined ? undefined : { tiles, attribution },
    };
  }

  /** Holds for work that is finished from now on. Throws 404. */
  async set(admin: Caller, { job_id: jobId, lat, lng, radius, source }: CallBody<typeof setFence>): Promise<Place> {
    await this.transactions.run(async (tx) => {
      const { title } = await lockJob(tx, jobId);
      const setAt = this.clock.now().toJSDate();
      await tx.manager.upsert(JobFence, { jobId, lat, lng, radius, source, setBy: admin.id, setAt }, ['jobId']);
      await recordAudit(tx, {
        actor: admin,
        action: 'job.fence-set',
        subject: { kind: 'job', id: jobId, name: title },
        details: { place: `${lat},${lng}`, radius: String(radius), source },
      });
    });
    return this.get(jobId);
  }

  /** Throws 404. */
  async remove(admin: Caller, jobId: string): Promise<Place> {
    await this.transactions.run(async (tx) => {
      const { title: name } = await lockJob(tx, jobId);
      const removed = await tx.manager.delete(JobFence, { jobId });
      if (!removed.affected) return;
      await recordAudit(tx, { actor: admin, action: 'job.fence-removed', subject: { kind: 'job', id: jobId, name } });
    });
    return this.get(jobId);
  }
}
