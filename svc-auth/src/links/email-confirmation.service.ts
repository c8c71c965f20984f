import { type CallAnswer, type CallBody, type confirmEmail, DONE, type sendConfirmation } from '@cleaning/contracts';
import { type Caller, refuse, refuseField, type Transaction, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager } from 'typeorm';
import { type Account, changeAccount } from '../accounts/account.entity.js';
import { Mails } from '../mail/mails.service.js';
import { VisitorMails } from '../mail/visitor-mails.service.js';
import { LoginAttempts } from '../sessions/login-attempts.service.js';
import { consumeLink, findLinkPerson, makeOneTimeLink } from './one-time-links.js';

const refuseInvalidLink = () => refuseField('token', 'email_link_used');

/** Confirms that a person reads the email address they registered with. */
@Injectable()
export class EmailConfirmation {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly mails: Mails,
    private readonly visitorMails: VisitorMails,
    private readonly attempts: LoginAttempts,
  ) {}

  /**
   * Mails a link, in the caller's transaction, repeating nothing that was typed. Returns 0, or the seconds to wait,
   * without mailing, if the mailbox got too many visitor messages.
   */
  async ask(tx: Transaction, { id, email }: Pick<Account, 'id' | 'email'>): Promise<number> {
    const wait = await this.visitorMails.take(tx, email);
    if (wait > 0) return wait;
    const link = await makeOneTimeLink(tx, id, 'confirm-email');
    await this.mails.write(tx, {
      kind: 'confirm-email',
      key: `confirm-email ${link.id}`,
      to: { name: '', address: email },
      parameters: { name: '', path: link.path },
      accountId: id,
      usefulUntil: link.expiresAt,
    });
    return 0;
  }

  /** Mails another link to the caller. Throws 409 when the address is confirmed, and 429. */
  async sendAgain({ id }: Caller): Promise<CallAnswer<typeof sendConfirmation>> {
    await this.transactions.run(async (tx) => {
      const outcome = await changeAccount(tx, id, (account) => {
        if (account.emailConfirmedAt) throw refuse('email_confirmed');
        return false;
      });
      if (!outcome) throw refuse('unauthenticated');
      const wait = await this.ask(tx, outcome.account);
      if (wait > 0) throw refuse('too_many_messages', { retry_after: wait });
    });
    return DONE;
  }

  /** Throws 400 for a link that is not good, and 429. */
  async confirm({ token }: CallBody<typeof confirmEmail>, address: string): Promise<CallAnswer<typeof confirmEmail>> {
    const id = await this.attempts.runLimited('confirm-email', address, () =>
      findLinkPerson(this.manager, token, ['confirm-email']),
    );
    if (!id) throw refuseInvalidLink();
    await this.transactions.run(async (tx) => {
      if (!(await consumeLink(tx, token))) throw refuseInvalidLink();
      const outcome = await changeAccount(tx, id, (account) => {
        account.emailConfirmedAt ??= new Date();
        return true;
      });
      if (!outcome) throw refuseInvalidLink();
    });
    return { msg: 'Thank you. Your email address is confirmed.' };
  }
}
