import type { CallAnswer, CallBody, changePassword } from '@cleaning/contracts';
import { type Caller, refuse, requireSelf, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { changeAccount } from '../accounts/account.entity.js';
import { writeAudit } from '../audit/audit-entry.js';
import { consumePasswordLinks } from '../links/one-time-links.js';
import { hashPassword, requireGoodPassword } from '../passwords/passwords.js';
import { CurrentPassword } from './current-password.service.js';
import { PersonSessions } from './person-sessions.service.js';

type Passwords = CallBody<typeof changePassword>;

@Injectable()
export class PasswordChange {
  constructor(
    private readonly transactions: Transactions,
    private readonly password: CurrentPassword,
    private readonly sessions: PersonSessions,
  ) {}

  /** Ends all sessions of the person, and returns a new session's token. */
  async change(caller: Caller, passwords: Passwords, address: string): Promise<CallAnswer<typeof changePassword>> {
    requireSelf(caller, passwords.user_id);
    requireGoodPassword(passwords);
    const replaced = await this.password.require(caller, passwords.current_password, address);
    const passwordHash = await hashPassword(passwords.new_password);
    const account = await this.transactions.run(async (tx) => {
      const outcome = await changeAccount(tx, caller.id, (current) => {
        // Disabled, or all sessions ended, since the request was admitted.
        if (current.disabledAt || current.sessionVersion !== caller.sessionVersion) throw refuse('unauthenticated');
        if (current.passwordHash !== replaced) throw refuse('password_changed_elsewhere');
        current.passwordHash = passwordHash;
        current.sessionVersion += 1;
        return true;
      });
      if (!outcome) throw refuse('unauthenticated');
      const { id, name } = outcome.account;
      await consumePasswordLinks(tx, id);
      await writeAudit(tx, {
        actor: caller,
        action: 'account.password-changed',
        subject: { kind: 'person', id, name },
      });
      return outcome.account;
    });
    return { msg: 'Your password has been changed.', access_token: await this.sessions.continueWith(account, caller) };
  }
}
