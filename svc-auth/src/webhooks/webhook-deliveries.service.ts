import { findLocked, formatPlace, olderThan, Sealing, type Transaction, Transactions } from '@cleaning/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { Notices } from '../notices/notices.service.js';
import { Webhook, WebhookDelivery } from './webhook.entity.js';
import { computePauseSeconds, isGone } from './webhook-rules.js';
import { WebhookSender } from './webhook-sender.service.js';
import { type ClaimedDelivery, claimDelivery, endAttempt, noteFailure, stopWaiting } from './webhooks.queries.js';

/** Longer than an attempt takes: a process whose claim is older has ended. */
const CLAIM_SECONDS = 60;
/** Days that the log keeps a finished delivery. */
const RETENTION_DAYS = 30;

export const toSecretPlace = (id: string): string => formatPlace('webhook', id, 'secret');

/** Makes single attempts. The state in the database decides: an interrupted attempt is repeated with the same id. */
@Injectable()
export class WebhookDeliveries {
  private readonly logger = new Logger(WebhookDeliveries.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly sealing: Sealing,
    private readonly sender: WebhookSender,
    private readonly notices: Notices,
  ) {}

  async attempt(id: string): Promise<void> {
    const claimed = await this.transactions.runWithoutWaiting(({ manager }) => claimDelivery(manager, id));
    if (!claimed) return;
    if (claimed.webhook_state !== 'on') {
      const switchedOff = { status: 0, error: 'SWITCHED_OFF', durationMs: 0, response: '' };
      return this.transactions.runWithoutWaiting(({ manager }) => endAttempt(manager, claimed, switchedOff, null));
    }
    const secret = this.sealing.open(claimed.secret, toSecretPlace(claimed.webhook_id));
    const answer = await this.sender.send(claimed, secret);
    if (answer.error !== '')
      this.logger.warn({
        msg: 'A webhook was not accepted',
        delivery: id,
        code: answer.error,
        attempts: claimed.attempts,
      });
    await this.transactions.runWithoutWaiting(async (tx) => {
      const { manager } = tx;
      // First, as when it's switched off: the other order could deadlock.
      if (!(await findLocked(manager, Webhook, { id: claimed.webhook_id }))) return;
      const isOver = isGone(answer.status);
      const pause = isOver ? null : computePauseSeconds(claimed.attempts, answer.retryAfter);
      await endAttempt(manager, claimed, answer, pause);
      if (answer.error === '') await manager.update(Webhook, { id: claimed.webhook_id }, { failingSince: null });
      else await this.noteFailure(tx, claimed, isOver);
      tx.announce('webhook', claimed.webhook_id);
    });
  }

  private async noteFailure(tx: Transaction, { webhook_id }: ClaimedDelivery, isOver: boolean): Promise<void> {
    const url = await noteFailure(tx.manager, webhook_id, isOver);
    if (url === null) return;
    await stopWaiting(tx.manager, webhook_id);
    const address = new URL(url).host;
    await this.notices.raise(tx, { kind: 'webhook-off', to: 'admins', parameters: { webhook_id, address } });
  }

  /** Attempts of services that ended: the receiver may have them, and drops the second by its id. */
  async recover(): Promise<void> {
    await this.transactions.runWithoutWaiting(({ manager }) =>
      manager.update(
        WebhookDelivery,
        { state: 'sending', claimedAt: olderThan(CLAIM_SECONDS, 'secs') },
        { state: 'waiting', claimedAt: null, lastError: 'INTERRUPTED' },
      ),
    );
  }

  async deleteOld(): Promise<void> {
    await this.transactions.runWithoutWaiting(({ manager }) =>
      manager.delete(WebhookDelivery, { finishedAt: olderThan(RETENTION_DAYS, 'days') }),
    );
  }
}
