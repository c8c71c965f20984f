import {
  type CallAnswer,
  type CallBody,
  COMPLIANCE_KINDS,
  getComplianceLabel,
  type setJobRequirements,
} from '@cleaning/contracts';
import { type Caller, recordAudit, refuse, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { Job } from '../jobs/job.entity.js';
import { lockJob } from '../jobs/locked-job.js';
import { JobRequirement } from './known-compliance.entity.js';

type Requirements = CallAnswer<typeof setJobRequirements>;

/** Documents that each job requires. */
@Injectable()
export class JobRequirements {
  constructor(
    @InjectRepository(JobRequirement) private readonly rows: Repository<JobRequirement>,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
  ) {}

  /** Throws 404. */
  async get(jobId: string): Promise<Requirements> {
    if (!(await this.manager.existsBy(Job, { id: jobId }))) throw refuse('no_such_job');
    return this.read(jobId);
  }

  /** Idempotent. Throws 404. */
  async set(admin: Caller, { job_id: jobId, kinds }: CallBody<typeof setJobRequirements>): Promise<Requirements> {
    await this.transactions.run(async (tx) => {
      const job = await lockJob(tx, jobId);
      const wanted = COMPLIANCE_KINDS.filter((kind) => kinds.includes(kind));
      const before = (await tx.manager.findBy(JobRequirement, { jobId })).map(({ kind }) => kind);
      if (wanted.length === before.length && wanted.every((kind) => before.includes(kind))) return;
      await tx.manager.delete(JobRequirement, { jobId });
      if (wanted.length > 0)
        await tx.manager.insert(
          JobRequirement,
          wanted.map((kind) => ({ jobId, kind })),
        );
      await recordAudit(tx, {
        actor: admin,
        action: 'job.requirements-set',
        subject: { kind: 'job', id: jobId, name: job.title },
        details: { documents: wanted.map(getComplianceLabel).join(', ') },
      });
    });
    return this.read(jobId);
  }

  private async read(jobId: string): Promise<Requirements> {
    const required = (await this.rows.findBy({ jobId })).map(({ kind }) => kind);
    return { kinds: COMPLIANCE_KINDS.filter((kind) => required.includes(kind)) };
  }
}
