import { firstOfMonth, monthsAfter } from '@cleaning/contracts';

/** Where a statement of account begins unless somebody chooses another day: a first of the month, YYYY-MM-DD. */
export const threeMonthsAgo = (today: string): string => monthsAfter(firstOfMonth(today), -3);
