import {
  buildFieldProblem,
  type CallAnswer,
  type CallBody,
  type JobKind,
  type Role,
  type stopPermanentJob,
} from '@cleaning/contracts';
import {
  type Caller,
  InvalidInput,
  KnownAccount,
  refuse,
  requireSelf,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { Not } from 'typeorm';
import { countFullMinutes, toInstant } from '../business-time/business-time.js';
import { BusinessClock } from '../business-time/business-time.service.js';
import { markReCleanDone } from '../complaints/re-clean-steps.js';
import { Assignments, recordAuditAtJob } from '../enrolments/assignments.service.js';
import { findFenceReasons, parseStamp } from '../fences/fence.js';
import { payForWork } from '../pay/pay.js';
import { publishOwed } from '../settlements/settlements.service.js';
import { toClockEvent } from './clock-event.js';
import { findHoldReasons, sortReasons } from './hold-reasons.js';
import { WorkRecord } from './work-record.entity.js';
import { lockWorkToFinish, type WorkToFinish } from './work-record.queries.js';

@Injectable()
export class WorkFinish {
  constructor(
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    private readonly clock: BusinessClock,
  ) {}

  /**
   * Finishes a work record and computes its amounts. Idempotent. The assignment may have ended by then. People finish
   * their own work; admins finish that of people removed or disproved meanwhile. Throws 403, 404 for another person's
   * record, 400 for an impossible clock event or for the person's own without a location that doesn't say so.
   */
  async finish(
    kind: JobKind,
    caller: Caller,
    body: CallBody<typeof stopPermanentJob>,
  ): Promise<CallAnswer<typeof stopPermanentJob>> {
    const personId = body.user_id;
    await this.transactions.run(async (tx) => {
      if (caller.role !== 'admin' || !(await this.isShutOut(tx, personId))) requireSelf(caller, personId);
      if (caller.id === personId && body.finish_location === undefined && !body.without_location)
        throw new InvalidInput([buildFieldProblem('finish_location', 'required')]);
      await this.assignments.lock(tx, personId);
      const record = await this.lockRecord(tx, kind, personId, body);
      if (record.ended_at) return;
      await this.close(tx, caller, record, body);
      if (record.has_left) await publishOwed(tx, personId);
      if (caller.id !== personId)
        await recordAuditAtJob(tx, caller, 'work.finished-by-admin', { personId, jobId: record.job_id });
    });
    return { msg: caller.id === personId ? 'Your work is finished.' : 'Work finished.' };
  }

  /** True if they have lost access and can't finish their own work. */
  private async isShutOut(tx: Transaction, personId: string): Promise<boolean> {
    const somebody = { id: personId, role: Not<Role>('admin') };
    return tx.manager.existsBy(KnownAccount, [
      { ...somebody, removed: true },
      { ...somebody, verified: false },
    ]);
  }

  private async lockRecord(
    tx: Transaction,
    kind: JobKind,
    personId: string,
    { row_id: rowId, start_key: startKey }: CallBody<typeof stopPermanentJob>,
  ): Promise<WorkToFinish> {
    const record = await lockWorkToFinish(tx.manager, kind, { personId, rowId, startKey });
    if (!record) throw refuse('no_such_work');
    return record;
  }

  private async close(
    tx: Transaction,
    caller: Caller,
    record: WorkToFinish,
    { user_id: personId, finish_location, stamped_at }: CallBody<typeof stopPermanentJob>,
  ): Promise<void> {
    const { id } = record;
    const clockEvent = toClockEvent(stamped_at, this.clock.now());
    const startedAt = DateTime.fromJSDate(record.started_at);
    // A clock that was set back must not end work before its start.
    const endedAt = DateTime.max(clockEvent.at, startedAt);
    const pay = payForWork(countFullMinutes(startedAt, endedAt), record.cap_minutes, {
      contractorCentsPerHour: record.contractor_rate_cents,
      companyCentsPerHour: record.company_rate_cents,
    });
    const reasons = findHoldReasons({
      start: { at: startedAt, receivedAt: toInstant(record.start_received_at) },
      finish: clockEvent,
      plannedFrom: toInstant(record.planned_from),
      plannedUntil: toInstant(record.planned_until),
      paidMinutes: pay.minutes,
      expectedMinutes: record.expected_minutes,
      overlaps: record.next_other_start !== null && record.next_other_start < endedAt.toJSDate(),
    });
    const { fence } = record;
    const stamps = [record.start_location, finish_location].filter((stamp) => typeof stamp === 'string');
    if (fence) reasons.push(...findFenceReasons(fence, stamps.map(parseStamp)));
    // An admin who finishes somebody's work wasn't there.
    if (record.start_location === null || (finish_location === undefined && caller.id === personId))
      reasons.push('no_location');
    if (caller.id !== personId) reasons.push('finished_by_admin');
    if (record.start_lacked.length > 0) reasons.push('expired_document');
    const held = sortReasons(reasons);
    await tx.manager.update(
      WorkRecord,
      { id },
      {
        endedAt: endedAt.toJSDate(),
        finishLocation: finish_location ?? null,
        finishReceivedAt: clockEvent.receivedAt?.toJSDate() ?? null,
        minutes: pay.minutes,
        contractorCents: pay.contractorCents,
        companyCents: pay.companyCents,
        finishedBy: caller.id === personId ? null : caller.id,
        holdReasons: held,
        state: held.length > 0 ? 'held' : 'approved',
      },
    );
    tx.recordChange('work-record', id, [personId]);
    tx.recordChange('current-work', personId);
    const { complaint_id: complaintId, business_date: businessDate } = record;
    if (complaintId) await markReCleanDone(tx, caller, { complaintId, businessDate, at: this.clock.now().toJSDate() });
  }
}
