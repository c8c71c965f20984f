import { getWeekPlan, listHolidays } from '@cleaning/contracts';

/** What a change of a public holiday or a decision about one changes. */
export const HOLIDAY_READS = [listHolidays, getWeekPlan];
