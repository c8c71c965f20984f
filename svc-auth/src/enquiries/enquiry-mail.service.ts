import type { StateOf } from '@cleaning/contracts';
import { OnChange, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { GIVE_UP_HOURS } from '../mail/mail-rules.js';
import { Mails } from '../mail/mails.service.js';
import { VisitorMails } from '../mail/visitor-mails.service.js';

const HOUR_MS = 60 * 60_000;

/** Writes messages to people who have asked for a quote, as svc-invoice's feed names them. */
@Injectable()
export class EnquiryMail {
  constructor(
    private readonly mails: Mails,
    private readonly visitorMails: VisitorMails,
  ) {}

  /** Each is sent once, however often it is read. One that is read too late is passed over: after a restore the feed is read from its beginning. */
  @OnChange('enquiry-mail')
  async apply(id: string, message: StateOf<'enquiry-mail'> | null, tx: Transaction): Promise<void> {
    if (!message || Date.parse(message.at) < Date.now() - GIVE_UP_HOURS * HOUR_MS) return;
    const { kind, to, subject, lines, days } = message;
    const key = `enquiry ${id}`;
    if (kind === 'answer') {
      await this.mails.write(tx, { kind: 'enquiry-answer', key, to, parameters: { name: to.name, subject, lines } });
      return;
    }
    // Read once more, it was counted before.
    if (await this.mails.isWritten(tx, key)) return;
    if ((await this.visitorMails.take(tx, to.address)) > 0) return;
    await this.mails.write(tx, {
      kind: 'enquiry-received',
      key,
      // The name is what somebody has typed. It stands beside the address.
      to: { name: '', address: to.address },
      parameters: { name: '', lines: [], days },
    });
  }
}
