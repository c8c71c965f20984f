import { ACCESS_HOURS_AFTER, ACCESS_HOURS_BEFORE } from '@cleaning/contracts';
import type { DateTime } from 'luxon';
import type { PersonShift } from '../shifts/shift-reads.service.js';

/** When door and alarm details are shown, both ends included. */
export interface AccessWindow {
  readonly from: DateTime;
  readonly until: DateTime;
}

type Timed = Pick<PersonShift, 'state' | 'startsAt' | 'endsAt'>;

/** Hours that pass, not hours of the clock: a night on which daylight saving begins or ends is no exception. */
const toAccessWindow = ({ startsAt, endsAt }: Timed): AccessWindow => ({
  from: startsAt.minus({ hours: ACCESS_HOURS_BEFORE }),
  until: endsAt.plus({ hours: ACCESS_HOURS_AFTER }),
});

/** The windows of a person's shifts that are not over, by their begin. A shift that they are away from, or that somebody else does, has none. */
const listWindows = (shifts: readonly Timed[], now: DateTime): AccessWindow[] =>
  shifts
    .filter(({ state }) => state === 'planned')
    .map(toAccessWindow)
    .filter(({ until }) => now <= until)
    .sort((a, b) => a.from.toMillis() - b.from.toMillis());

/** Of a person's shifts at a place: the window that is open, up to the end of the last one that is; null outside of any. */
export function findOpenWindow(shifts: readonly Timed[], now: DateTime): AccessWindow | null {
  const open = listWindows(shifts, now).filter(({ from }) => from <= now);
  const [first] = open;
  if (!first) return null;
  return { from: first.from, until: open.reduce((last, { until }) => (until > last ? until : last), first.until) };
}

/** The window that is open, otherwise the next one; null without a shift. */
export const findNextWindow = (shifts: readonly Timed[], now: DateTime): AccessWindow | null =>
  findOpenWindow(shifts, now) ?? listWindows(shifts, now)[0] ?? null;
