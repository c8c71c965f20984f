import { type AnswerOf, getMailState, MAIL_QUEUE, sendTestMail } from '@cleaning/contracts';
import { type Caller, CurrentCaller, NotFound, Roles, Route, Transactions } from '@cleaning/service-kit';
import { BullModule } from '@nestjs/bullmq';
import { Controller, Global, Injectable, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource, IsNull } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { Account } from '../accounts/account.entity.js';
import { writeAudit } from '../audit/audit-entry.js';
import { MailMessage, RefusedAddress } from './mail.entity.js';
import { MailDelivery } from './mail-delivery.js';
import { MailMetrics } from './mail-metrics.js';
import { MailQueue } from './mail-queue.js';
import { MailTransport } from './mail-transport.js';
import { Mails } from './mails.js';
import { PayAttachments } from './pay-attachments.js';

/** What admins see of mail, and their test messages. */
@Injectable()
export class MailDesk {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly mails: Mails,
    private readonly transport: MailTransport,
  ) {}

  async state(): Promise<AnswerOf<typeof getMailState>> {
    const [counts] = await this.dataSource.query<[Omit<AnswerOf<typeof getMailState>, 'delivery'>]>(
      `SELECT count(*) FILTER (WHERE state IN ('waiting', 'sending'))::int AS waiting,
         count(*) FILTER (WHERE state = 'sent')::int AS sent,
         count(*) FILTER (WHERE state = 'refused')::int AS refused,
         count(*) FILTER (WHERE state = 'given-up')::int AS given_up,
         count(*) FILTER (WHERE state = 'unsure')::int AS unsure,
         coalesce((SELECT last_error FROM mail_message WHERE attempts > 0
                   ORDER BY greatest(claimed_at, finished_at, created_at) DESC LIMIT 1), '') AS last_error
       FROM mail_message`,
    );
    return { delivery: this.transport.delivery, ...counts };
  }

  async sendTest(admin: Caller): Promise<AnswerOf<typeof sendTestMail>> {
    await this.transactions.run(async (tx) => {
      const account = await tx.manager.findOneBy(Account, { id: admin.id, removed_at: IsNull() });
      if (!account) throw new NotFound('There is no such administrator.');
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
    return { status: 'done' };
  }
}

@Controller()
@Roles('admin')
export class MailController {
  constructor(private readonly desk: MailDesk) {}

  @Route(getMailState)
  state() {
    return this.desk.state();
  }

  @Route(sendTestMail)
  sendTest(@CurrentCaller() admin: Caller) {
    return this.desk.sendTest(admin);
  }
}

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([MailMessage, RefusedAddress]), BullModule.registerQueue({ name: MAIL_QUEUE })],
  controllers: [MailController],
  providers: [MailDelivery, MailDesk, MailMetrics, MailQueue, Mails, MailTransport, PayAttachments],
  exports: [Mails, MailTransport],
})
export class MailModule {}
