/** Dates, times and durations for people. Inputs are those of the calls: business time, ISO 8601. */

const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** `value` "01" to "12". */
export const MONTHS: readonly { readonly value: string; readonly label: string }[] = MONTH_NAMES.map(
  (label, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label,
  }),
);

/** Codes of the days of a week. Here, because texts of public pages need them: fields bring zod, which weighs 26 kB compressed. */
export const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
export type Day = (typeof DAYS)[number];

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** YYYY-MM-DD or YYYY/MM/DD as '18 Nov 2026', as the Australian Government Style Manual shortens it. */
export function formatDate(day: string): string {
  const [year, month, date] = day.split(/[-/]/);
  return `${Number(date)} ${MONTH_NAMES[Number(month) - 1]?.slice(0, 3)} ${year}`;
}

/** YYYY-MM-DD as '18/11/2026', as it is typed, and in files for other programs. */
export function formatNumericDate(day: string): string {
  const [year, month, date] = day.split('-');
  return `${date}/${month}/${year}`;
}

const NOON = 12;

/** HH:MM as '9:05 am'. */
export function formatClockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % NOON || NOON}:${String(minutes).padStart(2, '0')} ${hours < NOON ? 'am' : 'pm'}`;
}

/** YYYY-MM-DD as 'Wed 18 Nov 2026'. */
export const formatWeekdayDate = (day: string): string =>
  `${WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]} ${formatDate(day)}`;

/** A moment YYYY-MM-DDTHH:MM of business time as 'Wed 18 Nov 2026, 9:05 am'. */
export const formatDateTime = (moment: string): string =>
  `${formatWeekdayDate(moment.slice(0, 10))}, ${formatClockTime(moment.slice(11, 16))}`;

/** By time zone: creating one takes a hundred times as long as using it, and a page uses it for each row. */
const momentFormats = new Map<string, Intl.DateTimeFormat>();

function getMomentFormat(timeZone: string): Intl.DateTimeFormat {
  const known = momentFormats.get(timeZone);
  if (known) return known;
  // Swedish writes 'YYYY-MM-DD HH:MM'.
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  momentFormats.set(timeZone, made);
  return made;
}

/** An instant in a time zone as 'YYYY-MM-DDTHH:MM'. */
export const formatMoment = (instant: Date, timeZone: string): string =>
  getMomentFormat(timeZone).format(instant).replace(' ', 'T');

/** An ISO 8601 instant in a time zone as '18/11/2026, 09:05'. */
export function formatInstant(instant: string, timeZone: string): string {
  const moment = formatMoment(new Date(instant), timeZone);
  return `${formatDate(moment.slice(0, 10))}, ${formatClockTime(moment.slice(11))}`;
}

/** Today in the company's time zone, YYYY-MM-DD. */
export const getBusinessToday = (timeZone: string, now: Date = new Date()): string =>
  formatMoment(now, timeZone).slice(0, 10);

/** 'YYYY-MM' as 'November 2026'. */
export const formatMonthYear = (month: string): string =>
  `${MONTH_NAMES[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;

/** 'YYYY-MM' as 'Nov 2026', in columns. */
export const formatShortMonthYear = (month: string): string => formatDate(`${month}-01`).slice(2);

/** Minutes of a duration in a response: HH:MM, where hours may exceed 99; 0 for an empty one. */
export function parseDuration(duration: string): number {
  const [hours = 0, minutes = 0] = duration.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Minutes in tables and on axes: '12:30', '-0:24'. */
export function formatHours(minutes: number): string {
  const [sign, whole] = [minutes < 0 ? '-' : '', Math.abs(minutes)];
  return `${sign}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Minutes in texts and beside names: '2 h', '1 h 30 min', '45 min'. */
export function formatDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
}

const PLAIN_DATES = /\b(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?(?!\d)/g;

/**
 * Replaces each ISO date, moment and instant in a text by its form for people, for values of any kind such as those of
 * the audit log.
 */
export const replaceIsoDates = (text: string, timeZone: string): string =>
  text.replace(PLAIN_DATES, (found, year, month, date, time, zone) => {
    if (Number.isNaN(Date.parse(`${year}-${month}-${date}`))) return found;
    if (zone) return formatInstant(found.replace(' ', 'T'), timeZone);
    const day = formatDate(`${year}-${month}-${date}`);
    return time ? `${day}, ${formatClockTime(time)}` : day;
  });
