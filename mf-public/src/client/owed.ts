import { formatAmount, toCents } from '@cleaning/contracts';

/** What a client is to pay after their credit, which pays what is overdue first. */
export function computeOwed({ open, overdue, credit }: { open: string; overdue: string; credit: string }) {
  const subtractCredit = (amount: string) => formatAmount(Math.max(0, toCents(amount) - toCents(credit)));
  return { toPay: subtractCredit(open), overdue: subtractCredit(overdue) };
}
