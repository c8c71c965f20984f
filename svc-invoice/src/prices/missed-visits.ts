/** Charge for a planned visit that was cancelled or missed: none (`credit`), or as if done (`show`). */
export interface MissedRules {
  readonly ofVisits: 'credit' | 'show';
  readonly ofMonth: 'credit' | 'show';
}

export const MISSED_AS_AGREED: MissedRules = { ofVisits: 'credit', ofMonth: 'show' };

/** A day with a planned visit, YYYY-MM-DD. */
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
  /** Number of planned visits, and those not done. */
  readonly planned: number;
  readonly notDone: readonly PlannedDay[];
  /** Charge of the part without credits. */
  readonly share: number;
  /** True if a monthly price is charged and missed visits are credited. */
  readonly isCharged: boolean;
}

/** Rounded to the nearest cent, half a cent up. */
export const divideHalfUp = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));

/**
 * Credits on monthly prices for missed visits: for each the price divided by the planned visits on charged days, at
 * most the client's charge at that price. Consecutive parts with one price and client share their credit in proportion,
 * so that cuts in a month don't matter.
 * @param charged number of charged days, and of days that the price covers
 */
export function computeCredits(
  parts: readonly MonthlyPart[],
  charged: { readonly days: number; readonly priceDays: number },
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
    const credit = divideHalfUp(sum, charged.priceDays * planned) - credited;
    credited += credit;
    return spread(Math.min(credit, share), run, share);
  });
}

const hasSamePrice = (a: MonthlyPart, b: MonthlyPart): boolean =>
  a.clientId === b.clientId && a.priceCents === b.priceCents && a.isCharged === b.isCharged;

/** Distributes a credit by the parts' shares. Sums to exactly the credit, and no part exceeds its share. */
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
