import {
  type AnswerOf,
  type BodyOf,
  type createPermanentJob,
  type createQuickJob,
  EXPECTED_MINUTES,
} from '@cleaning/contracts';
import { type Caller, recordAudit, type Transaction, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { BusinessClock } from '../business-time/business-clock.js';
import { Job } from './job.js';
import { mapLink } from './map-link.js';
import { type SlotTimes, slotsFromTimeline, timetableProblem } from './timetable.js';
import { TimetableSlot } from './timetable-slot.js';

/** Writes a new job with its timetable and publishes it. */
export async function insertJob(tx: Transaction, job: Job, slots: readonly TimetableSlot[]): Promise<void> {
  await tx.manager.insert(Job, job);
  await tx.manager.insert(TimetableSlot, [...slots]);
  tx.changed('job', job.id);
}

/** Rows for a timetable that holds from a day on, or from the job's creation (null). */
export const newSlots = (jobId: string, times: readonly SlotTimes[], validFrom: string | null): TimetableSlot[] =>
  times.map(({ startTime, endTime, days }, position) => ({
    id: v7(),
    jobId,
    position,
    startTime,
    endTime,
    days: [...days],
    validFrom,
    validUntil: null,
  }));

/** Multipart forms send line ends as CRLF. */
export const withPlainLineEnds = (text: string) => text.replaceAll('\r\n', '\n');

@Injectable()
export class JobCreation {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: BusinessClock,
  ) {}

  async permanent(
    admin: Caller,
    form: BodyOf<typeof createPermanentJob>,
  ): Promise<AnswerOf<typeof createPermanentJob>> {
    const times = slotsFromTimeline(form.timeline_data);
    const problem = timetableProblem(times);
    if (problem) return { status: 'error', msg: problem };
    const job: Job = {
      id: v7(),
      kind: 'permanent',
      title: form.job_title,
      address: form.job_address,
      mapLink: mapLink(form.job_location),
      description: withPlainLineEnds(form.job_description),
      needCount: form.job_need_count,
      contractorRateCents: form.pay_per_hr_sub_contractor,
      companyRateCents: form.pay_per_hr,
      quickDate: null,
      quickTime: null,
      expectedMinutes: null,
      createdAt: this.clock.now().toJSDate(),
      version: 1,
      closedAt: null,
    };
    await this.insert(admin, job, newSlots(job.id, times, null));
    return { status: 'done', msg: 'The permanent job is created.', job_id: job.id };
  }

  async quick(admin: Caller, form: BodyOf<typeof createQuickJob>): Promise<AnswerOf<typeof createQuickJob>> {
    const job: Job = {
      id: v7(),
      kind: 'quick',
      title: form.job_title,
      address: form.job_address,
      mapLink: mapLink(form.job_address),
      description: withPlainLineEnds(form.job_desc),
      needCount: form.c_count_for_job,
      contractorRateCents: form.pay_per_hr_for_c,
      companyRateCents: form.pay_per_hr_for_me,
      quickDate: form.job_date,
      quickTime: form.job_time,
      expectedMinutes: form.expected_minutes ?? EXPECTED_MINUTES,
      createdAt: this.clock.now().toJSDate(),
      version: 1,
      closedAt: null,
    };
    await this.insert(admin, job, []);
    return { status: 'done', msg: 'The quick job is created.', job_id: job.id };
  }

  private insert(admin: Caller, job: Job, slots: readonly TimetableSlot[]): Promise<void> {
    return this.transactions.run(async (tx) => {
      await insertJob(tx, job, slots);
      const { id, kind, title: name } = job;
      await recordAudit(tx, {
        actor: admin,
        action: 'job.created',
        subject: { kind: 'job', id, name },
        details: { kind },
      });
    });
  }
}
