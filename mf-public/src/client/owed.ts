import { formatAmount, toCents } from '@cleaning/contracts';

/** Amounts to pay after the client's credit, which covers overdue amounts first. */
export function computeOwed({ open, overdue, credit }: { open: string; overdue: string; credit: string }) {
  const subtractCredit = (amount: string) => formatAmount(Math.max(0, toCents(amount) - toCents(credit)));
  return { toPay: subtractCredit(open), overdue: subtractCredit(overdue) };
}
