import { formatAmount, type OwnShift, type Shift } from '@cleaning/contracts';
import { type Places } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { DateTime } from 'luxon';
import type { EntityManager } from 'typeorm';
import { countFullMinutes, getIsoWeekday, getNextDay, resolveInstant } from '../business-time/business-time.js';
import { BusinessClock } from '../business-time/business-time.service.js';
import { formatSlotTime } from '../jobs/timetable.js';
import { computePay } from '../pay/pay.js';
import { findBegunShifts } from '../work/begun-work.queries.js';
import { listDatedSlots } from '../work/slots.js';
import { endPlan, findPlannedState, type JobHoliday, type Plan, type Planned, type PlannedState } from './plan.js';
import {
  findPlannedAt,
  findPlannedJobs,
  type PlannedJob,
  type PlannedPerson,
  type ShiftPlace,
} from './shift-reads.queries.js';

/** First and last day, YYYY-MM-DD, both included. */
export interface ShiftDays {
  from: string;
  until: string;
}

export interface ShiftFilter {
  jobId?: string | undefined;
  personId?: string | undefined;
  /** Places the caller may see; missing: all. */
  places?: Places | undefined;
  /** Leaves out times of a job, whoever works then; missing: none. */
  isWanted?: TimeTest | undefined;
}

/** Times of a job on a day. A test is asked once for all of its people. */
export type JobTimes = Pick<PersonShift, 'jobId' | 'date' | 'time' | 'startsAt' | 'endsAt'>;
export type TimeTest = (times: JobTimes) => boolean;

/** A shift of a person: slot × date × person, or a quick job × person. Instants in the business time zone. */
export interface PersonShift extends ShiftPlace, PlannedState {
  personId: string;
  personName: string;
  date: string;
  /** 'HH:MM-HH:MM', or 'HH:MM' of a quick job. */
  time: string;
  startsAt: DateTime;
  endsAt: DateTime;
}

export function listDays({ from, until }: ShiftDays): string[] {
  const days: string[] = [];
  for (let date = from; date <= until; date = getNextDay(date)) days.push(date);
  return days;
}

type ShiftTimes = Pick<PersonShift, 'date' | 'time' | 'startsAt' | 'endsAt'>;

type TimesOnDay = ShiftTimes & { readonly planned: Planned };

/** A job with its shifts on some days, whoever works them. */
interface JobOnDays {
  place: ShiftPlace;
  holidays: readonly JobHoliday[];
  times: readonly TimesOnDay[];
}

function listTimes(job: Omit<PlannedJob, 'people'>, days: ShiftDays, zone: string): JobOnDays['times'] {
  if (job.kind === 'permanent')
    return listDays(days).flatMap((date) =>
      listDatedSlots(date, job.slots, job.holidays, zone).map(({ slot, startsAt, endsAt, planned }) => ({
        date,
        time: formatSlotTime(slot),
        startsAt,
        endsAt,
        planned,
      })),
    );
  const { quickDate: date, quickTime: time } = job;
  if (date === null || time === null || date < days.from || date > days.until) return [];
  const startsAt = resolveInstant(date, time, zone);
  const endsAt = startsAt.plus({ minutes: job.expectedMinutes });
  return [{ date, time, startsAt, endsAt, planned: { date, weekday: getIsoWeekday(date), time, isExtra: false } }];
}

function toJobOnDays(
  job: Omit<PlannedJob, 'people'>,
  days: ShiftDays,
  { zone, isWanted }: { readonly zone: string; readonly isWanted: TimeTest },
): JobOnDays {
  const { jobId, kind, title, address, mapLink, contractorRateCents, pin, holidays } = job;
  const place = { jobId, kind, title, address, mapLink, contractorRateCents, pin };
  const times = listTimes(job, days, zone).filter((each) => isWanted({ jobId, ...each }));
  return { place, holidays, times };
}

/** True if the person was assigned before the shift ended. One-day shifts count whenever they were planned. */
const isSinceAssigned = ({ origin }: PlannedState, endsAt: DateTime, enrolledMs: number | null): boolean =>
  origin !== 'timetable' || (enrolledMs !== null && endsAt.toMillis() > enrolledMs);

/** False only if the person can't be away from a shift. */
const mayBeAway = ({ hasLeft, plan }: PlannedPerson): boolean =>
  hasLeft || plan.absences.length > 0 || plan.changes.some(({ kind }) => kind === 'away');

