import type { AnswerOf, BodyOf, JobKind, stopPermanentJob } from '@cleaning/contracts';
import {
  type Caller,
  InvalidInput,
  NotFound,
  requireSelf,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { BusinessClock, fullMinutesBetween, instantOf } from '../business-time/business-time.service.js';
import { Assignments, auditAtJob } from '../enrolments/assignments.service.js';
import { type FencedPlace, fenceReasons, stampOf } from '../fences/fence.js';
import { payForWork } from '../pay/pay.js';
import { owedChanged } from '../settlements/settlements.service.js';
import { clockEventOf, nextOtherStart } from './clock-event.js';
import { holdReasons, inOrder } from './hold-reasons.js';

interface TimedRecord {
  id: string;
  job_id: string;
  business_date: string;
  started_at: Date;
  start_received_at: Date | null;
  ended_at: Date | null;
  planned_from: Date | null;
  planned_until: Date | null;
  expected_minutes: number | null;
  cap_minutes: number;
  contractor_rate_cents: number;
  company_rate_cents: number;
  start_location: string;
  /** Of the job; null: it has none. */
  fence: FencedPlace | null;
  /** See `nextOtherStart`. */
  next_other_start: Date | null;
  has_left: boolean;
}

/** SQL: whether a person of known_account has lost access and so cannot finish their own work. */
export const IS_SHUT_OUT = `known_account.role <> 'admin' AND (known_account.removed OR NOT known_account.verified)`;

@Injectable()
export class WorkFinish {
  constructor(
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    private readonly clock: BusinessClock,
  ) {}

  /**
   * Finishes a work record and computes its amounts, once: a second finish changes nothing. The assignment may have ended by
   * then. People finish their own work; an admin finishes that of a person who was removed or disproved while it ran. Throws
   * Forbidden, NotFound for a record of another person, InvalidInput for an impossible clock event or for one's own without a
   * place.
   */
  async finish(
    kind: JobKind,
    caller: Caller,
    body: BodyOf<typeof stopPermanentJob>,
  ): Promise<AnswerOf<typeof stopPermanentJob>> {
    const personId = body.user_id;
    await this.transactions.run(async (tx) => {
      if (caller.role !== 'admin' || !(await this.isShutOut(tx, personId))) requireSelf(caller, personId);
      if (caller.id === personId && body.finish_location === undefined)
        throw new InvalidInput([{ field: 'finish_location', msg: 'is required' }]);
      await this.assignments.lock(tx, personId);
      const record = await this.lockRecord(tx, kind, personId, body);
      if (record.ended_at) return;
      await this.close(tx, caller, record, body);
      if (record.has_left) await owedChanged(tx, personId);
      if (caller.id !== personId)
        await auditAtJob(tx, caller, 'work.finished-by-admin', { personId, jobId: record.job_id });
    });
    return { msg: caller.id === personId ? 'Your work is finished.' : 'The work is finished.' };
  }

  private async isShutOut(tx: Transaction, personId: string): Promise<boolean> {
    const found = await tx.manager.query<unknown[]>(`SELECT 1 FROM known_account WHERE id = $1 AND ${IS_SHUT_OUT}`, [
      personId,
    ]);
    return found.length > 0;
  }

  private async lockRecord(
    tx: Transaction,
    kind: JobKind,
    personId: string,
    { row_id: rowId, start_key: startKey }: BodyOf<typeof stopPermanentJob>,
  ): Promise<TimedRecord> {
    const [record] = await tx.manager.query<TimedRecord[]>(
      `SELECT work_record.id, job_id, business_date::text, started_at, start_received_at, ended_at, planned_from, planned_until,
         work_record.expected_minutes, cap_minutes, work_record.contractor_rate_cents, work_record.company_rate_cents,
         start_location, (SELECT json_build_object('lat', lat, 'lng', lng, 'radius', radius) FROM job_fence
           WHERE job_fence.job_id = job.id) AS fence,
         ${nextOtherStart('work_record')} AS next_other_start,
         coalesce(known_account.removed, false) AS has_left
       FROM work_record JOIN job ON job.id = work_record.job_id AND job.kind = $3
         LEFT JOIN known_account ON known_account.id = work_record.person_id
       WHERE ${rowId === undefined ? 'start_key' : 'work_record.id'} = $1 AND person_id = $2 AND NOT is_manual
       FOR UPDATE OF work_record`,
      [rowId ?? startKey, personId, kind],
    );
    if (!record) throw new NotFound('There is no such work.');
    return record;
  }

  private async close(
    tx: Transaction,
    caller: Caller,
    record: TimedRecord,
    { user_id: personId, finish_location, stamped_at }: BodyOf<typeof stopPermanentJob>,
  ): Promise<void> {
    const { id } = record;
    const clockEvent = clockEventOf(stamped_at, this.clock.now());
    const startedAt = DateTime.fromJSDate(record.started_at);
    // A clock that was set back must not end work before its start.
    const endedAt = DateTime.max(clockEvent.at, startedAt);
    const pay = payForWork(fullMinutesBetween(startedAt, endedAt), record.cap_minutes, {
      contractorCentsPerHour: record.contractor_rate_cents,
      companyCentsPerHour: record.company_rate_cents,
    });
    const reasons = holdReasons({
      start: { at: startedAt, receivedAt: instantOf(record.start_received_at) },
      finish: clockEvent,
      plannedFrom: instantOf(record.planned_from),
      plannedUntil: instantOf(record.planned_until),
      paidMinutes: pay.minutes,
      expectedMinutes: record.expected_minutes,
      overlaps: record.next_other_start !== null && record.next_other_start < endedAt.toJSDate(),
    });
    const { fence } = record;
    const stamps = [record.start_location, ...(finish_location ? [finish_location] : [])];
    if (fence) reasons.push(...fenceReasons(fence, stamps.map(stampOf)));
    if (caller.id !== personId) reasons.push('finished_by_admin');
    await tx.manager.query(
      `UPDATE work_record SET ended_at = $2, finish_location = $3, finish_received_at = $4, minutes = $5, contractor_cents = $6,
         company_cents = $7, finished_by = $8, hold_reasons = $9,
         state = CASE WHEN $9::text[] = '{}' THEN 'approved' ELSE 'held' END
       WHERE id = $1`,
      [
        id,
        endedAt.toJSDate(),
        finish_location ?? null,
        clockEvent.receivedAt?.toJSDate() ?? null,
        pay.minutes,
        pay.contractorCents,
        pay.companyCents,
        caller.id === personId ? null : caller.id,
        inOrder(reasons),
      ],
    );
    tx.changed('work-record', id);
    tx.announce('work', id, [personId]);
    tx.changed('current-work', personId);
  }
}
