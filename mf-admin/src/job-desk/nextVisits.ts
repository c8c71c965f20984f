import type { Shift, WeekPlan } from '@cleaning/contracts';

/** A day and time with people, or without people who are needed. */
export interface Visit {
  readonly date: string;
  readonly time: string;
  readonly starts_at: string;
  /** People who come. */
  readonly people: readonly Shift[];
  /** People who are away without cover. */
  readonly away: readonly Shift[];
  /** Number of people who are missing. */
  readonly missing: number;
}

const toKey = ({ date, time }: { date: string; time: string }): string => `${date} ${time}`;

/**
 * Visits of a job that aren't over, by start. Leaves out cancelled shifts and covered ones, whose cover is listed.
 * @param now an ISO 8601 instant in UTC
 */
export function groupVisits({ shifts, gaps }: Pick<WeekPlan, 'shifts' | 'gaps'>, now: string): Visit[] {
  const shown = shifts.filter(({ state, ends_at }) => (state === 'planned' || state === 'away') && ends_at > now);
  const open = gaps.filter(({ ends_at }) => ends_at > now);
  const starts = new Map([...shown, ...open].map((entry) => [toKey(entry), entry]));
  const visits = [...starts].map(([key, { date, time, starts_at }]): Visit => {
    const own = shown.filter((shift) => toKey(shift) === key);
    const gap = open.find((each) => toKey(each) === key);
    const away = own.filter(({ state }) => state === 'away');
    return {
      date,
      time,
      starts_at,
      people: own.filter(({ state }) => state === 'planned'),
      away,
      missing: gap ? Math.max(0, gap.needed - gap.planned - away.length) : 0,
    };
  });
  return visits.sort((a, b) => a.starts_at.localeCompare(b.starts_at));
}

/**
 * First visit that has people or has nobody assigned yet. Visits whose only person is away are among the shifts to
 * cover.
 */
export const findNextVisit = (plan: Pick<WeekPlan, 'shifts' | 'gaps'>, now: string): Visit | undefined =>
  groupVisits(plan, now).find(({ people, away }) => people.length > 0 || away.length === 0);
