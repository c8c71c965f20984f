import type { assignCover, CallBody, Shift } from '@cleaning/contracts';
import { type Caller, refuse, requirePlace, type Transaction, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import { Assignments } from '../enrolments/assignments.service.js';
import { tellShiftChange } from '../shifts/shift-notices.js';
import { ShiftReads, toAdminShiftView } from '../shifts/shift-reads.service.js';
import { findCandidates, selectAskable } from './candidates.js';
import { Cover } from './cover.entity.js';
import { createCover, runCoverOnce, type ShiftKey } from './cover-of-shift.js';
import { addToOffer, Covers, getKey, requireCandidates } from './covers.service.js';

/**
 * Assigns a shift to a cover directly, by an admin or a supervisor of the place. The rules for taking a shift apply.
 */
@Injectable()
export class CoverAssigning {
  constructor(
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    private readonly reads: ShiftReads,
    private readonly covers: Covers,
    private readonly clock: BusinessClock,
  ) {}

  /** Idempotent. Throws 404, 409. */
  assign(admin: Caller, body: CallBody<typeof assignCover>): Promise<Shift> {
    return runCoverOnce(() => this.transactions.run((tx) => this.assignIn(tx, admin, body)));
  }

  /** `assign` in the caller's transaction, which must be wrapped in `runCoverOnce`. */
  async assignIn(tx: Transaction, admin: Caller, body: CallBody<typeof assignCover>): Promise<Shift> {
    requirePlace(admin, body.job_id, 'no_such_shift');
    const key = getKey(body);
    const coverId = body.cover_id;
    await this.assignments.lockAll(tx, [key.personId, coverId]);
    if (!(await this.hasIt(tx, key, coverId))) await this.write(tx, admin, body);
    const days = { from: key.date, until: key.date };
    const own = await this.reads.findShiftsIn(tx.manager, days, { jobId: key.jobId, personId: coverId });
    const assigned = own.find(({ time }) => time === key.time);
    if (!assigned) throw refuse('no_such_shift');
    return toAdminShiftView(assigned);
  }

  private hasIt(tx: Transaction, { jobId, date, time, personId }: ShiftKey, coverId: string): Promise<boolean> {
    const shift = { jobId, businessDate: date, time, forPersonId: personId };
    return tx.manager.existsBy(Cover, { ...shift, personId: coverId, takenBackAt: IsNull() });
  }

  private async write(tx: Transaction, admin: Caller, body: CallBody<typeof assignCover>): Promise<void> {
    const key = getKey(body);
    const coverId = body.cover_id;
    const shift = await this.covers.getShiftToCover(tx, admin, body);
    const asked = await findCandidates(this.reads, tx.manager, shift, { personId: coverId });
    const people = selectAskable(admin, asked);
    requireCandidates(admin, shift, people, [coverId]);
    const { id } = await this.covers.openOffer(tx, admin, key, false);
    await addToOffer(tx, id, [coverId]);
    await tx.manager.insert(Cover, createCover(id, key, coverId, this.clock.now()));
    await this.covers.recordAudit(tx, admin, 'cover.assigned', key, {
      cover_id: coverId,
      cover: people[0]?.name ?? '',
    });
    await tellShiftChange(tx, admin, shift, { change: 'cover-assigned', people: [coverId] });
  }
}
