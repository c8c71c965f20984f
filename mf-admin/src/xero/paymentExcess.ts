import type { XeroPayment } from '@cleaning/contracts';

const toCents = (amount: string): number => Math.round(Number(amount) * 100);

/** What of a payment is more than the invoice has open; '' where nothing is. */
export function findExcess({ amount, part }: Pick<XeroPayment, 'amount' | 'part'>): string {
  const cents = toCents(amount) - toCents(part);
  return cents > 0 ? (cents / 100).toFixed(2) : '';
}
