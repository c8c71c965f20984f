import {
  type CallBody,
  type CorrectableWork,
  type correctWork,
  formatAmount,
  type HoldReason,
} from '@cleaning/contracts';
import {
  type Caller,
  ENVIRONMENT,
  type Environment,
  lockRow,
  refuse,
  requireVersion,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import { DateTime } from 'luxon';
import type { EntityManager, Repository } from 'typeorm';
import { toInstant, toLocalDateTime } from '../business-time/business-time.js';
import { BusinessClock } from '../business-time/business-time.service.js';
import { markReCleanDone } from '../complaints/re-clean-steps.js';
import { Assignments, recordAuditAtJob } from '../enrolments/assignments.service.js';
import type { environment } from '../environment.js';
import { hasLeft, publishOwed } from '../settlements/settlements.service.js';
import { isLate } from './clock-event.js';
import { applyCorrection } from './corrected-work.js';
import { filterLastingReasons, findHoldReasons, sortReasons } from './hold-reasons.js';
import { findManualHoldReasons } from './manual-records.service.js';
import { type FormerWork, WorkRecord, WorkRecordCorrection } from './work-record.entity.js';
import { findNextWorkStart, findRecordNames } from './work-record.queries.js';

/** Values of a record after a correction. */
type Corrected = Pick<WorkRecord, 'startedAt' | 'startReceivedAt' | 'finishReceivedAt' | 'businessDate'> & {
  endedAt: Date;
  minutes: number;
  contractorCents: number;
  companyCents: number;
};

type Approval = Pick<WorkRecord, 'state' | 'holdReasons' | 'decidedBy' | 'decidedAt' | 'decisionNote'>;

/**
 * State and reasons of a record after a correction. A decision stands unless the correction raises the pay; then, and
 * for undecided work, the rule is applied again. The person must be locked.
 */
async function getCorrectedApproval(
  tx: Transaction,
  record: WorkRecord,
  corrected: Corrected,
  manualLimit: number,
): Promise<Approval | Record<string, never>> {
  // Rejected work was paid nothing, so any pay is more.
  const paidBefore = record.state === 'rejected' ? 0 : Number(record.contractorCents);
  const isRaised = record.endedAt !== null && corrected.contractorCents > paidBefore;
  if (record.decidedAt && !isRaised) return {};
  const lasting: HoldReason[] = filterLastingReasons(record.holdReasons);
  if (isRaised) lasting.push('corrected_upwards');
  if (!record.endedAt) lasting.push('finished_by_admin');
  if (!record.isManual && record.startLocation === null) lasting.push('no_location');
  const own = record.isManual
    ? await findManualHoldReasons(tx, { ...record, ...corrected }, manualLimit)
    : await findTimedHoldReasons(tx, record, corrected);
  const reasons = sortReasons([...lasting, ...own]);
  return {
    state: reasons.length > 0 ? 'held' : 'approved',
    holdReasons: reasons,
    decidedBy: null,
    decidedAt: null,
    decisionNote: null,
  };
}

async function findTimedHoldReasons(tx: Transaction, record: WorkRecord, corrected: Corrected): Promise<HoldReason[]> {
  const other = await findNextWorkStart(tx.manager, record.id, corrected.startedAt);
  return findHoldReasons({
    start: { at: DateTime.fromJSDate(corrected.startedAt), receivedAt: toInstant(corrected.startReceivedAt) },
    finish: { at: DateTime.fromJSDate(corrected.endedAt), receivedAt: toInstant(corrected.finishReceivedAt) },
    plannedFrom: toInstant(record.plannedFrom),
    plannedUntil: toInstant(record.plannedUntil),
    paidMinutes: corrected.minutes,
    expectedMinutes: record.expectedMinutes,
    overlaps: other !== null && other < corrected.endedAt,
  });
}

/** The driver returns bigint as text. */
const toCents = (value: number | string | null): number | null => (value === null ? null : Number(value));
const formatAmountOrEmpty = (value: number | null): string => (value === null ? '' : formatAmount(value));

/** Admins' corrections of work records. Keeps the old values with the reason. */
@Injectable()
export class WorkCorrections {
  constructor(
    @InjectRepository(WorkRecord) private readonly records: Repository<WorkRecord>,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    private readonly clock: BusinessClock,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  /** Throws 404. */
  async read(id: string): Promise<CorrectableWork> {
    const record = await this.records.findOneBy({ id });
    const row = await findRecordNames(this.manager, id);
    if (!record || !row) throw refuse('no_such_work_record');
    const { corrections, is_shut_out, ...names } = row;
    const now = this.toFormerWork(record);
    return {
      row_id: id,
      version: record.version,
      ...names,
      date: record.businessDate,
      is_manual: record.isManual,
      started_at: now.startedAt,
      ended_at: now.endedAt,
      contractor_pay: formatAmount(now.contractorCents ?? 0),
      company_pay: formatAmount(now.companyCents ?? 0),
      ...(record.state
        ? { approval: { state: record.state, reasons: record.holdReasons, note: record.decisionNote ?? '' } }
        : {}),
      start_received_at: this.formatLateArrival(record.startReceivedAt, record.startedAt),
      end_received_at: this.formatLateArrival(record.finishReceivedAt, record.endedAt),
      is_abandoned: record.endedAt === null && is_shut_out,
      corrections: corrections.map(({ before, ...correction }) => ({
        ...correction,
        started_at: before.startedAt,
        ended_at: before.endedAt,
        contractor_pay: formatAmountOrEmpty(before.contractorCents),
        company_pay: formatAmountOrEmpty(before.companyCents),
      })),
    };
  }

  /** Throws 404, 409 when it has changed since it was read, 400. */
  async correct(admin: Caller, form: CallBody<typeof correctWork>): Promise<CorrectableWork> {
    await this.transactions.run(async (tx) => {
      const record = await this.lockRecord(tx, form.row_id);
      requireVersion(record.version, form.version, 'work_corrected');
      await this.write(tx, admin, record, form);
      if (await hasLeft(tx, record.personId)) await publishOwed(tx, record.personId);
    });
    return this.read(form.row_id);
  }

  /** Locks the person before the record, as finishing work does. Throws 404. */
  private async lockRecord(tx: Transaction, id: string): Promise<WorkRecord> {
    const found = await tx.manager.findOne(WorkRecord, { select: { id: true, personId: true }, where: { id } });
    if (!found) throw refuse('no_such_work_record');
    await this.assignments.lock(tx, found.personId);
    return lockRow(tx.manager, WorkRecord, { id }, 'no_such_work_record');
  }

  private async write(
    tx: Transaction,
    admin: Caller,
    record: WorkRecord,
    form: CallBody<typeof correctWork>,
  ): Promise<void> {
    const before = this.toFormerWork(record);
    const { startedAt, endedAt, ...amounts } = applyCorrection(
      {
        businessDate: record.businessDate,
        startedAt: this.clock.toBusinessTime(record.startedAt),
        endedAt: record.endedAt && this.clock.toBusinessTime(record.endedAt),
        contractorCents: before.contractorCents,
        companyCents: before.companyCents,
        timed: record.isManual
          ? null
          : {
              cap: record.capMinutes ?? 0,
              rates: {
                contractorCentsPerHour: record.contractorRateCents ?? 0,
                companyCentsPerHour: record.companyRateCents ?? 0,
              },
            },
        isReClean: record.complaintId !== null,
      },
      {
        startedAt: form.started_at,
        endedAt: form.ended_at,
        contractorCents: form.contractor_pay,
        companyCents: form.company_pay,
      },
      this.clock.now(),
    );
    const version = record.version + 1;
    const corrected = {
      ...amounts,
      version,
      startedAt: startedAt.toJSDate(),
      endedAt: endedAt.toJSDate(),
      // A time that an admin has written is no clock event that could arrive late.
      startReceivedAt: before.startedAt === form.started_at ? record.startReceivedAt : null,
      finishReceivedAt: before.endedAt === form.ended_at ? record.finishReceivedAt : null,
    };
    const approval = await getCorrectedApproval(tx, record, corrected, this.env.MANUAL_RECORD_LIMIT);
    await tx.manager.update(WorkRecord, { id: record.id }, { ...corrected, ...approval });
    await tx.manager.insert(WorkRecordCorrection, {
      workRecordId: record.id,
      version,
      correctedAt: this.clock.now().toJSDate(),
      correctedBy: admin.id,
      reason: form.reason,
      before,
    });
    tx.recordChange('work-record', record.id, [record.personId]);
    if (!record.endedAt) tx.recordChange('current-work', record.personId);
    const { complaintId, businessDate } = record;
    if (complaintId) await markReCleanDone(tx, admin, { complaintId, businessDate, at: this.clock.now().toJSDate() });
    await recordAuditAtJob(
      tx,
      admin,
      'work.corrected',
      { personId: record.personId, jobId: record.jobId },
      {
        reason: form.reason,
        date_before: before.businessDate,
        started_before: before.startedAt,
        ended_before: before.endedAt,
        contractor_pay_before: formatAmountOrEmpty(before.contractorCents),
        company_pay_before: formatAmountOrEmpty(before.companyCents),
      },
    );
  }

  private formatLateArrival(receivedAt: Date | null, stampedAt: Date | null): string {
    return isLate(receivedAt, stampedAt) ? toLocalDateTime(this.clock.toBusinessTime(receivedAt)) : '';
  }

  private toFormerWork(record: WorkRecord): FormerWork {
    return {
      businessDate: record.businessDate,
      startedAt: toLocalDateTime(this.clock.toBusinessTime(record.startedAt)),
      endedAt: record.endedAt ? toLocalDateTime(this.clock.toBusinessTime(record.endedAt)) : '',
      minutes: record.minutes,
      contractorCents: toCents(record.contractorCents),
      companyCents: toCents(record.companyCents),
    };
  }
}
