// No schemas here: the website's sample invoice loads none.

/** Amounts of one invoice in cents. `total` is exactly the sum of the two others. */
export interface Amounts {
  readonly subTotal: number;
  readonly gst: number;
  readonly total: number;
}

/** 100 % in hundredths of a percent. */
const WHOLE = 10_000;

/**
 * GST of a sum, rounded once to the nearest cent, half a cent up (GST Act s 9-90). Computed with integers.
 * @param subTotal cents, not negative
 * @param rate hundredths of a percent (10 % is 1000)
 */
export function computeAmounts(subTotal: number, rate: number): Amounts {
  const gst = Number((BigInt(subTotal) * BigInt(rate) + BigInt(WHOLE / 2)) / BigInt(WHOLE));
  return { subTotal, gst, total: subTotal + gst };
}

/** Cents as text: "480.00". */
export function formatAmount(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** An amount of a response in cents. */
export const toCents = (amount: string): number => Math.round(Number(amount) * 100);

/** An amount of a response on paper: "A$1,234,567.80". */
export const formatDollarAmount = (amount: string): string => `A$${amount.replace(/\B(?=(\d{3})+\.)/g, ',')}`;

/** Cents on paper and in sentences: "A$1,234,567.80". */
export const formatDollars = (cents: number): string => formatDollarAmount(formatAmount(cents));
