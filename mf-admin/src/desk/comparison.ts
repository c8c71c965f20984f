/** Days of a month that say too little for a percentage. */
const FEW_DAYS = 7;

/**
 * Whether a month's days up to this one (YYYY-MM-DD) are so few that the earlier amount is shown instead of a percentage.
 */
export const hasFewDays = (lastDay: string): boolean => Number(lastDay.slice(8)) <= FEW_DAYS;

/** Change of an amount in whole percent (positive: more); null if the earlier amount was 0. */
export const changePercent = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round((100 * (now - before)) / Math.abs(before));

/** Margin in whole percent of the revenue; null without revenue, and while there's no cost and it is all margin. */
export const computeMarginShare = ({ income, cost, margin }: Record<'income' | 'cost' | 'margin', string>) =>
  Number(income) > 0 && Number(cost) !== 0 ? Math.round((100 * Number(margin)) / Number(income)) : null;
