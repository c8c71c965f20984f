import {
  type Assignee,
  type assignShift,
  buildFieldProblem,
  type CallAnswer,
  type CallBody,
  DAYS,
  DONE,
  type getAssignees,
  type moveShift,
} from '@cleaning/contracts';
import { type Caller, InvalidInput, refuse, type Transaction, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager, IsNull } from 'typeorm';
import { getPreviousDay } from '../business-time/business-time.js';
import { BusinessClock } from '../business-time/business-time.service.js';
import { WorkHours } from '../compliance/work-hours.service.js';
import { findCandidates, findNearestDistance, getWeekAround, sumWeekMinutes } from '../covers/candidates.js';
import { findPastWorkers } from '../covers/candidates.queries.js';
import { Cover, CoverOffer } from '../covers/cover.entity.js';
import { CoverAssigning } from '../covers/cover-assigning.service.js';
import { runCoverOnce } from '../covers/cover-of-shift.js';
import { Covers } from '../covers/covers.service.js';
import { Assignments, recordAuditAtJob } from '../enrolments/assignments.service.js';
import { Enrolment } from '../enrolments/enrolment.entity.js';
import { Enrolments } from '../enrolments/enrolments.service.js';
import { lockJob } from '../jobs/locked-job.js';
import { Overlaps } from '../shifts/overlaps.service.js';
import { ShiftChange, ShiftPick } from '../shifts/shift.entity.js';
import { ShiftChanges } from '../shifts/shift-changes.service.js';
import { type PersonShift, ShiftReads } from '../shifts/shift-reads.service.js';
import { findJobSlots } from '../shifts/slots-at-job.js';
import { findJobsToStaff } from '../shifts/week-plan.queries.js';
import { listTimesToStaff } from '../shifts/week-plan.service.js';
import { findAssignProblems, rankProblems } from './assign-problems.js';
import { getShiftAtPlace, type ShiftAtPlace } from './shift-at-place.js';

/** A shift for one person on one day. */
export interface OneDay {
  job_id: string;
  date: string;
  time: string;
  user_id: string;
  insist?: boolean | undefined;
}

/** Undoes a one-day shift: by the change of the plan, or by the offer of a cover. */
export type AssignedOnce = { changeId: string } | { offerId: string };

