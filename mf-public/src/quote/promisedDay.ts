const SATURDAY = 6;
const SUNDAY = 0;

/**
 * Day by which a promise of business days is due, without Saturdays and Sundays. Doesn't know public holidays.
 * @param today YYYY-MM-DD, like the result
 */
export function findPromisedDay(today: string, businessDays: number): string {
  const day = new Date(`${today}T00:00:00Z`);
  for (let left = businessDays; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() !== SATURDAY && day.getUTCDay() !== SUNDAY) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}
