import { addDays, type HoursSpan, WORK_LIMIT_MINUTES } from '@cleaning/contracts';
import { DateTime } from 'luxon';
import { getMonday, getNextDay, toIsoDate } from '../business-time/business-time.js';
import type { PersonShift } from '../shifts/shift-reads.service.js';

/** Timed or manual work of a person. `ended_at` is null while it runs. */
export interface CountedWork {
  readonly job_id: string;
  readonly business_date: string;
  readonly slot: string | null;
  readonly is_manual: boolean;
  readonly started_at: Date | null;
  readonly ended_at: Date | null;
  readonly minutes: number;
}

export interface Days {
  readonly from: string;
  readonly until: string;
}

/** Sources of a person's hours in two weeks. */
export interface PersonHours {
  /** Minutes worked or planned here, by day; work over midnight is split. */
  readonly own: ReadonlyMap<string, number>;
  /** Minutes elsewhere, by the Monday of their week. */
  readonly elsewhere: ReadonlyMap<string, number>;
  readonly breaks: readonly Days[];
}

/** Splits the minutes of a time by day at midnight. Both instants in the business time zone. */
export function splitMinutesByDay(startsAt: DateTime, endsAt: DateTime): [day: string, minutes: number][] {
  const parts: [string, number][] = [];
  for (let from = startsAt; from < endsAt; ) {
    const midnight = from.startOf('day').plus({ days: 1 });
    const until = midnight < endsAt ? midnight : endsAt;
    parts.push([toIsoDate(from), Math.round((until.toMillis() - from.toMillis()) / 60_000)]);
    from = until;
  }
  return parts;
}

/** Start and end of planned work, in the business time zone. */
export type PlannedTime = Pick<PersonShift, 'startsAt' | 'endsAt'>;
type CountedShift = PlannedTime & Pick<PersonShift, 'jobId' | 'date' | 'time' | 'kind' | 'state'>;

/** Matches by slot, since a person may have several shifts at a job on one day. */
const isWorkOnShift = (
  { job_id, business_date, is_manual, slot }: CountedWork,
  { jobId, date, time, kind }: CountedShift,
) => job_id === jobId && business_date === date && !is_manual && (kind === 'quick' || slot === time);

/**
 * A person's minutes by day: actual time for past work, planned time for what is still to come. Running work ends as
 * planned, or now if that is later.
 */
export function getOwnMinutes({
  shifts,
  work,
  further = [],
  now,
}: {
  readonly shifts: readonly CountedShift[];
  readonly work: readonly CountedWork[];
  /** Shifts to count in addition. */
  readonly further?: readonly PlannedTime[];
  /** In the business time zone. */
  readonly now: DateTime;
}): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  const add = (day: string, minutes: number) => sums.set(day, (sums.get(day) ?? 0) + minutes);
  const addTime = ({ startsAt, endsAt }: PlannedTime) => {
    for (const [day, minutes] of splitMinutesByDay(startsAt, endsAt)) add(day, minutes);
  };
  const inZone = (moment: Date) => DateTime.fromJSDate(moment, { zone: now.zone });
  const findPlannedEnd = (each: CountedWork) => {
    const endsAt = shifts.find((shift) => isWorkOnShift(each, shift))?.endsAt;
    return endsAt && endsAt > now ? endsAt : now;
  };
  for (const shift of shifts)
    if (shift.state === 'planned' && shift.endsAt > now && !work.some((each) => isWorkOnShift(each, shift)))
      addTime(shift);
  for (const shift of further) addTime(shift);
  for (const each of work)
    if (each.started_at === null || each.ended_at?.getTime() === each.started_at.getTime())
      // A manual record without hours has one time.
      add(each.business_date, each.minutes);
    else
      addTime({
        startsAt: inZone(each.started_at),
        endsAt: each.ended_at ? inZone(each.ended_at) : findPlannedEnd(each),
      });
  return sums;
}

/** Spans of two weeks that touch these days, each from a Monday: they overlap by a week. */
export function listSpansAround({ from, until }: Days): Days[] {
  const spans: Days[] = [];
  for (let monday = addDays(getMonday(from), -7); monday <= until; monday = addDays(monday, 7))
    spans.push({ from: monday, until: addDays(monday, 13) });
  return spans;
}

/** The first and last day that the spans of some days reach to. */
export const widenToSpans = (days: Days): Days => {
  const spans = listSpansAround(days);
  return { from: spans[0]?.from ?? days.from, until: spans.at(-1)?.until ?? days.until };
};

const listDays = ({ from, until }: Days): string[] => {
  const days: string[] = [];
  for (let day = from; day <= until; day = getNextDay(day)) days.push(day);
  return days;
};

/** The hours of a span against the limit. Days of a break do not count; of hours elsewhere, weeks that are wholly in one. */
export function toHours(span: Days, { own, elsewhere, breaks }: PersonHours): HoursSpan {
  const isInBreak = (day: string) => breaks.some(({ from, until }) => from <= day && day <= until);
  const own_minutes = listDays(span)
    .filter((day) => !isInBreak(day))
    .reduce((sum, day) => sum + (own.get(day) ?? 0), 0);
  const elsewhere_minutes = [span.from, addDays(span.from, 7)]
    .filter((monday) => !listDays({ from: monday, until: addDays(monday, 6) }).every(isInBreak))
    .reduce((sum, monday) => sum + (elsewhere.get(monday) ?? 0), 0);
  return { ...span, own_minutes, elsewhere_minutes, over: own_minutes + elsewhere_minutes > WORK_LIMIT_MINUTES };
}
