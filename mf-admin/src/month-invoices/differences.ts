import { amountText, type ClientInvoice, centsOf } from '@cleaning/contracts';

/** The sum of an invoice's differences in A$, empty when they add up to nothing. */
export function differenceOf({ differences }: Pick<ClientInvoice, 'differences'>): string {
  const cents = differences.reduce((sum, { difference }) => sum + centsOf(difference), 0);
  return cents === 0 ? '' : amountText(cents);
}
