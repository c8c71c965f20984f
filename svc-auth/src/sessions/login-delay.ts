/** Failures older than this are forgotten. */
export const FAILURE_WINDOW_SECONDS = 15 * 60;

interface DelayRule {
  /** So many failures cost nothing: people mistype. */
  readonly free: number;
  readonly firstSeconds: number;
  readonly longestSeconds: number;
}

export interface Failures {
  readonly count: number;
  readonly secondsSinceLast: number;
}

/** One account from one address: guessing one password. */
export const ACCOUNT_RULE: DelayRule = { free: 5, firstSeconds: 30, longestSeconds: FAILURE_WINDOW_SECONDS };
/** One address, whatever the accounts: guessing the same password for many. Looser, as an office shares an address. */
export const ADDRESS_RULE: DelayRule = { free: 50, firstSeconds: 5, longestSeconds: 300 };

/** How long the next attempt still has to wait, in whole seconds; 0 when it may go on. The delay doubles with each failure. */
export function waitSeconds(rule: DelayRule, failures: Failures): number {
  if (failures.count < rule.free) return 0;
  const delay = Math.min(rule.firstSeconds * 2 ** (failures.count - rule.free), rule.longestSeconds);
  return Math.max(0, Math.ceil(delay - failures.secondsSinceLast));
}
