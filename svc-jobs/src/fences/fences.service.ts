import {
  type AnswerOf,
  type BodyOf,
  FENCE_STAMPS,
  FENCE_STAMPS_LEAST,
  type Fence,
  type getFence,
  type setFence,
} from '@cleaning/contracts';
import {
  type Caller,
  ENVIRONMENT,
  type Environment,
  NotFound,
  recordAudit,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import type { environment } from '../environment.js';
import { isExact, medianPoint, stampOf } from './fence.js';
import { JobFence } from './job-fence.entity.js';

type Place = AnswerOf<typeof getFence>;

interface JobRow {
  title: string;
  fence: Fence | null;
  stamps: string[];
}

/** Stamps of both clock events, the newest first. $1 is the job. */
const JOB = `
  SELECT title, (
      SELECT json_build_object('lat', lat, 'lng', lng, 'radius', radius, 'source', source, 'set_by', coalesce(admin.name, ''),
        'set_at', to_char(set_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
      FROM job_fence LEFT JOIN known_account AS admin ON admin.id = set_by WHERE job_fence.job_id = job.id
    ) AS fence,
    ARRAY(
      SELECT stamp.place FROM (
          SELECT * FROM work_record WHERE work_record.job_id = job.id AND NOT is_manual AND state = 'approved'
          ORDER BY business_date DESC, started_at DESC LIMIT ${FENCE_STAMPS}
        ) AS work,
        LATERAL (VALUES (start_location, started_at), (finish_location, ended_at)) AS stamp (place, at)
      WHERE stamp.place IS NOT NULL ORDER BY stamp.at DESC LIMIT ${FENCE_STAMPS}
    ) AS stamps
  FROM job WHERE id = $1`;

/** Where jobs are. */
@Injectable()
export class Fences {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: BusinessClock,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  /** Throws NotFound. */
  async of(jobId: string): Promise<Place> {
    const [job] = await this.dataSource.query<JobRow[]>(JOB, [jobId]);
    if (!job) throw new NotFound('There is no such job.');
    const { fence } = job;
    const stamps = job.stamps.map(stampOf).filter(isExact);
    const { MAP_TILES: tiles, MAP_ATTRIBUTION: attribution } = this.env;
    const proposal = { ...medianPoint(stamps), stamps: stamps.length };
    return {
      job_id: jobId,
      ...(fence ? { fence } : {}),
      ...(stamps.length >= FENCE_STAMPS_LEAST ? { proposal } : {}),
      ...(tiles === undefined ? {} : { map: { tiles, attribution } }),
    };
  }

  /** Holds for work that is finished from now on. Throws NotFound. */
  async set(admin: Caller, { job_id: jobId, lat, lng, radius, source }: BodyOf<typeof setFence>): Promise<Place> {
    await this.transactions.run(async (tx) => {
      const title = await this.lockJob(tx, jobId);
      const setAt = this.clock.now().toJSDate();
      await tx.manager.upsert(JobFence, { jobId, lat, lng, radius, source, setBy: admin.id, setAt }, ['jobId']);
      tx.announce('job', jobId);
      await recordAudit(tx, {
        actor: admin,
        action: 'job.fence-set',
        subject: { kind: 'job', id: jobId, name: title },
        details: { place: `${lat},${lng}`, radius: String(radius), source },
      });
    });
    return this.of(jobId);
  }

  /** Throws NotFound. */
  async remove(admin: Caller, jobId: string): Promise<Place> {
    await this.transactions.run(async (tx) => {
      const name = await this.lockJob(tx, jobId);
      const removed = await tx.manager.delete(JobFence, { jobId });
      if (!removed.affected) return;
      tx.announce('job', jobId);
      await recordAudit(tx, { actor: admin, action: 'job.fence-removed', subject: { kind: 'job', id: jobId, name } });
    });
    return this.of(jobId);
  }

  private async lockJob(tx: Transaction, jobId: string): Promise<string> {
    const [job] = await tx.manager.query<{ title: string }[]>('SELECT title FROM job WHERE id = $1 FOR UPDATE', [
      jobId,
    ]);
    if (!job) throw new NotFound('There is no such job.');
    return job.title;
  }
}
