/** What is charged for a planned visit that was cancelled or missed: nothing (`credit`), or as if it was done (`show`). */
export interface MissedRules {
  readonly ofVisits: 'credit' | 'show';
  readonly ofMonth: 'credit' | 'show';
}

export const MISSED_AS_AGREED: MissedRules = { ofVisits: 'credit', ofMonth: 'show' };

/** A day on which somebody was to work, YYYY-MM-DD. */
export interface PlannedDay {
  readonly day: string;
  readonly cancelled: boolean;
}

/** Days in a row with one price and one client. */
interface MonthlyPart {
  readonly clientId: string | null;
  /** The price of a whole month. */
  readonly priceCents: number | null;
  readonly days: number;
  /** How many visits were planned, and those that were not done. */
  readonly planned: number;
  readonly notDone: readonly PlannedDay[];
  /** What the part is charged without credits. */
  readonly share: number;
  /** Whether a monthly price is charged for it, and visits that were not done are credited. */
  readonly isCharged: boolean;
}

/** Rounded to the nearest cent, half a cent up. */
export const divideHalfUp = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));

/**
 * What is taken off monthly prices for visits that were not done: for each the price divided by the visits that were planned on charged days.
 * It is never more than a client is charged at a price. Where parts with one price and client follow each other, each has its part of their
 * credit by its share, so that it does not matter where a month is cut.
 * @param charged how many days are charged, and how many the price is for
 */
export function computeCredits(
  parts: readonly MonthlyPart[],
  charged: { readonly days: number; readonly of: number },
): number[] {
  const planned = parts.reduce((sum, part) => sum + (part.isCharged ? part.planned : 0), 0);
  if (planned === 0) return parts.map(() => 0);
  const runs: MonthlyPart[][] = [];
  for (const part of parts) {
    const run = runs.at(-1);
    if (run?.[0] && hasSamePrice(run[0], part)) run.push(part);
    else runs.push([part]);
  }
  let sum = 0;
  let credited = 0;
  return runs.flatMap((run) => {
    const share = run.reduce((total, part) => total + part.share, 0);
    for (const part of run) if (part.isCharged) sum += part.notDone.length * (part.priceCents ?? 0) * charged.days;
    const credit = divideHalfUp(sum, charged.of * planned) - credited;
    credited += credit;
    return spread(Math.min(credit, share), run, share);
  });
}

const hasSamePrice = (a: MonthlyPart, b: MonthlyPart): boolean =>
  a.clientId === b.clientId && a.priceCents === b.priceCents && a.isCharged === b.isCharged;

/** A credit by the shares of parts. It is exactly their sum, and none is more than its share. */
function spread(credit: number, parts: readonly MonthlyPart[], share: number): number[] {
  let shares = 0;
  let given = 0;
  return parts.map((part) => {
    shares += part.share;
    // The product is beyond whole numbers of a double.
    const sum = share === 0 ? 0 : Number((2n * BigInt(credit) * BigInt(shares) + BigInt(share)) / (2n * BigInt(share)));
    const next = sum - given;
    given += next;
    return next;
  });
}
