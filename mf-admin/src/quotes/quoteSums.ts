import { type QuoteMonthSums, quoteLine, sumQuoteMonth } from '@cleaning/contracts';
import type { LineForm } from './quoteForm';

const countedFields = quoteLine.pick({ basis: true, price: true, schedule: true, cleaners: true, pay_per_hour: true });

export interface TypedSums extends QuoteMonthSums {
  /** Numbers of the sites, from 1, that are too incomplete to count. */
  missing: number[];
}

/**
 * Monthly sums of a quote while it is typed, with the server's rules.
 * @param percent GST rate
 */
export function sumTypedQuote(lines: readonly LineForm[], percent: number): TypedSums {
  const read = lines.map((line) => countedFields.safeParse(line));
  const counted = read.flatMap(({ data }) =>
    data
      ? [
          {
            basis: data.basis,
            cents: data.price,
            schedule: data.schedule,
            cleaners: data.cleaners,
            payCents: data.pay_per_hour === '' ? null : data.pay_per_hour,
          },
        ]
      : [],
  );
  return {
    ...sumQuoteMonth(counted, Math.round(percent * 100)),
    missing: read.flatMap(({ success }, index) => (success ? [] : [index + 1])),
  };
}

/** Margin in whole percent of the price; null without a price. */
export const computeMarginPercent = (subTotal: number, cost: number): number | null =>
  subTotal === 0 ? null : Math.round(((subTotal - cost) / subTotal) * 100);
