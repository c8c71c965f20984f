/** Exponential backoff, in seconds. */
export interface Backoff {
  readonly first: number;
  readonly longest: number;
}

/** Enough doublings for any longest pause, and few enough for a safe integer. */
const MAX_DOUBLINGS = 20;

/** Pause in seconds after a number of failed attempts (1 or more): doubled each time, up to the longest. */
export const computeBackoff = ({ first, longest }: Backoff, attempts: number): number =>
  Math.min(first * 2 ** Math.min(attempts - 1, MAX_DOUBLINGS), longest);
