import { ECDH } from 'node:crypto';
import type { PushContent } from '@cleaning/contracts';
import ipaddr from 'ipaddr.js';
import { type Backoff, computeBackoff } from '../notices/backoff.js';

/**
 * Meaning of a push service's response (RFC 8030 5, 7.3): `gone`: the device has left; `later`: worth another attempt.
 */
export type Verdict = 'sent' | 'gone' | 'refused' | 'later';

/** @param status HTTP status; 0 without a response */
export function toVerdict(status: number): Verdict {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 0 || status === 408 || status === 429 || status >= 500) return 'later';
  return 'refused';
}

const BACKOFF: Backoff = { first: 15, longest: 30 * 60 };
/** A service may ask for a longer wait, but not for more than this. */
const LONGEST_RETRY_AFTER_SECONDS = 2 * 60 * 60;
/** Hours after which push services drop a message and this one gives up. */
export const USEFUL_HOURS = 24;

/** Seconds of a Retry-After header (RFC 9110 10.2.3), from a number or a date; 0 if missing or invalid. */
export function parseRetryAfter(header: string | undefined, now = new Date()): number {
  if (header === undefined) return 0;
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - now.getTime()) / 1000);
  return seconds > 0 ? Math.min(seconds, LONGEST_RETRY_AFTER_SECONDS) : 0;
}

/**
 * Pause after a number of failed attempts: 15 s, doubled each time up to half an hour, or the service's Retry-After if
 * longer.
 */
export const computePauseSeconds = (attempts: number, retryAfter: number): number =>
  Math.max(retryAfter, computeBackoff(BACKOFF, attempts));

/** True for a public internet address: not this machine, a private network, a link or another special range. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/**
 * True if a device may be reached at this address: https on port 443, to a public name or address, without a login in
 * it.
 */
export function isPushEndpoint(endpoint: string, allowsLoopback: boolean): boolean {
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  if (allowsLoopback && host === '127.0.0.1') return true;
  // The port is empty where it is the one of the protocol.
  if (protocol !== 'https:' || port !== '') return false;
  return ipaddr.isValid(host) ? isPublicAddress(host) : /[^.]\.[^.]/.test(host);
}

/** True if a public key is a point of P-256, as encryption needs. */
export function isPublicKey(base64url: string): boolean {
  try {
    ECDH.convertKey(base64url, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** Encryption takes 103 of the 4096 bytes that push services accept (RFC 8030 7.2); a letter has up to four. */
const TITLE_LENGTH = 120;
const TEXT_LENGTH = 700;
/** `length` in letters: half of one would be another letter. */
function cut(text: string, length: number): string {
  const letters = Array.from(text);
  return letters.length <= length ? text : `${letters.slice(0, length - 1).join('')}…`;
}

export const shortenContent = ({ title, text, ...rest }: PushContent): PushContent => ({
  title: cut(title, TITLE_LENGTH),
  text: cut(text, TEXT_LENGTH),
  ...rest,
});
