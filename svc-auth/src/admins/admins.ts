import type { AnswerOf, BodyOf, changeAdmin, listAdmins } from '@cleaning/contracts';
import {
  type Caller,
  Conflict,
  NotFound,
  type Transaction,
  Transactions,
  Unauthenticated,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { changeAccount } from '../accounts/account-changes.js';
import { writeAudit } from '../audit/write-audit.js';

/** Who runs the company's desk. A disabled admin keeps the account and its history, and cannot log in. */
@Injectable()
export class Admins {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  list(): Promise<AnswerOf<typeof listAdmins>> {
    return this.dataSource.query(
      `SELECT id, name, email, disabled_at IS NOT NULL AS disabled
       FROM account WHERE role = 'admin' AND removed_at IS NULL ORDER BY lower(name), id`,
    );
  }

  /** Disabling ends all sessions of the person. Doing the same again changes nothing. */
  async change(caller: Caller, { id, method }: BodyOf<typeof changeAdmin>): Promise<AnswerOf<typeof changeAdmin>> {
    await this.transactions.run(async (tx) => {
      const enabled = await this.lockEnabled(tx);
      // Another admin may have disabled the caller a moment ago.
      if (!enabled.includes(caller.id)) throw new Unauthenticated('Your session has ended. Please log in again.');
      if (id === caller.id) throw new Conflict('You cannot disable yourself.');
      const outcome = await changeAccount(tx, id, (account) => {
        if (account.role !== 'admin') throw new NotFound('There is no such administrator.');
        if ((method === 'disable') === (account.disabled_at !== null)) return false;
        account.disabled_at = method === 'disable' ? new Date() : null;
        if (method === 'disable') account.session_version += 1;
        return true;
      });
      if (!outcome) throw new NotFound('There is no such administrator.');
      const { name } = outcome.account;
      const action = method === 'disable' ? 'account.admin-disabled' : 'account.admin-enabled';
      if (outcome.changed) await writeAudit(tx, { actor: caller, action, subject: { kind: 'person', id, name } });
    });
    return { status: 'done' };
  }

  /**
   * Ids of the admins who can log in. They are locked in one order, so that of two who disable each other at once one comes second, sees
   * that and is refused: nobody disables themselves, so one always stays.
   */
  private async lockEnabled({ manager }: Transaction): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>(
      `SELECT id FROM account WHERE role = 'admin' AND removed_at IS NULL AND disabled_at IS NULL ORDER BY id FOR UPDATE`,
    );
    return rows.map(({ id }) => id);
  }
}
