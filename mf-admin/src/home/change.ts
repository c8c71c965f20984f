/** Change of an amount in whole percent (positive: more); null if the earlier amount was 0. */
export const changePercent = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round((100 * (now - before)) / Math.abs(before));
