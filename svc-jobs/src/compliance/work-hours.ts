import { type HoursSpan, WORK_LIMIT_MINUTES } from '@cleaning/contracts';
import type { DateTime } from 'luxon';
import { dateText, dayAfter, mondayOf } from '../business-time/business-time.js';

const DAY_MS = 86_400_000;

export interface Days {
  readonly from: string;
  readonly until: string;
}

/** What a person's hours of two weeks are made from. */
export interface HoursOfPerson {
  /** Minutes that begin and end on their days here, by day. */
  readonly own: ReadonlyMap<string, number>;
  /** Minutes elsewhere, by the Monday of their week. */
  readonly elsewhere: ReadonlyMap<string, number>;
  readonly breaks: readonly Days[];
}

const later = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The minutes of a time by day: what is after midnight is of the next day. Both instants in the business time zone. */
export function minutesByDay(startsAt: DateTime, endsAt: DateTime): [day: string, minutes: number][] {
  const parts: [string, number][] = [];
  for (let from = startsAt; from < endsAt; ) {
    const midnight = from.startOf('day').plus({ days: 1 });
    const until = midnight < endsAt ? midnight : endsAt;
    parts.push([dateText(from), Math.round((until.toMillis() - from.toMillis()) / 60_000)]);
    from = until;
  }
  return parts;
}

/** Spans of two weeks that touch these days, each from a Monday: they overlap by a week. */
export function spansTouching({ from, until }: Days): Days[] {
  const spans: Days[] = [];
  for (let monday = later(mondayOf(from), -7); monday <= until; monday = later(monday, 7))
    spans.push({ from: monday, until: later(monday, 13) });
  return spans;
}

/** The first and last day that the spans of some days reach to. */
export const daysOfSpans = (days: Days): Days => {
  const spans = spansTouching(days);
  return { from: spans[0]?.from ?? days.from, until: spans.at(-1)?.until ?? days.until };
};

const eachDay = ({ from, until }: Days): string[] => {
  const days: string[] = [];
  for (let day = from; day <= until; day = dayAfter(day)) days.push(day);
  return days;
};

/** The hours of a span against the limit. Days of a break do not count; of hours elsewhere, weeks that are wholly in one. */
export function hoursOf(span: Days, { own, elsewhere, breaks }: HoursOfPerson): HoursSpan {
  const isInBreak = (day: string) => breaks.some(({ from, until }) => from <= day && day <= until);
  const own_minutes = eachDay(span)
    .filter((day) => !isInBreak(day))
    .reduce((sum, day) => sum + (own.get(day) ?? 0), 0);
  const elsewhere_minutes = [span.from, later(span.from, 7)]
    .filter((monday) => !eachDay({ from: monday, until: later(monday, 6) }).every(isInBreak))
    .reduce((sum, monday) => sum + (elsewhere.get(monday) ?? 0), 0);
  return { ...span, own_minutes, elsewhere_minutes, over: own_minutes + elsewhere_minutes > WORK_LIMIT_MINUTES };
}
