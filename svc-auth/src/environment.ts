import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PASSWORD_MIN_LENGTH } from '@cleaning/contracts';
import { sealingEnvironment } from '@cleaning/service-kit';
import { z } from 'zod';
import { parseIdentityProviders } from './identities/identity-providers.js';
import { parseSmsUrl } from './sms/sms-gateway.js';

export const environment = z.object({
  /** The first admin. Without one, nobody can verify anybody until `add-admin` was run. */
  ADMIN_EMAIL: z.email().max(254).optional(),
  ADMIN_PASSWORD: z.string().min(PASSWORD_MIN_LENGTH).max(200).optional(),
  /** Shared with svc-media, which verifies signed document links. */
  DOCUMENT_LINK_SECRET: z.string().min(32),
  /** For each address, such as an office or a household. High enough for a day of interviews. */
  REGISTRATIONS_PER_HOUR: z.coerce.number().int().min(1).max(1_000_000).default(200),
  /** Payments wait this long after the bank account of a person was changed. */
  PAYMENT_HOLD_HOURS: z.coerce.number().min(0).max(720).default(48),
  /** smtp://user:password@host:587 or smtps://…:465. Without it messages are files in MAIL_FOLDER. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The sender's address, which the mail server must accept. Without it the office's. */
  MAIL_FROM: z.email().max(254).optional(),
  /** Address for replies, if not the company's email address. */
  OFFICE_EMAIL: z.email().max(254).optional(),
  /** `true`: another program sends the files of MAIL_FOLDER, so that they count as sent. */
  MAIL_PICKUP: z.enum(['true', 'false']).default('false'),
  MAIL_FOLDER: z.string().default(join(tmpdir(), 'cleaning-mail')),
  /**
   * twilio://SID:TOKEN@api.twilio.com?from=+61… or messagemedia://KEY:SECRET@api.messagemedia.com?from=+61…. Without it no text messages are
   * sent.
   */
  SMS_URL: z
    .string()
    .refine(
      (text) => parseSmsUrl(text) !== undefined,
      'must be twilio://… or messagemedia://… with a key, a secret, a host and a sender',
    )
    .optional(),
  /** Gateway charge for each part of a message, in cents; only for the sum on the desk. */
  SMS_CENTS_PER_SEGMENT: z.coerce.number().min(0).max(1000).optional(),
  /** Login providers besides the password: a JSON array of id, name, issuer, client_id and client_secret. */
  OIDC_ISSUERS: z
    .string()
    .transform((text, context) => {
      const providers = parseIdentityProviders(text);
      if (providers) return providers;
      context.addIssue({ code: 'custom', message: 'must be a JSON array of providers' });
      return z.NEVER;
    })
    .default([]),
  /** Address of the site, for links in messages. */
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://localhost:8080')
    .transform((url) => url.replace(/\/+$/, '')),
  /** `allow`: push services on this machine are reached too, for tests. */
  PUSH_LOOPBACK: z.enum(['refuse', 'allow']).default('refuse'),
  /** `allow`: webhooks on this machine are reached too, for tests. */
  WEBHOOK_LOOPBACK: z.enum(['refuse', 'allow']).default('refuse'),
  ...sealingEnvironment,
});
