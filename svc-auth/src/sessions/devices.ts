import { createHash, randomBytes } from 'node:crypto';
import { login, readableInstant } from '@cleaning/contracts';
import { ENVIRONMENT, type Environment, type Transaction } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import Bowser from 'bowser';
import type { CookieOptions, Request } from 'express';
import { DataSource } from 'typeorm';
import type { Account } from '../accounts/account.entity.js';
import type { environment } from '../environment.js';
import { Notices } from '../notices/notices.js';

/** The browser that a login comes from. */
export interface Device {
  /** Such as "Chrome on Android"; empty when it is not known. */
  readonly label: string;
  /** Random text by which the browser is recognized at its next login. */
  readonly cookie: string;
}

export const DEVICE_COOKIE = 'device';
/** Browsers keep cookies for 400 days at most (RFC 6265bis). */
const KEPT_DAYS = 400;
/** The last ones of a person: each login of a program that keeps no cookie is another. */
const MOST_KEPT = 100;
const COOKIE = /^[\w-]{43}$/;
const LABEL_LENGTH = 80;

/** Browser and operating system by the User-Agent header. Untrusted: whoever logs in chooses it. */
export function deviceLabel(userAgent: string | undefined): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 400));
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return names.join(' on ').slice(0, LABEL_LENGTH);
}

/** The browser of a request. One without the cookie gets a new one. */
export function deviceOf(request: Request): Device {
  const cookies = (request.get('cookie') ?? '').split('; ');
  const sent = cookies.find((cookie) => cookie.startsWith(`${DEVICE_COOKIE}=`))?.slice(DEVICE_COOKIE.length + 1) ?? '';
  return {
    label: deviceLabel(request.get('user-agent')),
    cookie: COOKIE.test(sent) ? sent : randomBytes(32).toString('base64url'),
  };
}

/** Sent to the login alone. It opens nothing. */
export const deviceCookieOptions = (request: Request): CookieOptions => ({
  path: login.path,
  httpOnly: true,
  sameSite: 'strict',
  // Only over TLS: `npm start` has no certificate.
  secure: request.secure,
  maxAge: KEPT_DAYS * 24 * 60 * 60_000,
});

const digestOf = ({ cookie }: Device): string => createHash('sha256').update(cookie).digest('hex');

/** Remembers the browsers of each person, and tells the person about a new one. */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notices: Notices,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  /** The digest of a browser from which the owner of this e-mail address has logged in; '' for another one. */
  async known(email: string, device: Device): Promise<string> {
    // PostgreSQL text cannot contain NUL.
    if (email.includes('\0')) return '';
    const digest = digestOf(device);
    const known = await this.dataSource.query<unknown[]>(
      `SELECT FROM known_device JOIN account ON account.id = account_id
       WHERE lower(email) = lower($1) AND removed_at IS NULL AND cookie_hash = $2
         AND last_seen_at > now() - make_interval(days => $3)`,
      [email, digest, KEPT_DAYS],
    );
    return known.length > 0 ? digest : '';
  }

  /** The first browser of a person is no news. A program that keeps no cookie is news once a minute, not at each login. */
  async remember(tx: Transaction, { id }: Pick<Account, 'id'>, device: Device): Promise<void> {
    const name = device.label || 'an unknown device';
    const [remembered] = await tx.manager.query<{ is_new: boolean; is_news: boolean }[]>(
      `WITH old AS (DELETE FROM known_device
         WHERE account_id = $1 AND cookie_hash <> $2 AND (last_seen_at < now() - make_interval(days => $3) OR cookie_hash IN (
           SELECT cookie_hash FROM known_device WHERE account_id = $1 AND cookie_hash <> $2
           ORDER BY last_seen_at DESC OFFSET $5 - 1)))
       INSERT INTO known_device (account_id, cookie_hash) VALUES ($1, $2)
       ON CONFLICT (account_id, cookie_hash) DO UPDATE SET last_seen_at = now()
       RETURNING xmax = 0 AS is_new,
         EXISTS (SELECT FROM known_device other WHERE other.account_id = $1 AND other.cookie_hash <> $2)
         AND NOT EXISTS (SELECT FROM notice WHERE notice.account_id = $1 AND kind = 'new-device'
           AND parameters->>'device' = $4 AND created_at > now() - interval '1 minute') AS is_news`,
      [id, digestOf(device), KEPT_DAYS, name, MOST_KEPT],
    );
    if (!remembered?.is_new || !remembered.is_news) return;
    const parameters = {
      device: name,
      at: readableInstant(new Date().toISOString(), this.env.BUSINESS_TZ),
    };
    await this.notices.raise(tx, { kind: 'new-device', to: [id], parameters });
  }
}
