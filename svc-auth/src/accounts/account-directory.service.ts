import {
  type CallAnswer,
  type CallParams,
  type ContractorDetail,
  type CurrentUser,
  type getAllSubContractors,
  type getAllUsersList,
  type getContractor,
  type showBankDetails,
} from '@cleaning/contracts';
import {
  type Caller,
  ENVIRONMENT,
  type Environment,
  findRow,
  getNow,
  mustEnrol,
  refuse,
  signDocumentPaths,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, type FindOptionsWhere, IsNull, Not, type Repository } from 'typeorm';
import { writeAudit } from '../audit/audit-entry.js';
import type { environment } from '../environment.js';
import { findKnownLanguage } from '../languages/known-language.js';
import { MailTransport } from '../mail/mail-transport.service.js';
import { SealedDetails } from '../sealing/sealed-details.service.js';
import { Account } from './account.entity.js';
import { toDetails } from './account-details.js';
import { findContractorRow, findCurrentUserRow } from './accounts.queries.js';
import { getCurrentWorkFields } from './assignments.service.js';

const findVerifiedText = (verified: boolean): 'true' | 'false' => (verified ? 'true' : 'false');

/** Reads accounts, except removed people. */
@Injectable()
export class AccountDirectory {
  private readonly linkSecret: string;

  constructor(
    @InjectRepository(Account) private readonly accounts: Repository<Account>,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly sealed: SealedDetails,
    private readonly transport: MailTransport,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {
    this.linkSecret = env.DOCUMENT_LINK_SECRET;
  }

  /** Leaves out supervisors, who have their own list. */
  async listUsers(): Promise<CallAnswer<typeof getAllUsersList>> {
    return (await this.findAccounts({ role: Not('supervisor') })).map(({ id, name, email, role, verified }) => ({
      id,
      name,
      email,
      role,
      verified: findVerifiedText(verified),
    }));
  }

  async listSubContractors(): Promise<CallAnswer<typeof getAllSubContractors>> {
    return (await this.findAccounts({ role: 'user' })).map(({ id, name, email, contactNo, verified }) => ({
      id,
      name,
      email,
      contact_no: contactNo,
      verified: findVerifiedText(verified),
    }));
  }

  /** By name, ignoring case. */
  private findAccounts(where: FindOptionsWhere<Account>): Promise<Account[]> {
    return this.accounts
      .createQueryBuilder('account')
      .select(['account.id', 'account.name', 'account.email', 'account.role', 'account.verified', 'account.contactNo'])
      .where({ ...where, removedAt: IsNull() })
      .orderBy('lower(account.name)')
      .addOrderBy('account.id')
      .getMany();
  }

  /** Sealed numbers are masked. Throws 404 for admins too. */
  async getContractor(reader: Caller, { userID }: CallParams<typeof getContractor>): Promise<ContractorDetail> {
    const row = await findContractorRow(this.manager, userID);
    if (!row) throw refuse('no_such_sub_contractor');
    const { documents, ...person } = this.sealed.maskRow(row);
    const held = row.payments_held_until;
    const payments_held_until = held && held > getNow() ? held.toISOString() : '';
    return { ...person, ...signDocumentPaths(this.linkSecret, documents, reader), payments_held_until };
  }

  /** The caller's own account with documents, jobs and current work. */
  async findCurrentUser(caller: Caller): Promise<CurrentUser> {
    const row = await findCurrentUserRow(this.manager, caller.id);
    if (!row) throw refuse('unauthenticated');
    const { documents, permanentJobs, quickJobs, currentWork, secondFactor, ...person } = this.sealed.openRow(row);
    return {
      ...person,
      language: findKnownLanguage(row.language),
      ...signDocumentPaths(this.linkSecret, documents, caller),
      mail_delivery: this.transport.delivery,
      mail_reaches_people: this.transport.reachesPeople,
      ...getCurrentWorkFields(currentWork),
      current_job_id: currentWork?.job_id ?? '',
      quick_jobs: quickJobs ?? [],
      permanent_jobs: permanentJobs ?? [],
      must_enrol: mustEnrol(this.env, { role: row.role, secondFactor }),
      time_zone: this.env.BUSINESS_TZ,
    };
  }

  /** Unmasked; each reading is entered in the audit log. Throws 404 for admins too. */
  showBankDetails(admin: Caller, id: string): Promise<CallAnswer<typeof showBankDetails>> {
    return this.transactions.run(async (tx) => {
      const account = await findRow(
        tx.manager,
        Account,
        { id, role: 'user', removedAt: IsNull() },
        'no_such_sub_contractor',
      );
      const { name, bank_name, account_type, account_name, account_number, bsb, passport_number } = toDetails(
        this.sealed.open(account),
      );
      await writeAudit(tx, {
        actor: admin,
        action: 'account.bank-details-shown',
        subject: { kind: 'person', id, name },
      });
      return { bank_name, account_type, account_name, account_number, bsb, passport_number };
    });
  }
}
