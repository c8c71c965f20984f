import type { Outgoing } from './outgoing';

interface EarlyRead {
  readonly authorization: string;
  /** By performance.now(). */
  readonly sentAt: number;
  readonly answer: Promise<Response>;
}

declare global {
  /** What shell/src/beforeWork.js has asked for before the page's script was there, by path. */
  var earlyReads: Record<string, EarlyRead> | undefined;
}

/** An older answer is asked for again. */
const MAX_AGE_MS = 30_000;

/** The read that was sent early in place of this one, once; undefined where there is none. */
export function takeEarlyRead({ method, url, headers }: Outgoing): EarlyRead | undefined {
  const read = globalThis.earlyReads?.[url];
  if (!read || method !== 'GET') return undefined;
  delete globalThis.earlyReads?.[url];
  const isSame = read.authorization === headers.authorization && headers['if-none-match'] === undefined;
  return isSame && performance.now() - read.sentAt < MAX_AGE_MS ? read : undefined;
}
