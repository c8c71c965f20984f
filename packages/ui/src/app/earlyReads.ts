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

let oldestTaken = Number.POSITIVE_INFINITY;

/** When the oldest early read that was taken was sent, in ms of Date.now(): what has changed since is not in its answer. Infinity without any. */
export const getOldestEarlyRead = (): number => oldestTaken;

/** Whole milliseconds: the stream of changes takes no others in `missed_ms`. */
const toInstant = ({ sentAt }: EarlyRead): number => Math.floor(performance.timeOrigin + sentAt);

/** When the read of a path was sent that waits to be taken, in ms of Date.now(). */
export function getEarlyReadTime(path: string): number | undefined {
  const read = globalThis.earlyReads?.[path];
  return read && toInstant(read);
}

/** The read that was sent early instead of this one, once; undefined where there is none. */
export function takeEarlyRead({ method, url, headers }: Outgoing): EarlyRead | undefined {
  const read = globalThis.earlyReads?.[url];
  if (!read || method !== 'GET') return undefined;
  delete globalThis.earlyReads?.[url];
  const isSame = read.authorization === headers.authorization && headers['if-none-match'] === undefined;
  if (!isSame || performance.now() - read.sentAt >= MAX_AGE_MS) return undefined;
  oldestTaken = Math.min(oldestTaken, toInstant(read));
  return read;
}
