import type { CallAnswer, CallBody, getOpenShifts, PlanGap } from '@cleaning/contracts';
import { refuse } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { DateTime } from 'luxon';
import type { EntityManager } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import { WorkHours } from '../compliance/work-hours.service.js';
import { getWeekAround, type WantedShift } from '../covers/candidates.js';
import { findPersonForShifts } from '../covers/candidates.queries.js';
import { ShiftReads } from '../shifts/shift-reads.service.js';
import { findAssignablePeople } from '../shifts/week-plan.queries.js';
import { WeekPlans } from '../shifts/week-plan.service.js';
import { findAssignProblems, rankProblems } from './assign-problems.js';

/** Shifts that a person can be given on a day. */
@Injectable()
export class OpenShifts {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly plans: WeekPlans,
    private readonly reads: ShiftReads,
    private readonly hours: WorkHours,
    private readonly clock: BusinessClock,
  ) {}

  /** Throws 404 for somebody who can't be assigned. */
  async list({ user_id, date, repeats }: CallBody<typeof getOpenShifts>): Promise<CallAnswer<typeof getOpenShifts>> {
    const [[person], gaps] = await Promise.all([
      findAssignablePeople(this.manager, user_id),
      this.plans.findGaps(date),
    ]);
    if (!person) throw refuse('no_such_person');
    const wanted = gaps.map(({ gap }) => this.toWanted(gap));
    const [atJobs, shifts, warnings] = await Promise.all([
      findPersonForShifts(this.manager, user_id, wanted),
      this.reads.findShifts(getWeekAround({ date }), { personId: user_id }),
      this.hours.findWarningsForEach({ id: user_id, name: person.user_name }, wanted),
    ]);
    const candidates = new Map(atJobs.map((candidate) => [candidate.jobId, { ...candidate, shifts }]));
    const listed = gaps.flatMap(({ gap, away }, index) => {
      const [shift, candidate] = [wanted[index], candidates.get(gap.job_id)];
      if (!shift || !candidate) return [];
      const asked = gap.kind === 'quick' ? 'once' : repeats;
      const coverFor = asked === 'once' && away ? { id: away.personId, name: away.personName } : undefined;
      const terms = { repeats: asked, warnings: warnings[index], isCover: coverFor !== undefined };
      return [{ ...gap, cover_for: coverFor, problems: findAssignProblems(shift, candidate, terms) }];
    });
    // The sort is stable: equal shifts stay ordered by start.
    return listed.sort((a, b) => rankProblems(a.problems) - rankProblems(b.problems));
  }

  private toWanted({ job_id, date, time, starts_at, ends_at }: PlanGap): WantedShift {
    const { zone } = this.clock;
    return {
      jobId: job_id,
      date,
      time,
      startsAt: DateTime.fromISO(starts_at, { zone }),
      endsAt: DateTime.fromISO(ends_at, { zone }),
      personId: '',
      pin: null,
    };
  }
}
