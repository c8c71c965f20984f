import type { DateTime } from 'luxon';
import type { PlannedState } from '../shifts/plan.js';
import type { PersonShift } from '../shifts/shift-reads.service.js';

type Times = Pick<PersonShift, 'date' | 'time' | 'startsAt' | 'endsAt'>;
/** A slot of the job on a day, whoever does it. */
export type JobSlot = Times & Pick<PlannedState, 'state'>;
/** A shift of one person at the job. */
export type RosterShift = JobSlot & Pick<PersonShift, 'personName'>;

/** A shift at a site with everybody who works it. */
export interface RosterEntry extends Times {
  /** Names, in alphabetical order. */
  readonly people: readonly string[];
  /** People that are still needed. */
  readonly missing: number;
  readonly isCancelled: boolean;
}

/** Everything at one time of a day. */
interface Row {
  readonly times: Times;
  /** Missing for an extra shift. */
  readonly slot?: JobSlot;
  readonly own: RosterShift[];
}

const getKey = ({ date, time }: Times): string => `${date} ${time}`;

/**
 * The roster of a site by start. Doesn't name people who are away: the reason may be about health. Past shifts only
 * list people, as in the week's roster, since they no longer need cover.
 * @param needed people for each slot of the timetable
 */
export function buildRoster(
  slots: readonly JobSlot[],
  needed: number,
  shifts: readonly RosterShift[],
  now: DateTime,
): RosterEntry[] {
  const rows = new Map<string, Row>();
  for (const slot of slots) rows.set(getKey(slot), { times: slot, slot, own: [] });
  for (const shift of shifts) {
    const row: Row = rows.get(getKey(shift)) ?? { times: shift, own: [] };
    row.own.push(shift);
    rows.set(getKey(shift), row);
  }
  return [...rows.values()]
    .map(({ times: { date, time, startsAt, endsAt }, slot, own }): RosterEntry => {
      const people = own
        .filter(({ state }) => state === 'planned')
        .map(({ personName }) => personName)
        .sort((a, b) => a.localeCompare(b));
      const isCancelled =
        people.length === 0 && (slot ? slot.state === 'cancelled' : own.every(({ state }) => state === 'cancelled'));
      // An extra shift needs as many people as it was planned for.
      const ofExtra = own.filter(({ state }) => state === 'planned' || state === 'away').length;
      const needs = slot?.state === 'planned' ? needed : ofExtra;
      const missing = isCancelled || endsAt <= now ? 0 : Math.max(0, needs - people.length);
      return { date, time, startsAt, endsAt, people, missing, isCancelled: isCancelled && endsAt > now };
    })
    .filter(({ people, missing, isCancelled }) => people.length > 0 || missing > 0 || isCancelled)
    .sort((a, b) => a.startsAt.toMillis() - b.startsAt.toMillis() || a.time.localeCompare(b.time));
}

/** Calendar entry title: "Library: Ana Silva, 1 more needed". */
export function describeRosterEntry(site: string, { people, missing, isCancelled }: RosterEntry): string {
  if (isCancelled) return `${site}: cancelled`;
  if (people.length === 0) return `${site}: not covered`;
  return `${site}: ${[...people, ...(missing > 0 ? [`${missing} more needed`] : [])].join(', ')}`;
}
