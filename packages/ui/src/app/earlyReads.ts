import type { Outgoing } from './outgoing';

interface EarlyRead {
  readonly authorization: string;
  /** By performance.now(). */
  readonly sentAt: number;
  readonly answer: Promise<Response>;
}

declare global {
  /** Reads that shell/src/beforeWork.js sent before the page's script, by path. */
  var earlyReads: Record<string, EarlyRead> | undefined;
}

/** Oldest early answer that is used. */
const MAX_AGE_MS = 30_000;

let oldestTaken = Number.POSITIVE_INFINITY;

/**
 * When the oldest used early read was sent, in ms of Date.now(): later changes aren't in its answer. Infinity if none
 * was used.
 */
export const getOldestEarlyRead = (): number => oldestTaken;

/** Whole milliseconds: `missed_ms` of the change stream accepts no others. */
const toInstant = ({ sentAt }: EarlyRead): number => Math.floor(performance.timeOrigin + sentAt);

/** When the unused early read of a path was sent, in ms of Date.now(). */
export function getEarlyReadTime(path: string): number | undefined {
  const read = globalThis.earlyReads?.[path];
  return read && toInstant(read);
}

/** Returns the early read for this request, once; undefined if there is none. */
export function takeEarlyRead({ method, url, headers }: Outgoing): EarlyRead | undefined {
  const read = globalThis.earlyReads?.[url];
  if (!read || method !== 'GET') return undefined;
  delete globalThis.earlyReads?.[url];
  const isSame = read.authorization === headers.authorization && headers['if-none-match'] === undefined;
  if (!isSame || performance.now() - read.sentAt >= MAX_AGE_MS) return undefined;
  oldestTaken = Math.min(oldestTaken, toInstant(read));
  return read;
}
