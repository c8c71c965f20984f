import { addMonths, getMonthStart } from '@cleaning/contracts';

/** Default start of a statement of account: a first of the month, YYYY-MM-DD. */
export const getStatementStart = (today: string): string => addMonths(getMonthStart(today), -3);
