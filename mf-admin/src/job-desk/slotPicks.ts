import {
  DAYS,
  type Day,
  formatSchedule,
  type ScheduledSlot,
  type SlotPick,
  type TimetableRow,
} from '@cleaning/contracts';

/** A slot on a weekday: '06:00-08:00 Mo'. */
const formatKey = (time: string, day: Day): string => `${time} ${day}`;

export interface SlotChoice {
  time: string;
  days: { day: Day; key: string }[];
}

/** Current and future slots as rows of a timetable. */
export const getRows = (schedule: readonly ScheduledSlot[]): TimetableRow[] =>
  schedule.map(({ time, days }) => ({ time, days: DAYS.map((day) => (days.includes(day) ? day : '')) }));

/** Describes the schedule of the slots at one time, a sentence for each different one. */
export const splitWords = (time: string, schedule: readonly ScheduledSlot[], today: string): string[] => [
  ...new Set(schedule.filter((slot) => slot.time === time).map((slot) => formatSchedule(slot, today))),
];

/** Choices in a timetable: each time once, with its days. */
export function listChoices(timetable: readonly TimetableRow[]): SlotChoice[] {
  const times = [...new Set(timetable.map(({ time }) => time))].sort();
  return times.map((time) => {
    const held = timetable.filter((row) => row.time === time).flatMap(({ days }) => days);
    return { time, days: DAYS.filter((day) => held.includes(day)).map((day) => ({ day, key: formatKey(time, day) })) };
  });
}

export const getKeys = (picks: readonly SlotPick[]): ReadonlySet<string> =>
  new Set(picks.flatMap(({ time, days }) => days.map((day) => formatKey(time, day))));

/** Chosen slots that the timetable still has. */
export const toPicks = (keys: ReadonlySet<string>, timetable: readonly TimetableRow[]): SlotPick[] =>
  listChoices(timetable)
    .map(({ time, days }) => ({ time, days: days.filter(({ key }) => keys.has(key)).map(({ day }) => day) }))
    .filter(({ days }) => days.length > 0);

/** Chosen before the timetable changed: they have no effect. */
export function findLostPicks(picks: readonly SlotPick[], timetable: readonly TimetableRow[]): SlotPick[] {
  const held = new Set(listChoices(timetable).flatMap(({ days }) => days.map(({ key }) => key)));
  return picks
    .map(({ time, days }) => ({ time, days: days.filter((day) => !held.has(formatKey(time, day))) }))
    .filter(({ days }) => days.length > 0);
}

/** 'Mo We 06:00-08:00, Fr 18:00-20:00'. */
export const formatPicks = (picks: readonly SlotPick[]): string =>
  picks.map(({ time, days }) => `${days.join(' ')} ${time}`).join(', ');
