const centsOf = (amount: string): number => Math.round(Number(amount) * 100);
const textOf = (cents: number): string => (cents / 100).toFixed(2);

/** What a client is to pay after their credit, which pays what is overdue first. */
export function owedOf({ open, overdue, credit }: { open: string; overdue: string; credit: string }) {
  const after = (amount: string) => textOf(Math.max(0, centsOf(amount) - centsOf(credit)));
  return { toPay: after(open), overdue: after(overdue) };
}
