import { formatDuration, type MissingDocument, type Role, type ShownObstacle } from '@cleaning/contracts';
import { type Caller, type Places, type Refusal, refuse } from '@cleaning/service-kit';
import { DateTime } from 'luxon';
import type { EntityManager } from 'typeorm';
import { countFullMinutes, getNextDay, getPreviousDay, toIsoDate } from '../business-time/business-time.js';
import { type ComplianceOfPerson, findMissingDocuments } from '../compliance/missing-documents.js';
import { computeDistance } from '../fences/fence.js';
import type { JobTimes, PersonShift, ShiftDays, ShiftReads, TimeTest } from '../shifts/shift-reads.service.js';
import { findEligiblePeople } from './candidates.queries.js';

/** A person who may be offered the shift, with their obstacles. */
export interface Candidate {
  id: string;
  name: string;
  role: Role;
  /** Absent that day. */
  absent: boolean;
  compliance: ComplianceOfPerson;
  shifts: readonly PersonShift[];
}

/** A shift that needs somebody. `personId` is the person who has it now; empty if nobody has. */
export type WantedShift = Pick<PersonShift, 'jobId' | 'date' | 'time' | 'startsAt' | 'endsAt' | 'personId' | 'pin'>;

/** True if a person's shift rules out another: they overlap, or it is the same shift in whatever state. */
export function conflictsWith(own: PersonShift, shift: WantedShift): boolean {
  if (own.jobId === shift.jobId && own.date === shift.date && own.time === shift.time) return true;
  return own.state === 'planned' && own.startsAt < shift.endsAt && shift.startsAt < own.endsAt;
}

const formatKey = ({ jobId, date, time }: JobTimes): string => `${jobId} ${date} ${time}`;

/** `conflictsWith` for many shifts at once. */
export interface ConflictTest {
  /** False if no shift at these times can rule out one of them, whoever works it. */
  readonly mayConflict: TimeTest;
  /** True if a person's shift at such times rules out one of them. */
  readonly conflicts: (own: PersonShift) => boolean;
}

export function createConflictTest(shifts: readonly WantedShift[]): ConflictTest {
  const keys = new Set(shifts.map(formatKey));
  const spans = mergeSpans(shifts);
  const overlaps = ({ startsAt, endsAt }: JobTimes) => {
    const from = startsAt.toMillis();
    const next = spans.find((span) => span.until > from);
    return next !== undefined && next.from < endsAt.toMillis();
  };
  return {
    mayConflict: (times) => keys.has(formatKey(times)) || overlaps(times),
    conflicts: (own) => own.state === 'planned' || keys.has(formatKey(own)),
  };
}

/** Merges overlapping shifts to spans in ms, earliest first. */
function mergeSpans(shifts: readonly WantedShift[]): { from: number; until: number }[] {
  const spans = shifts
    .map(({ startsAt, endsAt }) => ({ from: startsAt.toMillis(), until: endsAt.toMillis() }))
    .sort((a, b) => a.from - b.from);
  const merged: { from: number; until: number }[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last && span.from < last.until) last.until = Math.max(last.until, span.until);
    else merged.push(span);
  }
  return merged;
}

/** A default of the product: no rule sets hours of rest for sub-contractors. */
const MIN_REST_HOURS = 10;

/** A planned shift with little rest between it and another one. */
export interface ShortRest {
  /** Minutes between the two. */
  minutes: number;
  shift: PersonShift;
}

/**
 * Planned shifts of the days before and after with less than MIN_REST_HOURS to the wanted one, at most one on each
 * side. A shift belongs to its start day, so a night that ends at 2 am is yesterday's. Two shifts on one day, such as
 * 06:00-08:00 and 12:00-14:00, have a break between them, not a night.
 */
export function findShortRests(wanted: WantedShift, { shifts }: Pick<Candidate, 'shifts'>): ShortRest[] {
  const planned = shifts.filter(({ state }) => state === 'planned');
  const before = planned
    .filter(({ date, endsAt }) => date < wanted.date && endsAt <= wanted.startsAt)
    .map((shift) => ({ shift, minutes: countFullMinutes(shift.endsAt, wanted.startsAt) }));
  const after = planned
    .filter(({ date, startsAt }) => date > wanted.date && startsAt >= wanted.endsAt)
    .map((shift) => ({ shift, minutes: countFullMinutes(wanted.endsAt, shift.startsAt) }));
  return [before, after].flatMap((rests) => {
    const [shortest] = rests.sort((a, b) => a.minutes - b.minutes);
    return shortest && shortest.minutes < MIN_REST_HOURS * 60 ? [shortest] : [];
  });
}

