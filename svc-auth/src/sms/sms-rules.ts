import { type Backoff, computeBackoff } from '../notices/backoff.js';

/** Meaning of a gateway's response. `unsure`: it may have the message, so it isn't sent again. */
export type SmsVerdict = 'sent' | 'refused' | 'later' | 'unsure';

/**
 * @param status HTTP status; 0 without a response
 * @param isHandedOver whether the connection had been made
 */
export function toSmsVerdict(status: number, isHandedOver: boolean): SmsVerdict {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 0) return isHandedOver ? 'unsure' : 'later';
  // Wrong credentials are a configuration error that may be corrected meanwhile.
  if ([401, 403, 408, 429].includes(status) || status >= 500) return 'later';
  return 'refused';
}

const BACKOFF: Backoff = { first: 10, longest: 5 * 60 };

/** Pause after a number of failed attempts: doubled each time, or the gateway's Retry-After if longer. */
export const computePauseSeconds = (attempts: number, retryAfter: number): number =>
  Math.max(retryAfter, computeBackoff(BACKOFF, attempts));
