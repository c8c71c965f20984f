import {
  type CallAnswer,
  type CallBody,
  DONE,
  type Done,
  type finishReClean,
  formatWeekdayDate,
  type planReClean,
} from '@cleaning/contracts';
import {
  type Caller,
  findRow,
  insertOnce,
  KnownAccount,
  refuse,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { v7 } from 'uuid';
import { BusinessClock } from '../business-time/business-time.service.js';
import { ShiftChanges } from '../shifts/shift-changes.service.js';
import { findJobSlots } from '../shifts/slots-at-job.js';
import { Complaint, ReClean } from './complaint.entity.js';
import { addNote, moveComplaint, recordComplaintAudit, tellComplaintChanged } from './complaint-steps.js';
import { hasOtherExtra } from './complaints.queries.js';

const PLANNABLE = ['acknowledged', 'planned'] as const;

/** Shifts that put complaints right. */
@Injectable()
export class ReCleans {
  constructor(
    private readonly transactions: Transactions,
    private readonly changes: ShiftChanges,
    private readonly clock: BusinessClock,
  ) {}

  /**
   * Idempotent by shift. Locks people, then the job, then the complaint. Throws 404, 400 for a past day,
   * overlapping_shifts, 409.
   */
  plan(admin: Caller, body: CallBody<typeof planReClean>): Promise<CallAnswer<typeof planReClean>> {
    this.changes.refusePast(body.date);
    return this.transactions.run(async (tx) => {
      const { id, date, time, user_id: personId, paid } = body;
      const known = await findRow(tx.manager, Complaint, { id }, 'no_such_complaint');
      const { jobId } = known;
      const note = [`Re-clean, complaint ${known.number}`, body.note].filter((part) => part !== '').join(': ');
      const shift = { job_id: jobId, date, time, user_id: personId, change: 'extra', note } as const;
      const { change_id: changeId } = await this.changes.changeIn(tx, admin, { ...shift, insist: body.insist }, true);
      const planned = { complaintId: id, changeId, jobId, personId, businessDate: date, time, paid };
      const isNew = await insertReClean(tx, planned);
      await refuseOtherShifts(tx, { jobId, date, time });
      const reClean = await tx.manager.findOneByOrFail(ReClean, { changeId });
      if (reClean.complaintId !== id) throw refuse('re_clean_of_other');
      if (isNew) await this.markComplaintPlanned(tx, admin, planned);
      return { re_clean_id: reClean.id };
    });
  }

  private async markComplaintPlanned(tx: Transaction, admin: Caller, reClean: Omit<ReClean, 'id'>): Promise<void> {
    const { complaintId: id, personId, businessDate, time, paid } = reClean;
    const moved = await tx.manager.update(Complaint, { id, state: In([...PLANNABLE]) }, { state: 'planned' });
    if (!moved.affected) throw refuse('complaint_not_acknowledged');
    const complaint = await tx.manager.findOneByOrFail(Complaint, { id });
    const person = await tx.manager.findOneBy(KnownAccount, { id: personId });
    const text = `${person?.name ?? ''}, ${formatWeekdayDate(businessDate)}, ${time}`;
    await addNote(tx, admin, id, this.clock.now().toJSDate(), { kind: 're-clean', text, state: 'planned' });
    const details = { person: person?.name ?? '', date: businessDate, time, paid: paid ? 'yes' : 'no' };
    await recordComplaintAudit(tx, admin, complaint, 'complaint.re-clean-planned', details);
  }

  /** Again it changes nothing. Throws 404, 409. */
  async finish(admin: Caller, { id }: CallBody<typeof finishReClean>): Promise<Done> {
    await this.transactions.run(async (tx) => {
      const at = this.clock.now().toJSDate();
      const complaint = await moveComplaint(tx, admin, { id, from: ['planned'], to: 'done', at });
      if (!complaint) return;
      await tellComplaintChanged(tx, complaint, 'done');
      await recordComplaintAudit(tx, admin, complaint, 'complaint.re-clean-done');
    });
    return DONE;
  }
}

/**
 * Refuses to mix re-cleans with other shifts at the same times: whether work is a re-clean must not depend on who
 * starts it. The job must be locked.
 */
async function refuseOtherShifts(
  { manager }: Transaction,
  shift: { readonly jobId: string; readonly date: string; readonly time: string },
): Promise<void> {
  const slots = await findJobSlots(manager, shift.jobId, shift.date);
  const regular = slots.some(({ planned }) => planned.time === shift.time && !planned.isExtra);
  if (regular || (await hasOtherExtra(manager, shift))) throw refuse('shift_there');
}

/** Returns false if it exists. */
async function insertReClean({ manager }: Transaction, reClean: Omit<ReClean, 'id'>): Promise<boolean> {
  return insertOnce(manager, ReClean, { id: v7(), ...reClean });
}
