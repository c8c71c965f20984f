import {
  BANK_CHANGES_SHOWN,
  type BankChange,
  type CallAnswer,
  type CallBody,
  type CompanyBankInForce,
  DONE,
  type Done,
  type decideBankDetails,
  type getBankDetails,
  getBusinessToday,
  type proposeBankDetails,
} from '@cleaning/contracts';
import {
  type Caller,
  type CommonEnvironment,
  databaseNow,
  ENVIRONMENT,
  InvalidInput,
  raiseNotice,
  recordAudit,
  refuse,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager } from 'typeorm';
import { lockSettings } from '../locks.js';
import {
  buildColumns,
  formatAccountEnding,
  formatBankDetails,
  getBank,
  isSameBank,
  tellBankChanged,
} from './bank-change.js';
import { BankDetailsChange } from './bank-details.entity.js';
import { checkSupplier, Settings } from './settings.service.js';

const SUBJECT = { kind: 'invoice-settings', id: '', name: 'Bank details' } as const;
const STATES = { approve: 'in-force', reject: 'rejected', withdraw: 'withdrawn' } as const;
const ACTIONS = {
  approve: 'bank-details.approved',
  reject: 'bank-details.rejected',
  withdraw: 'bank-details.withdrawn',
} as const;

const toDetails = (row: BankDetailsChange) => ({
  bank_account_name: row.accountName,
  bank_bsb: row.bsb,
  bank_account_number: row.accountNumber,
  pay_id: row.payId,
  bpay_biller_code: row.bpayBillerCode,
});

const toView = (row: BankDetailsChange, readerId: string): BankChange => ({
  id: row.id,
  ...toDetails(row),
  state: row.state,
  way: row.way,
  asked_by: row.askedByName,
  own: row.askedBy === readerId,
  asked_at: row.askedAt.toISOString(),
  decided_by: row.decidedByName,
  decided_at: row.decidedAt?.toISOString() ?? '',
});

/** Bank details on papers. Changed by one admin with the second factor (`Settings.save`), or by two. */
@Injectable()
export class BankDetails {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly settings: Settings,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  /** Details on new papers and on clients' pages. */
  async getInForce(manager: EntityManager = this.manager): Promise<CompanyBankInForce> {
    const [{ supplier }, newest] = await Promise.all([
      this.settings.get(manager),
      manager.findOne(BankDetailsChange, { where: { state: 'in-force' }, order: { decidedAt: 'DESC', id: 'DESC' } }),
    ]);
    const current = getBank(supplier);
    // The first ones are in force without a note.
    const isNoted = newest?.decidedAt && isSameBank(toDetails(newest), current);
    return { ...current, since: isNoted ? getBusinessToday(this.env.BUSINESS_TZ, newest.decidedAt ?? undefined) : '' };
  }

  async read(admin: Caller): Promise<CallAnswer<typeof getBankDetails>> {
    const { manager } = this;
    const [current, proposal, changes] = await Promise.all([
      this.getInForce(manager),
      manager.findOneBy(BankDetailsChange, { state: 'proposed' }),
      manager.find(BankDetailsChange, { order: { askedAt: 'DESC', id: 'DESC' }, take: BANK_CHANGES_SHOWN }),
    ]);
    return {
      current,
      proposal: proposal && toView(proposal, admin.id),
      changes: changes.filter(({ state }) => state !== 'proposed').map((row) => toView(row, admin.id)),
    };
  }

  /** Throws 400, 409. */
  async propose(admin: Caller, { id, ...given }: CallBody<typeof proposeBankDetails>): Promise<Done> {
    await this.transactions.run(async (tx) => {
      await lockSettings(tx.manager);
      const current = await this.settings.get(tx.manager);
      const details = getBank(checkBank(current, given));
      const before = await tx.manager.findOneBy(BankDetailsChange, { id });
      if (before) {
        if (before.askedBy !== admin.id || !isSameBank(toDetails(before), details))
          throw refuse('bank_details_waiting');
        return;
      }
      if (isSameBank(details, current.supplier)) throw refuse('bank_details_in_force');
      if (await tx.manager.existsBy(BankDetailsChange, { state: 'proposed' })) throw refuse('bank_details_waiting');
      await tx.manager.insert(BankDetailsChange, {
        id,
        ...buildColumns(details),
        state: 'proposed',
        way: 'second-admin',
        askedBy: admin.id,
        askedByName: admin.name,
      });
      await raiseNotice(tx, {
        kind: 'bank-details-proposed',
        to: 'admins',
        parameters: { by: admin.name, former: formatBankDetails(current.supplier), now: formatBankDetails(details) },
      });
      await recordAudit(tx, {
        actor: admin,
        action: 'bank-details.proposed',
        subject: SUBJECT,
        details: { former: formatAccountEnding(current.supplier), proposed: formatAccountEnding(details) },
      });
    });
    return DONE;
  }

  /** The same decision again changes nothing. Throws 404, 409. */
  async decide(admin: Caller, { id, decision }: CallBody<typeof decideBankDetails>): Promise<Done> {
    await this.transactions.run(async (tx) => {
      await lockSettings(tx.manager);
      const row = await tx.manager.findOneBy(BankDetailsChange, { id });
      if (row?.way !== 'second-admin') throw refuse('no_such_proposal');
      const isOwn = row.askedBy === admin.id;
      if (isOwn && decision !== 'withdraw') throw refuse('proposal_own');
      if (!isOwn && decision === 'withdraw') throw refuse('proposal_of_other');
      const state = STATES[decision];
      if (row.state === state && row.decidedBy === admin.id) return;
      if (row.state !== 'proposed') throw refuse('proposal_decided');
      const decided = { state, decidedBy: admin.id, decidedByName: admin.name, decidedAt: databaseNow };
      await tx.manager.update(BankDetailsChange, { id }, decided);
      if (decision === 'approve') await this.apply(tx, admin, row);
      await recordAudit(tx, {
        actor: admin,
        action: ACTIONS[decision],
        subject: SUBJECT,
        details: { account: formatAccountEnding(toDetails(row)), asked_by: row.askedByName },
      });
    });
    return DONE;
  }

  private async apply(tx: Transaction, admin: Caller, row: BankDetailsChange): Promise<void> {
    const former = await this.settings.get(tx.manager);
    await this.settings.keep(tx.manager, { ...former, supplier: { ...former.supplier, ...toDetails(row) } });
    await tellBankChanged(tx, `${row.askedByName} and ${admin.name}`, former.supplier, toDetails(row));
  }
}

/** The supplier with these details in the stored form. Throws 400 naming the fields of the call. */
function checkBank(current: Awaited<ReturnType<Settings['get']>>, given: Parameters<typeof getBank>[0]) {
  try {
    return { ...current.supplier, ...checkSupplier(given) };
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    throw new InvalidInput(error.issues.map((issue) => ({ ...issue, field: issue.field.replace('supplier.', '') })));
  }
}
