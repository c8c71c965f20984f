import { type ClientInvoice, formatAmount, toCents } from '@cleaning/contracts';

/** The sum of an invoice's differences in A$, empty when they add up to nothing. */
export function getDifference({ differences }: Pick<ClientInvoice, 'differences'>): string {
  const cents = differences.reduce((sum, { difference }) => sum + toCents(difference), 0);
  return cents === 0 ? '' : formatAmount(cents);
}
