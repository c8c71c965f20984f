import type { CallAnswer, CallBody, readPasswordLink, resetPassword } from '@cleaning/contracts';
import { refuseField, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager, IsNull } from 'typeorm';
import { Account, changeAccount } from '../accounts/account.entity.js';
import { writeAudit } from '../audit/audit-entry.js';
import { pickAddressee } from '../mail/addressee.js';
import { Mails } from '../mail/mails.service.js';
import { hashPassword, requireGoodPassword } from '../passwords/passwords.js';
import { LoginAttempts } from '../sessions/login-attempts.service.js';
import { consumeLink, consumePasswordLinks, findLink, findLinkPerson, PASSWORD_LINKS } from './one-time-links.js';

/** One refusal for used, expired and unknown links and removed accounts, so that they can't be told apart. */
export const refuseInvalidLink = () => refuseField('token', 'password_link_used');

@Injectable()
export class PasswordReset {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly attempts: LoginAttempts,
    private readonly mails: Mails,
  ) {}

  /** Doesn't use it up. Throws 400 for an invalid link, and 429. */
  async read(
    { token }: CallBody<typeof readPasswordLink>,
    address: string,
  ): Promise<CallAnswer<typeof readPasswordLink>> {
    const { manager } = this;
    const link = await this.attempts.runLimited('read-password-link', address, () =>
      findLink(manager, token, PASSWORD_LINKS),
    );
    if (!link) throw refuseInvalidLink();
    const person = await manager.findOneBy(Account, { id: link.accountId, removedAt: IsNull(), disabledAt: IsNull() });
    if (!person) throw refuseInvalidLink();
    return { invited_email: link.purpose === 'invitation' ? person.email : '' };
  }

  /** Ends all sessions of the person. Of concurrent uses of one link, one wins. Throws 400 and 429. */
  async reset(
    { token, end_calendar: endsCalendar = false, ...passwords }: CallBody<typeof resetPassword>,
    address: string,
  ): Promise<CallAnswer<typeof resetPassword>> {
    requireGoodPassword(passwords);
    const id = await this.attempts.runLimited('reset-password', address, () =>
      findLinkPerson(this.manager, token, PASSWORD_LINKS),
    );
    if (!id) throw refuseInvalidLink();
    const passwordHash = await hashPassword(passwords.new_password);
    const email = await this.transactions.run(async (tx) => {
      const link = await consumeLink(tx, token);
      if (!link) throw refuseInvalidLink();
      await consumePasswordLinks(tx, id);
      // The link proves the address unless an admin created it.
      const isMailed = link.purpose === 'reset-password' && link.madeBy === null;
      const outcome = await changeAccount(tx, id, (account) => {
        if (account.disabledAt) throw refuseInvalidLink();
        account.passwordHash = passwordHash;
        if (isMailed) account.emailConfirmedAt ??= new Date();
        account.sessionVersion += 1;
        if (endsCalendar) account.calendarEndedAt = new Date();
        return true;
      });
      if (!outcome) throw refuseInvalidLink();
      if (endsCalendar) tx.recordChange('calendar-end', id);
      const { name, email, version } = outcome.account;
      const to = pickAddressee(outcome.account);
      const subject = { kind: 'person', id, name } as const;
      await writeAudit(tx, { actor: { id, name }, action: 'account.password-reset', subject });
      await this.mails.write(tx, {
        kind: 'password-changed',
        key: `password-changed ${id} ${version}`,
        to,
        parameters: { name: to.name },
        accountId: id,
      });
      return email;
    });
    await this.attempts.forget(email);
    return { msg: 'Your password has been changed. Please log in.' };
  }
}
