/** Settings for usual and unusual amounts. */
export interface UsualSettings {
  /** Payments that are looked at, the latest first. */
  readonly payments: number;
  /** Minimum number of payments to call an amount usual. */
  readonly least: number;
  /** Factor above the usual amount that causes a warning. */
  readonly times: number;
}

export const USUAL: UsualSettings = { payments: 6, least: 3, times: 2 };

/**
 * Median of the latest payments, whole cents; the lower of two middle ones. Null with too few. The caller leaves out
 * payments of 0 and returned ones.
 * @param earlierCents the latest first
 */
export function computeUsualAmount(earlierCents: readonly number[], settings: UsualSettings = USUAL): number | null {
  const latest = earlierCents.slice(0, settings.payments).sort((one, other) => one - other);
  if (latest.length < settings.least) return null;
  return latest[Math.floor((latest.length - 1) / 2)] ?? null;
}

/** The usual amount if this one exceeds it by the factor; otherwise null, also if nothing is usual yet. */
export function findUnusualAmount(
  cents: number,
  earlierCents: readonly number[],
  settings: UsualSettings = USUAL,
): { readonly usualCents: number } | null {
  const usualCents = computeUsualAmount(earlierCents, settings);
  return usualCents !== null && cents > settings.times * usualCents ? { usualCents } : null;
}

export type RunChange = 'new' | 'gone' | 'more' | 'less' | 'same';

export interface ComparedRow {
  readonly payee: string;
  /** Whole cents; 0 for people who aren't in that run. */
  readonly beforeCents: number;
  readonly nowCents: number;
  readonly differenceCents: number;
  readonly change: RunChange;
}

export interface ComparedRuns {
  /** People of either run, sorted by id. */
  readonly rows: readonly ComparedRow[];
  readonly beforeCents: number;
  readonly nowCents: number;
  readonly differenceCents: number;
}

interface Amount {
  readonly payee: string;
  readonly totalCents: number;
}

/** Compares this run with the last one by person. Never throws. */
export function compareRuns(before: readonly Amount[], now: readonly Amount[]): ComparedRuns {
  const was = new Map(before.map(({ payee, totalCents }) => [payee, totalCents]));
  const is = new Map(now.map(({ payee, totalCents }) => [payee, totalCents]));
  const rows = [...new Set([...was.keys(), ...is.keys()])].sort().map((payee) => {
    const beforeCents = was.get(payee) ?? 0;
    const nowCents = is.get(payee) ?? 0;
    const change = !was.has(payee) ? 'new' : !is.has(payee) ? 'gone' : getChange(nowCents - beforeCents);
    return { payee, beforeCents, nowCents, differenceCents: nowCents - beforeCents, change };
  });
  const beforeCents = rows.reduce((sum, row) => sum + row.beforeCents, 0);
  const nowCents = rows.reduce((sum, row) => sum + row.nowCents, 0);
  return { rows, beforeCents, nowCents, differenceCents: nowCents - beforeCents };
}

const getChange = (difference: number): RunChange => (difference > 0 ? 'more' : difference < 0 ? 'less' : 'same');
