import { type EntityState, HOUR_MS, NOTICE_DAYS } from '@cleaning/contracts';
import {
  ENVIRONMENT,
  type Environment,
  IntervalRuns,
  OnChange,
  olderThan,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Account, changeAccount } from '../accounts/account.entity.js';
import { writeAudit } from '../audit/audit-entry.js';
import { DetailChange } from '../details/detail-change.entity.js';
import type { environment } from '../environment.js';
import { LinkedIdentity } from '../identities/identity.entity.js';
import { DeliveredNotice } from '../notices/notice.entity.js';
import { Notices } from '../notices/notices.service.js';
import { PasskeyRow } from '../passkeys/passkey.entity.js';
import { PushDevice } from '../push/push.entity.js';
import { TotpFactor } from '../second-factor/second-factor.entity.js';
import { KnownDevice } from '../sessions/session.entity.js';
import { SmsNumber } from '../sms/sms.entity.js';
import { AccountOwed } from './retention.entity.js';
import {
  type DuePerson,
  deleteNoticesOlderThan,
  lockPeopleOwedNothing,
  lockPeopleToTell,
  lockPeopleWithOldTaxRecords,
  lockRetention,
  lockUnverifiedPeople,
} from './retention.queries.js';

/** People per transaction. */
const BATCH = 50;
const RETENTION = { id: '', name: 'Automatic deletion' };
/** Replaces the name when the tax record is erased. */
export const FORMER_SUB_CONTRACTOR = 'Former sub-contractor';
const FORMER_SUPERVISOR = 'Former supervisor';

/** Erased once a removed person is owed nothing. */
const NON_TAX_DETAILS = {
  email: '',
  passwordHash: '',
  contactNo: '',
  passportNumber: '',
  bankName: '',
  accountType: '',
  accountName: '',
  accountNumber: '',
  bsb: '',
} satisfies Partial<Account>;
/** The tax record, kept for five years after the financial year, which ends on 30 June. */
const TAX_DETAILS = { address: '', zipCode: '', abn: '' } satisfies Partial<Account>;

/** Also erased then: requests, and data for login and notices. */
const OWN_ROWS = [DetailChange, PasskeyRow, LinkedIdentity, TotpFactor, KnownDevice, PushDevice, SmsNumber];

/** Interval job, each hour: erases data that is no longer needed. */
@Injectable()
export class Retention implements OnApplicationBootstrap {
  constructor(
    private readonly transactions: Transactions,
    private readonly runs: IntervalRuns,
    private readonly notices: Notices,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  onApplicationBootstrap(): void {
    void this.onInterval();
  }

  @Interval(HOUR_MS)
  onInterval(): Promise<void> {
    return this.runs.run('retention', () => this.run());
  }

  /** Stores whether a removed person is still owed money, and has earned any. */
  @OnChange('owed')
  async applyOwed(userId: string, state: EntityState<'owed'> | null, { manager }: Transaction): Promise<void> {
    if (!state) return;
    await manager.upsert(AccountOwed, { userId, owed: state.owed, earned: state.earned }, ['userId']);
  }

  /** Erases all that is due. */
  async run(): Promise<void> {
    for (const step of [this.tellUnverified, this.removeUnverified, this.eraseDetails, this.eraseTaxRecords])
      while ((await this.runBatch(step)) === BATCH);
    while ((await this.transactions.runWithoutWaiting((tx) => this.deleteNotices(tx))) === BATCH);
  }

  /**
   * Returns the number of people. Waits for other replicas: two that skip each other's people could both leave a step
   * undone.
   */
  private runBatch(step: (tx: Transaction) => Promise<string[]>): Promise<number> {
    return this.transactions.runWithoutWaiting(async (tx) => {
      await lockRetention(tx.manager);
      return (await step.call(this, tx)).length;
    });
  }

  /** Notifies unverified people of their coming removal. */
  private async tellUnverified(tx: Transaction): Promise<string[]> {
    const due = await lockPeopleToTell(tx.manager, this.env.BUSINESS_TZ, BATCH);
    for (const { id, date } of due)
      await this.notices.raise(tx, { kind: 'account-ending', to: [id], parameters: { date } });
    return due.map(({ id }) => id);
  }

  /** Removes people unverified for UNVERIFIED_DAYS, as an admin would. */
  private async removeUnverified(tx: Transaction): Promise<string[]> {
    const due = await lockUnverifiedPeople(tx.manager, BATCH);
    for (const { id } of due) {
      const outcome = await changeAccount(tx, id, (account) => {
        account.removedAt = new Date();
        account.sessionVersion += 1;
        return true;
      });
      if (outcome) await this.record(tx, 'account.removed', outcome.account, { reason: 'not verified' });
    }
    return due.map(({ id }) => id);
  }

  private async eraseDetails(tx: Transaction): Promise<string[]> {
    const due = await lockPeopleOwedNothing(tx.manager, BATCH);
    for (const account of due) {
      await tx.manager.update(Account, { id: account.id }, { ...NON_TAX_DETAILS, detailsErasedAt: new Date() });
      for (const rows of OWN_ROWS) await tx.manager.delete(rows, { accountId: account.id });
      tx.recordChange('payee', account.id);
      await this.record(tx, 'account.details-erased', account);
    }
    return due.map(({ id }) => id);
  }

  private async eraseTaxRecords(tx: Transaction): Promise<string[]> {
    const due = await lockPeopleWithOldTaxRecords(tx.manager, this.env.BUSINESS_TZ, BATCH);
    for (const { id, role } of due) {
      const name = role === 'supervisor' ? FORMER_SUPERVISOR : FORMER_SUB_CONTRACTOR;
      await tx.manager.update(Account, { id }, { ...TAX_DETAILS, name, erasedAt: new Date() });
      await this.record(tx, 'account.erased', { id, name });
      tx.recordChange('account', id);
      tx.recordChange('payee', id);
    }
    return due.map(({ id }) => id);
  }

  /** Needs no lock: replicas skip each other's rows. */
  private async deleteNotices({ manager }: Transaction): Promise<number> {
    const deleted = await deleteNoticesOlderThan(manager, NOTICE_DAYS, BATCH);
    // Older notices are no longer delivered, so their records aren't needed.
    await manager.delete(DeliveredNotice, { deliveredAt: olderThan(NOTICE_DAYS, 'days') });
    return deleted;
  }

  private record(
    tx: Transaction,
    action: 'account.removed' | 'account.details-erased' | 'account.erased',
    { id, name }: Pick<DuePerson, 'id' | 'name'>,
    details = {},
  ): Promise<void> {
    return writeAudit(tx, { actor: RETENTION, action, subject: { kind: 'person', id, name }, details });
  }
}
