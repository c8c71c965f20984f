import { isNoticeKind } from '@cleaning/contracts';
import { databaseNow, olderThan, Sealing, Transactions } from '@cleaning/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { In } from 'typeorm';
import { buildNoticeText } from '../notices/notice-texts.js';
import { PushDevice, PushMessage } from './push.entity.js';
import { type ClaimedPush, claimPush, deleteLostDevices, tryPushLater } from './push.queries.js';
import { openDevice } from './push-devices.service.js';
import { computePauseSeconds, toVerdict } from './push-rules.js';
import { type PushAnswer, PushSender } from './push-sender.service.js';

/** Longer than an attempt takes: a process whose claim is older has ended. */
const CLAIM_MINUTES = 5;
/** Days that a finished message's state is kept. */
const RETENTION_DAYS = 7;
/** Days without use after which a device is deleted. */
const DEVICE_DAYS = 90;

/** Sends single push messages. The state in the database decides, so that a repeated job sends nothing twice. */
@Injectable()
export class PushDelivery {
  private readonly logger = new Logger(PushDelivery.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly sealing: Sealing,
    private readonly sender: PushSender,
  ) {}

  /** Makes one attempt at a waiting message; otherwise does nothing. */
  async attempt(id: string): Promise<void> {
    const claimed = await this.claim(id);
    if (!claimed) return;
    if (claimed.over || !isNoticeKind(claimed.kind)) return this.finish(id, 'given-up', 'EXPIRED');
    const device = openDevice(this.sealing, claimed.device_id, claimed.content);
    const { title, text, path } = buildNoticeText(claimed.kind, claimed.parameters, claimed);
    await this.store(claimed, await this.sender.send(device, { title, text, path, tag: claimed.notice_id }));
  }

  /** Attempts of services that ended: whether they arrived is not known, so they are not repeated. */
  async recover(): Promise<void> {
    await this.transactions.runWithoutWaiting(({ manager }) =>
      manager.update(
        PushMessage,
        { state: 'sending', claimedAt: olderThan(CLAIM_MINUTES, 'mins') },
        { state: 'unsure', finishedAt: databaseNow, lastError: 'INTERRUPTED' },
      ),
    );
  }

  /** Deletes finished messages, devices of people whose sessions were all ended, and long unused devices. */
  async deleteOld(): Promise<void> {
    await this.transactions.runWithoutWaiting(async ({ manager }) => {
      await manager.delete(PushMessage, { finishedAt: olderThan(RETENTION_DAYS, 'days') });
      await deleteLostDevices(manager, DEVICE_DAYS);
    });
  }

  private claim(id: string): Promise<ClaimedPush | undefined> {
    return this.transactions.runWithoutWaiting(({ manager }) => claimPush(manager, id));
  }

  private async store(
    { id, attempts, device_id }: ClaimedPush,
    { status, error, retryAfter }: PushAnswer,
  ): Promise<void> {
    const verdict = toVerdict(status);
    if (verdict === 'sent') return this.finish(id, 'sent', '');
    this.logger.warn({ msg: 'A push message was not accepted', push: id, code: error, verdict, attempts });
    if (verdict === 'refused') return this.finish(id, 'refused', error);
    await this.transactions.runWithoutWaiting(async ({ manager }) => {
      if (verdict === 'gone') await manager.delete(PushDevice, { id: device_id });
      else await tryPushLater(manager, id, { error, seconds: computePauseSeconds(attempts, retryAfter) });
    });
  }

  private async finish(id: string, state: 'sent' | 'refused' | 'given-up', code: string): Promise<void> {
    await this.transactions.runWithoutWaiting(({ manager }) =>
      manager.update(
        PushMessage,
        { id, state: In(['sending', 'unsure']) },
        { state, finishedAt: databaseNow, lastError: code },
      ),
    );
  }
}
