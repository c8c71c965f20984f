import type { AnswerOf, AuditAction, BodyOf, ParamsOf, removeSubContractor, verifyUser } from '@cleaning/contracts';
import { type Caller, Conflict, NotFound, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { writeAudit } from '../audit/audit-entry.js';
import { Notices } from '../notices/notices.js';
import { type Account, changeAccount } from './account.entity.js';

/** What a decision says beside itself: in the audit log, and to the person. */
interface Told {
  readonly details?: Readonly<Record<string, string>>;
  readonly notice?: { readonly kind: 'verified' | 'refused'; readonly parameters: Readonly<Record<string, string>> };
}

/** Admins' decisions about sub-contractors. */
@Injectable()
export class AccountDecisions {
  constructor(
    private readonly transactions: Transactions,
    private readonly notices: Notices,
  ) {}

  /**
   * Repeating a decision changes nothing. Withdrawing the verification ends the person's sessions. A refusal with a reason is told to the
   * person also when they were not verified.
   */
  async verify(admin: Caller, { id, method, reason }: BodyOf<typeof verifyUser>): Promise<AnswerOf<typeof verifyUser>> {
    if (method === 'approve') await this.approve(admin, id);
    else await this.disprove(admin, id, reason);
    return method;
  }

  private approve(admin: Caller, id: string): Promise<void> {
    return this.decide(
      admin,
      id,
      'account.verified',
      (account) => {
        if (account.verified) return false;
        account.verified = true;
        return true;
      },
      { notice: { kind: 'verified', parameters: {} } },
    );
  }

  private disprove(admin: Caller, id: string, reason: string): Promise<void> {
    const change = (account: Account) => {
      if (!account.verified) return reason !== '';
      account.verified = false;
      account.session_version += 1;
      return true;
    };
    const told =
      reason === '' ? {} : { details: { reason }, notice: { kind: 'refused', parameters: { reason } } as const };
    return this.decide(admin, id, 'account.disproved', change, told);
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
    { details = {}, notice }: Told = {},
  ): Promise<void> {
    await this.transactions.run(async (tx) => {
      const outcome = await changeAccount(tx, id, (account) => {
        if (account.role === 'admin') throw new Conflict('Administrators are neither verified nor removed here.');
        return change(account);
      });
      if (!outcome) throw new NotFound('There is no such sub-contractor.');
      const { name } = outcome.account;
      if (!outcome.changed) return;
      await writeAudit(tx, { actor: admin, action, subject: { kind: 'person', id, name }, details });
      if (notice) await this.notices.raise(tx, { ...notice, to: [id] });
    });
  }
}
