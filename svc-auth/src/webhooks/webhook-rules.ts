/** Seconds after each failed attempt: a short fault costs little, and a day of faults costs 13 calls. */
const PAUSE_SECONDS = [5, 30, 120, 300, 900, 1800, 3600, 7200, 7200, 14_400, 14_400, 14_400, 14_400];

/** Shortened at random by up to a quarter, so that deliveries that failed together aren't retried together. */
export const computePauseSeconds = (attempts: number, retryAfter: number, random = Math.random()): number =>
  Math.max(retryAfter, (PAUSE_SECONDS[Math.min(attempts, PAUSE_SECONDS.length) - 1] ?? 0) * (1 - random / 4));

/** Standard Webhooks: 2xx is success, 410 ends the subscription, everything else is worth another attempt. */
export const isDelivered = (status: number): boolean => status >= 200 && status < 300;
export const isGone = (status: number): boolean => status === 410;
