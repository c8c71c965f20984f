/** By how many whole percent an amount is more (above 0) or less than before; null where there was nothing before. */
export const changePercent = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round((100 * (now - before)) / Math.abs(before));