/** "Only 4 h between this and their shift at Depot, 22:00-02:00." */
export const describeShortRest = ({ minutes, shift: { title, time } }: ShortRest): string =>
  `${minutes === 0 ? 'No time' : `Only ${formatDuration(minutes)}`} between this and their shift at ${title}, ${time}.`;

/** Why a person cannot take a shift: it is theirs, they are on leave, have a shift then, or lack documents. */
export type CoverObstacle =
  | { kind: 'own' }
  | { kind: 'leave' }
  | { kind: 'overlap'; with: PersonShift }
  | { kind: 'documents'; documents: readonly MissingDocument[] };

/** Null: the person can take the shift. */
export function findObstacle(shift: WantedShift, { id, absent, compliance, shifts }: Candidate): CoverObstacle | null {
  if (id === shift.personId) return { kind: 'own' };
  if (absent) return { kind: 'leave' };
  const other = shifts.find((own) => conflictsWith(own, shift));
  if (other) return { kind: 'overlap', with: other };
  const lacks = findMissingDocuments(compliance, shift.date);
  return lacks.length > 0 ? { kind: 'documents', documents: lacks } : null;
}

/** Why a person cannot take a shift, for them; null: they can. */
export function findCoverProblem(shift: PersonShift, person: Candidate): Refusal | null {
  const obstacle = findObstacle(shift, person);
  switch (obstacle?.kind) {
    case 'own':
      return refuse('cover_own_shift');
    case 'leave':
      return refuse('cover_on_leave');
    case 'overlap':
      return refuse('cover_other_shift');
    case 'documents':
      return refuse('person_lacks_documents', { documents: obstacle.documents });
    default:
      return null;
  }
}

/** The obstacle as the caller may see it. Hides shifts at other places and a person's documents from supervisors. */
export function showObstacle(obstacle: CoverObstacle, places: Places): ShownObstacle {
  switch (obstacle.kind) {
    case 'overlap': {
      const { jobId, title, time } = obstacle.with;
      const isShown = places === 'all' || places.includes(jobId);
      return isShown ? { kind: 'overlap', job: title, time } : { kind: 'overlap' };
    }
    case 'documents':
      return places === 'all' ? obstacle : { kind: 'documents' };
    default:
      return obstacle;
  }
}

/** Monday and Sunday of a day's week. */
function getWeek(date: string): ShiftDays {
  const day = DateTime.fromISO(date, { zone: 'utc' });
  return { from: toIsoDate(day.startOf('week')), until: toIsoDate(day.endOf('week')) };
}

/** The week of a shift plus the adjacent days, which may be in another week. */
export function getWeekAround({ date }: Pick<WantedShift, 'date'>): ShiftDays {
  const week = getWeek(date);
  return {
    from: [week.from, getPreviousDay(date)].sort()[0] ?? date,
    until: [week.until, getNextDay(date)].sort()[1] ?? date,
  };
}

/** Minutes that the person is planned for in the week of the shift. */
export function sumWeekMinutes({ date }: Pick<WantedShift, 'date'>, { shifts }: Candidate): number {
  const { from, until } = getWeek(date);
  return shifts
    .filter((own) => own.state === 'planned' && own.date >= from && own.date <= until)
    .reduce((sum, { startsAt, endsAt }) => sum + countFullMinutes(startsAt, endsAt), 0);
}

/** Metres from the place of a shift to the nearest other one that the person works at in these days; null where one has no pin. */
export function findNearestDistance(
  { jobId, pin }: Pick<WantedShift, 'jobId' | 'pin'>,
  { shifts }: Candidate,
): number | null {
  if (!pin) return null;
  const metres = shifts.flatMap((own) =>
    own.pin && own.jobId !== jobId && own.state === 'planned' ? [computeDistance(pin, own.pin)] : [],
  );
  return metres.length === 0 ? null : Math.min(...metres);
}

/** People the caller may ask. Hides admins from supervisors, since they are not people of their places. */
export const selectAskable = ({ role }: Pick<Caller, 'role'>, people: readonly Candidate[]): Candidate[] =>
  people.filter((person) => role === 'admin' || person.role !== 'admin');

/** Verified people, or one of them, with their shifts on some days (default: around the offered shift). */
export async function findCandidates(
  reads: ShiftReads,
  manager: EntityManager,
  shift: Pick<WantedShift, 'jobId' | 'date'>,
  { personId, days }: { personId?: string; days?: ShiftDays } = {},
): Promise<Candidate[]> {
  const people = await findEligiblePeople(manager, shift, personId);
  const around = days ?? { from: getPreviousDay(shift.date), until: getNextDay(shift.date) };
  const shifts = await reads.findShiftsIn(manager, around, { personId });
  return people.map((person) => ({ ...person, shifts: shifts.filter((each) => each.personId === person.id) }));
}
