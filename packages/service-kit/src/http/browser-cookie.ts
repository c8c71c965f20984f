import { randomBytes } from 'node:crypto';
import { DAY_MS } from '@cleaning/contracts';
import type { CookieOptions, Request } from 'express';

const RANDOM = /^[\w-]{43}$/;

/** '' without the cookie. */
export function readCookie(request: Request, name: string): string {
  const cookies = (request.get('cookie') ?? '').split('; ');
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}

/** Random value that identifies a browser; '' when it is missing or malformed. */
export function readBrowserCookie(request: Request, name: string): string {
  const sent = readCookie(request, name);
  return RANDOM.test(sent) ? sent : '';
}

/** 256 random bits. */
export const createBrowserCookie = (): string => randomBytes(32).toString('base64url');

/**
 * Not readable by scripts, and not sent by other sites.
 * @param path sent to this path and those below it
 * @param days lifetime in the browser
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
