import type { StateOf } from '@cleaning/contracts';
import { OnChange, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { GIVE_UP_HOURS } from '../mail/mail-rules.js';
import { Mails } from '../mail/mails.service.js';

const HOUR_MS = 60 * 60_000;

/** Writes the messages about quotes that svc-invoice's feed names. Their document is read when they are sent. */
@Injectable()
export class QuoteMail {
  constructor(private readonly mails: Mails) {}

  /** Each is sent once, however often it is read. One that is read too late is passed over: after a restore the feed is read from its beginning. */
  @OnChange('quote-mail')
  async apply(id: string, message: StateOf<'quote-mail'> | null, tx: Transaction): Promise<void> {
    if (!message || Date.parse(message.at) < Date.now() - GIVE_UP_HOURS * HOUR_MS) return;
    const { kind, quote_id, number, to, subject, lines, path } = message;
    const given = { quote_id, documents: [number], path };
    const key = `quote ${id}`;
    if (kind === 'sent')
      await this.mails.write(tx, { kind: 'quote-sent', key, to, parameters: { ...given, subject, lines } });
    else
      await this.mails.write(tx, { kind: 'quote-accepted', key, to, parameters: { ...given, name: to.name, number } });
  }
}
