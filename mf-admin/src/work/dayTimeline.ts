import type { WorkOfDay } from '@cleaning/contracts';

/** A place on the timeline, in percent of its width. */
export interface Bar {
  readonly from: number;
  readonly width: number;
}

export interface DayTimeline {
  /** Hours below the line, with their places in percent. */
  readonly hours: readonly { readonly label: string; readonly at: number }[];
  /** By row id. Work entered by hand has no times. */
  readonly bars: ReadonlyMap<string, { readonly done: Bar; readonly planned: Bar | null }>;
}

const HOUR = 60;
/** Steps between two labels in hours, so that at most this many are below the line. */
const STEPS = [1, 2, 3, 4, 6, 12];
const MAX_LABELS = 8;

/** Minutes since the first of January 1970 by the clock on the wall. */
const toMinutes = (moment: string): number => Date.parse(`${moment}Z`) / 60_000;
const padTwo = (value: number): string => String(value).padStart(2, '0');

/**
 * Timeline of a day's work, from the hour of the first start or plan to that of the last end.
 * @param now YYYY-MM-DDTHH:MM in business time: the end of running work
 */
export function buildDayTimeline(work: readonly WorkOfDay[], now: string): DayTimeline {
  const timed = work
    .filter(({ is_manual, started_at, ended_at }) => !is_manual || ended_at !== started_at)
    .map(({ row_id, started_at, ended_at, planned_from, planned_until }) => {
      const from = toMinutes(started_at);
      const done = { from, until: Math.max(from, toMinutes(ended_at === '' ? now : ended_at)) };
      const hasPlan = planned_from !== '' && planned_until !== '';
      return {
        row_id,
        done,
        planned: hasPlan ? { from: toMinutes(planned_from), until: toMinutes(planned_until) } : null,
      };
    });
  if (timed.length === 0) return { hours: [], bars: new Map() };
  const spans = timed.flatMap(({ done, planned }) => (planned ? [done, planned] : [done]));
  const first = Math.floor(Math.min(...spans.map(({ from }) => from)) / HOUR) * HOUR;
  const last = Math.max(first + HOUR, Math.ceil(Math.max(...spans.map(({ until }) => until)) / HOUR) * HOUR);
  const place = (minute: number) => ((minute - first) / (last - first)) * 100;
  const buildBar = ({ from, until }: { from: number; until: number }): Bar => ({
    from: place(from),
    width: place(until) - place(from),
  });
  const count = (last - first) / HOUR;
  const step = STEPS.find((hours) => count / hours <= MAX_LABELS) ?? 24;
  const hours = Array.from({ length: Math.floor(count / step) + 1 }, (_, index) => {
    const minute = first + index * step * HOUR;
    return { label: `${padTwo((minute / HOUR) % 24)}:00`, at: place(minute) };
  });
  const bars = timed.map(
    ({ row_id, done, planned }) => [row_id, { done: buildBar(done), planned: planned && buildBar(planned) }] as const,
  );
  return { hours, bars: new Map(bars) };
}
