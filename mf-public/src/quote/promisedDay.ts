const SATURDAY = 6;
const SUNDAY = 0;

/**
 * The day on which a promise of business days is over, Saturdays and Sundays left out. Public holidays are not known here.
 * @param today YYYY-MM-DD, as the answer
 */
export function findPromisedDay(today: string, businessDays: number): string {
  const day = new Date(`${today}T00:00:00Z`);
  for (let left = businessDays; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() !== SATURDAY && day.getUTCDay() !== SUNDAY) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}
