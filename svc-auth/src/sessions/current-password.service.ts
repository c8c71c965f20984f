import { type Caller, refuseField } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { isPassword } from '../passwords/passwords.js';
import { LoginAttempts } from './login-attempts.service.js';

/** Checks the current password again before something for which a stolen session must not suffice. */
@Injectable()
export class CurrentPassword {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly attempts: LoginAttempts,
  ) {}

  /**
   * Returns the password's hash. Limited like the login, so that a stolen token doesn't help to guess it. Throws 400
   * and 429.
   */
  async require(caller: Caller, password: string, address: string): Promise<string> {
    const hash = await this.attempts.runLimited(`change-password ${caller.id}`, address, async () => {
      const account = await this.manager.findOneBy(Account, { id: caller.id });
      return account && (await isPassword(password, account.passwordHash)) ? account.passwordHash : null;
    });
    if (hash) return hash;
    throw refuseField('current_password', 'password_wrong');
  }
}
