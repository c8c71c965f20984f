import { addMonths, getMonthStart } from '@cleaning/contracts';

/** Where a statement of account begins unless somebody chooses another day: a first of the month, YYYY-MM-DD. */
export const getStatementStart = (today: string): string => addMonths(getMonthStart(today), -3);
