import type { AnswerOf, acceptRequest, BodyOf, checkRequest, RequestRow } from '@cleaning/contracts';
import { type Caller, Conflict, NotFound, type Transaction, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { BusinessClock } from '../business-time/business-time.js';
import { Assignments, auditAtJob } from '../enrolments/assignments.service.js';
import { Enrolments } from '../enrolments/enrolments.service.js';
import { HAS_ROOM, isEnrolled } from '../jobs/job-rows.js';
import { JobRequest } from './job-request.entity.js';

interface RequestedJob {
  ended: boolean;
  is_over: boolean;
  enrolled: boolean;
  has_room: boolean;
}

const PENDING_OF_KNOWN = `job_request
  JOIN known_account ON known_account.id = job_request.person_id AND NOT known_account.removed
  WHERE job_request.job_id = job.id AND job_request.status = 'pending'`;

const NO_REQUEST = 'There is no such request.';

@Injectable()
export class Requests {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    private readonly enrolments: Enrolments,
    private readonly clock: BusinessClock,
  ) {}

  /** A second request while the first waits changes nothing. Throws NotFound or Conflict. */
  request(personId: string, jobId: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      await this.assignments.lock(tx, personId);
      const job = await this.requestedJob(tx, personId, jobId);
      if (job.enrolled) throw new Conflict('You are already assigned to this job.');
      if (job.ended) throw new Conflict('This job has ended.');
      if (job.is_over) throw new Conflict('The day of this job is over.');
      if (await tx.manager.existsBy(JobRequest, { jobId, personId, status: 'pending' })) return;
      if (!job.has_room) throw new Conflict('This job has all the cleaners it needs.');
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

  /** Also for people who may not read the job: of two who request the last place, one gets the refusal. */
  private async requestedJob(tx: Transaction, personId: string, jobId: string): Promise<RequestedJob> {
    const [job] = await tx.manager.query<RequestedJob[]>(
      `SELECT job.closed_at IS NOT NULL AS ended, coalesce(job.quick_date < $3::date, false) AS is_over, ${HAS_ROOM} AS has_room,
         ${isEnrolled('$2')} AS enrolled
       FROM job WHERE job.id = $1 FOR KEY SHARE`,
      [jobId, personId, this.clock.today()],
    );
    if (!job) throw new NotFound('There is no such job.');
    return job;
  }

  /** 'enrolled' once the job is requested or assigned. */
  async check(personId: string, jobId: string): Promise<AnswerOf<typeof checkRequest>> {
    const [found] = await this.dataSource.query<unknown[]>(
      `SELECT 1 FROM enrolment WHERE job_id = $1 AND person_id = $2
       UNION ALL SELECT 1 FROM job_request WHERE job_id = $1 AND person_id = $2 AND status = 'pending' LIMIT 1`,
      [jobId, personId],
    );
    return { status: found ? 'enrolled' : 'not-enrolled' };
  }

  /** Requests that wait for a job. Throws NotFound. */
  async count(jobId: string): Promise<number> {
    const [job] = await this.dataSource.query<{ waiting: number }[]>(
      `SELECT (SELECT count(*)::int FROM ${PENDING_OF_KNOWN}) AS waiting FROM job WHERE job.id = $1`,
      [jobId],
    );
    if (!job) throw new NotFound('There is no such job.');
    return job.waiting;
  }

  /** Requests that wait for a job, oldest first. Throws NotFound. */
  async waiting(jobId: string): Promise<RequestRow[]> {
    const [job] = await this.dataSource.query<{ requests: RequestRow[] }[]>(
      `SELECT coalesce((
         SELECT json_agg(json_build_object(
             'row_id', job_request.id, 'user_id', job_request.person_id, 'user_name', known_account.name
           ) ORDER BY job_request.requested_at, job_request.id)
         FROM ${PENDING_OF_KNOWN}
       ), '[]') AS requests FROM job WHERE job.id = $1`,
      [jobId],
    );
    if (!job) throw new NotFound('There is no such job.');
    return job.requests;
  }

  /** Of an accept and a reject at once exactly one wins; the other throws Conflict. */
  accept(admin: Caller, named: BodyOf<typeof acceptRequest>): Promise<void> {
    return this.transactions.run(async (tx) => {
      const { row_id: id, job_id: jobId, user_id: personId } = named;
      if (!(await tx.manager.existsBy(JobRequest, { id, jobId, personId }))) throw new NotFound(NO_REQUEST);
      await this.assignments.lock(tx, personId);
      await this.decide(tx, admin, { id, personId }, 'accepted');
      await this.enrolments.add(tx, admin, { jobId, personId, insist: named.insist });
      await auditAtJob(tx, admin, 'request.accepted', { personId, jobId });
    });
  }

  reject(admin: Caller, id: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      const request = await tx.manager.findOneBy(JobRequest, { id });
      if (!request) throw new NotFound(NO_REQUEST);
      await this.decide(tx, admin, request, 'rejected');
      await auditAtJob(tx, admin, 'request.rejected', request);
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
    if (!decided.affected) throw new Conflict('This request is already decided.');
    tx.announce('request', id, [personId]);
  }
}