/** Returns a function for the person's shift at the job's times: null if they have none. Removed people keep those that aren't over. */
function createShiftLookup(
  { place, holidays }: JobOnDays,
  { personId, personName, hasLeft, enrolledAt, plan: ownPlan }: PlannedPerson,
  now: DateTime,
): (times: TimesOnDay) => PersonShift | null {
  const own: Plan = { ...ownPlan, holidays };
  const plan = hasLeft ? endPlan(own) : own;
  const enrolledMs = enrolledAt === null ? null : Date.parse(enrolledAt);
  return ({ date, time, startsAt, endsAt, planned }) => {
    if (hasLeft && endsAt <= now) return null;
    const state = findPlannedState(planned, plan);
    if (!state || !isSinceAssigned(state, endsAt, enrolledMs)) return null;
    return { ...place, personId, personName, date, time, startsAt, endsAt, ...state };
  };
}

function listPersonShifts(job: JobOnDays, person: PlannedPerson, now: DateTime): PersonShift[] {
  const findShift = createShiftLookup(job, person, now);
  return job.times.map(findShift).filter((shift) => shift !== null);
}

type ShiftName = Pick<PersonShift, 'jobId' | 'personId' | 'date' | 'time'>;
const formatShiftName = ({ jobId, personId, date, time }: ShiftName): string => `${jobId} ${personId} ${date} ${time}`;

/** A shift that its person has begun: planned, without the reason for a later absence. */
function toBegun({ note: _, ...shift }: PersonShift): PersonShift {
  return { ...shift, state: 'planned' };
}

/** ISO 8601 in UTC, to the second. Five times as fast as Luxon's own; boards format thousands. */
export const toIsoInstant = (moment: DateTime): string => moment.toJSDate().toISOString().replace('.000Z', 'Z');

/** The view for the person themselves. */
export const toShiftView = (shift: PersonShift): Shift => ({
  job_id: shift.jobId,
  kind: shift.kind,
  job_name: shift.title,
  address: shift.address,
  map_link: shift.mapLink,
  date: shift.date,
  time: shift.time,
  starts_at: toIsoInstant(shift.startsAt),
  ends_at: toIsoInstant(shift.endsAt),
  user_id: shift.personId,
  user_name: shift.personName,
  state: shift.state,
  origin: shift.origin,
  note: shift.note ?? '',
  holiday: shift.holiday?.name ?? '',
  ...(shift.reClean && { re_clean: { complaint_id: '' } }),
});

/** Cents per hour for a sub-contractor; on a public holiday its rate. */
const getPayRate = ({ holiday, contractorRateCents, reClean }: PersonShift): number =>
  reClean?.paid === false ? 0 : (holiday?.rateCents ?? contractorRateCents);

/** Minutes that a shift is planned for, and the cents that they pay a sub-contractor. Of a quick job both are expected. */
export function computeShiftCost(shift: PersonShift): { minutes: number; cents: number } {
  const minutes = countFullMinutes(shift.startsAt, shift.endsAt);
  return { minutes, cents: computePay(minutes, getPayRate(shift)) };
}

/** A sub-contractor's pay for the shift. Unknown for quick jobs, whose length isn't known in advance. */
export function computeShiftPay(shift: PersonShift): Pick<OwnShift, 'pay_per_hour' | 'payment'> {
  const payment = shift.kind === 'quick' ? '' : formatAmount(computeShiftCost(shift).cents);
  return { pay_per_hour: formatAmount(getPayRate(shift)), payment };
}

/** The view for admins. */
export const toAdminShiftView = (shift: PersonShift): Shift => ({
  ...toShiftView(shift),
  ...(shift.reClean && { re_clean: { complaint_id: shift.reClean.complaintId } }),
  ...(shift.other
    ? { other: { user_id: shift.other.id, user_name: shift.other.name, offer_id: shift.other.offerId } }
    : {}),
});

/**
 * The view for the desk of a caller with these places. Hides reasons for absences from supervisors: they may be about
 * health.
 */
export const toDeskShiftView =
  (places: Places) =>
  (shift: PersonShift): Shift => {
    const shown = toAdminShiftView(shift);
    const isReason = shift.state === 'away' || shift.state === 'covered';
    return places !== 'all' && isReason ? { ...shown, note: '' } : shown;
  };

