import type { Receivable } from '@cleaning/contracts';

/** Typed amounts of A$ by the number of an invoice. */
export type TypedParts = Readonly<Record<string, string>>;

/** A typed amount in cents; 0 while it is none. */
export const centsOf = (typed: string): number => {
  const match = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(typed.trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : 0;
};

export const amountOf = (cents: number): string => (cents / 100).toFixed(2);

/** The amount used up by the invoices in their order. */
export function oldestFirst(invoices: readonly Receivable[], cents: number): TypedParts {
  let left = cents;
  return Object.fromEntries(
    invoices.flatMap(({ number, open }) => {
      const part = Math.min(left, centsOf(open));
      left -= part;
      return part > 0 ? [[number, amountOf(part)]] : [];
    }),
  );
}

/** What is left of a payment, cents; below 0 when the parts are more. */
export const leftOf = (cents: number, parts: TypedParts): number =>
  cents - Object.values(parts).reduce((sum, part) => sum + centsOf(part), 0);

/** The parts as the calls take them. */
export const bodyOfParts = (parts: TypedParts) =>
  Object.entries(parts)
    .filter(([, amount]) => amount.trim() !== '' && centsOf(amount) !== 0)
    .map(([invoice_number, amount]) => ({ invoice_number, amount: amount.trim() }));
