import {
  type AuditAction,
  buildFieldProblem,
  type CallAnswer,
  type CallBody,
  type cancelDay,
  type changeShift,
  type listShiftChanges,
  type ShiftChange as ShiftChangeView,
  type ShiftNoticeChange,
} from '@cleaning/contracts';
import {
  type Caller,
  findRow,
  getPlaces,
  InvalidInput,
  recordAudit,
  refuse,
  requirePlace,
  type Transaction,
  Transactions,
  wherePlaces,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import { getPreviousDay } from '../business-time/business-time.js';
import { BusinessClock } from '../business-time/business-time.service.js';
import { cancelReClean, refuseAtReClean } from '../complaints/re-clean-steps.js';
import { Assignments, recordAuditAtJob } from '../enrolments/assignments.service.js';
import { Job, TimetableSlot } from '../jobs/job.entity.js';
import { lockJob } from '../jobs/locked-job.js';
import { hasBegun } from '../work/begun-work.queries.js';
import { createExtraSlot } from './extra-slot.js';
import { Overlaps } from './overlaps.service.js';
import { ShiftChange } from './shift.entity.js';
import { findChanges, findPeopleWithShifts, writeChange } from './shift-changes.queries.js';
import { tellShiftChange } from './shift-notices.js';
import { type PersonShift, ShiftReads } from './shift-reads.service.js';
import { findJobSlots } from './slots-at-job.js';

const ACTIONS = {
  away: 'shift.away',
  cancelled: 'shift.cancelled',
  extra: 'shift.extra',
} as const satisfies Record<ShiftChange['kind'], AuditAction>;

type Wanted = Pick<ShiftChange, 'jobId' | 'businessDate' | 'time' | 'kind' | 'personId' | 'note'>;

/** Changes single days, for admins and for supervisors at their places: absence, cancellation or an extra shift. */
@Injectable()
export class ShiftChanges {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    private readonly reads: ShiftReads,
    private readonly overlaps: Overlaps,
    private readonly clock: BusinessClock,
  ) {}

  /** Idempotent; returns the first change. Throws 404, 409, 400 for a past day, overlapping_shifts. */
  change(admin: Caller, body: CallBody<typeof changeShift>): Promise<CallAnswer<typeof changeShift>> {
    this.refusePast(body.date);
    return this.transactions.run((tx) => this.changeIn(tx, admin, body));
  }

  /** `change` in the caller's transaction. `isReClean`: the extra shift puts a complaint right. */
  async changeIn(
    tx: Transaction,
    admin: Caller,
    body: CallBody<typeof changeShift>,
    isReClean = false,
  ): Promise<CallAnswer<typeof changeShift>> {
    const kind = body.change;
    requirePlace(admin, body.job_id, 'no_such_job');
    if (kind === 'extra' && admin.role !== 'admin') throw refuse('extra_by_office');
    const personId = kind === 'cancelled' ? null : (body.user_id ?? null);
    const wanted: Wanted = {
      jobId: body.job_id,
      businessDate: body.date,
      time: body.time,
      kind,
      personId,
      note: body.note ?? null,
    };
    if (personId !== null) await this.assignments.lock(tx, personId);
    const job = await this.lockJob(tx, body.job_id);
    if (kind === 'extra' && !isReClean) await refuseAtReClean(tx, wanted);
    if (kind === 'extra') await this.addExtraSlot(tx, job, wanted);
    else await this.requireShift(tx, job, wanted);
    const before = await this.toBeDone(tx, wanted);
    const { id, isNew } = await this.write(tx, admin, wanted);
    if (isNew) await this.recordAudit(tx, admin, ACTIONS[kind], { ...wanted, job });
    if (isNew) await this.tell(tx, admin, kind, kind === 'extra' ? await this.toBeDone(tx, wanted) : before, body.note);
    if (isNew && kind === 'extra' && personId !== null)
      await this.overlaps.check(
        tx,
        admin,
        { personId, on: body.date, insist: body.insist ?? false },
        (shift) => shift.jobId === job.id && shift.date === body.date && shift.time === body.time,
      );
    return { change_id: id };
  }

  /** Cancels the day's shifts that aren't cancelled yet. Throws 404 if nothing is planned, 400 for a past day. */
  cancelDay(admin: Caller, body: CallBody<typeof cancelDay>): Promise<CallAnswer<typeof cancelDay>> {
    this.refusePast(body.date);
    requirePlace(admin, body.job_id, 'no_such_job');
    return this.transactions.run(async (tx) => {
      const job = await this.lockJob(tx, body.job_id);
      const times = await this.findTimes(tx, job, body.date);
      if (times.length === 0) throw refuse('no_such_shift');
      const before = await this.toBeDone(tx, { jobId: job.id, businessDate: body.date });
      let cancelled = 0;
      for (const time of times) {
        const wanted = { jobId: job.id, businessDate: body.date, time, kind: 'cancelled' as const, personId: null };
        const { isNew } = await this.write(tx, admin, { ...wanted, note: body.note ?? null });
        if (isNew) await this.recordAudit(tx, admin, 'shift.cancelled', { ...wanted, note: body.note ?? null, job });
        if (!isNew) continue;
        await this.tell(
          tx,
          admin,
          'cancelled',
          before.filter((shift) => shift.time === time),
          body.note,
        );
        cancelled += 1;
      }
      return { cancelled };
    });
  }

  /** Throws 404, 409 for an extra shift that was begun. */
  undo(admin: Caller, id: string): Promise<void> {
    return this.transactions.run((tx) => this.undoIn(tx, admin, id));
  }

  /** `undo` in the caller's transaction. */
  async undoIn(tx: Transaction, admin: Caller, id: string): Promise<void> {
    const found = await findRow(tx.manager, ShiftChange, { id, ...wherePlaces(getPlaces(admin)) }, 'no_such_change');
    if (found.kind === 'extra' && admin.role !== 'admin') throw refuse('extra_by_office');
    if (found.personId !== null) await this.assignments.lock(tx, found.personId);
    const job = await this.lockJob(tx, found.jobId);
    if (found.kind === 'extra' && (await hasBegun(tx.manager, found))) throw refuse('shift_begun_kept');
    const before = found.kind === 'extra' ? await this.toBeDone(tx, found) : [];
    await cancelReClean(tx, admin, id, this.clock.now().toJSDate());
    const removed = await tx.manager.delete(ShiftChange, { id });
    if (!removed.affected) throw refuse('no_such_change');
    await this.announce(tx, id, found);
    await this.recordAudit(tx, admin, 'shift.change-undone', { ...found, job });
    if (found.kind === 'extra') await this.tell(tx, admin, 'extra-removed', before);
    else await this.tell(tx, admin, 'restored', await this.toBeDone(tx, found));
  }

  /** Hides the reason for an absence from supervisors: it may be about health. */
  async list(caller: Caller, query: CallBody<typeof listShiftChanges>): Promise<ShiftChangeView[]> {
    if (query.job_id !== undefined) requirePlace(caller, query.job_id, 'no_such_job');
    const places = getPlaces(caller);
    const changes = await findChanges(this.manager, query, { jobId: query.job_id ?? null, places });
    return places === 'all' ? changes : changes.map((row) => (row.change === 'away' ? { ...row, note: '' } : row));
  }

  /** Yesterday's nights may still run. */
  refusePast(date: string): void {
    if (date < getPreviousDay(this.clock.today())) throw new InvalidInput([buildFieldProblem('date', 'in_past')]);
  }

  /** Shifts of a day that are planned and not over: of the job, or of the time or the person alone. */
  private async toBeDone(
    tx: Transaction,
    { jobId, businessDate: date, time, personId }: Pick<Wanted, 'jobId' | 'businessDate'> & Partial<Wanted>,
  ): Promise<PersonShift[]> {
    const shifts = await this.reads.findShiftsIn(
      tx.manager,
      { from: date, until: date },
      { jobId, personId: personId ?? undefined },
    );
    const now = this.clock.now();
    return shifts.filter(
      (shift) => shift.state === 'planned' && shift.endsAt > now && (time === undefined || shift.time === time),
    );
  }

  /** Notifies people of these shifts, which have one time, of their new state. */
  private async tell(
    tx: Transaction,
    admin: Caller,
    change: ShiftNoticeChange,
    shifts: readonly PersonShift[],
    note?: string,
  ): Promise<void> {
    const [shift] = shifts;
    if (shift)
      await tellShiftChange(tx, admin, shift, {
        change,
        people: shifts.map(({ personId }) => personId),
        note: note ?? null,
      });
  }

  /** Locks people before the job, as changing a job does. */
  private async lockJob(tx: Transaction, id: string): Promise<Job> {
    const job = await lockJob(tx, id);
    if (job.closedAt) throw refuse('job_ended');
    return job;
  }

  /** The times of the job's shifts on a day, whoever does them. */
  private async findTimes(tx: Transaction, job: Job, date: string): Promise<string[]> {
    if (job.kind === 'quick') return job.quickDate === date && job.quickTime !== null ? [job.quickTime] : [];
    const slots = await findJobSlots(tx.manager, job.id, date);
    const regular = slots.filter(({ planned }) => !planned.isExtra).map(({ planned }) => planned.time);
    const extra = await tx.manager.findBy(ShiftChange, { jobId: job.id, businessDate: date, kind: 'extra' });
    return [...new Set([...regular, ...extra.map(({ time }) => time)])];
  }

  private async requireShift(tx: Transaction, job: Job, wanted: Wanted): Promise<void> {
    const { personId, businessDate: date, time } = wanted;
    if (personId === null) {
      if (!(await this.findTimes(tx, job, date)).includes(time)) throw refuse('no_such_shift');
      return;
    }
    const shifts = await this.reads.findShiftsIn(tx.manager, { from: date, until: date }, { jobId: job.id, personId });
    if (!shifts.some((shift) => shift.time === time)) throw refuse('no_such_shift');
    if (await hasBegun(tx.manager, wanted)) throw refuse('shift_begun');
  }

  /**
   * Adds a one-day slot unless the timetable has one with these times. The job is locked, so concurrent calls add one
   * slot.
   */
  private async addExtraSlot(tx: Transaction, job: Job, { personId, businessDate: date, time }: Wanted): Promise<void> {
    if (job.kind === 'quick') throw refuse('quick_job_has_one_shift');
    const person = { jobId: job.id, personId: personId ?? '' };
    await this.assignments.requireAssignable(tx, person.personId);
    await this.assignments.requireDocuments(tx, { ...person, day: date });
    const own = await this.reads.findShiftsIn(tx.manager, { from: date, until: date }, person);
    if (own.some((shift) => shift.time === time && shift.origin === 'timetable')) throw refuse('shift_of_person_there');
    const slots = await findJobSlots(tx.manager, job.id, date);
    if (slots.some(({ planned }) => planned.time === time)) return;
    await tx.manager.insert(TimetableSlot, createExtraSlot(job.id, date, time));
  }

  private async write(tx: Transaction, admin: Caller, wanted: Wanted): Promise<{ id: string; isNew: boolean }> {
    const id = v7();
    const changed = { changedBy: admin.id, changedAt: this.clock.now().toJSDate() };
    const writtenId = await writeChange(tx.manager, { id, ...wanted, ...changed });
    await this.announce(tx, writtenId, wanted);
    return { id: writtenId, isNew: writtenId === id };
  }

  /** Announces to the shift's person with its id and to everybody at the job without; a cancellation to all with its id. */
  private async announce(
    tx: Transaction,
    id: string,
    { jobId, personId, kind }: Pick<Wanted, 'jobId' | 'personId' | 'kind'>,
  ): Promise<void> {
    if (kind === 'cancelled') tx.recordChange('planned-visits', jobId);
    const all = await findPeopleWithShifts(tx.manager, jobId);
    tx.announce('shift', id, personId === null ? all : [personId]);
    if (personId !== null) tx.announce('shift', '', all);
  }

  /** Why a person is away stays in this service: it may be about health. */
  private recordAudit(
    tx: Transaction,
    admin: Caller,
    action: AuditAction,
    change: Wanted & { job: Job },
  ): Promise<void> {
    const note = change.kind === 'away' ? null : change.note;
    const details = { date: change.businessDate, time: change.time, ...(note === null ? {} : { note }) };
    if (change.personId !== null)
      return recordAuditAtJob(tx, admin, action, { personId: change.personId, jobId: change.job.id }, details);
    const subject = { kind: 'job', id: change.job.id, name: change.job.title } as const;
    return recordAudit(tx, { actor: admin, action, subject, details });
  }
}
