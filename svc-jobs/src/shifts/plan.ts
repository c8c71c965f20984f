import type { ShiftOrigin, ShiftState } from '@cleaning/contracts';
import { slotTextSql } from '../jobs/timetable.js';

/** A change of one day. `time` is a slot's 'HH:MM-HH:MM', or 'HH:MM' of a quick job. */
export interface DatedChange {
  /** `away` and `extra`: the person themselves; `cancelled`: nobody works. */
  kind: 'away' | 'cancelled' | 'extra';
  date: string;
  time: string;
}

/** What is planned for one person at one job, beside its timetable. Days YYYY-MM-DD, weekdays 1 (Mo) to 7 (Su). */
export interface Plan {
  /** Assigned to the job. Anybody else does their extra shifts only. */
  member: boolean;
  /** Slots that the admin has picked for the person; none: all. */
  picks: readonly { time: string; days: readonly number[] }[];
  changes: readonly DatedChange[];
}

/** The plan of somebody for whom nothing is picked or changed. */
export const WHOLE_TIMETABLE: Plan = { member: true, picks: [], changes: [] };

/** A slot on a day, or a quick job. */
export interface Planned {
  date: string;
  weekday: number;
  time: string;
  /** Planned for one day and for named people, not for everybody who is assigned. */
  isExtra: boolean;
}

export interface PlannedState {
  state: ShiftState;
  origin: ShiftOrigin;
}

/**
 * Whether a slot on a day is the person's, and what has become of it; null: it is not theirs. This is the one rule of who works
 * when: starts, what is left to do, pending work and the boards of admins all ask it.
 */
export function plannedState(slot: Planned, plan: Plan): PlannedState | null {
  const has = (kind: DatedChange['kind']) =>
    plan.changes.some((change) => change.kind === kind && change.date === slot.date && change.time === slot.time);
  const origin = originOf(slot, plan, has('extra'));
  if (!origin) return null;
  if (has('cancelled')) return { state: 'cancelled', origin };
  return { state: has('away') ? 'away' : 'planned', origin };
}

function originOf({ isExtra, time, weekday }: Planned, { member, picks }: Plan, hasExtra: boolean): ShiftOrigin | null {
  const isPicked = picks.length === 0 || picks.some((pick) => pick.time === time && pick.days.includes(weekday));
  if (member && !isExtra && isPicked) return 'timetable';
  return hasExtra ? 'extra' : null;
}

/**
 * SQL: the `Plan` of a person at the job of the table `job`, as JSON. The arguments are SQL expressions: the person, the first and the
 * last day of the changes.
 */
export const planOf = (person: string, from: string, until: string) => `json_build_object(
  'member', EXISTS (SELECT FROM enrolment WHERE enrolment.job_id = job.id AND enrolment.person_id = ${person}),
  'picks', coalesce((
    SELECT json_agg(json_build_object('time', ${slotTextSql('shift_pick')}, 'days', days))
    FROM shift_pick WHERE shift_pick.job_id = job.id AND shift_pick.person_id = ${person}), '[]'),
  'changes', coalesce((
    SELECT json_agg(json_build_object('kind', kind, 'date', business_date, 'time', time))
    FROM shift_change WHERE shift_change.job_id = job.id AND business_date BETWEEN ${from}::date AND ${until}::date
      AND (shift_change.person_id IS NULL OR shift_change.person_id = ${person})), '[]'))`;

/**
 * SQL: since when a person has a shift of their own at the job though they are not assigned to it, on days around now; null: they have
 * none. The arguments are SQL expressions as for `planOf`.
 */
export const standsInSince = (person: string, from: string, until: string) => `(
  SELECT min(changed_at) FROM shift_change WHERE shift_change.job_id = job.id AND shift_change.person_id = ${person}
    AND kind = 'extra' AND business_date BETWEEN ${from}::date AND ${until}::date)`;