/** Gives shifts to people on the roster and moves them between people, for admins. */
@Injectable()
export class ShiftAssigning {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    private readonly enrolments: Enrolments,
    private readonly changes: ShiftChanges,
    private readonly covers: Covers,
    private readonly coverAssigning: CoverAssigning,
    private readonly reads: ShiftReads,
    private readonly overlaps: Overlaps,
    private readonly hours: WorkHours,
    private readonly clock: BusinessClock,
  ) {}

  /** Throws 404 for an unknown shift. */
  async listAssignees(body: CallBody<typeof getAssignees>): Promise<CallAnswer<typeof getAssignees>> {
    const { job, wanted } = await getShiftAtPlace(this.manager, body, this.clock.zone);
    const [candidates, known, shifts] = await Promise.all([
      findCandidates(this.reads, this.manager, wanted, { personId: body.user_id, days: getWeekAround(wanted) }),
      findPastWorkers(this.manager, job.id),
      this.findShiftsAt(this.manager, wanted),
    ]);
    const away = body.repeats === 'once' ? findUncovered(shifts) : undefined;
    const warnings = await this.hours.findWarnings(candidates, wanted);
    const people = candidates.map((person): Assignee => {
      const metres = findNearestDistance(wanted, person);
      return {
        id: person.id,
        name: person.name,
        week_minutes: sumWeekMinutes(wanted, person),
        knows_place: known.has(person.id),
        ...(metres !== null && { distance_metres: metres }),
        problems: findAssignProblems(wanted, person, {
          repeats: body.repeats,
          warnings: warnings.get(person.id),
          isCover: away !== undefined,
        }),
      };
    });
    // The sort is stable: equal people stay ordered by name.
    people.sort(
      (a, b) =>
        rankProblems(a.problems) - rankProblems(b.problems) ||
        Number(b.knows_place) - Number(a.knows_place) ||
        a.week_minutes - b.week_minutes,
    );
    return {
      needed: job.needed,
      planned: shifts.filter(isPlanned).length,
      ...(away && { cover_for: { id: away.personId, name: away.personName } }),
      people,
    };
  }

  /** Idempotent. Throws 404, 409, 400. */
  assign(admin: Caller, body: CallBody<typeof assignShift>): Promise<CallAnswer<typeof assignShift>> {
    this.changes.refusePast(body.date);
    return runCoverOnce(() => this.transactions.run((tx) => this.assignIn(tx, admin, body)));
  }

  private async assignIn(
    tx: Transaction,
    admin: Caller,
    body: CallBody<typeof assignShift>,
  ): Promise<CallAnswer<typeof assignShift>> {
    const personId = body.user_id;
    await this.assignments.requireAssignable(tx, personId);
    const locked = await this.lockPeople(tx, [personId], body);
    // Serialises two admins who assign to one shift.
    await lockJob(tx, body.job_id);
    const shift = await getShiftAtPlace(tx.manager, body, this.clock.zone);
    if (shift.wanted.endsAt <= this.clock.now()) throw refuse('shift_over');
    const before = await this.toPicks(tx, body);
    const planned = await this.findPlannedFor(tx.manager, shift.wanted);
    if (planned.some((own) => own.personId === personId)) return { ...before, ...(await this.findUndo(tx, body)) };
    if (planned.length !== body.planned) throw refuseOthersPlanned(planned, shift.job.needed);
    await this.assignments.requireDocuments(tx, { personId, jobId: body.job_id, day: body.date });
    if (body.repeats === 'weekly') await this.assignWeekly(tx, admin, body, shift);
    else if ((await this.coverAway(tx, admin, body, locked)) === null) {
      if (shift.job.kind === 'quick') await this.assignQuick(tx, admin, body);
      else await this.assignOnce(tx, admin, body);
    }
    return { ...before, ...(await this.findUndo(tx, body)) };
  }

  /** Locks people and absentees of a shift; people before the job, as everywhere. Returns the locked people. */
  private async lockPeople(
    tx: Transaction,
    people: readonly string[],
    { job_id: jobId, date, time }: Pick<OneDay, 'job_id' | 'date' | 'time'>,
  ): Promise<ReadonlySet<string>> {
    const shifts = await this.findShiftsAt(tx.manager, { jobId, date, time });
    const away = shifts.filter(({ state }) => state === 'away').map(({ personId }) => personId);
    const all = [...people, ...away];
    await this.assignments.lockAll(tx, all);
    return new Set(all);
  }

  /**
   * Gives an uncovered absent person's shift to the person as cover; otherwise the same work would be paid twice. Picks
   * the first by name. Returns null if there is none, or if the person has a shift there already. Throws like
   * `CoverAssigning.assign`.
   * @param locked people locked by `lockPeople`
   */
  private async coverAway(
    tx: Transaction,
    admin: Caller,
    { job_id, date, time, user_id }: OneDay,
    locked: ReadonlySet<string>,
  ): Promise<string | null> {
    const shifts = await this.findShiftsAt(tx.manager, { jobId: job_id, date, time });
    const away = findUncovered(shifts);
    if (!away || shifts.some(({ personId }) => personId === user_id)) return null;
    if (!locked.has(away.personId)) {
      // Away since this moment.
      const { job } = await getShiftAtPlace(tx.manager, { job_id, date, time }, this.clock.zone);
      throw refuseOthersPlanned(shifts.filter(isPlanned), job.needed);
    }
    const named = { job_id, date, time, user_id: away.personId, cover_id: user_id };
    const { other } = await this.coverAssigning.assignIn(tx, admin, named);
    const offerId = other?.offer_id ?? '';
    tx.announce('shift', offerId, [away.personId, user_id]);
    return offerId;
  }

  /** Gives a person a one-day shift at a permanent job. Idempotent. Throws like `assign`. */
  async assignOnce(tx: Transaction, admin: Caller, { job_id, date, time, user_id, insist }: OneDay): Promise<string> {
    await this.assignments.lock(tx, user_id);
    const [person] = await findCandidates(this.reads, tx.manager, { jobId: job_id, date }, { personId: user_id });
    if (person?.absent) throw refuse('on_leave', { name: person.name });
    const extra = { job_id, date, time, user_id, change: 'extra' as const, insist: insist ?? false };
    return (await this.changes.changeIn(tx, admin, extra)).change_id;
  }

  /**
   * Gives a person a shift that was open when the admin looked. Returns null if the person has it already. Throws like
   * `assign`, also if others got the shift since. Must be wrapped in `runCoverOnce`.
   */
  async assignOpen(tx: Transaction, admin: Caller, body: OneDay): Promise<AssignedOnce | null> {
    const { job_id: jobId, date, time, user_id: personId } = body;
    const locked = await this.lockPeople(tx, [personId], body);
    // Serialises two admins who fill one shift.
    await lockJob(tx, jobId);
    const own = { jobId, businessDate: date, time, personId };
    if (await tx.manager.existsBy(ShiftChange, { ...own, kind: 'extra' })) return null;
    if (await tx.manager.existsBy(Cover, { ...own, takenBackAt: IsNull() })) return null;
    await this.requireOpen(tx, { jobId, date, time });
    const offerId = await this.coverAway(tx, admin, body, locked);
    if (offerId !== null) return { offerId };
    return { changeId: await this.assignOnce(tx, admin, body) };
  }

  /** Moves a shift from one person to another. Throws 404, 409, 400. */
  move(admin: Caller, body: CallBody<typeof moveShift>): Promise<CallAnswer<typeof moveShift>> {
    this.changes.refusePast(body.date);
    if (body.to_date !== undefined) this.changes.refusePast(body.to_date);
    return runCoverOnce(() =>
      this.transactions.run(async (tx) => {
        const there = { ...body, date: body.to_date ?? body.date };
        const locked = await this.lockPeople(tx, [body.user_id, body.to_user_id], there);
        const shift = await this.findOwnShift(tx, body);
        if (await this.isMoved(tx, body, shift)) return DONE;
        if (shift?.state !== 'planned') throw refuse('no_such_shift');
        if (shift.origin === 'extra') await this.moveExtra(tx, admin, body, { shift, locked });
        else await this.moveToCover(tx, admin, body, shift);
        return DONE;
      }),
    );
  }

  /** Times outside the timetable of the day are always open: they become an extra shift. */
  private async requireOpen(
    tx: Transaction,
    shift: { readonly jobId: string; readonly date: string; readonly time: string },
  ): Promise<void> {
    const { jobId, date, time } = shift;
    if (date < getPreviousDay(this.clock.today())) throw refuse('shift_over');
    const days = { from: date, until: date };
    const [job] = await findJobsToStaff(tx.manager, days, { jobId, places: 'all' });
    const times = job && listTimesToStaff(job, days, this.clock.zone).find((each) => each.time === time);
    if (!job || !times) return;
    if (times.endsAt <= this.clock.now()) throw refuse('shift_over');
    const planned = await this.findPlannedFor(tx.manager, shift);
    if (planned.length >= job.needed) throw refuseOthersPlanned(planned, job.needed);
  }

  /** The shifts of all people at a place and time, by name. */
  private async findShiftsAt(
    manager: EntityManager,
    { jobId, date, time }: { readonly jobId: string; readonly date: string; readonly time: string },
  ): Promise<PersonShift[]> {
    const shifts = await this.reads.findShiftsIn(manager, { from: date, until: date }, { jobId });
    return shifts.filter((shift) => shift.time === time);
  }

  /** People planned for a shift. */
  private async findPlannedFor(
    manager: EntityManager,
    where: { readonly jobId: string; readonly date: string; readonly time: string },
  ): Promise<PersonShift[]> {
    return (await this.findShiftsAt(manager, where)).filter(isPlanned);
  }

  private async toPicks(tx: Transaction, { job_id: jobId, user_id: personId }: CallBody<typeof assignShift>) {
    const picks = await tx.manager.findBy(ShiftPick, { jobId, personId });
    return {
      was_assigned: await tx.manager.existsBy(Enrolment, { jobId, personId }),
      picks_before: picks.map(({ startTime, endTime, days }) => ({
        time: `${startTime}-${endTime}`,
        days: DAYS.filter((_, index) => days.includes(index + 1)),
      })),
    };
  }

  private async findUndo(
    tx: Transaction,
    { job_id, date, time, user_id, repeats }: CallBody<typeof assignShift>,
  ): Promise<Pick<CallAnswer<typeof assignShift>, 'change_id' | 'offer_id'>> {
    const key = { jobId: job_id, businessDate: date, time, personId: user_id };
    const change = await tx.manager.findOneBy(ShiftChange, { ...key, kind: 'extra' });
    const cover = repeats === 'once' && (await tx.manager.findOneBy(Cover, { ...key, takenBackAt: IsNull() }));
    return { change_id: change?.id ?? '', ...(cover && { offer_id: cover.offerId }) };
  }

  private async assignQuick(tx: Transaction, admin: Caller, body: CallBody<typeof assignShift>): Promise<void> {
    const key = { jobId: body.job_id, personId: body.user_id };
    const [person] = await findCandidates(this.reads, tx.manager, { jobId: key.jobId, date: body.date }, key);
    if (person?.absent) throw refuse('on_leave', { name: person.name });
    if (await this.enrolments.add(tx, admin, { ...key, insist: body.insist ?? false }))
      await recordAuditAtJob(tx, admin, 'assignment.added', key);
  }

  /** Adds the weekday of the slot to those that the person does. */
  private async assignWeekly(
    tx: Transaction,
    admin: Caller,
    body: CallBody<typeof assignShift>,
    { job, wanted }: ShiftAtPlace,
  ): Promise<void> {
    if (job.kind === 'quick') throw new InvalidInput([buildFieldProblem('repeats', 'not_once_for_quick_job')]);
    const key = { jobId: job.id, personId: body.user_id };
    const slots = await findJobSlots(tx.manager, job.id, wanted.date);
    const weekday = slots.find(({ planned }) => planned.time === wanted.time)?.planned.weekday;
    if (weekday === undefined) throw refuse('no_such_shift');
    const times = { startTime: wanted.time.slice(0, 5), endTime: wanted.time.slice(6) };
    if (!(await tx.manager.existsBy(Enrolment, key))) {
      const picks = [{ ...times, days: [weekday] }];
      await this.enrolments.add(tx, admin, { ...key, insist: body.insist ?? false, picks });
      return recordAuditAtJob(tx, admin, 'assignment.added', key, { slots: `${wanted.time} ${DAYS[weekday - 1]}` });
    }
    const picks = await tx.manager.findBy(ShiftPick, key);
    if (picks.length === 0) throw refuse('has_all_shifts');
    const days = picks.find(({ startTime, endTime }) => `${startTime}-${endTime}` === wanted.time)?.days ?? [];
    const row = { ...key, ...times, days: [...new Set([...days, weekday])].sort() };
    await tx.manager.upsert(ShiftPick, row, ['jobId', 'personId', 'startTime', 'endTime']);
    await recordAuditAtJob(tx, admin, 'shift.slots-picked', key, { slots: `${wanted.time} ${DAYS[weekday - 1]}` });
    const asked = { personId: key.personId, insist: body.insist ?? false };
    const isNew = (shift: PersonShift) => shift.jobId === job.id && shift.time === wanted.time;
    await this.overlaps.check(tx, admin, asked, isNew);
  }

  private async findOwnShift(
    tx: Transaction,
    { job_id: jobId, date, time, user_id: personId }: OneDay,
  ): Promise<PersonShift | undefined> {
    const shifts = await this.reads.findShiftsIn(tx.manager, { from: date, until: date }, { jobId, personId });
    return shifts.find((shift) => shift.time === time);
  }

  /** True if the other person has the shift and the first one no longer does. */
  private async isMoved(
    tx: Transaction,
    body: CallBody<typeof moveShift>,
    shift: PersonShift | undefined,
  ): Promise<boolean> {
    if (shift?.state === 'planned') return false;
    const there = { ...body, user_id: body.to_user_id, date: body.to_date ?? body.date };
    return (await this.findOwnShift(tx, there))?.state === 'planned';
  }

  private async moveExtra(
    tx: Transaction,
    admin: Caller,
    body: CallBody<typeof moveShift>,
    { shift, locked }: { shift: PersonShift; locked: ReadonlySet<string> },
  ): Promise<void> {
    if (shift.reClean) throw refuse('re_clean_moved_at_complaint');
    const { job_id, date, time, user_id, to_user_id, to_date, insist } = body;
    const key = { jobId: job_id, businessDate: date, time, personId: user_id, kind: 'extra' as const };
    const change = await tx.manager.findOneByOrFail(ShiftChange, key);
    await this.changes.undoIn(tx, admin, change.id);
    const there = { job_id, date: to_date ?? date, time, user_id: to_user_id, insist };
    // On its own day it stays an extra shift.
    const isCovered = there.date !== date && (await this.coverAway(tx, admin, there, locked)) !== null;
    if (!isCovered) await this.assignOnce(tx, admin, there);
  }

  private async moveToCover(
    tx: Transaction,
    admin: Caller,
    body: CallBody<typeof moveShift>,
    shift: PersonShift,
  ): Promise<void> {
    const { job_id, date, time, user_id, to_user_id, to_date } = body;
    if (to_date !== undefined && to_date !== date)
      throw new InvalidInput([buildFieldProblem('to_date', 'not_same_day')]);
    const forId = shift.origin === 'cover' ? (shift.other?.id ?? user_id) : user_id;
    if (shift.origin === 'cover') {
      const offer = { jobId: job_id, businessDate: date, time, forPersonId: forId, withdrawnAt: IsNull() };
      const { id } = await tx.manager.findOneByOrFail(CoverOffer, offer);
      await this.covers.takeBackIn(tx, admin, id);
    }
    if (to_user_id === forId) return this.restore(tx, admin, { job_id, date, time, user_id: forId });
    const named = { job_id, date, time, user_id: forId, cover_id: to_user_id, mark_away: true };
    await this.coverAssigning.assignIn(tx, admin, named);
  }

  /** Gives the person their own shift back, unless they are on leave. */
  private async restore(tx: Transaction, admin: Caller, body: OneDay): Promise<void> {
    const key = { jobId: body.job_id, businessDate: body.date, time: body.time, personId: body.user_id };
    const away = await tx.manager.findOneBy(ShiftChange, { ...key, kind: 'away' });
    if (away) await this.changes.undoIn(tx, admin, away.id);
    const shift = await this.findOwnShift(tx, body);
    if (shift?.state !== 'planned') throw refuse('on_leave', { name: shift?.personName ?? 'The person' });
  }
}

const isPlanned = ({ state }: PersonShift): boolean => state === 'planned';

/** The first of the shifts at one time whose person is away and uncovered. */
const findUncovered = (shifts: readonly PersonShift[]): PersonShift | undefined =>
  shifts.find(({ state }) => state === 'away');

const refuseOthersPlanned = (planned: readonly PersonShift[], needed: number) =>
  refuse('shift_changed_meanwhile', {
    names: planned.map(({ personName }) => personName),
    planned: planned.length,
    needed,
  });
