import { addMonths, getIsoWeekday } from '@cleaning/contracts';

/**
 * A calendar day in business time, YYYY-MM-DD. Days compare as text. Every function throws RangeError for an invalid
 * day.
 */
export type Day = string;

/** Saturday or Sunday. */
export const isWeekend = (day: Day): boolean => getIsoWeekday(day) > 5;

/** The financial year of a day, named by the year in which it ends: 2026-07-01 is in 2027. */
export const toFinancialYear = (day: Day): number => Number(addMonths(day, 6).slice(0, 4));

/** First and last day of a financial year, named by the year in which it ends. */
export const getFinancialYearDays = (year: number): { firstDay: Day; lastDay: Day } => ({
  firstDay: `${year - 1}-07-01`,
  lastDay: `${year}-06-30`,
});

/** DDMMCCYY, as the tax office's files write a day. */
export const formatDdmmccyy = (day: Day): string => addMonths(day, 0).split('-').reverse().join('');

/** DDMMYY, as bank files write a day. */
export const formatDdmmyy = (day: Day): string => `${formatDdmmccyy(day).slice(0, 4)}${formatDdmmccyy(day).slice(6)}`;
