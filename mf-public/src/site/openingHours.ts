import { formatClockTime } from '@cleaning/contracts';
import { company } from './company';

const DAY_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** `Mon–Fri`, or the days one by one. */
function formatDays(days: readonly number[]): string {
  const sorted = [...days].sort((a, b) => a - b);
  const [first = 1] = sorted;
  const last = sorted.at(-1) ?? first;
  const names = sorted.map((day) => DAY_NAMES[day - 1]);
  return sorted.length > 2 && last - first === sorted.length - 1 ? `${names[0]}–${names.at(-1)}` : names.join(', ');
}

/** Office hours, `Mon–Fri 7:00 am – 5:30 pm`, one line for each time. Empty if none are saved. */
export const formatOpeningHours = (): string[] =>
  company.hours.map(
    ({ days, opens, closes }) => `${formatDays(days)} ${formatClockTime(opens)} – ${formatClockTime(closes)}`,
  );
