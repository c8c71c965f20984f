import { formatAmount, moneyInput, type Receivable } from '@cleaning/contracts';

/** Typed amounts of A$ by the number of an invoice. */
export type TypedParts = Readonly<Record<string, string>>;

/** A typed amount in cents; 0 while the field is empty, null for what is no amount. */
export const parseAmount = (typed: string): number | null => {
  if (typed.trim() === '') return 0;
  return moneyInput.safeParse(typed).data ?? null;
};

/** The amount used up by the invoices in their order. */
export function allocateInOrder(invoices: readonly Receivable[], cents: number): TypedParts {
  let left = cents;
  return Object.fromEntries(
    invoices.flatMap(({ number, open }) => {
      const part = Math.min(left, parseAmount(open) ?? 0);
      left -= part;
      return part > 0 ? [[number, formatAmount(part)]] : [];
    }),
  );
}

/** Remainder of a payment in cents; below 0 if the parts exceed it, null if a part isn't a valid amount. */
export function computeRemainder(cents: number | null, parts: TypedParts): number | null {
  const used = Object.values(parts).map(parseAmount);
  if (cents === null || used.includes(null)) return null;
  return used.reduce<number>((left, part) => left - (part ?? 0), cents);
}

/** Whether the parts are valid amounts that don't exceed the payment. The payment's own field reports its problems. */
export const fits = (cents: number | null, parts: TypedParts): boolean => {
  const left = computeRemainder(cents ?? 0, parts);
  return left !== null && (cents === null || left >= 0);
};

/** The parts in the calls' format. Includes invalid amounts, which the call refuses. */
export const buildParts = (parts: TypedParts) =>
  Object.entries(parts)
    .filter(([, amount]) => parseAmount(amount) !== 0)
    .map(([invoice_number, amount]) => ({ invoice_number, amount: amount.trim() }));
