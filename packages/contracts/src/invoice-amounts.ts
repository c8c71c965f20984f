/** Amounts of one invoice in cents. `total` is exactly the sum of the two others. */
export interface Amounts {
  readonly subTotal: number;
  readonly gst: number;
  readonly total: number;
}

/** Hundredths of a percent in the whole. */
const WHOLE = 10_000;

/**
 * GST of a sum: to the nearest cent, half a cent up, once on the whole sum (GST Act s 9-90).
 * Integers only, so that no amount is off by what floating point loses.
 * @param subTotal cents, not negative
 * @param rate hundredths of a percent (10 % is 1000)
 */
export function amountsOf(subTotal: number, rate: number): Amounts {
  const gst = Number((BigInt(subTotal) * BigInt(rate) + BigInt(WHOLE / 2)) / BigInt(WHOLE));
  return { subTotal, gst, total: subTotal + gst };
}

/** Cents as answers show them: "480.00". */
export const amountText = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
