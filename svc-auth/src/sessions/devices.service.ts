import { formatMoment, login } from '@cleaning/contracts';
import {
  buildCookieOptions,
  createBrowserCookie,
  ENVIRONMENT,
  type Environment,
  getNow,
  hashSha256,
  readBrowserCookie,
  type Transaction,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import Bowser from 'bowser';
import type { CookieOptions, Request } from 'express';
import { type EntityManager } from 'typeorm';
import type { Account } from '../accounts/account.entity.js';
import type { environment } from '../environment.js';
import { Notices } from '../notices/notices.service.js';
import { isKnownDevice, KEPT_DAYS, rememberDevice } from './devices.queries.js';

/** The browser that a login comes from. */
export interface Device {
  /** Such as "Chrome on Android"; empty if unknown. */
  readonly label: string;
  /** Its name and its operating system; empty when they are not known. */
  readonly browser: string;
  readonly system: string;
  /** Random text by which the browser is recognized at its next login. */
  readonly cookie: string;
}

export const DEVICE_COOKIE = 'device';
const LABEL_LENGTH = 80;
const NAME_LENGTH = 40;

/** Browser and operating system from the User-Agent header, which the client chooses. */
function recognizeBrowser(userAgent: string): Pick<Device, 'label' | 'browser' | 'system'> {
  if (userAgent === '') return { label: '', browser: '', system: '' };
  const parsed = Bowser.parse(userAgent.slice(0, 400));
  const [browser, system] = [parsed.browser.name ?? '', parsed.os.name ?? ''];
  return {
    label: [browser, system].filter(Boolean).join(' on ').slice(0, LABEL_LENGTH),
    browser: browser.slice(0, NAME_LENGTH),
    system: system.slice(0, NAME_LENGTH),
  };
}

/** The browser of a request. One without the cookie gets a new one. */
export const describeDevice = (request: Request): Device => ({
  ...recognizeBrowser(request.get('user-agent') ?? ''),
  cookie: readBrowserCookie(request, DEVICE_COOKIE) || createBrowserCookie(),
});

/** Only sent to the login calls. Opens nothing. */
export const buildDeviceCookieOptions = (request: Request): CookieOptions =>
  buildCookieOptions(request, { path: login.path, days: KEPT_DAYS });

const computeDigest = ({ cookie }: Device): string => hashSha256(cookie);

/** Remembers each person's browsers, and notifies them of a new one. */
@Injectable()
export class KnownDevices {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly notices: Notices,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  /** The digest of a browser from which the owner of this e-mail address has logged in; '' for another one. */
  async findKnownDigest(email: string, device: Device): Promise<string> {
    // PostgreSQL text cannot contain NUL.
    if (email.includes('\0')) return '';
    const digest = computeDigest(device);
    return (await isKnownDevice(this.manager, email, digest)) ? digest : '';
  }

  /**
   * A person's first browser isn't reported. A program without cookies is reported once a minute, not at each login.
   */
  async remember(tx: Transaction, { id }: Pick<Account, 'id'>, device: Device): Promise<void> {
    const { browser, system } = device;
    if (!(await rememberDevice(tx.manager, id, { cookieHash: computeDigest(device), browser, system }))) return;
    const [date = '', time = ''] = formatMoment(getNow(), this.env.BUSINESS_TZ).split('T');
    const parameters = { browser, system, date, time };
    await this.notices.raise(tx, { kind: 'new-device', to: [id], parameters });
  }
}