/** Reads planned shifts: one statement, then the rule of plan.ts for each day. */
@Injectable()
export class ShiftReads {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly clock: BusinessClock,
  ) {}

  /**
   * Shifts that start on these days, by start, then place and person. Leaves out ended jobs. Removed people keep their
   * remaining shifts, which need somebody else. People who go home sick keep the shifts they began.
   */
  findShifts(days: ShiftDays, filter: ShiftFilter = {}): Promise<PersonShift[]> {
    return this.findShiftsIn(this.manager, days, filter);
  }

  /** The same within a transaction. */
  async findShiftsIn(
    manager: EntityManager,
    days: ShiftDays,
    { jobId, personId, places = 'all', isWanted }: ShiftFilter,
  ): Promise<PersonShift[]> {
    const jobs = await findPlannedJobs(manager, days, { jobId: jobId ?? null, personId: personId ?? null, places });
    return this.keepBegun(this.listShifts(jobs, days, isWanted), manager);
  }

  /** The same for some days, and of longer ones the shifts from which their person is away, in one statement. */
  async findShiftsAndAway(
    days: ShiftDays,
    longer: ShiftDays,
    isWanted: TimeTest,
  ): Promise<{ shifts: PersonShift[]; away: PersonShift[] }> {
    const jobs = await findPlannedJobs(this.manager, longer, { jobId: null, personId: null, places: 'all' });
    const absent = jobs.map((job) => ({ ...job, people: job.people.filter(mayBeAway) }));
    const [shifts, away] = await Promise.all([
      this.keepBegun(this.listShifts(jobs, days, isWanted), this.manager),
      this.keepBegun(this.listShifts(absent, longer), this.manager),
    ]);
    return { shifts, away: away.filter(({ state }) => state === 'away') };
  }

  /** People with a shift on these days, at wanted times, that passes the test. */
  async findPeopleWith(
    days: ShiftDays,
    { isWanted, test }: { readonly isWanted: TimeTest; readonly test: (shift: PersonShift) => boolean },
    manager: EntityManager,
  ): Promise<ReadonlySet<string>> {
    const jobs = await findPlannedJobs(manager, days, { jobId: null, personId: null, places: 'all' });
    const now = this.clock.now();
    const found = new Set<string>();
    for (const { people, ...job } of jobs) {
      const onDays = toJobOnDays(job, days, { zone: this.clock.zone, isWanted });
      for (const person of people) {
        if (found.has(person.personId)) continue;
        const findShift = createShiftLookup(onDays, person, now);
        const passes = (times: TimesOnDay) => {
          const shift = findShift(times);
          return shift !== null && test(shift);
        };
        if (onDays.times.some(passes)) found.add(person.personId);
      }
    }
    return found;
  }

  /** Shifts that a person would have at a job if assigned. */
  async findShiftsIfAssigned(
    days: ShiftDays,
    where: { readonly jobId: string; readonly personId: string },
    manager: EntityManager,
  ): Promise<PersonShift[]> {
    const jobs = await findPlannedAt(manager, days, where);
    const always = new Date(0).toISOString();
    return this.listShifts(
      jobs.map((job) => ({
        ...job,
        people: job.people
          .filter(({ hasLeft }) => !hasLeft)
          .map((person) => ({ ...person, enrolledAt: always, plan: { ...person.plan, member: true } })),
      })),
      days,
    );
  }

  /** Reads work only for people who are away today or were before. */
  private async keepBegun(shifts: PersonShift[], manager: EntityManager): Promise<PersonShift[]> {
    const today = this.clock.today();
    const away = shifts.filter(({ state, date }) => state === 'away' && date <= today);
    const dates = away.map(({ date }) => date).sort();
    const [from] = dates;
    const until = dates.at(-1);
    if (from === undefined || until === undefined) return shifts;
    const people = [...new Set(away.map(({ personId }) => personId))];
    const begun = new Set((await findBegunShifts(manager, people, { from, until })).map(formatShiftName));
    return shifts.map((shift) =>
      shift.state === 'away' && begun.has(formatShiftName(shift)) ? toBegun(shift) : shift,
    );
  }

  private listShifts(jobs: readonly PlannedJob[], days: ShiftDays, isWanted: TimeTest = () => true): PersonShift[] {
    const now = this.clock.now();
    const workers = jobs.flatMap(({ people, ...job }) => {
      if (people.length === 0) return [];
      const onDays = toJobOnDays(job, days, { zone: this.clock.zone, isWanted });
      return people.map((person) => ({ onDays, person }));
    });
    // Sorts the few places and people once; the stable sort by start keeps this order for equal starts.
    workers.sort(
      (a, b) =>
        a.onDays.place.title.localeCompare(b.onDays.place.title) ||
        a.person.personName.localeCompare(b.person.personName) ||
        a.person.personId.localeCompare(b.person.personId),
    );
    return workers
      .flatMap(({ onDays, person }) => listPersonShifts(onDays, person, now))
      .sort((a, b) => a.startsAt.toMillis() - b.startsAt.toMillis());
  }
}
