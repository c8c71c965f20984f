import {
  type addCourseBreak,
  addDays,
  buildHoursWarning,
  type CallAnswer,
  type CallBody,
  type CallQuery,
  DONE,
  type Done,
  type declareHoursElsewhere,
  formatHoursWarning,
  type getMyWorkHours,
  type HoursSpan,
  type listHoursWarnings,
  MAX_COURSE_BREAKS,
  type removeCourseBreak,
  type WarningDetail,
} from '@cleaning/contracts';
import { insertOnce, refuse, type Transaction, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { Between, type EntityManager, LessThan, LessThanOrEqual, MoreThanOrEqual } from 'typeorm';
import { v7 } from 'uuid';
import { getMonday, getNextDay, getPreviousDay, resolveInstant } from '../business-time/business-time.js';
import { BusinessClock } from '../business-time/business-time.service.js';
import { lockAssignments } from '../enrolments/enrolments.queries.js';
import { endsNextDay } from '../jobs/timetable.js';
import { type PersonShift, ShiftReads } from '../shifts/shift-reads.service.js';
import { CourseBreak, HoursElsewhere } from './declared-hours.entity.js';
import { KnownCompliance } from './known-compliance.entity.js';
import {
  type CountedWork,
  type Days,
  getOwnMinutes,
  listSpansAround,
  type PersonHours,
  type PlannedTime,
  toHours,
  widenToSpans,
} from './work-hours.js';
import { findCountedWork, findLimitedPeople } from './work-hours.queries.js';

type ShiftTime = PlannedTime & Pick<PersonShift, 'date'>;

/** A person's shifts and work of some days, and their hours elsewhere by the Monday of their week. */
interface ReadHours extends Omit<PersonHours, 'own'> {
  readonly shifts: readonly PersonShift[];
  readonly work: readonly CountedWork[];
}

/** Hours of people with a visa limit, for every two weeks from a Monday. */
@Injectable()
export class WorkHours {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly reads: ShiftReads,
    private readonly clock: BusinessClock,
  ) {}

  async getOwn(personId: string): Promise<CallAnswer<typeof getMyWorkHours>> {
    const { manager } = this;
    const today = this.clock.today();
    if (!(await this.isLimited(manager, personId))) return { limited: false, spans: [], weeks: [], breaks: [] };
    const days = { from: today, until: addDays(today, 14) };
    const around = widenToSpans(days);
    const [spans, weeks, breaks] = await Promise.all([
      this.findSpans(manager, personId, days),
      manager.find(HoursElsewhere, { where: { personId, week: MoreThanOrEqual(around.from) }, order: { week: 'ASC' } }),
      manager.find(CourseBreak, { where: { personId, until: MoreThanOrEqual(around.from) }, order: { from: 'ASC' } }),
    ]);
    return {
      limited: true,
      spans,
      weeks: weeks.map(({ week, minutes }) => ({ week, minutes })),
      breaks: breaks.map(({ id, from, until }) => ({ break_id: id, from, until })),
    };
  }

  /** Warnings for the person about spans around a day above the limit; optionally with another shift added. */
  async findOwnWarnings(
    personId: string,
    day: string,
    further?: PersonShift,
    manager = this.manager,
  ): Promise<WarningDetail[]> {
    if (!(await this.isLimited(manager, personId))) return [];
    const spans = await this.findSpans(manager, personId, { from: day, until: day }, further && [further]);
    return spans.filter(({ over }) => over).map((span) => buildHoursWarning('You', span));
  }

  /** `findOwnWarnings` for several shifts, each added on its own to the person's shifts. */
  async findOwnWarningsForEach(personId: string, shifts: readonly PersonShift[]): Promise<WarningDetail[][]> {
    const spans = await this.findSpansOverLimit(personId, shifts);
    return spans.map((over) => over.map((span) => buildHoursWarning('You', span)));
  }

  /** The warnings as sentences for the office, with the person's name. */
  async findWarningsForEach(
    { id, name }: { readonly id: string; readonly name: string },
    shifts: readonly ShiftTime[],
  ): Promise<string[][]> {
    const spans = await this.findSpansOverLimit(id, shifts);
    return spans.map((over) => over.map((span) => formatHoursWarning(name, span)));
  }

  /** Spans above the limit for each shift added to the person's shifts; empty for people without a limit. */
  private async findSpansOverLimit(personId: string, shifts: readonly ShiftTime[]): Promise<HoursSpan[][]> {
    const { manager } = this;
    const dates = shifts.map(({ date }) => date).sort();
    const [from, until] = [dates[0], dates.at(-1)];
    if (from === undefined || until === undefined || !(await this.isLimited(manager, personId)))
      return shifts.map(() => []);
    const hours = await this.readHours(manager, personId, widenToSpans({ from, until }));
    return shifts.map((shift) =>
      this.toSpans({ from: shift.date, until: shift.date }, hours, [shift]).filter(({ over }) => over),
    );
  }

  /** Sentences by person for those who would exceed the limit with the shift. */
  async findWarnings(
    people: readonly { readonly id: string; readonly name: string }[],
    shift: ShiftTime,
  ): Promise<ReadonlyMap<string, string[]>> {
    const { manager } = this;
    const limited = new Set((await findLimitedPeople(manager, { jobId: null, personId: null })).map(({ id }) => id));
    const found = new Map<string, string[]>();
    for (const { id, name } of people.filter((person) => limited.has(person.id))) {
      const spans = await this.findSpans(manager, id, { from: shift.date, until: shift.date }, [shift]);
      const over = spans.filter((span) => span.over);
      if (over.length > 0)
        found.set(
          id,
          over.map((span) => formatHoursWarning(name, span)),
        );
    }
    return found;
  }

  async list(
    { from, until, job_id, user_id, time, join_job_id }: CallQuery<typeof listHoursWarnings>,
    manager = this.manager,
  ): Promise<CallAnswer<typeof listHoursWarnings>> {
    const people = await findLimitedPeople(manager, { jobId: job_id ?? null, personId: user_id ?? null });
    const found: CallAnswer<typeof listHoursWarnings> = [];
    // A span of months has no place on a plan.
    const last = [until, addDays(from, 28)].sort()[0] ?? until;
    for (const { id, name } of people) {
      const further = [
        ...(time === undefined ? [] : [this.toPlannedTime(from, time)]),
        ...(join_job_id === undefined
          ? []
          : await this.findShiftsIfAssigned(manager, id, join_job_id, { from, until: last })),
      ];
      const spans = await this.findSpans(manager, id, { from, until: last }, further);
      found.push(...spans.filter(({ over }) => over).map((span) => ({ ...span, user_id: id, user_name: name })));
    }
    return found;
  }

  async declare(personId: string, { week, minutes }: CallBody<typeof declareHoursElsewhere>): Promise<Done> {
    await this.transactions.run(async (tx) => {
      if (minutes === 0) await tx.manager.delete(HoursElsewhere, { personId, week });
      else await tx.manager.upsert(HoursElsewhere, { personId, week, minutes }, ['personId', 'week']);
    });
    return DONE;
  }

  /** Idempotent by days. Throws 409 if there are too many breaks. */
  async addBreak(
    personId: string,
    { from, until }: CallBody<typeof addCourseBreak>,
  ): Promise<CallAnswer<typeof addCourseBreak>> {
    const days = { personId, from, until };
    const { id } = await this.transactions.run(async (tx) => {
      await lockAssignments(tx.manager, personId);
      const declared = await tx.manager.findOneBy(CourseBreak, days);
      if (declared) return declared;
      await this.makeRoom(tx, personId);
      await insertOnce(tx.manager, CourseBreak, { id: v7(), ...days });
      return tx.manager.findOneByOrFail(CourseBreak, days);
    });
    return { break_id: id };
  }

  /** Deletes past breaks that the person no longer sees if there are too many. Throws 409. */
  private async makeRoom({ manager }: Transaction, personId: string): Promise<void> {
    const isFull = async () => (await manager.countBy(CourseBreak, { personId })) >= MAX_COURSE_BREAKS;
    if (!(await isFull())) return;
    const today = this.clock.today();
    await manager.delete(CourseBreak, { personId, until: LessThan(widenToSpans({ from: today, until: today }).from) });
    if (await isFull()) throw refuse('too_many_breaks');
  }

  /** Throws 404. */
  async removeBreak(personId: string, { break_id: id }: CallBody<typeof removeCourseBreak>): Promise<Done> {
    await this.transactions.run(async (tx) => {
      const removed = await tx.manager.delete(CourseBreak, { id, personId });
      if (!removed.affected) throw refuse('no_such_break');
    });
    return DONE;
  }

  /** Shifts that the person would get at the job. */
  private async findShiftsIfAssigned(manager: EntityManager, personId: string, jobId: string, days: Days) {
    const around = widenToSpans(days);
    const own = await this.reads.findShiftsIn(manager, around, { jobId, personId });
    const now = this.clock.now();
    return (await this.reads.findShiftsIfAssigned(around, { jobId, personId }, manager)).filter(
      (shift) =>
        shift.state === 'planned' &&
        shift.endsAt > now &&
        !own.some(({ date, time }) => date === shift.date && time === shift.time),
    );
  }

  private toPlannedTime(date: string, time: string): PlannedTime {
    const [startTime = '', endTime = ''] = time.split('-');
    const endsOn = endsNextDay({ startTime, endTime }) ? getNextDay(date) : date;
    const { zone } = this.clock;
    return { startsAt: resolveInstant(date, startTime, zone), endsAt: resolveInstant(endsOn, endTime, zone) };
  }

  private isLimited(manager: EntityManager, personId: string): Promise<boolean> {
    return manager.existsBy(KnownCompliance, { personId, workLimit: true });
  }

  private async findSpans(
    manager: EntityManager,
    personId: string,
    days: Days,
    further: readonly PlannedTime[] = [],
  ): Promise<HoursSpan[]> {
    const hours = await this.readHours(manager, personId, widenToSpans(days));
    return this.toSpans(days, hours, further);
  }

  /** A person's hours here and elsewhere on these days. */
  private async readHours(manager: EntityManager, personId: string, { from, until }: Days): Promise<ReadHours> {
    // A night shift of the day before may reach into the first day.
    const days = { from: getPreviousDay(from), until };
    const [shifts, work, elsewhere, breaks] = [
      await this.reads.findShiftsIn(manager, days, { personId }),
      await findCountedWork(manager, personId, days),
      await manager.findBy(HoursElsewhere, { personId, week: Between(getMonday(from), until) }),
      await manager.findBy(CourseBreak, { personId, from: LessThanOrEqual(until), until: MoreThanOrEqual(from) }),
    ];
    return { shifts, work, breaks, elsewhere: new Map(elsewhere.map(({ week, minutes }) => [week, minutes])) };
  }

  private toSpans(
    days: Days,
    { shifts, work, elsewhere, breaks }: ReadHours,
    further: readonly PlannedTime[],
  ): HoursSpan[] {
    const own = getOwnMinutes({ shifts, work, further, now: this.clock.now() });
    return listSpansAround(days).map((span) => toHours(span, { own, elsewhere, breaks }));
  }
}
