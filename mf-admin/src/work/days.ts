import { readableDay } from '@cleaning/ui';

/** First and last day, YYYY-MM-DD; empty: unlimited. */
export interface Days {
  from: string;
  to: string;
}

/** What lists of work open with: this and the last month, up to today. */
export function recentDays(today: string): Days {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return { from: new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 10), to: today };
}

/** The days for the calls, which take no empty ones. */
export const daysOf = ({ from, to }: Days) => ({ ...(from ? { from } : {}), ...(to ? { to } : {}) });

/** ', Thu 01/10/2026 to Wed 18/11/2026'; empty for all days. */
export function daysText({ from, to }: Days): string {
  if (from && to) return `, ${readableDay(from)} to ${readableDay(to)}`;
  if (from) return `, from ${readableDay(from)}`;
  return to ? `, to ${readableDay(to)}` : '';
}
