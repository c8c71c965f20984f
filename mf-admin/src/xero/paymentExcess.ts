import { formatAmount, toCents, type XeroPayment } from '@cleaning/contracts';

/** What of a payment is more than the invoice has open; '' where nothing is. */
export function findExcess({ amount, part }: Pick<XeroPayment, 'amount' | 'part'>): string {
  const cents = toCents(amount) - toCents(part);
  return cents > 0 ? formatAmount(cents) : '';
}
