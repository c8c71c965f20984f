import {
  type addManualRecord,
  type CallAnswer,
  type CallBody,
  formatAmount,
  type HoldReason,
} from '@cleaning/contracts';
import {
  type Caller,
  ENVIRONMENT,
  type Environment,
  InvalidInput,
  refuse,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { DateTime } from 'luxon';
import { v7 } from 'uuid';
import { countFullMinutes, findPastDayProblem, resolveInstant } from '../business-time/business-time.js';
import { BusinessClock } from '../business-time/business-time.service.js';
import { Assignments, recordNamedAuditAtJob } from '../enrolments/assignments.service.js';
import type { environment } from '../environment.js';
import { publishOwed } from '../settlements/settlements.service.js';
import { findManualTimesProblem } from './corrected-work.js';
import { estimateManualMinutes, findManualReasons, sortReasons } from './hold-reasons.js';
import { findKnownJobAndPerson, overlapsOtherWork, sumManualDay } from './manual-records.queries.js';
import { WorkRecord } from './work-record.entity.js';

/** The admin may have sent it twice by mistake, and confirms with `again`. */
export interface ManualRecord {
  id: string;
  personId: string;
  jobId: string;
  /** The day of the start, YYYY-MM-DD in business time. */
  businessDate: string;
  startedAt: DateTime;
  /** The start again for a record without hours. */
  endedAt: DateTime;
  contractorCents: number;
  companyCents: number;
}

type Written = Pick<ManualRecord, 'id' | 'personId' | 'jobId' | 'businessDate' | 'contractorCents' | 'companyCents'> &
  Pick<WorkRecord, 'startedAt'> & { endedAt: Date; minutes: number };

/** A manual record as its row holds it. */
function getWrittenValues(record: ManualRecord): Written {
  const { id, personId, jobId, businessDate, startedAt, endedAt, contractorCents, companyCents } = record;
  return {
    id,
    personId,
    jobId,
    businessDate,
    startedAt: startedAt.toJSDate(),
    endedAt: endedAt.toJSDate(),
    minutes: countFullMinutes(startedAt, endedAt),
    contractorCents,
    companyCents,
  };
}

/**
 * Reasons to hold a manual record of this size for approval. Limit in A$. The person must be locked, so that the second
 * of two concurrent records counts the first.
 */
export async function findManualHoldReasons(tx: Transaction, record: Written, limit: number): Promise<HoldReason[]> {
  const found = await sumManualDay(tx.manager, record);
  if (!found) throw refuse('no_such_job');
  const minutesOfDay = found.others.reduce(
    (sum, other) => sum + (other.is_manual ? estimateManualMinutes(other) : other.minutes),
    0,
  );
  const { jobId, minutes, contractorCents, companyCents } = record;
  const overlaps = minutes > 0 && (await overlapsOtherWork(tx.manager, record));
  const amounts = { minutes, contractorCents, companyCents, rates: found.rates };
  const reasons = findManualReasons(amounts, minutesOfDay, limit * 100, overlaps);
  const hasSame = found.others.some(
    (other) =>
      other.is_manual &&
      other.jobId === jobId &&
      other.contractorCents === contractorCents &&
      other.companyCents === companyCents,
  );
  return hasSame ? sortReasons([...reasons, 'same_record']) : reasons;
}

/** Writes a manual record and publishes it. It is finished immediately. */
export async function insertManualRecord(
  tx: Transaction,
  record: ManualRecord,
  holdReasons: HoldReason[] = [],
): Promise<void> {
  await tx.manager.insert(WorkRecord, {
    ...getWrittenValues(record),
    isManual: true,
    state: holdReasons.length > 0 ? 'held' : 'approved',
    holdReasons,
  });
  tx.recordChange('work-record', record.id, [record.personId]);
}

@Injectable()
export class ManualRecords {
  constructor(
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    private readonly clock: BusinessClock,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  /**
   * The person need not be assigned or verified, and may be removed: there is no other way to pay past work. Throws 400
   * for an impossible day or finish, 404 for an unknown job or person, same_record for a second equal record without
   * `again`.
   */
  async add(admin: Caller, form: CallBody<typeof addManualRecord>): Promise<CallAnswer<typeof addManualRecord>> {
    const businessDate = form.m_date_time.slice(0, 10);
    const startedAt = resolveInstant(businessDate, form.m_date_time.slice(11), this.clock.zone);
    const finish = form.m_finished_at;
    const endedAt = finish ? resolveInstant(finish.slice(0, 10), finish.slice(11), this.clock.zone) : startedAt;
    const problem =
      findPastDayProblem('m_date_time', businessDate, this.clock.today()) ??
      (finish ? findManualTimesProblem('m_finished_at', startedAt, endedAt, this.clock.now()) : null);
    if (problem) throw new InvalidInput([problem]);
    const record: ManualRecord = {
      id: v7(),
      personId: form.m_done_by,
      jobId: form.job_id,
      businessDate,
      startedAt,
      endedAt,
      contractorCents: form.m_pay_for_cleaner,
      companyCents: form.m_pay_for_me,
    };
    return this.transactions.run(async (tx) => {
      const { names, hasLeft } = await this.requireKnown(tx, record.jobId, record.personId);
      // The second of two equal concurrent records finds the first.
      await this.assignments.lock(tx, record.personId);
      const reasons = await findManualHoldReasons(tx, getWrittenValues(record), this.env.MANUAL_RECORD_LIMIT);
      if (reasons.includes('same_record') && !form.again) throw refuse('same_record');
      await insertManualRecord(tx, record, reasons);
      if (hasLeft) await publishOwed(tx, record.personId);
      const details = {
        date: businessDate,
        ...(finish ? { started_at: form.m_date_time, finished_at: finish } : {}),
        pay: formatAmount(record.contractorCents),
        company_pay: formatAmount(record.companyCents),
      };
      await recordNamedAuditAtJob(tx, admin, 'work.recorded-by-hand', { ...record, names }, details);
      return { status: 'done', held: reasons.length > 0 ? reasons : undefined };
    });
  }

  /** The names of both, and whether the person was removed. */
  private async requireKnown(tx: Transaction, jobId: string, personId: string) {
    const known = await findKnownJobAndPerson(tx.manager, jobId, personId);
    if (!known || known.job === null) throw refuse('no_such_job');
    if (known.person === null || known.removed === null) throw refuse('no_such_person');
    return { names: { person: known.person, job: known.job }, hasLeft: known.removed };
  }
}
