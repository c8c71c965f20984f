import { CALENDAR_DAYS_AHEAD, CALENDAR_DAYS_BACK } from '@cleaning/contracts';
import type { DateTime } from 'luxon';
import { toIsoDate } from '../business-time/business-time.js';
import type { ShiftDays } from '../shifts/shift-reads.service.js';

export interface CalendarEntry {
  /** Stable between reads, so that calendar programs update an entry instead of adding another. */
  readonly uid: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  readonly isCancelled?: boolean;
}

/** The days that a feed holds. */
export const findCalendarDays = (now: DateTime): ShiftDays => ({
  from: toIsoDate(now.minus({ days: CALENDAR_DAYS_BACK })),
  until: toIsoDate(now.plus({ days: CALENDAR_DAYS_AHEAD })),
});

/** Writes iCalendar. Instants are in UTC: no program needs to know our time zone. `now` is the moment of the reading. */
export async function writeCalendar(name: string, entries: readonly CalendarEntry[], now: Date): Promise<string> {
  // Imported on demand: few people use calendars.
  const { default: ical, ICalEventStatus } = await import('ical-generator');
  const calendar = ical({
    name,
    prodId: { company: 'cleaning', product: 'shifts', language: 'EN' },
    ttl: 3600,
  });
  for (const { uid, startsAt, endsAt, summary, location, description, isCancelled } of entries)
    calendar.createEvent({
      id: uid,
      stamp: now,
      start: startsAt,
      end: endsAt,
      summary,
      location,
      description,
      ...(isCancelled ? { status: ICalEventStatus.CANCELLED } : {}),
    });
  // Each content line ends with CRLF, including the last (RFC 5545, 3.1), which the library leaves open.
  return `${calendar.toString()}\r\n`;
}
