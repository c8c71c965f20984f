import { z } from 'zod';
import { login } from './accounts.js';
import { defineCall, EVERYBODY } from './call.js';
import { answeredId, done, id, line } from './fields.js';
import { getFieldSentence } from './refusals/sentences.js';

/** Passkeys that a person may have. */
export const MAX_PASSKEYS = 10;
/** Minutes that a challenge is valid. It works once. */
export const PASSKEY_CHALLENGE_MINUTES = 5;

const own = { service: 'auth', access: EVERYBODY } as const;

/** Bytes as base64url text (WebAuthn, JSON serialization). */
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/, getFieldSentence('not_base64url'));

const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.object({}),
};

/** Result of `navigator.credentials.create`, as JSON (WebAuthn Level 3, RegistrationResponseJSON). */
export const passkeyRegistration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8000),
    attestationObject: bytes(40_000),
    transports: z.array(line(20)).max(10).optional(),
  }),
});

/** Result of `navigator.credentials.get`, as JSON (AuthenticationResponseJSON). */
export const passkeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: bytes(100).optional(),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;

/** Response to a challenge of the server. */
export const passkeyProof = z.object({ challenge_id: id, response: passkeyAssertion });

/** `options` are for `navigator.credentials`, as JSON. */
export const passkeyChallenge = z.object({
  challenge_id: answeredId,
  options: z.looseObject({ challenge: z.string() }),
});

export const passkey = z.object({
  id: answeredId,
  name: z.string(),
  /** ISO 8601 instants; the last use is empty before the first one. */
  created_at: z.string(),
  last_used_at: z.string(),
  /** True if a password manager stores it on several devices. */
  synced: z.boolean(),
  /** Rejected: its counter went back, so there is a copy of it. */
  copied: z.boolean(),
});
export type Passkey = z.infer<typeof passkey>;

export const listPasskeys = defineCall({
  ...own,
  method: 'GET',
  path: '/api/passkeys',
  beforeEnrolment: true,
  shows: ['session'],
  summary: 'Lists your passkeys, newest first.',
  answer: z.array(passkey),
});

export const beginPasskey = defineCall({
  ...own,
  method: 'POST',
  path: '/api/passkeys/begin',
  beforeEnrolment: true,
  recentFactor: true,
  summary: `Gets a challenge for a new passkey. 409 if you have ${MAX_PASSKEYS} passkeys.`,
  answer: passkeyChallenge,
});

export const addPasskey = defineCall({
  ...own,
  method: 'POST',
  path: '/api/passkeys/add',
  beforeEnrolment: true,
  changes: ['session'],
  summary: 'Adds a passkey. The device must have verified you by fingerprint, face or PIN.',
  body: z.object({ challenge_id: id, name: line(60), response: passkeyRegistration }),
  answer: passkey,
});

export const renamePasskey = defineCall({
  ...own,
  method: 'POST',
  path: '/api/passkeys/rename',
  changes: ['session'],
  summary: 'Renames one of your passkeys.',
  body: z.object({ id, name: line(60) }),
  answer: passkey,
});

export const removePasskey = defineCall({
  ...own,
  method: 'POST',
  path: '/api/passkeys/remove',
  recentFactor: true,
  changes: ['session'],
  summary: 'Removes one of your passkeys. 409 if it is the last second factor of an admin who must have one.',
  body: z.object({ id }),
  answer: done,
});

export const beginPasskeyLogin = defineCall({
  method: 'POST',
  path: '/api/auth/login/passkey/begin',
  service: 'auth',
  access: 'public',
  summary: 'Gets a challenge to log in with a passkey.',
  answer: passkeyChallenge,
});

export const logInWithPasskey = defineCall({
  method: 'POST',
  path: '/api/auth/login/passkey',
  service: 'auth',
  access: 'public',
  summary: 'Logs in with a passkey, without a password. Counts as second factor.',
  body: passkeyProof,
  answer: login.answer,
});
