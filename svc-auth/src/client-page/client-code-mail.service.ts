import type { StateOf } from '@cleaning/contracts';
import { OnChange, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { Mails } from '../mail/mails.service.js';

/** Mails the codes for the client's page that svc-invoice's feed names. */
@Injectable()
export class ClientCodeMail {
  constructor(private readonly mails: Mails) {}

  /** Each is sent once, however often it is read, and not after its time. */
  @OnChange('client-code')
  async apply(id: string, message: StateOf<'client-code'> | null, tx: Transaction): Promise<void> {
    if (!message || Date.parse(message.until) < Date.now()) return;
    const { to, code, path, until } = message;
    const { name } = to;
    await this.mails.write(tx, {
      kind: 'client-code',
      key: `client-code ${id}`,
      to,
      parameters: path === undefined ? { name, code } : { name, code, path },
      usefulUntil: new Date(until),
    });
  }
}
