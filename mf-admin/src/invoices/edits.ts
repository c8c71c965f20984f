import { computeAmounts, formatAmount, type Invoice, moneyInput } from '@cleaning/contracts';

/** The Australian rate (GST Act 1999, s 9-70). Other rates show a notice. */
export const AUSTRALIAN_GST_PERCENT = 10;

/** Fields that can be edited in place, as typed. */
export interface Edits {
  date: string;
  invoice_number: string;
  to_name: string;
  to_address: string;
  description: string;
  /** A$ */
  sub_total: string;
}

export const toEdits = ({
  date,
  invoice_number,
  printed_number = invoice_number,
  to_name,
  to_address,
  description,
  sub_total,
}: Invoice): Edits => ({
  date,
  invoice_number: printed_number,
  to_name,
  to_address,
  description,
  sub_total,
});

/** Fields edited since the request was sent. */
export const findEditsSince = (sent: Edits, now: Edits): Partial<Edits> =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== sent[name as keyof Edits]));

/** Converts a typed or pasted 'A$1,000.50' to the calls' format 1000.50. */
export const toPlainAmount = (typed: string): string => typed.replace(/[A$,\s]/g, '');

const HUNDREDTHS = 100;

/** Sub total, GST and total at the invoice's own rate, by the same rule as the service; null while no amount is typed. */
export function computeEditedAmounts(
  subTotal: string,
  ratePercent: number,
): Record<'sub_total' | 'gst' | 'total', string> | null {
  const cents = moneyInput.safeParse(subTotal);
  if (!cents.success) return null;
  const amounts = computeAmounts(cents.data, Math.round(ratePercent * HUNDREDTHS));
  return {
    sub_total: formatAmount(amounts.subTotal),
    gst: formatAmount(amounts.gst),
    total: formatAmount(amounts.total),
  };
}
