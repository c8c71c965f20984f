import {
  type AuditAction,
  type CallAnswer,
  type CallBody,
  type CallParams,
  DOCUMENT_KINDS,
  DONE,
  type NoticeWithKind,
  type removeSubContractor,
  type verifyUser,
} from '@cleaning/contracts';
import { type Caller, refuse, type Transaction, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { writeAudit } from '../audit/audit-entry.js';
import { Notices } from '../notices/notices.service.js';
import { type Account, changeAccount } from './account.entity.js';
import { AccountDocuments } from './account-documents.entity.js';
import { findOpenedDocuments } from './accounts.queries.js';

/** Additional facts about a decision, for the audit log and the person. */
interface EnquiryFacts {
  readonly details?: (tx: Transaction) => Promise<Readonly<Record<string, string>>>;
  readonly notice?: NoticeWithKind<'verified' | 'refused'>;
}

/** `police_check_img` as "police check". */
const formatDocumentName = (kind: string): string => kind.replace(/_img$/, '').replaceAll('_', ' ');
const formatDocumentNames = (kinds: readonly string[]): string => kinds.map(formatDocumentName).join(', ');

/** A person's missing documents, and those no admin has opened, for the audit log. */
async function findDocumentGaps({ manager }: Transaction, id: string): Promise<Record<string, string>> {
  const row = await manager.findOneBy(AccountDocuments, { userId: id });
  const documents = row?.documents ?? {};
  const isOpened = await findOpenedDocuments(manager, id);
  const missing = DOCUMENT_KINDS.filter((kind) => !documents[kind]);
  const unopened = DOCUMENT_KINDS.filter((kind) => documents[kind] && !isOpened.has(documents[kind]));
  return {
    ...(missing.length > 0 && { missing: formatDocumentNames(missing) }),
    ...(unopened.length > 0 && { not_opened: formatDocumentNames(unopened) }),
  };
}

/** Admins' decisions about sub-contractors. */
@Injectable()
export class AccountDecisions {
  constructor(
    private readonly transactions: Transactions,
    private readonly notices: Notices,
  ) {}

  /**
   * Idempotent. Withdrawing the verification ends the person's sessions. A refusal with a reason is also sent to people
   * who were never verified.
   */
  async verify(
    admin: Caller,
    { id, method, reason }: CallBody<typeof verifyUser>,
  ): Promise<CallAnswer<typeof verifyUser>> {
    if (method === 'approve') await this.approve(admin, id, reason);
    else await this.disprove(admin, id, reason);
    return method;
  }

  private approve(admin: Caller, id: string, reason: string): Promise<void> {
    return this.decide(
      admin,
      id,
      'account.verified',
      (account) => {
        if (account.verified) return false;
        account.verified = true;
        return true;
      },
      {
        details: async (tx) => ({ ...(reason !== '' && { reason }), ...(await findDocumentGaps(tx, id)) }),
        notice: { kind: 'verified', parameters: {} },
      },
    );
  }

  private disprove(admin: Caller, id: string, reason: string): Promise<void> {
    const change = (account: Account) => {
      if (!account.verified) return reason !== '';
      account.verified = false;
      account.sessionVersion += 1;
      return true;
    };
    const told =
      reason === ''
        ? {}
        : { details: async () => ({ reason }), notice: { kind: 'refused', parameters: { reason } } as const };
    return this.decide(admin, id, 'account.disproved', change, told);
  }

  /**
   * Keeps the row for the pay history, which shows the name. svc-media deletes the documents when it receives the
   * change.
   */
  async remove(
    admin: Caller,
    { userID }: CallParams<typeof removeSubContractor>,
  ): Promise<CallAnswer<typeof removeSubContractor>> {
    await this.decide(admin, userID, 'account.removed', (account) => {
      account.removedAt = new Date();
      account.sessionVersion += 1;
      return true;
    });
    return DONE;
  }

  private async decide(
    admin: Caller,
    id: string,
    action: AuditAction,
    change: (account: Account) => boolean,
    { details, notice }: EnquiryFacts = {},
  ): Promise<void> {
    await this.transactions.run(async (tx) => {
      const outcome = await changeAccount(tx, id, (account) => {
        if (account.role === 'admin') throw refuse('admin_not_here');
        if (account.role !== 'user') throw refuse('no_such_sub_contractor');
        return change(account);
      });
      if (!outcome) throw refuse('no_such_sub_contractor');
      const { name } = outcome.account;
      if (!outcome.changed) return;
      await writeAudit(tx, {
        actor: admin,
        action,
        subject: { kind: 'person', id, name },
        ...(details && { details: await details(tx) }),
      });
      if (notice) await this.notices.raise(tx, { ...notice, to: [id] });
    });
  }
}
