import type { StateOf } from '@cleaning/contracts';
import { OnChange, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { GIVE_UP_HOURS } from '../mail/mail-rules.js';
import { Mails } from '../mail/mails.service.js';

const HOUR_MS = 60 * 60_000;

/** Writes to clients that their complaints are acknowledged, as svc-jobs' feed names them. */
@Injectable()
export class ComplaintMail {
  constructor(private readonly mails: Mails) {}

  /** Each is sent once, however often it is read. One that is read too late is passed over: after a restore the feed is read from its beginning. */
  @OnChange('complaint-mail')
  async apply(id: string, message: StateOf<'complaint-mail'> | null, tx: Transaction): Promise<void> {
    if (!message || Date.parse(message.at) < Date.now() - GIVE_UP_HOURS * HOUR_MS) return;
    const { to, number, place } = message;
    const parameters = { name: to.name, number: String(number), place };
    await this.mails.write(tx, { kind: 'complaint-acknowledged', key: `complaint ${id}`, to, parameters });
  }
}
