import type { WebhookArea, WebhookPayload } from '@cleaning/contracts';
import { WEBHOOK_FAILING_DAYS, WEBHOOK_TRIED_HOURS } from '@cleaning/contracts';
import { getCurrentRequestId } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';
import type { Webhook } from './webhook.entity.js';

export interface WebhookEvent {
  /** The `webhook-id`: the same in each attempt, so that a receiver can drop repeats. */
  readonly id: string;
  readonly area: WebhookArea;
  readonly payload: WebhookPayload;
}

/** Writes a delivery of each event for each active address with its area; idempotent. Returns their number. */
export async function writeDeliveries(manager: EntityManager, events: readonly WebhookEvent[]): Promise<number> {
  const written = await manager.query<unknown[]>(
    `INSERT INTO webhook_delivery (id, webhook_id, event_id, payload, give_up_at, request_id)
     SELECT gen_random_uuid(), webhook.id, event.id, event.payload, now() + make_interval(hours => $4), $5
     FROM unnest($1::uuid[], $2::text[], $3::jsonb[]) AS event (id, area, payload)
       JOIN webhook ON webhook.state = 'on' AND event.area = ANY (webhook.areas)
     ON CONFLICT (webhook_id, event_id) DO NOTHING RETURNING id`,
    [
      events.map(({ id }) => id),
      events.map(({ area }) => area),
      events.map(({ payload }) => payload),
      WEBHOOK_TRIED_HOURS,
      getCurrentRequestId() ?? null,
    ],
  );
  return written.length;
}

export interface ClaimedDelivery {
  readonly id: string;
  readonly webhook_id: string;
  readonly event_id: string;
  readonly payload: WebhookPayload;
  readonly attempts: number;
  readonly url: string;
  readonly secret: string;
  readonly webhook_state: Webhook['state'];
}

/** Claims a delivery for one attempt; undefined if it doesn't wait. */
export async function claimDelivery(manager: EntityManager, id: string): Promise<ClaimedDelivery | undefined> {
  const [[claimed]] = await manager.query<[ClaimedDelivery[], number]>(
    `UPDATE webhook_delivery AS delivery SET state = 'sending', claimed_at = now(), attempts = attempts + 1
     FROM webhook WHERE delivery.id = $1 AND delivery.state = 'waiting' AND webhook.id = webhook_id
     RETURNING delivery.id, webhook_id, event_id, payload, attempts, url, secret, webhook.state AS webhook_state`,
    [id],
  );
  return claimed;
}

export interface AttemptResult {
  readonly status: number;
  readonly error: string;
  readonly durationMs: number;
  readonly response: string;
}

/**
 * Ends an attempt. No effect if another attempt has taken over its claim.
 * @param pause seconds until the next attempt; null: none
 */
export async function endAttempt(
  manager: EntityManager,
  { id, attempts }: Pick<ClaimedDelivery, 'id' | 'attempts'>,
  { status, error, durationMs, response }: AttemptResult,
  pause: number | null,
): Promise<void> {
  await manager.query(
    `UPDATE webhook_delivery SET claimed_at = NULL, status = $3, last_error = $4, duration_ms = $5, response = $6,
       state = CASE WHEN $4 = '' THEN 'delivered' WHEN $7::float IS NULL OR now() >= give_up_at THEN 'failed' ELSE 'waiting' END,
       finished_at = CASE WHEN $4 = '' OR $7::float IS NULL OR now() >= give_up_at THEN now() END,
       next_try_at = now() + make_interval(secs => coalesce($7::float, 0))
     WHERE id = $1 AND attempts = $2 AND state = 'sending'`,
    [id, attempts, status, error, durationMs, response, pause],
  );
}

/** Records a failed attempt. Returns the address if it must be switched off. */
export async function noteFailure(manager: EntityManager, webhookId: string, isGone: boolean): Promise<string | null> {
  await manager.query('UPDATE webhook SET failing_since = now() WHERE id = $1 AND failing_since IS NULL', [webhookId]);
  const [[ended]] = await manager.query<[{ url: string }[], number]>(
    `UPDATE webhook SET state = CASE WHEN $2 THEN 'gone' ELSE 'failed' END
     WHERE id = $1 AND state = 'on' AND ($2 OR failing_since < now() - make_interval(days => $3)) RETURNING url`,
    [webhookId, isGone, WEBHOOK_FAILING_DAYS],
  );
  return ended?.url ?? null;
}

/** Cancels waiting deliveries of an address that was switched off. */
export const stopWaiting = (manager: EntityManager, webhookId: string): Promise<unknown> =>
  manager.query(
    `UPDATE webhook_delivery SET state = 'failed', finished_at = now(), last_error = 'SWITCHED_OFF'
     WHERE webhook_id = $1 AND state = 'waiting'`,
    [webhookId],
  );

/** Returns a finished delivery to waiting, for another day. Returns false if it isn't one. */
export async function replay(manager: EntityManager, id: string): Promise<boolean> {
  const [, count] = await manager.query<[unknown[], number]>(
    `UPDATE webhook_delivery SET state = 'waiting', next_try_at = now(), finished_at = NULL,
       give_up_at = now() + make_interval(hours => $2)
     WHERE id = $1 AND state IN ('delivered', 'failed')`,
    [id, WEBHOOK_TRIED_HOURS],
  );
  return count > 0;
}
