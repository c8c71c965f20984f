import { type CallAnswer, DONE, type getMailState, type sendTestMail } from '@cleaning/contracts';
import { type Caller, findRow, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager, IsNull } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { Account } from '../accounts/account.entity.js';
import { writeAudit } from '../audit/audit-entry.js';
import { countMailsByState } from './mail.queries.js';
import { MailTransport } from './mail-transport.service.js';
import { Mails } from './mails.service.js';

/** Mail status for admins, and their test messages. */
@Injectable()
export class MailDesk {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly mails: Mails,
    private readonly transport: MailTransport,
  ) {}

  async getState(): Promise<CallAnswer<typeof getMailState>> {
    const counts = await countMailsByState(this.manager);
    return { delivery: this.transport.delivery, server: this.transport.server, ...counts };
  }

  async sendTest(admin: Caller): Promise<CallAnswer<typeof sendTestMail>> {
    await this.transactions.run(async (tx) => {
      const account = await findRow(tx.manager, Account, { id: admin.id, removedAt: IsNull() }, 'no_such_admin');
      const { id, name, email } = account;
      await this.mails.write(tx, {
        kind: 'test',
        key: `test ${uuidv7()}`,
        to: { name, address: email },
        parameters: { name },
        accountId: id,
      });
      await writeAudit(tx, { actor: admin, action: 'mail.test-sent', subject: { kind: 'person', id, name } });
    });
    return DONE;
  }
}
