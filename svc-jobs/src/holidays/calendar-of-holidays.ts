import type { AustralianState } from '@cleaning/contracts';

/** A day, or its evening, that is a public holiday. YYYY-MM-DD, HH:MM in the state's time. */
export interface Holiday {
  date: string;
  fromTime: string;
  name: string;
}

/**
 * The public holidays of a year by law, by day. The library moves Christmas Day that falls on a Saturday or Sunday; the day itself stays
 * a public holiday, with the following ones as well (Public Holidays Act 2023 (SA), section 3).
 */
export async function readHolidays(state: AustralianState, year: number): Promise<Holiday[]> {
  // Loaded when needed: its tables take 25 MB of memory.
  const { default: Holidays } = await import('date-holidays');
  const days = new Map<string, Holiday>();
  for (const { date: moment, name, type } of new Holidays('AU', state).getHolidays(year)) {
    const [date = '', time = '00:00'] = moment.split(' ');
    const before = days.get(date);
    if (type === 'public' && !(before && before.fromTime <= time.slice(0, 5)))
      days.set(date, { date, fromTime: time.slice(0, 5), name });
  }
  const christmas = `${year}-12-25`;
  days.set(christmas, { date: christmas, fromTime: '00:00', name: 'Christmas Day' });
  return [...days.values()].sort((a, b) => a.date.localeCompare(b.date));
}
