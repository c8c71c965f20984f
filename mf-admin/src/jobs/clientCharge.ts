import { moneyInput, type PriceBasis } from '@cleaning/contracts';

/** Ways to charge the client of a new job: by the hour at the job's rate, by the month, or decided later. */
export const CHARGES = ['hour', 'month', 'later'] as const;
export type Charge = (typeof CHARGES)[number];

/** Client and charge of a new job. `amount` is as typed. */
export interface ClientChoice {
  /** Empty: no client. */
  clientId: string;
  charge: Charge;
  amount: string;
}

export const buildClientChoice = (clientId: string): ClientChoice => ({ clientId, charge: 'hour', amount: '' });

/** Whether a monthly price is chosen without an amount above A$0.00. */
export function isAmountWrong({ clientId, charge, amount }: ClientChoice): boolean {
  if (clientId === '' || charge !== 'month') return false;
  const cents = moneyInput.safeParse(amount);
  return !cents.success || Number(cents.data) <= 0;
}

/** First price of the job; null if none is set. */
export function getFirstPrice({ clientId, charge, amount }: ClientChoice): {
  basis: PriceBasis;
  amount: string;
} | null {
  if (clientId === '' || charge === 'later') return null;
  return { basis: charge, amount: charge === 'month' ? amount : '' };
}
