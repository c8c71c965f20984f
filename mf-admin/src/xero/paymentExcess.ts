import { formatAmount, toCents, type XeroPayment } from '@cleaning/contracts';

/** Part of a payment that exceeds the invoice's open amount, in A$; '' if there is none. */
export function findExcess({ amount, part }: Pick<XeroPayment, 'amount' | 'part'>): string {
  const cents = toCents(amount) - toCents(part);
  return cents > 0 ? formatAmount(cents) : '';
}
