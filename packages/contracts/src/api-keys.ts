import { z } from 'zod';
import { API_SCOPES } from './api-scopes.js';
import { defineCall } from './call.js';
import { answeredId, done, id, line, printedLine } from './fields.js';
import { getFieldSentence } from './refusals/sentences.js';

/**
 * Prefix that identifies a key for people, source code scanners and our services. 256 random bits in base64url follow.
 */
export const API_KEY_PREFIX = 'cleaning_key_';
/** Keys that are neither revoked nor expired. */
export const MAX_API_KEYS = 50;
/** Networks and addresses that one key is bound to. */
export const MAX_API_KEY_NETWORKS = 20;
/** Calls that a key can make in a minute. */
export const API_KEY_CALLS_PER_MINUTE = 300;
/** Days that an admin chooses a key's life from. */
export const API_KEY_DAYS = [30, 90, 365, 730] as const;
export const API_KEY_DEFAULT_DAYS = 365;

export const apiScope = z.enum(API_SCOPES);

/** An address, or a network in CIDR notation. */
const network = z
  .string()
  .trim()
  .pipe(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], getFieldSentence('not_network')));

export const apiKeyState = z.enum(['open', 'expired', 'revoked']);

export const apiKeyRow = z.object({
  id: answeredId,
  name: z.string(),
  scopes: z.array(apiScope),
  /** Empty: any address. */
  networks: z.array(z.string()),
  state: apiKeyState,
  made_by: z.string(),
  /** ISO 8601 instants. */
  made_at: z.string(),
  expires_at: z.string(),
  /** Within a minute of its last use; null before the first. */
  last_used_at: z.string().nullable(),
  last_used_from: z.string(),
});
export type ApiKeyRow = z.infer<typeof apiKeyRow>;

const desk = { service: 'auth', access: ['admin'] } as const;

export const listApiKeys = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/api-keys',
  shows: ['api-key'],
  byTheClock: true,
  summary: 'Lists API keys, newest first. Revoked and expired keys stay listed for 90 days.',
  answer: z.array(apiKeyRow),
});

export const createApiKey = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/create-api-key',
  recentFactor: true,
  changes: [{ topic: 'api-key', id: 'id' }],
  summary: 'Creates an API key. The answer has the key, which isn’t shown again. Audited.',
  body: z.object({
    name: printedLine(60),
    scopes: z.array(apiScope).min(1).max(API_SCOPES.length),
    days: z.literal(API_KEY_DAYS).default(API_KEY_DEFAULT_DAYS),
    networks: z.array(network).max(MAX_API_KEY_NETWORKS).default([]),
  }),
  answer: z.object({ id: answeredId, key: z.string(), expires_at: z.string() }),
});

export const revokeApiKey = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/revoke-api-key',
  changes: [{ topic: 'api-key', id: 'id' }],
  summary: 'Revokes an API key at once. Idempotent. Audited.',
  body: z.object({ id }),
  answer: done,
});

/** svc-auth's state of a key in a request. */
export const checkedApiKey = z.discriminatedUnion('state', [
  z.object({ state: z.literal('open'), id: answeredId, name: z.string(), scopes: z.array(z.string()) }),
  /** Unknown, revoked or expired. */
  z.object({ state: z.literal('closed') }),
  z.object({ state: z.literal('other-network') }),
  z.object({ state: z.literal('limited'), retry_after: z.number().int() }),
]);
export type CheckedApiKey = z.infer<typeof checkedApiKey>;

export const checkApiKey = defineCall({
  method: 'POST',
  path: '/internal/check-api-key',
  service: 'auth',
  access: ['service'],
  callers: ['jobs', 'media', 'invoice'],
  summary:
    'Looks up an API key by its hash, counts the call and notes its use. Asked on each request, so that a revoked key ends at once.',
  body: z.object({
    /** SHA-256 of the key, in hexadecimal. */
    key_hash: z.string().regex(/^[\da-f]{64}$/, getFieldSentence('not_hash')),
    /** The caller's address. */
    address: line(100),
  }),
  answer: z.object({ checked: checkedApiKey }),
});
