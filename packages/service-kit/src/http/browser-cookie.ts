import { randomBytes } from 'node:crypto';
import type { CookieOptions, Request } from 'express';

const RANDOM = /^[\w-]{43}$/;
const DAY_MS = 24 * 60 * 60_000;

/** The value of a cookie as it was sent; '' without one. */
export function readCookie(request: Request, name: string): string {
  const cookies = (request.get('cookie') ?? '').split('; ');
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}

/** The random value by which a browser is recognized: the one that it has sent, or '' where that is none. */
export function readBrowserCookie(request: Request, name: string): string {
  const sent = readCookie(request, name);
  return RANDOM.test(sent) ? sent : '';
}

/** A new one: 256 random bits. */
export const createBrowserCookie = (): string => randomBytes(32).toString('base64url');

/**
 * No script reads it, and no other site sends it.
 * @param path it is sent to this address and those below it alone
 * @param days how long the browser keeps it
 */
export const buildCookieOptions = (
  request: Request,
  { path, days }: { readonly path: string; readonly days: number },
): CookieOptions => ({
  path,
  httpOnly: true,
  sameSite: 'strict',
  // Only over TLS: `npm start` has no certificate.
  secure: request.secure,
  maxAge: days * DAY_MS,
});
