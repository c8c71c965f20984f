import { addMonths, getMonthEnd, getMonthStart } from '@cleaning/contracts';

/** A calendar month of business days. */
export interface Month {
  /** YYYY-MM */
  readonly key: string;
  /** YYYY-MM-DD */
  readonly firstDay: string;
  readonly lastDay: string;
}

/** `year` "2026" and `month` "01" to "12", as calls send them. */
export function toMonth(year: string, month: string): Month {
  const key = `${year}-${month}`;
  return { key, firstDay: `${key}-01`, lastDay: getMonthEnd(key) };
}

/** `key` as in `Month`. */
export const parseMonthKey = (key: string): Month => toMonth(key.slice(0, 4), key.slice(5));

/** YYYY-MM-DD as invoices show it: YYYY/MM/DD. */
export const formatInvoiceDate = (day: string): string => day.replaceAll('-', '/');

/** First and last day, as formatInvoiceDescription needs them. */
export const formatMonthSpan = (month: Month): string =>
  `${formatInvoiceDate(month.firstDay)} to ${formatInvoiceDate(month.lastDay)}`;

/** The months, YYYY-MM, from the one of the first day to that of the last, both included. */
export function listMonths(firstDay: string, lastDay: string): string[] {
  const last = lastDay.slice(0, 7);
  const months: string[] = [];
  for (let month = getMonthStart(firstDay); month.slice(0, 7) <= last; month = addMonths(month, 1))
    months.push(month.slice(0, 7));
  return months;
}
