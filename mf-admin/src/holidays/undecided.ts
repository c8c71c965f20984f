import type { CallAnswer, listHolidays } from '@cleaning/contracts';

type Holiday = CallAnswer<typeof listHolidays>[number];
export type HolidayJob = Holiday['jobs'][number];

/** Whether an admin still has to decide. Until then, work at the place goes ahead. */
export const isUndecided = ({ policy, decision }: HolidayJob): boolean => policy === 'ask' && decision === '';

/** Decisions that wait, of days from `today` (YYYY-MM-DD) on. */
export const findUndecidedFrom = (holidays: readonly Holiday[], today: string): number =>
  holidays.filter(({ date }) => date >= today).flatMap(({ jobs }) => jobs.filter(isUndecided)).length;

export const filterWithJobs = (holidays: readonly Holiday[]): Holiday[] =>
  holidays.filter(({ jobs }) => jobs.length > 0);
