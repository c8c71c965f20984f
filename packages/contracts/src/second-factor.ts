import { z } from 'zod';
import { defineCall, EVERYBODY } from './call.js';
import { done, id, line } from './fields.js';

/** Recovery codes that a person gets; each works once. */
export const RECOVERY_CODES = 10;

/** A code of the authenticator app (RFC 6238: six digits), or a recovery code. */
export const secondFactorCode = line(40);

const own = { service: 'auth', access: EVERYBODY } as const;
const current_password = z.string().min(1).max(200);

export const getSecondFactor = defineCall({
  ...own,
  method: 'GET',
  path: '/api/second-factor',
  beforeEnrolment: true,
  shows: ['session'],
  summary: 'Whether the own login asks for a code of an authenticator app.',
  answer: z.object({ totp: z.boolean(), recovery_codes_left: z.number().int() }),
});

export const beginSecondFactor = defineCall({
  ...own,
  method: 'POST',
  path: '/api/second-factor/begin',
  beforeEnrolment: true,
  changes: ['session'],
  summary: 'Make a secret for an authenticator app. It counts once `confirm` has had a code of it.',
  body: z.object({ current_password }),
  answer: z.object({
    /** Base32, to type it. */
    secret: z.string(),
    /** otpauth://totp/…, for a QR code. */
    uri: z.string(),
  }),
});

export const confirmSecondFactor = defineCall({
  ...own,
  method: 'POST',
  path: '/api/second-factor/confirm',
  beforeEnrolment: true,
  changes: ['session'],
  summary: 'Switch the second factor on with a code of the app. The recovery codes are answered this once.',
  body: z.object({ code: secondFactorCode }),
  answer: z.object({ recovery_codes: z.array(z.string()) }),
});

export const renewRecoveryCodes = defineCall({
  ...own,
  method: 'POST',
  path: '/api/second-factor/new-codes',
  changes: ['session'],
  summary:
    'Replace all recovery codes, with the password and a code. The new ones are answered this once. 409 when the second factor is not on.',
  body: z.object({ current_password, code: secondFactorCode }),
  answer: z.object({ recovery_codes: z.array(z.string()) }),
});

export const removeSecondFactor = defineCall({
  ...own,
  method: 'POST',
  path: '/api/second-factor/remove',
  changes: ['session'],
  summary: 'Switch the own second factor off, with the password and a code.',
  body: z.object({ current_password, code: secondFactorCode }),
  answer: done,
});

export const resetSecondFactor = defineCall({
  method: 'POST',
  path: '/api/admin/reset-second-factor',
  service: 'auth',
  access: ['admin'],
  recentFactor: true,
  changes: ['account', { topic: 'session', person: 'id' }],
  summary: "Switch off another person's second factor, who has lost app and recovery codes. It is in the audit log.",
  body: z.object({ id }),
  answer: done,
});
