/** The last day of a month, YYYY-MM-DD; `year` "2026", `month` "01" to "12". */
export function lastDayOf(year: string, month: string): string {
  // Day 0 of the next month; months count from 0 here.
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return `${year}-${month}-${days}`;
}
