import {
  addDays,
  buildHoursWarning,
  buildInsistIssue,
  type CallAnswer,
  DAYS,
  HOURS_AHEAD_DAYS,
  type listHoursWarnings,
  type WarningDetail,
  warn,
} from '@cleaning/contracts';
import { type Caller, refuse, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { BusinessClock } from '../business-time/business-time.service.js';
import { WorkHours } from '../compliance/work-hours.service.js';
import { createExtraSlot } from '../shifts/extra-slot.js';
import { LOOK_AHEAD_DAYS, Overlaps, toOverlap } from '../shifts/overlaps.service.js';
import { findJobHolidays } from '../shifts/plan.queries.js';
import {
  type DatedShift,
  deleteChanges,
  endCovers,
  findDatedShifts,
  findExtraWithoutSlot,
  findPeopleWithShifts,
  findUntakenOffers,
  moveChanges,
  withdrawUntaken,
} from '../shifts/shift-changes.queries.js';
import { tellShiftChange } from '../shifts/shift-notices.js';
import { type PersonShift, type ShiftDays, ShiftReads } from '../shifts/shift-reads.service.js';
import { type Job, TimetableSlot } from './job.entity.js';
import { MovedPicks } from './moved-picks.service.js';
import { TimetableChange } from './timetable-change.js';

const MAX_NAMED = 20;

/** A dated change, with its shift's times in the new timetable; null: none. */
type Followed = DatedShift & { readonly to: string | null };

function describeLoss({ date, time, kind, person, other }: DatedShift): WarningDetail {
  switch (kind) {
    case 'away':
      return warn('absence_ends', { date, time, person });
    case 'cancelled':
      return warn('cancellation_ends', { date, time });
    case 'cover':
      return warn('cover_ends', { date, time, person, other });
  }
}

/** Two weeks in which somebody exceeds their visa limit. */
type HoursAboveVisa = CallAnswer<typeof listHoursWarnings>[number];

/** State before a timetable is written. */
export interface FormerTimetable {
  readonly rows: readonly TimetableSlot[];
  readonly aboveVisa: readonly HoursAboveVisa[];
}

/** True if somebody had at least as many hours in these two weeks before. */
const hasNoMoreHours = (now: HoursAboveVisa, before: HoursAboveVisa): boolean =>
  now.user_id === before.user_id && now.from === before.from && now.own_minutes <= before.own_minutes;

/** Unique days and times. */
const getTimes = (shifts: readonly Followed[]): Followed[] => [
  ...new Map(shifts.map((shift) => [`${shift.date} ${shift.time}`, shift])).values(),
];

/** Carries dated changes and people of a permanent job over to its new timetable. */
@Injectable()
export class ChangedTimetables {
  constructor(
    private readonly reads: ShiftReads,
    private readonly overlaps: Overlaps,
    private readonly picks: MovedPicks,
    private readonly hours: WorkHours,
    private readonly clock: BusinessClock,
  ) {}

  /** Call before another timetable is written. */
  async readFormer(tx: Transaction, jobId: string): Promise<FormerTimetable> {
    return { rows: await this.findSlots(tx, jobId), aboveVisa: await this.findHoursAboveVisa(tx, jobId) };
  }

  /** The rows of the new and of the former timetable. */
  private findSlots(tx: Transaction, jobId: string): Promise<TimetableSlot[]> {
    return tx.manager.find(TimetableSlot, { where: { jobId, isExtra: false }, order: { id: 'ASC' } });
  }

  /**
   * Call after the timetable is written. Absences, covers, cancellations and picks follow a slot to its new times on
   * that day, or end; extra shifts keep theirs. Notifies people whose times changed or whose cover is lost. Throws
   * TimetableConsequences about losses, overlaps and hours above a visa limit if the admin wasn't asked yet (`insist`
   * false).
   */
  async follow(
    tx: Transaction,
    admin: Caller,
    { job, before: known, insist }: { job: Job; before: FormerTimetable; insist: boolean | undefined },
  ): Promise<void> {
    const { id: jobId } = job;
    const { rows: before } = known;
    const after = await this.findSlots(tx, jobId);
    const dated = await findDatedShifts(tx.manager, jobId, this.clock.today());
    const offers = await findUntakenOffers(tx.manager, jobId, this.clock.today());
    const days = this.getDays([...dated, ...offers]);
    const change = new TimetableChange(before, after, await findJobHolidays(tx.manager, jobId, days));
    await this.keepExtra(tx, jobId, change);
    const now = this.clock.now();
    const ending = { at: now.toJSDate(), by: admin.id };
    // Their times are gone, or now belong to a new slot.
    const lapsed = offers.filter((shift) => change.findNewTime(shift) !== undefined || change.isNew(shift));
    await withdrawUntaken(tx.manager, jobId, lapsed, ending);
    // Ends changes of former slots at the times of new ones, before anything moves there.
    const left = dated.filter(
      (shift) => change.isNew(shift) && !shift.withExtra && (shift.kind === 'cover' || change.isMoved(shift)),
    );
    await endCovers(tx.manager, jobId, left, ending);
    await deleteChanges(
      tx.manager,
      jobId,
      left.filter((shift) => change.isMoved(shift)),
    );
    const followed = await this.move(tx, jobId, dated, change);
    const lostPicks = await this.picks.follow(tx, jobId, { before, after });
    const isNew = (shift: PersonShift) => shift.jobId === jobId && shift.origin !== 'extra' && change.isNew(shift);
    const shifts = await this.reads.findShiftsIn(tx.manager, days, { jobId });
    const planned = shifts.filter((shift) => shift.state === 'planned' && shift.endsAt > now && isNew(shift));
    const people = [...new Set(planned.map(({ personId }) => personId))];
    const pairs = await this.overlaps.findPairs(tx, { people }, isNew);
    const consequences = [
      ...left.map(describeLoss),
      ...followed
        .filter(({ to, kind, date }) => to === null && (kind === 'cover' || change.hasNewOn(date)))
        .map(describeLoss),
      ...lostPicks.map(({ person, time, day }) => warn('pick_ends', { person, time, day: DAYS[day - 1] ?? '' })),
      ...pairs.map((pair) => warn('overlap_of_person', toOverlap(pair))),
      ...(await this.findHoursAboveVisa(tx, jobId))
        .filter((span) => !known.aboveVisa.some((earlier) => hasNoMoreHours(span, earlier)))
        .map((span) => buildHoursWarning(span.user_name, span)),
    ];
    // The admin confirms with `insist`.
    if (consequences.length > 0 && insist === false)
      throw refuse('needs_insist', {}, { issues: consequences.slice(0, MAX_NAMED).map(buildInsistIssue) });
    await this.overlaps.allow(tx, admin, pairs);
    const lost = followed.filter(({ to }) => to === null);
    await endCovers(tx.manager, jobId, getTimes(lost), ending);
    await deleteChanges(tx.manager, jobId, getTimes(lost.filter(({ date }) => change.hasNewOn(date))));
    const leftCovers = left.filter(({ kind }) => kind === 'cover').map((shift) => ({ ...shift, to: null }));
    await this.tell(tx, admin, job, {
      followed: [...leftCovers, ...followed],
      planned,
      moved: planned.filter((shift) => change.isMoved(shift)),
    });
    const ended = [...left, ...lost].flatMap(({ personId }) => personId ?? []);
    tx.announce('shift', '', [...new Set([...(await findPeopleWithShifts(tx.manager, jobId)), ...ended])]);
  }

  /** From today, as far ahead as overlaps are checked and changes exist. */
  private getDays(dated: readonly { readonly date: string }[]): ShiftDays {
    const from = this.clock.today();
    const ahead = addDays(from, LOOK_AHEAD_DAYS);
    return { from, until: dated.reduce((last, { date }) => (date > last ? date : last), ahead) };
  }

  /** Moves dated changes to their shifts' new times. Returns the changes of shifts that are gone. */
  private async move(
    tx: Transaction,
    jobId: string,
    dated: readonly DatedShift[],
    change: TimetableChange,
  ): Promise<Followed[]> {
    const followed = dated.flatMap((shift): Followed[] => {
      const to = change.findNewTime(shift);
      return to === undefined ? [] : [{ ...shift, to }];
    });
    for (const { date, time, to } of getTimes(followed))
      if (to !== null) await moveChanges(tx.manager, jobId, { date, time }, { date, time: to }, false);
    return followed;
  }

  /** Gives an extra shift at the times of a removed slot its own slot, as other extra shifts have. */
  private async keepExtra(tx: Transaction, jobId: string, change: TimetableChange): Promise<void> {
    const extra = await findExtraWithoutSlot(tx.manager, jobId, this.clock.today());
    const left = extra.filter((shift) => change.findNewTime(shift) !== undefined);
    await tx.manager.insert(
      TimetableSlot,
      left.map(({ date, time }) => createExtraSlot(jobId, date, time)),
    );
  }

  private findHoursAboveVisa(tx: Transaction, jobId: string): Promise<readonly HoursAboveVisa[]> {
    const from = this.clock.today();
    return this.hours.list({ from, until: addDays(from, HOURS_AHEAD_DAYS), job_id: jobId }, tx.manager);
  }

  /**
   * Notifies covers of each of their shifts, others of their next shift with new times. People with an absence or
   * cancellation are told of what is planned instead.
   * @param planned shifts at times new on their day; `moved`: those that had other times
   */
  private async tell(
    tx: Transaction,
    admin: Caller,
    { id: jobId, title }: Job,
    {
      followed,
      planned,
      moved,
    }: {
      readonly followed: readonly Followed[];
      readonly planned: readonly PersonShift[];
      readonly moved: readonly PersonShift[];
    },
  ): Promise<void> {
    const tell = (change: 'moved' | 'cancelled' | 'restored', personId: string, date: string, time: string) =>
      tellShiftChange(tx, admin, { jobId, title, date, time }, { change, people: [personId] });
    for (const { kind, personId, date, time, to } of followed)
      if (kind === 'cover' && personId !== null)
        await tell(to === null ? 'cancelled' : 'moved', personId, date, to ?? time);
    const ended = followed.filter(({ to }) => to === null);
    const isRestored = (shift: PersonShift) =>
      ended.some(
        ({ kind, personId, date }) =>
          date === shift.date && (kind === 'cancelled' || (kind === 'away' && personId === shift.personId)),
      );
    for (const { personId, date, time } of planned.filter(isRestored)) await tell('restored', personId, date, time);
    const own = moved.filter(({ origin }) => origin === 'timetable').reverse();
    for (const { personId, date, time } of new Map(own.map((shift) => [shift.personId, shift])).values())
      await tell('moved', personId, date, time);
  }
}
