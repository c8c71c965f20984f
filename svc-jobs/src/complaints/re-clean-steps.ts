import { findLocked, refuse, type Transaction } from '@cleaning/service-kit';
import { Complaint, ReClean } from './complaint.entity.js';
import { type Actor, moveComplaint, tellComplaintChanged } from './complaint-steps.js';
import { hasOpenReClean } from './complaints.queries.js';

/**
 * Call after a re-clean is finished: the complaint then waits for the client, unless another re-clean is still open.
 */
export async function markReCleanDone(
  tx: Transaction,
  by: Actor,
  work: { readonly complaintId: string; readonly businessDate: string; readonly at: Date },
): Promise<void> {
  const complaint = await lockComplaint(tx, work.complaintId);
  if (complaint?.state !== 'planned' || (await hasOpenReClean(tx.manager, complaint.id, work.businessDate))) return;
  const moved = await moveComplaint(tx, by, { id: complaint.id, from: ['planned'], to: 'done', at: work.at });
  if (moved) await tellComplaintChanged(tx, moved, 'done');
}

/** Call before a change of the plan is undone: without its last re-clean, the complaint has none planned. */
export async function cancelReClean(tx: Transaction, by: Actor, changeId: string, at: Date): Promise<void> {
  const found = await tx.manager.findOneBy(ReClean, { changeId });
  const complaint = found && (await lockComplaint(tx, found.complaintId));
  if (!found || complaint?.state !== 'planned') return;
  await tx.manager.delete(ReClean, { id: found.id });
  if (!(await hasOpenReClean(tx.manager, complaint.id, found.businessDate)))
    await moveComplaint(tx, by, { id: complaint.id, from: ['planned'], to: 'acknowledged', at });
}

/** Serialises re-cleans of one complaint that end at the same time. */
const lockComplaint = ({ manager }: Transaction, id: string): Promise<Complaint | null> =>
  findLocked(manager, Complaint, { id });

/** Throws 409 at the times of a re-clean, whose work isn't charged to the client. The job must be locked. */
export async function refuseAtReClean(
  { manager }: Transaction,
  { jobId, businessDate, time }: Pick<ReClean, 'jobId' | 'businessDate' | 'time'>,
): Promise<void> {
  if (await manager.existsBy(ReClean, { jobId, businessDate, time })) throw refuse('re_clean_there');
}
