import { isDeepStrictEqual } from 'node:util';
import {
  type CallAnswer,
  type CallBody,
  type createPermanentJob,
  type createQuickJob,
  type EditableJob,
  EXPECTED_MINUTES,
  type editPermanentJob,
  type editQuickJob,
  type endJob,
  formatAmount,
  toMapLink,
} from '@cleaning/contracts';
import {
  type Caller,
  findLocked,
  findRow,
  insertOnce,
  recordAudit,
  refuse,
  requireVersion,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import { resolveInstant, toIsoDate } from '../business-time/business-time.js';
import { BusinessClock } from '../business-time/business-time.service.js';
import { Assignments, recordAuditAtJob } from '../enrolments/assignments.service.js';
import { Enrolment } from '../enrolments/enrolment.entity.js';
import { JobRequest } from '../requests/job-request.entity.js';
import { findOtherShifts } from '../shifts/shift-changes.queries.js';
import { tellShiftChange } from '../shifts/shift-notices.js';
import { ChangedTimetables, type FormerTimetable } from './changed-timetables.service.js';
import { Job } from './job.entity.js';
import { MovedJobs } from './moved-jobs.service.js';
import { NewJobs } from './new-jobs.service.js';
import { type CheckedTimetable, Timetables } from './timetables.service.js';

/** Writes and publishes a new job. Returns false, without effect, if its id exists. */
export async function insertJob(tx: Transaction, job: Job): Promise<boolean> {
  if (!(await insertOnce(tx.manager, Job, job))) return false;
  tx.recordChange('job', job.id);
  if (job.kind === 'permanent') tx.recordChange('planned-visits', job.id);
  return true;
}

/** Multipart forms send line ends as CRLF. */
const withPlainLineEnds = (text: string) => text.replaceAll('\r\n', '\n');

type Changed = CallAnswer<typeof editPermanentJob>;
type Named = Pick<CallBody<typeof endJob>, 'job_id' | 'version'>;

const DONE: Changed = { status: 'done', msg: 'Job saved.' };

/** Old rates in A$ where they changed, for the audit log. */
const getFormerRates = (before: Job, after: Job): Record<string, string> => ({
  ...(before.companyRateCents === after.companyRateCents
    ? {}
    : { company_pay_per_hour_before: formatAmount(before.companyRateCents) }),
  ...(before.contractorRateCents === after.contractorRateCents
    ? {}
    : { contractor_pay_per_hour_before: formatAmount(before.contractorRateCents) }),
});

const toPermanentTerms = (form: CallBody<typeof createPermanentJob>) => ({
  title: form.job_title,
  address: form.job_address,
  mapLink: toMapLink(form.job_location),
  description: withPlainLineEnds(form.job_description),
  needCount: form.job_need_count,
  contractorRateCents: form.pay_per_hr_sub_contractor,
  companyRateCents: form.pay_per_hr,
});

const toQuickTerms = (form: CallBody<typeof createQuickJob>) => ({
  title: form.job_title,
  address: form.job_address,
  mapLink: toMapLink(form.job_address),
  description: withPlainLineEnds(form.job_desc),
  needCount: form.c_count_for_job,
  contractorRateCents: form.pay_per_hr_for_c,
  companyRateCents: form.pay_per_hr_for_me,
  quickDate: form.job_date,
  quickTime: form.job_time,
});

/** Throws 409 when a job is not as it was created. */
function requireSame(kept: Job, created: Job): void {
  const { createdAt } = kept;
  if (!isDeepStrictEqual({ ...kept }, { ...created, createdAt })) throw refuse('job_created_before');
}

/**
 * Creates, changes and ends jobs, for admins. New terms apply from now on: work records keep the terms of their start.
 */
@Injectable()
export class Jobs {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    private readonly timetables: Timetables,
    private readonly changedTimetables: ChangedTimetables,
    private readonly moved: MovedJobs,
    private readonly newJobs: NewJobs,
    private readonly clock: BusinessClock,
  ) {}

  /** Returns status error for an impossible timetable. Throws 409 if the key belongs to another job. */
  async createPermanent(
    admin: Caller,
    form: CallBody<typeof createPermanentJob>,
  ): Promise<CallAnswer<typeof createPermanentJob>> {
    const timetable = await this.timetables.prepareForNewJob(form);
    if ('status' in timetable) return timetable;
    const job: Job = {
      ...this.buildNewJob(form.key),
      kind: 'permanent',
      ...toPermanentTerms(form),
      quickDate: null,
      quickTime: null,
      expectedMinutes: null,
    };
    await this.create(admin, job, timetable);
    return { status: 'done', msg: 'Permanent job created.', job_id: job.id };
  }

  /** Throws 409 when the key is another job's. */
  async createQuick(admin: Caller, form: CallBody<typeof createQuickJob>): Promise<CallAnswer<typeof createQuickJob>> {
    const expectedMinutes = form.expected_minutes ?? EXPECTED_MINUTES;
    const job: Job = { ...this.buildNewJob(form.key), kind: 'quick', ...toQuickTerms(form), expectedMinutes };
    await this.create(admin, job, null);
    return { status: 'done', msg: 'Quick job created.', job_id: job.id };
  }

  private buildNewJob(id: string = v7()) {
    return { id, createdAt: this.clock.now().toJSDate(), version: 1, closedAt: null };
  }

  private create(admin: Caller, job: Job, timetable: CheckedTimetable | null): Promise<void> {
    return this.transactions.run(async (tx) => {
      // A repeat after a lost response.
      if (!(await insertJob(tx, job))) return requireSame(await tx.manager.findOneByOrFail(Job, { id: job.id }), job);
      await timetable?.write(tx, job.id);
      const { id, kind, title: name } = job;
      await recordAudit(tx, {
        actor: admin,
        action: 'job.created',
        subject: { kind: 'job', id, name },
        details: { kind },
      });
      await this.newJobs.tell(tx, job);
    });
  }

  /** Throws 404. */
  async read(jobId: string): Promise<EditableJob> {
    const job = await findRow(this.manager, Job, { id: jobId }, 'no_such_job');
    const closedAt = job.closedAt && this.clock.toBusinessTime(job.closedAt);
    return {
      job_id: job.id,
      kind: job.kind,
      version: job.version,
      ended_on: closedAt ? toIsoDate(closedAt) : '',
      title: job.title,
      address: job.address,
      location: job.mapLink,
      need_count: job.needCount,
      company_pay_per_hour: formatAmount(job.companyRateCents),
      contractor_pay_per_hour: formatAmount(job.contractorRateCents),
      description: job.description,
      ...(await this.timetables.toEdit(jobId)),
      date: job.quickDate ?? '',
      time: job.quickTime ?? '',
      expected_minutes: job.kind === 'quick' ? (job.expectedMinutes ?? EXPECTED_MINUTES) : undefined,
    };
  }

  /**
   * Returns status error for an impossible timetable. Throws 404, 409, 400 for a timetable from a past day,
   * TimetableConsequences.
   */
  async changePermanent(admin: Caller, form: CallBody<typeof editPermanentJob>): Promise<Changed> {
    const timetable = await this.timetables.prepareForJob(form.job_id, form);
    if ('status' in timetable) return timetable;
    let before: FormerTimetable | null = null;
    const findTerms = async (tx: Transaction, { id }: Job) => {
      before = (await timetable.differs(tx, id)) ? await this.changedTimetables.readFormer(tx, id) : null;
      await timetable.write(tx, id);
      return toPermanentTerms(form);
    };
    await this.change(admin, 'job.changed', form, 'permanent', findTerms, async (tx, _, job) => {
      if (before) await this.changedTimetables.follow(tx, admin, { job, before, insist: form.insist });
    });
    return DONE;
  }

  /** Throws 404, 409, overlapping_shifts. */
  async changeQuick(admin: Caller, form: CallBody<typeof editQuickJob>): Promise<Changed> {
    const terms = toQuickTerms(form);
    const readTerms = async (_tx: Transaction, { expectedMinutes }: Job) => ({
      ...terms,
      expectedMinutes: form.expected_minutes ?? expectedMinutes,
    });
    await this.change(admin, 'job.changed', form, 'quick', readTerms, (tx, before, changed) =>
      this.moved.follow(tx, admin, { before, changed, insist: form.insist }),
    );
    return DONE;
  }

  /**
   * Removes assignments, rejects waiting requests and notifies each person. Running work can still be finished. Throws
   * 404, 409.
   */
  end(admin: Caller, named: Named): Promise<void> {
    return this.change(admin, 'job.ended', named, null, async (tx, { id: jobId, title }) => {
      const now = this.clock.now().toJSDate();
      await this.rejectWaiting(tx, admin, jobId, now);
      await this.tellOthers(tx, admin, { jobId, title });
      const people = await this.findEnrolled(tx, jobId);
      await tx.manager.delete(Enrolment, { jobId });
      for (const personId of people) await recordAuditAtJob(tx, admin, 'assignment.removed', { personId, jobId });
      return { closedAt: now };
    });
  }

  private async rejectWaiting(tx: Transaction, admin: Caller, jobId: string, decidedAt: Date): Promise<void> {
    const rejected = await tx.manager
      .createQueryBuilder()
      .update(JobRequest)
      .set({ status: 'rejected', decidedAt, decidedBy: admin.id })
      .where({ jobId, status: 'pending' })
      .returning(['id', 'personId'])
      .execute();
    for (const { id, person_id: personId } of rejected.raw as { id: string; person_id: string }[]) {
      tx.announce('request', id, [personId]);
      await recordAuditAtJob(tx, admin, 'request.rejected', { personId, jobId });
    }
  }

  /** Notifies people with extra shifts or covers there. */
  private async tellOthers(tx: Transaction, admin: Caller, job: { jobId: string; title: string }): Promise<void> {
    const now = this.clock.now();
    for (const { personId, date, time } of await findOtherShifts(tx.manager, job.jobId, this.clock.today())) {
      if (resolveInstant(date, time.slice(0, 5), this.clock.zone) <= now) continue;
      tx.announce('shift', '', [personId]);
      await tellShiftChange(tx, admin, { ...job, date, time }, { change: 'cancelled', people: [personId] });
    }
  }

  /** Changes the job as it was read, and publishes it with the assignments of its people. `kind` null: either kind. */
  private change(
    admin: Caller,
    action: 'job.changed' | 'job.ended',
    { job_id: id, version }: Named,
    kind: Job['kind'] | null,
    work: (tx: Transaction, job: Job) => Promise<Partial<Job>>,
    afterwards?: (tx: Transaction, before: Job, changed: Job) => Promise<void>,
  ): Promise<void> {
    return this.transactions.run(async (tx) => {
      // Locks people before the job, as assigning does.
      for (const personId of await this.findEnrolled(tx, id)) await this.assignments.lock(tx, personId);
      const job = await findLocked(tx.manager, Job, { id });
      if (!job || (kind && job.kind !== kind)) throw refuse('no_such_job');
      if (job.closedAt) throw refuse('job_ended');
      requireVersion(job.version, version, 'job_changed');
      const people = await this.findEnrolled(tx, id);
      const changed = { ...job, ...(await work(tx, job)), version: version + 1 };
      await tx.manager.update(Job, { id }, changed);
      await afterwards?.(tx, job, changed);
      tx.recordChange('job', id);
      if (job.kind === 'permanent') tx.recordChange('planned-visits', id);
      for (const personId of people) tx.recordChange('assignments', personId);
      await recordAudit(tx, {
        actor: admin,
        action,
        subject: { kind: 'job', id, name: changed.title },
        details: getFormerRates(job, changed),
      });
    });
  }

  private async findEnrolled(tx: Transaction, jobId: string): Promise<string[]> {
    const rows = await tx.manager.find(Enrolment, { where: { jobId }, order: { personId: 'ASC' } });
    return rows.map(({ personId }) => personId);
  }
}
