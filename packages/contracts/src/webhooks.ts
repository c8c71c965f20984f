import { z } from 'zod';
import { defineCall } from './call.js';
import { answeredId, done, id, line } from './fields.js';
import { getFieldSentence } from './refusals/sentences.js';
import { WEBHOOK_AREAS } from './webhook-events.js';

export const MAX_WEBHOOKS = 20;
/** The newest deliveries that a page shows. */
export const MAX_DELIVERIES_SHOWN = 100;
/** Hours for which a delivery is retried. */
export const WEBHOOK_TRIED_HOURS = 24;
/** Days without a successful delivery after which an endpoint is switched off. */
export const WEBHOOK_FAILING_DAYS = 3;

const area = z.enum(WEBHOOK_AREAS);

export const webhookState = z.enum(['on', 'off', 'failed', 'gone']);

export const webhookRow = z.object({
  id: answeredId,
  url: z.string(),
  areas: z.array(area),
  /** `failed` and `gone`: switched off by failed deliveries, or by a 410 response. */
  state: webhookState,
  made_by: z.string(),
  made_at: z.string(),
  /** When deliveries began to fail; null while they succeed. */
  failing_since: z.string().nullable(),
});
export type WebhookRow = z.infer<typeof webhookRow>;

const desk = { service: 'auth', access: ['admin'] } as const;

export const listWebhooks = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/webhooks',
  shows: ['webhook'],
  summary: 'Lists webhook endpoints, newest first.',
  answer: z.array(webhookRow),
});

export const createWebhook = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/create-webhook',
  recentFactor: true,
  changes: [{ topic: 'webhook', id: 'id' }],
  summary: 'Adds a webhook endpoint. The answer has its signing secret, which isn’t shown again. Audited.',
  body: z.object({
    url: line(500).regex(/^https?:\/\/\S+$/i, getFieldSentence('not_webhook_address')),
    areas: z.array(area).min(1).max(WEBHOOK_AREAS.length),
  }),
  answer: z.object({ id: answeredId, secret: z.string() }),
});

export const switchWebhook = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/switch-webhook',
  changes: [{ topic: 'webhook', id: 'id' }],
  summary: 'Switches a webhook endpoint on or off. What happens while it is off isn’t sent. Audited.',
  body: z.object({ id, state: z.enum(['on', 'off']) }),
  answer: done,
});

export const removeWebhook = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/remove-webhook',
  changes: [{ topic: 'webhook', id: 'id' }],
  summary: 'Removes a webhook endpoint with its deliveries. Idempotent. Audited.',
  body: z.object({ id }),
  answer: done,
});

export const testWebhook = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/test-webhook',
  changes: [{ topic: 'webhook', id: 'id' }],
  summary: 'Sends a test event to a webhook endpoint.',
  body: z.object({ id }),
  answer: done,
});

export const webhookDelivery = z.object({
  id: answeredId,
  /** The `webhook-id` of each attempt. */
  event_id: answeredId,
  type: z.string(),
  state: z.enum(['waiting', 'sending', 'delivered', 'failed']),
  attempts: z.number().int(),
  created_at: z.string(),
  /** From the last attempt: HTTP status (0: no response), a code, milliseconds and the beginning of the response. */
  status: z.number().int().nullable(),
  error: z.string(),
  duration_ms: z.number().int().nullable(),
  response: z.string(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const listWebhookDeliveries = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/webhook-deliveries/:webhook_id',
  shows: ['webhook'],
  summary: `Lists the newest ${MAX_DELIVERIES_SHOWN} deliveries to a webhook endpoint.`,
  params: z.object({ webhook_id: id }),
  answer: z.object({ url: z.string(), deliveries: z.array(webhookDelivery) }),
});

export const replayDelivery = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/replay-delivery',
  changes: ['webhook'],
  summary: 'Sends a delivery again, with the same `webhook-id`. 409 while it is under way or its endpoint is off.',
  body: z.object({ id }),
  answer: done,
});
