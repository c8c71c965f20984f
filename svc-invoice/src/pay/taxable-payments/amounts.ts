import type { Payee } from './report.js';

/** A payment of a pay run, for the report's sums. Whole cents. */
export interface ReportedPayment {
  readonly payee: string;
  /** The day on which it was paid, YYYY-MM-DD in business time. */
  readonly paidOn: string;
  /** With GST and withholding. */
  readonly grossCents: number;
  readonly gstCents: number;
  readonly withheldCents: number;
  /** Returned by the bank, so not paid. */
  readonly returned: boolean;
}

export type ReportedAmounts = Pick<Payee, 'paidCents' | 'gstCents' | 'withheldCents'>;

/**
 * Payments to each payee in a span, inclusive, by day of payment (SOURCES 1.3, I). Leaves out payees whose payments sum
 * to 0. Cents; never throws.
 */
export function getReportedAmounts(
  payments: readonly ReportedPayment[],
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
): ReadonlyMap<string, ReportedAmounts> {
  const sums = new Map<string, ReportedAmounts>();
  for (const { payee, paidOn, grossCents, gstCents, withheldCents, returned } of payments) {
    if (returned || paidOn < firstDay || paidOn > lastDay) continue;
    const sum = sums.get(payee) ?? { paidCents: 0, gstCents: 0, withheldCents: 0 };
    sums.set(payee, {
      paidCents: sum.paidCents + grossCents,
      gstCents: sum.gstCents + gstCents,
      withheldCents: sum.withheldCents + withheldCents,
    });
  }
  return new Map([...sums].filter(([, { paidCents }]) => paidCents !== 0));
}
