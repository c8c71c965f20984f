import type { AnswerOf, AuditAction, BodyOf, ParamsOf, removeSubContractor, verifyUser } from '@cleaning/contracts';
import { type Caller, Conflict, NotFound, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { writeAudit } from '../audit/audit-entry.js';
import { Notices } from '../notices/notices.js';
import { type Account, changeAccount } from './account.entity.js';

/** Admins' decisions about sub-contractors. */
@Injectable()
export class AccountDecisions {
  constructor(
    private readonly transactions: Transactions,
    private readonly notices: Notices,
  ) {}

  /** Repeating a decision changes nothing. Withdrawing the verification ends the person's sessions. */
  async verify(admin: Caller, { id, method }: BodyOf<typeof verifyUser>): Promise<AnswerOf<typeof verifyUser>> {
    const verified = method === 'approve';
    await this.decide(admin, id, verified ? 'account.verified' : 'account.disproved', (account) => {
      if (account.verified === verified) return false;
      account.verified = verified;
      if (!verified) account.session_version += 1;
      return true;
    });
    return method;
  }

  /**
   * Keeps the row, because the pay history shows the name. svc-media deletes the documents when it receives the change.
   */
  async remove(
    admin: Caller,
    { userID }: ParamsOf<typeof removeSubContractor>,
  ): Promise<AnswerOf<typeof removeSubContractor>> {
    await this.decide(admin, userID, 'account.removed', (account) => {
      account.removed_at = new Date();
      account.session_version += 1;
      return true;
    });
    return { status: 'done' };
  }

  private async decide(
    admin: Caller,
    id: string,
    action: AuditAction,
    change: (account: Account) => boolean,
  ): Promise<void> {
    await this.transactions.run(async (tx) => {
      const outcome = await changeAccount(tx, id, (account) => {
        if (account.role === 'admin') throw new Conflict('Administrators are neither verified nor removed here.');
        return change(account);
      });
      if (!outcome) throw new NotFound('There is no such sub-contractor.');
      const { name } = outcome.account;
      if (!outcome.changed) return;
      await writeAudit(tx, { actor: admin, action, subject: { kind: 'person', id, name } });
      if (action === 'account.verified') await this.notices.raise(tx, { kind: 'verified', to: [id], parameters: {} });
    });
  }
}
