import type { HoldReason } from '@cleaning/contracts';
import type { Transaction } from '@cleaning/service-kit';
import { DateTime } from 'luxon';
import { holdReasons, inOrder, lastingReasons } from './hold-reasons.js';
import { hasSameRecord } from './manual-records.js';
import { nextOtherStart } from './person-time.js';
import type { WorkRecord } from './work-record.js';

/** Values of a record after a correction. */
type Corrected = Pick<WorkRecord, 'startedAt' | 'startReceivedAt' | 'finishReceivedAt' | 'businessDate'> & {
  endedAt: Date;
  minutes: number;
  contractorCents: number;
  companyCents: number;
};

type Approval = Pick<WorkRecord, 'state' | 'holdReasons' | 'decidedBy' | 'decidedAt' | 'decisionNote'>;

const instant = (moment: Date | null) => moment && DateTime.fromJSDate(moment);

/**
 * State and reasons of a record after a correction. A decision stands unless the correction raises the pay: then, and where
 * no decision was made yet, the rule is applied again. The person must be locked.
 */
export async function approvalAfterCorrection(
  tx: Transaction,
  record: WorkRecord,
  corrected: Corrected,
): Promise<Approval | Record<string, never>> {
  // Rejected work is paid nothing: any pay is more.
  const paidBefore = record.state === 'rejected' ? 0 : Number(record.contractorCents);
  const isRaised = record.endedAt !== null && corrected.contractorCents > paidBefore;
  if (record.decidedAt && !isRaised) return {};
  const lasting: HoldReason[] = lastingReasons(record.holdReasons);
  if (isRaised) lasting.push('corrected_upwards');
  if (!record.endedAt) lasting.push('finished_by_admin');
  const own = record.isManual
    ? await reasonsOfManual(tx, record, corrected)
    : await reasonsOfTimed(tx, record, corrected);
  const reasons = inOrder([...lasting, ...own]);
  return {
    state: reasons.length > 0 ? 'held' : 'approved',
    holdReasons: reasons,
    decidedBy: null,
    decidedAt: null,
    decisionNote: null,
  };
}

const reasonsOfManual = async (tx: Transaction, record: WorkRecord, corrected: Corrected): Promise<HoldReason[]> =>
  (await hasSameRecord(tx, { ...record, ...corrected })) ? ['same_record'] : [];

async function reasonsOfTimed(tx: Transaction, record: WorkRecord, corrected: Corrected): Promise<HoldReason[]> {
  const [other] = await tx.manager.query<{ start: Date | null }[]>(
    `SELECT ${nextOtherStart('work_record', '$2::timestamptz')} AS start FROM work_record WHERE id = $1`,
    [record.id, corrected.startedAt],
  );
  return holdReasons({
    start: { at: DateTime.fromJSDate(corrected.startedAt), receivedAt: instant(corrected.startReceivedAt) },
    finish: { at: DateTime.fromJSDate(corrected.endedAt), receivedAt: instant(corrected.finishReceivedAt) },
    plannedFrom: instant(record.plannedFrom),
    plannedUntil: instant(record.plannedUntil),
    paidMinutes: corrected.minutes,
    expectedMinutes: record.expectedMinutes,
    overlaps: Boolean(other?.start && other.start < corrected.endedAt),
  });
}
