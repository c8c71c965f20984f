import { NOTICE_DAYS, type StateOf, UNVERIFIED_DAYS } from '@cleaning/contracts';
import {
  ENVIRONMENT,
  type Environment,
  IntervalRuns,
  OnChange,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Account, changeAccount } from '../accounts/account.entity.js';
import { writeAudit } from '../audit/audit-entry.js';
import type { environment } from '../environment.js';
import { AccountOwed, RetentionStart } from './retention.entity.js';

const HOUR_MS = 60 * 60_000;
/** Key of the advisory lock; any fixed number. One of several replicas works at a time. */
const RETENTION_LOCK = 7_301_444;
/** People per transaction. */
const BATCH = 50;
const RETENTION = { id: '', name: 'Retention' };
/** Replaces the name when the tax record is erased. */
export const FORMER = 'Former sub-contractor';

/** Erased as soon as nothing is owed to a removed person. */
const NOT_FOR_TAX = {
  email: '',
  password_hash: '',
  contact_no: '',
  passport_number: '',
  bank_name: '',
  account_type: '',
  account_name: '',
  account_number: '',
  bsb: '',
} satisfies Partial<Account>;
/** The tax record, kept for five years after the financial year, which ends on 30 June. */
const FOR_TAX = { name: FORMER, address: '', zip_code: '', abn: '' } satisfies Partial<Account>;

/** What else is erased then: what was asked for, and what only served to log in and to be told. */
const OWN_TABLES = ['detail_change', 'passkey', 'second_factor', 'known_device', 'push_device'];

const IS_OWED_NOTHING = 'EXISTS (SELECT FROM account_owed WHERE user_id = account.id AND NOT owed)';
/**
 * SQL: 1 July, five years after the financial year in which the person was removed or received the last payment.
 * Details are erased within an hour of that payment. $1 is the business time zone.
 */
const TAX_RECORD_ENDS = `make_date(
  extract(year FROM (greatest(removed_at, details_erased_at) AT TIME ZONE $1) + interval '6 months')::int + 5, 7, 1)`;
const WAS_EVER_VERIFIED = `EXISTS (
  SELECT FROM audit_entry WHERE subject_id = account.id::text AND action IN ('account.verified', 'account.disproved'))`;

/** Interval job, each hour: erases data that is no longer needed. */
@Injectable()
export class Retention implements OnApplicationBootstrap {
  constructor(
    private readonly transactions: Transactions,
    private readonly runs: IntervalRuns,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  onApplicationBootstrap(): void {
    void this.onInterval();
  }

  @Interval(HOUR_MS)
  onInterval(): Promise<void> {
    return this.runs.run('retention', () => this.run());
  }

  /** Stores whether a removed person is still owed money. */
  @OnChange('owed')
  async applyOwed(userId: string, state: StateOf<'owed'> | null, { manager }: Transaction): Promise<void> {
    if (!state) return;
    await manager.query(
      'INSERT INTO account_owed (user_id, owed) VALUES ($1, $2) ON CONFLICT (user_id) DO UPDATE SET owed = $2',
      [userId, state.owed],
    );
  }

  /** Erases all that is due. */
  async run(): Promise<void> {
    for (const step of [this.removeUnverified, this.eraseDetails, this.eraseTaxRecords])
      while ((await this.batch(step)) === BATCH);
    while ((await this.transactions.runWithoutWaiting((tx) => this.deleteNotices(tx))) === BATCH);
  }

  /** Answers the number of people. Waits for another replica: two that passed over what the other does could both leave a step to it. */
  private batch(step: (tx: Transaction) => Promise<string[]>): Promise<number> {
    return this.transactions.runWithoutWaiting(async (tx) => {
      await tx.manager.query('SELECT pg_advisory_xact_lock($1)', [RETENTION_LOCK]);
      return (await step.call(this, tx)).length;
    });
  }

  /** Removes people whom nobody has verified within UNVERIFIED_DAYS, as an admin would. */
  private async removeUnverified(tx: Transaction): Promise<string[]> {
    const due = await this.due(
      tx,
      `role = 'user' AND NOT verified AND removed_at IS NULL AND greatest(registered_at, (SELECT since FROM retention_start)) < now() - make_interval(days => $1)
       AND NOT ${WAS_EVER_VERIFIED}`,
      UNVERIFIED_DAYS,
    );
    for (const { id } of due) {
      const outcome = await changeAccount(tx, id, (account) => {
        account.removed_at = new Date();
        account.session_version += 1;
        return true;
      });
      if (outcome) await this.record(tx, 'account.removed', outcome.account, { reason: 'not verified' });
    }
    return due.map(({ id }) => id);
  }

  private async eraseDetails(tx: Transaction): Promise<string[]> {
    const due = await this.due(tx, `removed_at IS NOT NULL AND details_erased_at IS NULL AND ${IS_OWED_NOTHING}`);
    for (const account of due) {
      await tx.manager.update(Account, { id: account.id }, { ...NOT_FOR_TAX, details_erased_at: new Date() });
      for (const table of OWN_TABLES)
        await tx.manager.query(`DELETE FROM ${table} WHERE account_id = $1`, [account.id]);
      tx.changed('payee', account.id);
      await this.record(tx, 'account.details-erased', account);
    }
    return due.map(({ id }) => id);
  }

  private async eraseTaxRecords(tx: Transaction): Promise<string[]> {
    const due = await this.due(
      tx,
      `details_erased_at IS NOT NULL AND erased_at IS NULL AND (now() AT TIME ZONE $1)::date >= ${TAX_RECORD_ENDS}`,
      this.env.BUSINESS_TZ,
    );
    for (const { id } of due) {
      await tx.manager.update(Account, { id }, { ...FOR_TAX, erased_at: new Date() });
      await this.record(tx, 'account.erased', { id, name: FORMER });
      tx.changed('account', id);
      tx.changed('payee', id);
    }
    return due.map(({ id }) => id);
  }

  /** Needs no lock: replicas skip each other's rows. */
  private async deleteNotices({ manager }: Transaction): Promise<number> {
    const [, deleted] = await manager.query<[unknown[], number]>(
      `DELETE FROM notice WHERE id IN (
         SELECT id FROM notice WHERE created_at < now() - make_interval(days => $1) LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
      [NOTICE_DAYS],
    );
    // Older ones are not delivered, so nobody has to know any more that they were.
    await manager.query('DELETE FROM delivered_notice WHERE delivered_at < now() - make_interval(days => $1)', [
      NOTICE_DAYS,
    ]);
    return deleted;
  }

  private due(
    { manager }: Transaction,
    condition: string,
    ...values: unknown[]
  ): Promise<{ id: string; name: string }[]> {
    return manager.query(
      `SELECT id, name FROM account WHERE ${condition} ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
      values,
    );
  }

  private record(
    tx: Transaction,
    action: 'account.removed' | 'account.details-erased' | 'account.erased',
    { id, name }: { id: string; name: string },
    details = {},
  ): Promise<void> {
    return writeAudit(tx, { actor: RETENTION, action, subject: { kind: 'person', id, name }, details });
  }
}

@Module({ imports: [TypeOrmModule.forFeature([RetentionStart, AccountOwed])], providers: [Retention] })
export class RetentionModule {}
