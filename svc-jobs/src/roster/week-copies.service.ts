import {
  addDays,
  type CallAnswer,
  type CallBody,
  type CopiedShift,
  type copyWeek,
  type getWeekCopy,
} from '@cleaning/contracts';
import { type Caller, Refusal, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { getNextDay, getPreviousDay } from '../business-time/business-time.js';
import { BusinessClock } from '../business-time/business-time.service.js';
import { WorkHours } from '../compliance/work-hours.service.js';
import type { Candidate, WantedShift } from '../covers/candidates.js';
import { findEligiblePeople } from '../covers/candidates.queries.js';
import { runCoverOnce } from '../covers/cover-of-shift.js';
import { Job } from '../jobs/job.entity.js';
import { type PersonShift, type ShiftDays, ShiftReads } from '../shifts/shift-reads.service.js';
import { findJobsToStaff } from '../shifts/week-plan.queries.js';
import { listTimesToStaff } from '../shifts/week-plan.service.js';
import { findAssignProblems } from './assign-problems.js';
import { ShiftAssigning } from './shift-assigning.service.js';

const WEEK = 7;

/** A shift of a place that has room. */
export interface OpenShift {
  jobId: string;
  date: string;
  time: string;
  /** People that are missing. */
  missing: number;
}

const formatShiftKey = ({ jobId, date, time }: Omit<OpenShift, 'missing'>): string => `${jobId} ${date} ${time}`;

/**
 * Last week's shifts that a week lacks: those with room at their place, by person, and extra ones at times that the
 * place doesn't have on that day. Leaves out shifts that the person has already.
 * @param before planned shifts of last week
 * @param now all shifts of the week
 * @param open shifts of the week with room
 */
function findCopies(
  before: readonly PersonShift[],
  now: readonly PersonShift[],
  open: readonly OpenShift[],
): PersonShift[] {
  const room = new Map(open.map((each) => [formatShiftKey(each), each.missing]));
  const has = new Set(now.map((shift) => `${formatShiftKey(shift)} ${shift.personId}`));
  const taken = new Set(now.filter(({ state }) => state === 'planned').map(formatShiftKey));
  return before.flatMap((shift) => {
    const { startsAt, endsAt } = shift;
    const copy = {
      ...shift,
      date: addDays(shift.date, WEEK),
      startsAt: startsAt.plus({ days: WEEK }),
      endsAt: endsAt.plus({ days: WEEK }),
    };
    const key = formatShiftKey(copy);
    if (shift.kind !== 'permanent' || shift.reClean || has.has(`${key} ${shift.personId}`)) return [];
    const left = room.get(key);
    const isOwnExtra = left === undefined && shift.origin === 'extra' && !taken.has(key);
    if (!isOwnExtra && (left ?? 0) <= 0) return [];
    if (left !== undefined) room.set(key, left - 1);
    return [copy];
  });
}

/** Copies one-day plans of a week to the next week. */
@Injectable()
export class WeekCopies {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly assigning: ShiftAssigning,
    private readonly reads: ShiftReads,
    private readonly hours: WorkHours,
    private readonly clock: BusinessClock,
  ) {}

  async read({ from }: CallBody<typeof getWeekCopy>): Promise<CallAnswer<typeof getWeekCopy>> {
    const days = { from, until: addDays(from, WEEK - 1) };
    const before = await this.reads.findShifts({ from: addDays(from, -WEEK), until: getPreviousDay(from) });
    const around = await this.reads.findShifts({ from: getPreviousDay(from), until: getNextDay(days.until) });
    const now = around.filter(({ date }) => date >= days.from && date <= days.until);
    const open = await this.findOpenShifts(days, now);
    const moment = this.clock.now();
    const planned = before.filter(({ state }) => state === 'planned');
    const copies = findCopies(planned, now, open).filter(({ endsAt }) => endsAt > moment);
    const described: CallAnswer<typeof getWeekCopy> = [];
    // Sequential: a large company's week would take all connections of the pool.
    for (const copy of copies) described.push(await this.describe(copy, around));
    return described;
  }

  /** One transaction a shift: a refusal of one doesn't stop the others. */
  async copy(admin: Caller, { shifts, insist }: CallBody<typeof copyWeek>): Promise<CallAnswer<typeof copyWeek>> {
    const copied: string[] = [];
    const covers: string[] = [];
    const refused: CallAnswer<typeof copyWeek>['refused'] = [];
    for (const shift of shifts)
      try {
        const assigned = await runCoverOnce(() =>
          this.transactions.run((tx) => this.assigning.assignOpen(tx, admin, { ...shift, insist })),
        );
        if (assigned && 'offerId' in assigned) covers.push(assigned.offerId);
        else if (assigned) copied.push(assigned.changeId);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refused.push({ ...(await this.describeShift(shift)), msg: error.message });
      }
    return { copied, covers, refused };
  }

  private async findOpenShifts(days: ShiftDays, now: readonly PersonShift[]): Promise<OpenShift[]> {
    const planned = new Map<string, number>();
    for (const shift of now.filter(({ state }) => state === 'planned'))
      planned.set(formatShiftKey(shift), (planned.get(formatShiftKey(shift)) ?? 0) + 1);
    const jobs = await findJobsToStaff(this.manager, days, { jobId: null, places: 'all' });
    return jobs.flatMap((job) =>
      listTimesToStaff(job, days, this.clock.zone).map(({ date, time }) => {
        const shift = { jobId: job.id, date, time };
        return { ...shift, missing: job.needed - (planned.get(formatShiftKey(shift)) ?? 0) };
      }),
    );
  }

  private async describe(copy: PersonShift, around: readonly PersonShift[]) {
    const wanted: WantedShift = { ...copy, personId: '' };
    const [person] = await findEligiblePeople(this.manager, wanted, copy.personId);
    const shifts = around.filter(({ personId }) => personId === copy.personId);
    const key = formatShiftKey(copy);
    const isCover = around.some((each) => each.state === 'away' && formatShiftKey(each) === key);
    const candidate: Candidate | undefined = person && { ...person, shifts };
    const warnings = candidate && (await this.hours.findWarnings([candidate], wanted)).get(candidate.id);
    return {
      job_id: copy.jobId,
      job_name: copy.title,
      date: copy.date,
      time: copy.time,
      user_id: copy.personId,
      user_name: copy.personName,
      problems: candidate ? findAssignProblems(wanted, candidate, { repeats: 'once', warnings, isCover }) : [],
    };
  }

  private async describeShift(shift: CallBody<typeof copyWeek>['shifts'][number]): Promise<CopiedShift> {
    const { job_id, date, time, user_id } = shift;
    const job = await this.manager.findOneBy(Job, { id: job_id });
    const [person] = await findEligiblePeople(this.manager, { date, jobId: job_id }, user_id);
    return { job_id, date, time, user_id, job_name: job?.title ?? '', user_name: person?.name ?? '' };
  }
}
