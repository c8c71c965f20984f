import type { acceptRequest, CallAnswer, CallBody, checkRequest, RequestRow } from '@cleaning/contracts';
import { type Caller, findRow, refuse, type Transaction, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import { BusinessClock } from '../business-time/business-time.service.js';
import { Assignments, recordAuditAtJob } from '../enrolments/assignments.service.js';
import { Enrolments } from '../enrolments/enrolments.service.js';
import { JobRequest } from './job-request.entity.js';
import { countWaiting, findRequestedJob, findWaitingRequests, isEnrolledOrWaits } from './requests.queries.js';

@Injectable()
export class Requests {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    private readonly enrolments: Enrolments,
    private readonly clock: BusinessClock,
  ) {}

  /** Idempotent while the first request waits. Throws 404 or 409. */
  request(personId: string, jobId: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      await this.assignments.lock(tx, personId);
      const job = await findRequestedJob(tx.manager, { jobId, personId, today: this.clock.today() });
      if (!job) throw refuse('no_such_job');
      if (job.enrolled) throw refuse('already_assigned');
      if (job.ended) throw refuse('job_ended');
      if (job.isOver) throw refuse('job_day_over');
      if (await tx.manager.existsBy(JobRequest, { jobId, personId, status: 'pending' })) return;
      if (!job.hasRoom) throw refuse('job_full');
      const id = v7();
      await tx.manager.insert(JobRequest, {
        id,
        jobId,
        personId,
        status: 'pending',
        requestedAt: this.clock.now().toJSDate(),
      });
      tx.announce('request', id, [personId]);
    });
  }

  /** 'enrolled' once the job is requested or assigned. */
  async check(personId: string, jobId: string): Promise<CallAnswer<typeof checkRequest>> {
    const enrolled = await isEnrolledOrWaits(this.manager, personId, jobId);
    return { status: enrolled ? 'enrolled' : 'not-enrolled' };
  }

  /** Requests that wait for a job. Throws 404. */
  async count(jobId: string): Promise<number> {
    const waiting = await countWaiting(this.manager, jobId);
    if (waiting === undefined) throw refuse('no_such_job');
    return waiting;
  }

  /** Requests that wait for a job, oldest first. Throws 404. */
  async listWaiting(jobId: string): Promise<RequestRow[]> {
    const requests = await findWaitingRequests(this.manager, jobId);
    if (!requests) throw refuse('no_such_job');
    return requests;
  }

  /** Of a concurrent accept and reject exactly one wins; the other throws 409. */
  accept(admin: Caller, named: CallBody<typeof acceptRequest>): Promise<void> {
    return this.transactions.run(async (tx) => {
      const { row_id: id, job_id: jobId, user_id: personId } = named;
      if (!(await tx.manager.existsBy(JobRequest, { id, jobId, personId }))) throw refuse('no_such_request');
      await this.assignments.lock(tx, personId);
      await this.decide(tx, admin, { id, personId }, 'accepted');
      await this.enrolments.add(tx, admin, { jobId, personId, insist: named.insist });
      await recordAuditAtJob(tx, admin, 'request.accepted', { personId, jobId });
    });
  }

  reject(admin: Caller, id: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      const request = await findRow(tx.manager, JobRequest, { id }, 'no_such_request');
      await this.decide(tx, admin, request, 'rejected');
      await recordAuditAtJob(tx, admin, 'request.rejected', request);
    });
  }

  private async decide(
    tx: Transaction,
    admin: Caller,
    { id, personId }: Pick<JobRequest, 'id' | 'personId'>,
    status: 'accepted' | 'rejected',
  ): Promise<void> {
    const decided = await tx.manager.update(
      JobRequest,
      { id, status: 'pending' },
      { status, decidedAt: this.clock.now().toJSDate(), decidedBy: admin.id },
    );
    if (!decided.affected) throw refuse('request_decided');
    tx.announce('request', id, [personId]);
  }
}
