/** Older failures do not count. */
export const FAILURE_WINDOW_SECONDS = 15 * 60;

export interface DelayRule {
  /** Failures without a delay: people mistype. */
  readonly free: number;
  readonly firstSeconds: number;
  readonly longestSeconds: number;
}

export interface Failures {
  readonly count: number;
  readonly secondsSinceLast: number;
}

/** One account from one address: slows guessing of a person's password where the owner is unknown. */
export const ACCOUNT_RULE: DelayRule = { free: 5, firstSeconds: 30, longestSeconds: FAILURE_WINDOW_SECONDS };
/**
 * One address, all accounts: slows trying one password with many accounts. Higher, because an office shares an address.
 */
export const ADDRESS_RULE: DelayRule = { free: 50, firstSeconds: 5, longestSeconds: 300 };

/**
 * One account from a device or address that its owner uses: somebody else's five failures there don't lock the owner
 * out.
 */
export const OWNER_RULE: DelayRule = { free: 20, firstSeconds: 30, longestSeconds: FAILURE_WINDOW_SECONDS };
/** One account from all devices that its owner doesn't use: slows guessing from many addresses. */
export const UNKNOWN_DEVICES_RULE: DelayRule = { free: 20, firstSeconds: 30, longestSeconds: FAILURE_WINDOW_SECONDS };

/** Seconds until the next attempt is admitted; 0 when it is now. The delay doubles with each failure. */
export function waitSeconds(rule: DelayRule, failures: Failures): number {
  if (failures.count < rule.free) return 0;
  const delay = Math.min(rule.firstSeconds * 2 ** (failures.count - rule.free), rule.longestSeconds);
  return Math.max(0, Math.ceil(delay - failures.secondsSinceLast));
}
