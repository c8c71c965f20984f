import { type MyPlan, occursOn, type ScheduledSlot, type TimetableRow, toSlotDays } from '@cleaning/contracts';
import { Badge, formatClockTime } from '@cleaning/ui';
import { work } from '../texts';

interface TodaysSlot {
  /** 'HH:MM-HH:MM'. */
  time: string;
  isDone: boolean;
}

/**
 * Slots of the timetable on a day YYYY-MM-DD, earliest first. `schedule` limits them to certain weeks; missing: every
 * week.
 */
export function findPlannedSlots(
  timetable: readonly TimetableRow[],
  day: string,
  schedule?: readonly ScheduledSlot[],
): string[] {
  if (schedule)
    return schedule
      .filter(({ days, repeats, ...bounds }) => occursOn(toSlotDays(days, repeats, bounds), day))
      .map(({ time }) => time)
      .sort();
  const monday = 1;
  const column = (new Date(`${day}T00:00:00Z`).getUTCDay() - monday + 7) % 7;
  return timetable
    .filter((row) => row.days[column] !== '')
    .map((row) => row.time)
    .sort();
}

/** The user's slots at a job on a day YYYY-MM-DD, and those of them that aren't done; earliest first. */
export function getOwnSlots({ shifts }: MyPlan, jobId: string, day: string): { planned: string[]; left: string[] } {
  const own = shifts.filter(
    ({ job_id, date, state, work }) => job_id === jobId && date === day && (state === 'planned' || work !== 'none'),
  );
  const getTimes = (some: typeof own) => some.map(({ time }) => time).sort();
  return { planned: getTimes(own), left: getTimes(own.filter(({ work }) => work !== 'done')) };
}

/** Today's slots, done or still to do; before them last night's slot if it still runs. */
export function listTodaysSlots(planned: readonly string[], remaining: readonly string[]): TodaysSlot[] {
  const lastNight = remaining.filter((time) => !planned.includes(time));
  return [
    ...lastNight.map((time) => ({ time, isDone: false })),
    ...planned.map((time) => ({ time, isDone: !remaining.includes(time) })),
  ];
}

export function TodaysSlots({ slots }: { slots: readonly TodaysSlot[] }) {
  if (slots.length === 0) return null;
  return (
    <>
      <h3>{work.todaysSlots}</h3>
      <ul className="mc-slots">
        {slots.map(({ time, isDone }) => (
          <li key={time}>
            {formatClockTime(time)}{' '}
            <Badge tone={isDone ? 'ok' : 'neutral'}>{isDone ? work.slotDone : work.slotToDo}</Badge>
          </li>
        ))}
      </ul>
    </>
  );
}
