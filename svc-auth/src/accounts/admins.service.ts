import { type CallAnswer, type CallBody, type changeAdmin, DONE, type listAdmins } from '@cleaning/contracts';
import {
  type Caller,
  ENVIRONMENT,
  type Environment,
  getViolatedConstraint,
  lockRows,
  refuse,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, type Repository } from 'typeorm';
import { revokeKeysMadeBy } from '../api-keys/revoke-keys.js';
import { writeAudit } from '../audit/audit-entry.js';
import type { environment } from '../environment.js';
import { hashPassword } from '../passwords/passwords.js';
import { SealedDetails } from '../sealing/sealed-details.service.js';
import { Account, addAccount, changeAccount, EMAIL_UNIQUE, withEmail } from './account.entity.js';
import { findAdmins } from './accounts.queries.js';

export const NO_DETAILS = {
  address: '',
  zipCode: '',
  contactNo: '',
  abn: '',
  passportNumber: '',
  bankName: '',
  accountType: '',
  accountName: '',
  accountNumber: '',
  bsb: '',
};

/** The actor in the audit log when an admin is added by the environment or a command. */
const OPERATOR = { id: '', name: 'Operator' };

/** Admins. A disabled admin keeps the account and its history but can't log in. */
@Injectable()
export class Admins {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly sealed: SealedDetails,
  ) {}

  /** Returns false, without effect, if the email address is in use. */
  async add(admin: { id?: string; name: string; email: string; passwordHash: string }): Promise<boolean> {
    try {
      await this.transactions.runWithoutWaiting(async (tx) => {
        const details = { ...NO_DETAILS, ...admin, role: 'admin', verified: true } as const;
        const { id, name } = await addAccount(tx, this.sealed, details);
        await writeAudit(tx, { actor: OPERATOR, action: 'account.admin-added', subject: { kind: 'person', id, name } });
      });
      return true;
    } catch (error) {
      if (getViolatedConstraint(error) === EMAIL_UNIQUE) return false;
      throw error;
    }
  }

  list(): Promise<CallAnswer<typeof listAdmins>> {
    return findAdmins(this.manager);
  }

  /** Disabling ends the person's sessions and revokes the API keys they made. Idempotent. */
  async change(caller: Caller, { id, method }: CallBody<typeof changeAdmin>): Promise<CallAnswer<typeof changeAdmin>> {
    await this.transactions.run(async (tx) => {
      const enabled = await this.lockEnabled(tx);
      // Another admin may have disabled the caller since the request was admitted.
      if (!enabled.includes(caller.id)) throw refuse('session_ended');
      if (id === caller.id) throw refuse('disable_self');
      const outcome = await changeAccount(tx, id, (account) => {
        if (account.role !== 'admin') throw refuse('no_such_admin');
        if ((method === 'disable') === (account.disabledAt !== null)) return false;
        account.disabledAt = method === 'disable' ? new Date() : null;
        if (method === 'disable') account.sessionVersion += 1;
        return true;
      });
      if (!outcome) throw refuse('no_such_admin');
      const { name } = outcome.account;
      const action = method === 'disable' ? 'account.admin-disabled' : 'account.admin-enabled';
      if (!outcome.changed) return;
      await writeAudit(tx, { actor: caller, action, subject: { kind: 'person', id, name } });
      if (method === 'disable') await revokeKeysMadeBy(tx, caller, id);
    });
    return DONE;
  }

  /**
   * Locks the admins who can log in, and returns their ids. All transactions lock in the same order: if two admins
   * disable each other concurrently, the second sees the change and is refused. Nobody can disable themselves, so at
   * least one remains.
   */
  private async lockEnabled({ manager }: Transaction): Promise<string[]> {
    const admins = await lockRows(manager, Account, { role: 'admin', removedAt: IsNull(), disabledAt: IsNull() });
    return admins.map(({ id }) => id);
  }
}

/**
 * Adds the admin of ADMIN_EMAIL and ADMIN_PASSWORD unless the e-mail address is used. One of several starting replicas
 * adds it.
 */
@Injectable()
export class FirstAdmin implements OnApplicationBootstrap {
  private readonly logger = new Logger(FirstAdmin.name);

  constructor(
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
    @InjectRepository(Account) private readonly accounts: Repository<Account>,
    private readonly admins: Admins,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = this.env;
    if (email && password && !(await this.accounts.existsBy(withEmail(email)))) {
      const passwordHash = await hashPassword(password);
      if (await this.admins.add({ name: 'Administrator', email, passwordHash }))
        this.logger.log('Added the first admin');
    } else if (!(await this.accounts.existsBy({ role: 'admin', removedAt: IsNull() }))) {
      this.logger.warn('There is no admin yet: set ADMIN_EMAIL and ADMIN_PASSWORD, or run add-admin');
    }
  }
}
