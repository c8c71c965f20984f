import type { NoticeKind, Role } from '@cleaning/contracts';
import { isNoticeKind } from '@cleaning/contracts';
import { Sealing, Transactions } from '@cleaning/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { type NoticeParameters, noticeText } from '../notices/notice-texts.js';
import { openDevice } from './push-devices.js';
import { pauseSeconds, USEFUL_HOURS, verdictOf } from './push-rules.js';
import { type PushAnswer, PushSender } from './push-sender.js';

interface Claimed {
  readonly id: string;
  readonly attempts: number;
  readonly over: boolean;
  readonly device_id: string;
  readonly content: string;
  readonly notice_id: string;
  readonly kind: NoticeKind;
  readonly parameters: NoticeParameters;
  readonly role: Role;
}

/** Above the time of an attempt: whoever claimed a message that long ago has ended. */
const CLAIM_MINUTES = 5;
/** How long the state of a finished message is kept. */
const KEPT_DAYS = 7;
/** A device that has not been seen for so long is forgotten. */
const DEVICE_DAYS = 90;

/** SQL: whether the device's person may still be told there. */
const IS_OPEN = `account.removed_at IS NULL AND account.disabled_at IS NULL
  AND account.session_version = push_device.session_version`;

/** Sends single push messages. The states in the database decide, so that a repeated job sends nothing twice. */
@Injectable()
export class PushDelivery {
  private readonly logger = new Logger(PushDelivery.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly sealing: Sealing,
    private readonly sender: PushSender,
  ) {}

  /** Makes one attempt at a message that waits; does nothing otherwise. */
  async attempt(id: string): Promise<void> {
    const claimed = await this.claim(id);
    if (!claimed) return;
    if (claimed.over || !isNoticeKind(claimed.kind)) return this.finish(id, 'given-up', 'EXPIRED');
    const device = openDevice(this.sealing, claimed.device_id, claimed.content);
    const { title, text, path } = noticeText(claimed.kind, claimed.parameters, claimed.role);
    await this.store(claimed, await this.sender.send(device, { title, text, path, tag: claimed.notice_id }));
  }

  /** Attempts of services that ended: whether they arrived is not known, so they are not repeated. */
  async recover(): Promise<void> {
    await this.transactions.runWithoutWaiting(({ manager }) =>
      manager.query(
        `UPDATE push_message SET state = 'unsure', finished_at = now(), last_error = 'INTERRUPTED'
         WHERE state = 'sending' AND claimed_at < now() - make_interval(mins => $1)`,
        [CLAIM_MINUTES],
      ),
    );
  }

  /** Deletes finished messages, devices of people whose sessions were ended all together, and devices that were not seen for long. */
  async deleteOld(): Promise<void> {
    await this.transactions.runWithoutWaiting(async ({ manager }) => {
      await manager.query('DELETE FROM push_message WHERE finished_at < now() - make_interval(days => $1)', [
        KEPT_DAYS,
      ]);
      await manager.query(
        `DELETE FROM push_device USING account WHERE account.id = push_device.account_id
           AND (NOT (${IS_OPEN}) OR push_device.subscribed_at < now() - make_interval(days => $1))`,
        [DEVICE_DAYS],
      );
    });
  }

  private claim(id: string): Promise<Claimed | undefined> {
    return this.transactions.runWithoutWaiting(async ({ manager }) => {
      const [rows] = await manager.query<[Claimed[], number]>(
        `UPDATE push_message SET state = 'sending', claimed_at = now(), attempts = attempts + 1
         FROM push_device, notice, account
         WHERE push_message.id = $1 AND state = 'waiting' AND push_device.id = device_id AND notice.id = notice_id
           AND account.id = push_device.account_id
         RETURNING push_message.id, attempts, device_id, content, notice_id, notice.kind, notice.parameters, account.role,
           NOT (${IS_OPEN}) OR push_message.created_at < now() - make_interval(hours => $2) AS over`,
        [id, USEFUL_HOURS],
      );
      return rows[0];
    });
  }

  private async store({ id, attempts, device_id }: Claimed, { status, error, retryAfter }: PushAnswer): Promise<void> {
    const verdict = verdictOf(status);
    if (verdict === 'sent') return this.finish(id, 'sent', '');
    this.logger.warn({ msg: 'A push message was not accepted', push: id, code: error, verdict, attempts });
    if (verdict === 'refused') return this.finish(id, 'refused', error);
    await this.transactions.runWithoutWaiting(async ({ manager }) => {
      if (verdict === 'gone') await manager.query('DELETE FROM push_device WHERE id = $1', [device_id]);
      else
        await manager.query(
          `UPDATE push_message SET state = 'waiting', claimed_at = NULL, last_error = $2,
             next_try_at = now() + make_interval(secs => $3)
           WHERE id = $1 AND state = 'sending'`,
          [id, error, pauseSeconds(attempts, retryAfter)],
        );
    });
  }

  private async finish(id: string, state: 'sent' | 'refused' | 'given-up', code: string): Promise<void> {
    await this.transactions.runWithoutWaiting(({ manager }) =>
      manager.query(
        `UPDATE push_message SET state = $2, finished_at = now(), last_error = $3
         WHERE id = $1 AND state IN ('sending', 'unsure')`,
        [id, state, code],
      ),
    );
  }
}
