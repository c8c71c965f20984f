import { randomBytes } from 'node:crypto';
import {
  buildFieldProblem,
  type CallAnswer,
  type CallBody,
  type CallParams,
  type createWebhook,
  DONE,
  HOUR_MS,
  type listWebhookDeliveries,
  MAX_DELIVERIES_SHOWN,
  MAX_WEBHOOKS,
  type removeWebhook,
  type replayDelivery,
  type switchWebhook,
  type testWebhook,
  WEBHOOK_TRIED_HOURS,
  type WebhookRow,
} from '@cleaning/contracts';
import {
  type Caller,
  createTransactionLock,
  findRow,
  getNow,
  InvalidInput,
  lockRow,
  refuse,
  Sealing,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { writeAudit } from '../audit/audit-entry.js';
import { Webhook, WebhookDelivery } from './webhook.entity.js';
import { toSecretPlace } from './webhook-deliveries.service.js';
import { WebhookSender } from './webhook-sender.service.js';
import { replay, stopWaiting } from './webhooks.queries.js';

/** Standard Webhooks asks for 24 to 64 bytes. */
const SECRET_BYTES = 32;
/** Addresses are counted and added one after the other. */
const lockWebhooks = createTransactionLock(1_799_723_100);

const toSubject = ({ id, url }: Pick<Webhook, 'id' | 'url'>) =>
  ({ kind: 'webhook', id, name: new URL(url).host }) as const;

/** Addresses entered by admins, and the log of deliveries. */
@Injectable()
export class Webhooks {
  constructor(
    private readonly transactions: Transactions,
    private readonly sealing: Sealing,
    private readonly sender: WebhookSender,
    @InjectRepository(Webhook) private readonly webhooks: Repository<Webhook>,
    @InjectRepository(WebhookDelivery) private readonly deliveries: Repository<WebhookDelivery>,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  async list(): Promise<WebhookRow[]> {
    const rows = await this.webhooks.find({ order: { madeAt: 'DESC', id: 'DESC' }, take: MAX_WEBHOOKS });
    return rows.map((row) => ({
      id: row.id,
      url: row.url,
      areas: row.areas,
      state: row.state,
      made_by: row.madeBy,
      made_at: row.madeAt.toISOString(),
      failing_since: row.failingSince?.toISOString() ?? null,
    }));
  }

  /** Throws 400, 409. */
  create(admin: Caller, { url, areas }: CallBody<typeof createWebhook>): Promise<CallAnswer<typeof createWebhook>> {
    if (!this.sender.mayReach(url)) throw new InvalidInput([buildFieldProblem('url', 'not_webhook_address')]);
    const id = uuidv7();
    const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
    return this.transactions.run(async (tx) => {
      await lockWebhooks(tx.manager);
      if ((await tx.manager.count(Webhook)) >= MAX_WEBHOOKS) throw refuse('webhooks_full', { max: MAX_WEBHOOKS });
      await tx.manager.insert(Webhook, {
        id,
        url,
        areas: [...new Set(areas)],
        secret: this.sealing.seal(secret, toSecretPlace(id)),
        madeBy: admin.name,
      });
      await writeAudit(tx, {
        actor: admin,
        action: 'webhook.created',
        subject: toSubject({ id, url }),
        details: { areas: areas.join(', ') },
      });
      return { id, secret };
    });
  }

  /** Throws 404. */
  switch(admin: Caller, { id, state }: CallBody<typeof switchWebhook>): Promise<CallAnswer<typeof switchWebhook>> {
    return this.transactions.run(async (tx) => {
      const webhook = await lockRow(tx.manager, Webhook, { id }, 'no_such_webhook');
      if (webhook.state === state) return DONE;
      await tx.manager.update(Webhook, { id }, { state, failingSince: null });
      if (state === 'off') await stopWaiting(tx.manager, id);
      const action = state === 'on' ? 'webhook.switched-on' : 'webhook.switched-off';
      await writeAudit(tx, { actor: admin, action, subject: toSubject(webhook) });
      return DONE;
    });
  }

  remove(admin: Caller, { id }: CallBody<typeof removeWebhook>): Promise<CallAnswer<typeof removeWebhook>> {
    return this.transactions.run(async (tx) => {
      const webhook = await tx.manager.findOneBy(Webhook, { id });
      const { affected } = await tx.manager.delete(Webhook, { id });
      if (webhook && affected)
        await writeAudit(tx, { actor: admin, action: 'webhook.removed', subject: toSubject(webhook) });
      return DONE;
    });
  }

  /** Throws 404, 409. */
  test({ id }: CallBody<typeof testWebhook>): Promise<CallAnswer<typeof testWebhook>> {
    return this.transactions.run(async (tx) => {
      const { state } = await lockRow(tx.manager, Webhook, { id }, 'no_such_webhook');
      if (state !== 'on') throw refuse('webhook_is_off');
      const timestamp = getNow().toISOString();
      await tx.manager.insert(WebhookDelivery, {
        id: uuidv7(),
        webhookId: id,
        eventId: uuidv7(),
        payload: { type: 'webhook.test', timestamp, data: { id, kind: 'webhook', name: '' } },
        giveUpAt: new Date(getNow().getTime() + WEBHOOK_TRIED_HOURS * HOUR_MS),
      });
      tx.notifyQueue('webhook_delivery');
      return DONE;
    });
  }

  /** Throws 404. */
  async log({
    webhook_id,
  }: CallParams<typeof listWebhookDeliveries>): Promise<CallAnswer<typeof listWebhookDeliveries>> {
    const webhook = await findRow(this.manager, Webhook, { id: webhook_id }, 'no_such_webhook');
    const rows = await this.deliveries.find({
      where: { webhookId: webhook_id },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: MAX_DELIVERIES_SHOWN,
    });
    const deliveries = rows.map((row) => ({
      id: row.id,
      event_id: row.eventId,
      type: row.payload.type,
      state: row.state,
      attempts: row.attempts,
      created_at: row.createdAt.toISOString(),
      status: row.status,
      error: row.lastError,
      duration_ms: row.durationMs,
      response: row.response,
    }));
    return { url: webhook.url, deliveries };
  }

  /** Throws 404, 409. */
  replay({ id }: CallBody<typeof replayDelivery>): Promise<CallAnswer<typeof replayDelivery>> {
    return this.transactions.run(async (tx) => {
      const delivery = await findRow(tx.manager, WebhookDelivery, { id }, 'no_such_delivery');
      const { state } = await lockRow(tx.manager, Webhook, { id: delivery.webhookId }, 'no_such_webhook');
      if (state !== 'on') throw refuse('webhook_is_off');
      if (!(await replay(tx.manager, id))) throw refuse('delivery_under_way');
      tx.notifyQueue('webhook_delivery');
      return DONE;
    });
  }
}
