import {
  type AbsenceCover,
  addDays,
  type CallAnswer,
  type CallBody,
  type coverAbsence,
  type getAbsenceCover,
} from '@cleaning/contracts';
import { type Caller, Refusal } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { Absences } from '../absences/absences.service.js';
import { countFullMinutes, getPreviousDay } from '../business-time/business-time.js';
import { BusinessClock } from '../business-time/business-time.service.js';
import { WorkHours } from '../compliance/work-hours.service.js';
import { type Candidate, findNearestDistance } from '../covers/candidates.js';
import { findEligiblePeople, findPastWorkers } from '../covers/candidates.queries.js';
import { CoverAssigning } from '../covers/cover-assigning.service.js';
import { Covers } from '../covers/covers.service.js';
import { type PersonShift, type ShiftDays, ShiftReads, toAdminShiftView } from '../shifts/shift-reads.service.js';
import { findPersonTimedWork } from '../shifts/today.queries.js';
import { formatShiftKey } from '../shifts/today.service.js';
import { findAssignProblems } from './assign-problems.js';

/** Covers all shifts of an absent person, such as a sick week. */
@Injectable()
export class AbsenceCovers {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly absences: Absences,
    private readonly covers: Covers,
    private readonly assigning: CoverAssigning,
    private readonly reads: ShiftReads,
    private readonly hours: WorkHours,
    private readonly clock: BusinessClock,
  ) {}

  async read({
    user_id: personId,
    from,
    until,
  }: CallBody<typeof getAbsenceCover>): Promise<CallAnswer<typeof getAbsenceCover>> {
    const days = { from, until };
    const shifts = await this.toCover(personId, days);
    if (shifts.length === 0) return { shifts: [], people: [] };
    const all = await this.reads.findShifts({ from: getPreviousDay(from), until: addDays(until, 1) });
    const known = new Map<string, ReadonlySet<string>>();
    for (const jobId of new Set(shifts.map((shift) => shift.jobId)))
      known.set(jobId, await findPastWorkers(this.manager, jobId));
    const people = new Map<string, AbsenceCover>();
    for (const shift of shifts) {
      const found = await findEligiblePeople(this.manager, shift, undefined);
      const candidates = found
        .filter(({ id }) => id !== personId)
        .map((person): Candidate => ({ ...person, shifts: all.filter((own) => own.personId === person.id) }));
      const warnings = await this.hours.findWarnings(candidates, shift);
      for (const person of candidates) {
        const before = people.get(person.id) ?? describe(person, days, known);
        people.set(person.id, addShift(before, shift, person, warnings.get(person.id)));
      }
    }
    return {
      shifts: shifts.map(toAdminShiftView),
      people: [...people.values()].sort(
        (a, b) =>
          b.able - a.able ||
          b.known_places - a.known_places ||
          a.planned_minutes - b.planned_minutes ||
          a.name.localeCompare(b.name),
      ),
    };
  }

  /**
   * Reports the absence first, then covers each shift by itself: a refusal of one doesn't stop the others. Throws like
   * `Absences.report`.
   */
  async cover(admin: Caller, body: CallBody<typeof coverAbsence>): Promise<CallAnswer<typeof coverAbsence>> {
    const { user_id, from, until, reason, to } = body;
    const { absence_id } = await this.absences.report(admin, { user_id, from, until, reason });
    const offers: string[] = [];
    const refused: CallAnswer<typeof coverAbsence>['refused'] = [];
    for (const shift of body.shifts)
      try {
        offers.push(await this.coverOne(admin, { ...shift, user_id }, to));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refused.push({ ...shift, msg: error.message });
      }
    return { absence_id, offers, refused };
  }

  private async coverOne(
    admin: Caller,
    shift: { job_id: string; date: string; time: string; user_id: string },
    to: CallBody<typeof coverAbsence>['to'],
  ): Promise<string> {
    if ('offer' in to) return (await this.covers.offer(admin, { ...shift, to: to.offer })).offer_id;
    const assigned = await this.assigning.assign(admin, { ...shift, cover_id: to.assign });
    return assigned.other?.offer_id ?? '';
  }

  /** Shifts of the person that are planned or away, not over and not begun. */
  private async toCover(personId: string, days: ShiftDays): Promise<PersonShift[]> {
    const [shifts, works] = await Promise.all([
      this.reads.findShifts(days, { personId }),
      findPersonTimedWork(this.manager, personId, days),
    ]);
    const begun = new Set(works.map(formatShiftKey));
    const now = this.clock.now();
    return shifts.filter(
      (shift) =>
        (shift.state === 'planned' || shift.state === 'away') &&
        shift.endsAt > now &&
        !begun.has(formatShiftKey(shift)),
    );
  }
}

function describe(person: Candidate, days: ShiftDays, known: ReadonlyMap<string, ReadonlySet<string>>): AbsenceCover {
  const planned = person.shifts.filter(
    ({ state, date }) => state === 'planned' && date >= days.from && date <= days.until,
  );
  return {
    id: person.id,
    name: person.name,
    planned_minutes: planned.reduce((sum, { startsAt, endsAt }) => sum + countFullMinutes(startsAt, endsAt), 0),
    known_places: [...known.values()].filter((people) => people.has(person.id)).length,
    able: 0,
    problems: [],
  };
}

/** Adds a further shift of the absence. */
function addShift(
  to: AbsenceCover,
  shift: PersonShift,
  person: Candidate,
  warnings: readonly string[] | undefined,
): AbsenceCover {
  const terms = { repeats: 'once' as const, warnings, isCover: true };
  const problems = findAssignProblems({ ...shift, personId: '' }, person, terms);
  const named = { job_id: shift.jobId, date: shift.date, time: shift.time };
  const metres = findNearestDistance(shift, person);
  const nearest = [to.distance_metres, metres].filter((each) => typeof each === 'number');
  return {
    ...to,
    ...(nearest.length > 0 && { distance_metres: Math.min(...nearest) }),
    able: to.able + Number(problems.every(({ blocks }) => !blocks)),
    problems: [...to.problems, ...problems.map((problem) => ({ ...named, problem }))],
  };
}
