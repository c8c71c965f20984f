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
  summary: 'Gets whether your login asks for an authenticator code.',
  answer: z.object({ totp: z.boolean(), recovery_codes_left: z.number().int() }),
});

export const beginSecondFactor = defineCall({
  ...own,
  method: 'POST',
  path: '/api/second-factor/begin',
  beforeEnrolment: true,
  changes: ['session'],
  summary: 'Creates a secret for an authenticator app. It takes effect after you confirm a code.',
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
  summary: 'Turns on the second factor with a code from the app. Returns the recovery codes, once.',
  body: z.object({ code: secondFactorCode }),
  answer: z.object({ recovery_codes: z.array(z.string()) }),
});

export const renewRecoveryCodes = defineCall({
  ...own,
  method: 'POST',
  path: '/api/second-factor/new-codes',
  changes: ['session'],
  summary:
    'Replaces all recovery codes, with password and code. Returns the new ones, once. 409 if the second factor is off.',
  body: z.object({ current_password, code: secondFactorCode }),
  answer: z.object({ recovery_codes: z.array(z.string()) }),
});

export const removeSecondFactor = defineCall({
  ...own,
  method: 'POST',
  path: '/api/second-factor/remove',
  changes: ['session'],
  summary: 'Turns off your second factor, with password and code.',
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
  summary:
    'Turns off the second factor of a person who has lost app and recovery codes. Removes passkeys and connected provider accounts too. Audited.',
  body: z.object({ id }),
  answer: done,
});
