import {
  buildFieldProblem,
  type CallAnswer,
  type CallBody,
  DAYS,
  type getPickedSlots,
  type pickSlots,
} from '@cleaning/contracts';
import { type Caller, InvalidInput, refuse, type Transaction, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import { Assignments, recordAuditAtJob } from '../enrolments/assignments.service.js';
import { Enrolment } from '../enrolments/enrolment.entity.js';
import { Job, TimetableSlot } from '../jobs/job.entity.js';
import { filterCurrentSlots, formatSlotTime } from '../jobs/timetable.js';
import { Overlaps } from './overlaps.service.js';
import { ShiftPick } from './shift.entity.js';
import { findPeoplePicks } from './slot-picks.queries.js';

type Picked = CallAnswer<typeof getPickedSlots>;
type Picks = CallBody<typeof pickSlots>['picks'];

/** Slots picked for each person of a job. */
@Injectable()
export class SlotPicks {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    private readonly overlaps: Overlaps,
    private readonly clock: BusinessClock,
  ) {}

  /** Throws 404 for a job that does not exist or is no permanent one. */
  async listPicks(jobId: string, manager = this.manager): Promise<Picked> {
    const isPermanent = await manager.existsBy(Job, { id: jobId, kind: 'permanent' });
    if (!isPermanent) throw refuse('no_such_permanent_job');
    const rows = await findPeoplePicks(manager, jobId);
    return rows.map((row) => ({
      ...row,
      picks: row.picks.map(({ time, days }) => ({ time, days: DAYS.filter((_, index) => days.includes(index + 1)) })),
    }));
  }

  /** Throws 404, 400 for a slot or a day that the timetable does not have, overlapping_shifts. */
  set(admin: Caller, body: CallBody<typeof pickSlots>): Promise<Picked> {
    const { job_id: jobId, user_id: personId } = body;
    return this.transactions.run(async (tx) => {
      await this.assignments.lock(tx, personId);
      if (!(await tx.manager.existsBy(Enrolment, { jobId, personId }))) throw refuse('person_not_assigned');
      const rows = await this.createPickRows(tx, jobId, personId, body.picks);
      await tx.manager.delete(ShiftPick, { jobId, personId });
      await tx.manager.insert(ShiftPick, rows);
      const slots = body.picks.map(({ time, days }) => `${time} ${days.join(' ')}`).join('; ');
      await recordAuditAtJob(tx, admin, 'shift.slots-picked', { personId, jobId }, { slots: slots || 'all' });
      const wanted = { personId, insist: body.insist ?? false };
      await this.overlaps.check(tx, admin, wanted, (shift) => shift.jobId === jobId);
      return this.listPicks(jobId, tx.manager);
    });
  }

  private async createPickRows(tx: Transaction, jobId: string, personId: string, picks: Picks): Promise<ShiftPick[]> {
    const slots = filterCurrentSlots(
      await tx.manager.findBy(TimetableSlot, { jobId, isExtra: false }),
      this.clock.today(),
    );
    const createInvalidInput = (index: number, code: 'not_slot_of_timetable' | 'not_days_of_slot') =>
      new InvalidInput([buildFieldProblem(`picks.${index}`, code)]);
    const days = new Map<string, Set<number>>();
    for (const [index, pick] of picks.entries()) {
      const held = slots.filter((slot) => formatSlotTime(slot) === pick.time).flatMap((slot) => slot.days);
      if (held.length === 0) throw createInvalidInput(index, 'not_slot_of_timetable');
      const chosen = pick.days.map((day) => DAYS.indexOf(day) + 1);
      if (chosen.some((day) => !held.includes(day))) throw createInvalidInput(index, 'not_days_of_slot');
      days.set(pick.time, new Set([...(days.get(pick.time) ?? []), ...chosen]));
    }
    return [...days].map(([time, chosen]) => ({
      jobId,
      personId,
      startTime: time.slice(0, 5),
      endTime: time.slice(6),
      days: [...chosen].sort(),
    }));
  }
}
