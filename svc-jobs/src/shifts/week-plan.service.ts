import {
  addDays,
  type CallBody,
  formatAmount,
  type getWeekPlan,
  type PlanGap,
  type PlanTotal,
  type WeekPlan,
} from '@cleaning/contracts';
import { type Places } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { findAbsences } from '../absences/absences.queries.js';
import { getIsoWeekday, getPreviousDay, resolveInstant } from '../business-time/business-time.js';
import { BusinessClock } from '../business-time/business-time.service.js';
import { formatSlotTime } from '../jobs/timetable.js';
import { listShiftsOn } from '../work/slots.js';
import { findOverlaps } from './overlaps.service.js';
import { findPlannedState, type Plan, type PlannedState, WHOLE_TIMETABLE } from './plan.js';
import {
  computeShiftCost,
  listDays,
  type PersonShift,
  type ShiftDays,
  ShiftReads,
  toDeskShiftView,
  toIsoInstant,
} from './shift-reads.service.js';
import { findAssignablePeople, findJobsToStaff, type JobToStaff } from './week-plan.queries.js';

type Times = Pick<PersonShift, 'date' | 'time' | 'startsAt' | 'endsAt'>;

/** A job's timetable slots on these days, whoever works them, including cancelled ones. Leaves out extra shifts. */
export function listJobSlots(job: JobToStaff, days: ShiftDays, zone: string): (Times & Pick<PlannedState, 'state'>)[] {
  const plan: Plan = { ...WHOLE_TIMETABLE, changes: job.cancelled, holidays: job.holidays };
  const { quickDate: date, quickTime: time } = job;
  if (date !== null && time !== null) {
    const planned = findPlannedState({ date, weekday: getIsoWeekday(date), time, isExtra: false }, plan);
    if (!planned) return [];
    const startsAt = resolveInstant(date, time, zone);
    const endsAt = startsAt.plus({ minutes: job.expectedMinutes });
    return [{ date, time, startsAt, endsAt, state: planned.state }];
  }
  return listDays(days).flatMap((day) =>
    listShiftsOn(day, job.slots, plan, zone).map(({ slot, startsAt, endsAt, state }) => ({
      date: day,
      time: formatSlotTime(slot),
      startsAt,
      endsAt,
      state,
    })),
  );
}

/** A job's slots to fill on these days. */
export const listTimesToStaff = (job: JobToStaff, days: ShiftDays, zone: string): Times[] =>
  listJobSlots(job, days, zone)
    .filter(({ state }) => state === 'planned')
    .map(({ date, time, startsAt, endsAt }) => ({ date, time, startsAt, endsAt }));

const formatTimesKey = (jobId: string, { date, time }: Pick<Times, 'date' | 'time'>): string =>
  `${jobId} ${date} ${time}`;

/** Planned work by day, with its cost for callers who see all places. */
function computeTotals(days: ShiftDays, shifts: readonly PersonShift[], places: Places): PlanTotal[] {
  const planned = shifts.filter(({ state }) => state === 'planned');
  return listDays(days).map((date) => {
    const costs = planned.filter((shift) => shift.date === date).map(computeShiftCost);
    const cents = costs.reduce((sum, cost) => sum + cost.cents, 0);
    return {
      date,
      minutes: costs.reduce((sum, cost) => sum + cost.minutes, 0),
      cost: places === 'all' ? formatAmount(cents) : '',
    };
  });
}

/** The week as it is planned. */
@Injectable()
export class WeekPlans {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly reads: ShiftReads,
    private readonly clock: BusinessClock,
  ) {}

  async read(
    { from, days = 7, job_id: jobId, user_id: personId }: CallBody<typeof getWeekPlan>,
    places: Places,
  ): Promise<WeekPlan> {
    const until = addDays(from, days - 1);
    // People of a place may work elsewhere at the same time, including nights that reach into the week.
    const around = { from: getPreviousDay(from), until };
    const [planned, jobs, people, absences] = await Promise.all([
      this.reads.findShifts(around, { personId, places }),
      personId === undefined ? findJobsToStaff(this.manager, { from, until }, { jobId: jobId ?? null, places }) : [],
      places === 'all' ? findAssignablePeople(this.manager, personId ?? null) : undefined,
      places === 'all' ? findAbsences(this.manager, { from, until }, personId ?? null) : undefined,
    ]);
    const isShown = (shift: PersonShift) => shift.date >= from && (jobId === undefined || shift.jobId === jobId);
    const shifts = planned.filter(isShown);
    const overlaps = findOverlaps(planned, isShown);
    const shown = toDeskShiftView(places);
    return {
      from,
      until,
      shifts: shifts.map(shown),
      gaps: this.listGaps(jobs, { from, until }, shifts),
      overlaps: overlaps.map(([a, b]) => [shown(a), shown(b)]),
      totals: computeTotals({ from, until }, shifts, places),
      places: jobs
        .filter(({ kind }) => kind === 'permanent')
        .map(({ id, title }) => ({ job_id: id, job_name: title }))
        .sort((a, b) => a.job_name.localeCompare(b.job_name) || a.job_id.localeCompare(b.job_id)),
      people,
      leave: absences?.map(({ user_id, from: first, until: last }) => ({ user_id, from: first, until: last })),
    };
  }

  /** A day's understaffed shifts at all places, with an absent, uncovered person of each. */
  async findGaps(date: string): Promise<{ gap: PlanGap; away: PersonShift | undefined }[]> {
    const day = { from: date, until: date };
    const [planned, jobs] = await Promise.all([
      this.reads.findShifts(day, { places: 'all' }),
      findJobsToStaff(this.manager, day, { jobId: null, places: 'all' }),
    ]);
    const away = planned.filter(({ state }) => state === 'away');
    return this.listGaps(jobs, day, planned).map((gap) => ({
      gap,
      away: away.find(({ jobId, time }) => jobId === gap.job_id && time === gap.time),
    }));
  }

  /** By start, then place. Leaves out past shifts. */
  private listGaps(jobs: readonly JobToStaff[], days: ShiftDays, shifts: readonly PersonShift[]): PlanGap[] {
    const people = new Map<string, number>();
    for (const shift of shifts.filter(({ state }) => state === 'planned')) {
      const key = formatTimesKey(shift.jobId, shift);
      people.set(key, (people.get(key) ?? 0) + 1);
    }
    const now = this.clock.now();
    const gaps = jobs.flatMap((job) =>
      listTimesToStaff(job, days, this.clock.zone)
        .map((times) => ({ job, times, planned: people.get(formatTimesKey(job.id, times)) ?? 0 }))
        .filter(({ times, planned }) => planned < job.needed && times.endsAt > now),
    );
    return gaps
      .sort(
        (a, b) => a.times.startsAt.toMillis() - b.times.startsAt.toMillis() || a.job.title.localeCompare(b.job.title),
      )
      .map(({ job, times, planned }) => ({
        job_id: job.id,
        kind: job.kind,
        job_name: job.title,
        date: times.date,
        time: times.time,
        starts_at: toIsoInstant(times.startsAt),
        ends_at: toIsoInstant(times.endsAt),
        needed: job.needed,
        planned,
      }));
  }
}
