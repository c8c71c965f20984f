import { isNoticeKind } from '@cleaning/contracts';
import { databaseNow, olderThan, Sealing, Transactions } from '@cleaning/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { KnownCompany } from '../company/known-company.service.js';
import { buildNoticeText } from '../notices/notice-texts.js';
import { SmsMessage } from './sms.entity.js';
import { type ClaimedSms, claimSms, finishSms, trySmsLater } from './sms.queries.js';
import { formatCodeMessage, openContent, openNumber } from './sms-numbers.service.js';
import { computePauseSeconds, toSmsVerdict } from './sms-rules.js';
import { type SmsAnswer, SmsSender } from './sms-sender.service.js';
import { countSegments, toSmsParameters, writeSms } from './sms-text.js';

/** Longer than an attempt takes: a process whose claim is older has ended. */
const CLAIM_MINUTES = 2;
/** Above two months, since the desk counts a month's messages. */
const RETENTION_DAYS = 70;

/** Sends single text messages. The state in the database decides, so that a repeated job sends nothing twice. */
@Injectable()
export class SmsDelivery {
  private readonly logger = new Logger(SmsDelivery.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly sealing: Sealing,
    private readonly company: KnownCompany,
    private readonly sender: SmsSender,
  ) {}

  /** Makes one attempt at a waiting message; otherwise does nothing. */
  async attempt(id: string): Promise<void> {
    const claimed = await this.transactions.runWithoutWaiting(({ manager }) => claimSms(manager, id));
    if (!claimed) return;
    const { gateway } = this.sender;
    const message = claimed.over ? undefined : await this.write(claimed);
    if (!gateway || !message) return this.finish(id, { state: 'given-up', error: 'EXPIRED', segments: 0 });
    const answer = await this.sender.send(gateway, {
      to: message.to,
      text: message.text,
      expiresAt: claimed.expires_at,
    });
    await this.store(claimed, answer, countSegments(message.text));
  }

  /** Attempts of services that ended: whether they arrived isn't known, so they aren't repeated. */
  async recover(): Promise<void> {
    await this.transactions.runWithoutWaiting(({ manager }) =>
      manager.update(
        SmsMessage,
        { state: 'sending', claimedAt: olderThan(CLAIM_MINUTES, 'mins') },
        { state: 'unsure', finishedAt: databaseNow, lastError: 'INTERRUPTED', content: '' },
      ),
    );
  }

  async deleteOld(): Promise<void> {
    await this.transactions.runWithoutWaiting(({ manager }) =>
      manager.delete(SmsMessage, { finishedAt: olderThan(RETENTION_DAYS, 'days') }),
    );
  }

  /** Undefined without a recipient or text. */
  private async write(claimed: ClaimedSms): Promise<{ readonly to: string; readonly text: string } | undefined> {
    const { id, account_id, content, number, kind, parameters, language } = claimed;
    const { name } = await this.company.read();
    if (content !== '') {
      const { number: to, code } = openContent(this.sealing, id, content);
      return { to, text: writeSms(name, formatCodeMessage(code, language)) };
    }
    if (!number || !parameters || kind === null || !isNoticeKind(kind)) return undefined;
    const { text } = buildNoticeText(kind, toSmsParameters(parameters), claimed);
    return { to: openNumber(this.sealing, account_id, number), text: writeSms(name, text) };
  }

  private async store(claimed: ClaimedSms, answer: SmsAnswer, segments: number): Promise<void> {
    const { id, attempts } = claimed;
    const { error, retryAfter } = answer;
    const verdict = toSmsVerdict(answer.status, answer.isHandedOver);
    if (verdict === 'sent') return this.finish(id, { state: 'sent', error: '', segments });
    this.logger.warn({ msg: 'A text message was not accepted', sms: id, code: error, verdict, attempts });
    if (verdict === 'later') {
      const seconds = computePauseSeconds(attempts, retryAfter);
      await this.transactions.runWithoutWaiting(({ manager }) => trySmsLater(manager, claimed, { error, seconds }));
      return;
    }
    // A message that may have been accepted may be charged.
    await this.finish(id, { state: verdict, error, segments: verdict === 'unsure' ? segments : 0 });
  }

  private async finish(id: string, end: Parameters<typeof finishSms>[2]): Promise<void> {
    await this.transactions.runWithoutWaiting(({ manager }) => finishSms(manager, id, end));
  }
}
