import { z } from 'zod';
import { defineCall, EVERYBODY } from './call.js';
import { done } from './fields.js';
import { getFieldSentence } from './refusals/sentences.js';

/** Maximum devices for a person's push messages; a further one replaces the oldest. */
export const MAX_PUSH_DEVICES = 10;

const own = { service: 'auth', access: EVERYBODY } as const;

/** The address of a device at its push service (RFC 8030). */
const endpoint = z.url({ protocol: /^https?$/ }).max(1000);
const bytes = (length: number) =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}=*$`), getFieldSentence('not_base64url'));

export const getPushKey = defineCall({
  ...own,
  method: 'GET',
  path: '/api/push',
  summary: 'Gets the public key for push messages (VAPID, RFC 8292) in base64url.',
  answer: z.object({ public_key: z.string() }),
});

export const subscribePush = defineCall({
  ...own,
  method: 'POST',
  path: '/api/push/subscribe',
  summary:
    'Sends push messages to this device until its session ends. Repeating it moves the device to the current session.',
  body: z.object({
    endpoint,
    /** The keys that messages are encrypted with (RFC 8291): 65 and 16 bytes. */
    keys: z.object({ p256dh: bytes(87), auth: bytes(22) }),
  }),
  answer: done,
});

export const unsubscribePush = defineCall({
  ...own,
  method: 'POST',
  path: '/api/push/unsubscribe',
  summary: 'Stops push messages to this device. Idempotent.',
  body: z.object({ endpoint }),
  answer: done,
});

/** Contents of a push message, as JSON. */
export const pushContent = z.object({
  title: z.string(),
  text: z.string(),
  /** The page that it is about. */
  path: z.string(),
  /** Devices replace messages with the same tag. */
  tag: z.string(),
});
export type PushContent = z.infer<typeof pushContent>;
