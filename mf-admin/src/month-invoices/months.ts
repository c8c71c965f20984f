const FIRST_MONTH = '2022-01';
/** Months that can be chosen. */
const MAX_MONTHS = 24;

/** The month before one, YYYY-MM. */
export function getMonthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}

/** Last month, which is the one to invoice. */
export const getLastMonth = (today: string): string => getMonthBefore(today.slice(0, 7));

/** Months that can be chosen, newest first, with the chosen one. */
export function listMonths(newest: string, chosen: string): string[] {
  const months: string[] = [];
  for (let month = newest; month >= FIRST_MONTH && months.length < MAX_MONTHS; month = getMonthBefore(month))
    months.push(month);
  return months.includes(chosen) ? months : [...months, chosen].sort().reverse();
}
