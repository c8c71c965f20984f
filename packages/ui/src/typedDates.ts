/** Parses typed dates and times. Each function returns the format of the calls, or null if the text can't be parsed. */

const DAY = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4}|\d{2})$/;
const DIGITS = /^(\d{2})(\d{2})(\d{4})$/;
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

function toExistingDay(year: string, month: string, day: string): string | null {
  const text = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

/** '18/11/2026', '18.11.26', '18112026' or '2026-11-18' as YYYY-MM-DD. A year of two figures is one of this century. */
export function parseDay(text: string): string | null {
  const typed = text.trim();
  const [, isoYear, isoMonth, isoDay] = ISO_DAY.exec(typed) ?? [];
  if (isoYear && isoMonth && isoDay) return toExistingDay(isoYear, isoMonth, isoDay);
  const [, day, month, year] = DAY.exec(typed) ?? DIGITS.exec(typed) ?? [];
  return day && month && year ? toExistingDay(year, month, day) : null;
}

const TIME = /^(\d{1,2})(?:[:.h ]?(\d{2}))?\s*(am|pm)?$/i;

/** '6', '630', '06:30', '6.30' or '6:30 pm' as HH:MM. */
export function parseTime(text: string): string | null {
  const [, hourText, minuteText = '00', half] = TIME.exec(text.trim()) ?? [];
  if (hourText === undefined) return null;
  const [typed, minute] = [Number(hourText), Number(minuteText)];
  if (half && (typed < 1 || typed > 12)) return null;
  const afternoon = half?.toLowerCase() === 'pm' ? 12 : 0;
  const hour = half ? (typed % 12) + afternoon : typed;
  return hour < 24 && minute < 60 ? `${String(hour).padStart(2, '0')}:${minuteText}` : null;
}

/** A date and a time with a blank, a comma or a T between, as YYYY-MM-DDTHH:MM. */
export function parseMoment(text: string): string | null {
  const [, formatDate = '', time = ''] = /^(\S+?)(?:,?\s+|T)(.+)$/.exec(text.trim()) ?? [];
  const [day, clock] = [parseDay(formatDate), parseTime(time)];
  return day && clock && `${day}T${clock}`;
}
