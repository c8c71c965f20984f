import { ACCESS_HOURS_AFTER, ACCESS_HOURS_BEFORE } from '@cleaning/contracts';
import type { DateTime } from 'luxon';
import type { PersonShift } from '../shifts/shift-reads.service.js';

/** When door and alarm details are shown, inclusive. */
export interface AccessWindow {
  readonly from: DateTime;
  readonly until: DateTime;
}

type Timed = Pick<PersonShift, 'state' | 'startsAt' | 'endsAt'>;

/** Elapsed hours, not clock hours, so that nights with a daylight saving change are no exception. */
const toAccessWindow = ({ startsAt, endsAt }: Timed): AccessWindow => ({
  from: startsAt.minus({ hours: ACCESS_HOURS_BEFORE }),
  until: endsAt.plus({ hours: ACCESS_HOURS_AFTER }),
});

/**
 * Access windows of a person's current and future shifts, by start. Leaves out shifts that they are away from or that
 * somebody else does.
 */
const listWindows = (shifts: readonly Timed[], now: DateTime): AccessWindow[] =>
  shifts
    .filter(({ state }) => state === 'planned')
    .map(toAccessWindow)
    .filter(({ until }) => now <= until)
    .sort((a, b) => a.from.toMillis() - b.from.toMillis());

/** A person's open window at a place, up to the end of the last open one; null if none is open. */
export function findOpenWindow(shifts: readonly Timed[], now: DateTime): AccessWindow | null {
  const open = listWindows(shifts, now).filter(({ from }) => from <= now);
  const [first] = open;
  if (!first) return null;
  return { from: first.from, until: open.reduce((last, { until }) => (until > last ? until : last), first.until) };
}

/** The window that is open, otherwise the next one; null without a shift. */
export const findNextWindow = (shifts: readonly Timed[], now: DateTime): AccessWindow | null =>
  findOpenWindow(shifts, now) ?? listWindows(shifts, now)[0] ?? null;
