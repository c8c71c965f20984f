import {
  type AnswerOf,
  type ContractorDetail,
  type CurrentUser,
  type DocumentPaths,
  type getAllSubContractors,
  type getAllUsersList,
  type getContractor,
  type ParamsOf,
  personalDetails,
  type showBankDetails,
} from '@cleaning/contracts';
import {
  type Caller,
  ENVIRONMENT,
  type Environment,
  mustEnrol,
  NotFound,
  signDocumentPaths,
  Transactions,
  Unauthenticated,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { writeAudit } from '../audit/audit-entry.js';
import type { environment } from '../environment.js';
import { MailTransport } from '../mail/mail-transport.service.js';
import { SealedDetails } from '../sealing/sealed-details.service.js';
import { HAS_SECOND_FACTOR } from '../second-factor/factors.js';
import { Account } from './account.entity.js';
import { type AccountAssignments, currentWorkFields } from './assignments.service.js';
import type { AccountDocuments } from './documents.service.js';

/** The columns of an account `a` that answers show, in the answers' names and forms. */
export const PERSON_COLUMNS = ['id', 'role', 'verified::text AS verified', ...Object.keys(personalDetails.shape)]
  .map((column) => `a.${column}`)
  .join(', ');

/**
 * SQL: the `email_state` of an account `a`. The digest is `addressDigest`; `lower` is the same here, as addresses have no letters beyond
 * ASCII.
 */
const EMAIL_STATE = `CASE
  WHEN EXISTS (SELECT FROM refused_address WHERE digest = encode(sha256(convert_to(lower(a.email), 'UTF8')), 'hex')) THEN 'refused'
  WHEN a.email_confirmed_at IS NOT NULL THEN 'confirmed' ELSE 'unconfirmed' END AS email_state`;

type PersonRow = Omit<ContractorDetail, keyof DocumentPaths | 'payments_held_until'>;
type Documents = AccountDocuments['documents'];
type ContractorRow = PersonRow & { documents: Documents | null; payments_held_until: Date | null };

/** What other services own is null until their feeds were read. */
type CurrentUserRow = PersonRow & { documents: Documents | null; secondFactor: boolean } & {
  [K in 'permanent_jobs' | 'quick_jobs' | 'current_work']: AccountAssignments[K] | null;
};

/** Reads accounts. Removed people are left out. */
@Injectable()
export class AccountDirectory {
  private readonly linkSecret: string;

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly sealed: SealedDetails,
    private readonly transport: MailTransport,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {
    this.linkSecret = env.DOCUMENT_LINK_SECRET;
  }

  users(): Promise<AnswerOf<typeof getAllUsersList>> {
    return this.dataSource.query(
      `SELECT id, name, email, role, verified::text AS verified
       FROM account WHERE removed_at IS NULL ORDER BY lower(name), id`,
    );
  }

  subContractors(): Promise<AnswerOf<typeof getAllSubContractors>> {
    return this.dataSource.query(
      `SELECT id, name, email, contact_no, verified::text AS verified
       FROM account WHERE removed_at IS NULL AND role = 'user' ORDER BY lower(name), id`,
    );
  }

  /** Sealed numbers are masked. Throws NotFound for admins too. */
  async contractor(reader: Caller, { userID }: ParamsOf<typeof getContractor>): Promise<ContractorDetail> {
    const [row] = await this.dataSource.query<ContractorRow[]>(
      `SELECT ${PERSON_COLUMNS}, ${EMAIL_STATE}, d.documents, a.details_version, a.payments_held_until,
         (SELECT ${HAS_SECOND_FACTOR} FROM account WHERE id = a.id) AS second_factor
       FROM account a LEFT JOIN account_documents d ON d.user_id = a.id
       WHERE a.id = $1 AND a.removed_at IS NULL AND a.role = 'user'`,
      [userID],
    );
    if (!row) throw new NotFound('There is no such sub-contractor.');
    const { documents, ...person } = this.sealed.mask(row);
    const held = row.payments_held_until;
    const payments_held_until = held && held > new Date() ? held.toISOString() : '';
    return { ...person, ...signDocumentPaths(this.linkSecret, documents, reader), payments_held_until };
  }

  /** The caller's own account with documents, jobs and current work. */
  async currentUser(caller: Caller): Promise<CurrentUser> {
    const [row] = await this.dataSource.query<CurrentUserRow[]>(
      `SELECT ${PERSON_COLUMNS}, ${EMAIL_STATE}, d.documents, s.permanent_jobs, s.quick_jobs, s.current_work,
         (SELECT ${HAS_SECOND_FACTOR} FROM account WHERE account.id = a.id) AS "secondFactor"
       FROM account a
       LEFT JOIN account_documents d ON d.user_id = a.id
       LEFT JOIN account_assignments s ON s.user_id = a.id
       WHERE a.id = $1 AND a.removed_at IS NULL`,
      [caller.id],
    );
    if (!row) throw new Unauthenticated();
    const { documents, permanent_jobs, quick_jobs, current_work, secondFactor, ...person } = this.sealed.open(row);
    return {
      ...person,
      ...signDocumentPaths(this.linkSecret, documents, caller),
      mail_delivery: this.transport.delivery,
      ...currentWorkFields(current_work),
      current_job_id: current_work?.job_id ?? '',
      quick_jobs: quick_jobs ?? [],
      permanent_jobs: permanent_jobs ?? [],
      must_enrol: mustEnrol(this.env, { role: row.role, secondFactor }),
      time_zone: this.env.BUSINESS_TZ,
    };
  }

  /** Unmasked; each reading is entered in the audit log. Throws NotFound for admins too. */
  bankDetails(admin: Caller, id: string): Promise<AnswerOf<typeof showBankDetails>> {
    return this.transactions.run(async (tx) => {
      const account = await tx.manager.findOneBy(Account, { id, role: 'user', removed_at: IsNull() });
      if (!account) throw new NotFound('There is no such sub-contractor.');
      const { name, bank_name, account_type, account_name, account_number, bsb, passport_number } =
        this.sealed.open(account);
      await writeAudit(tx, {
        actor: admin,
        action: 'account.bank-details-shown',
        subject: { kind: 'person', id, name },
      });
      return { bank_name, account_type, account_name, account_number, bsb, passport_number };
    });
  }
}
