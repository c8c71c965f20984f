import { isDeepStrictEqual } from 'node:util';
import {
  type BankAccount,
  bankAccount,
  buildFieldProblem,
  type CallAnswer,
  type CallBody,
  DONE,
  type Done,
  type getBankDefaults,
  type listBankAccounts,
  type saveBankAccount,
} from '@cleaning/contracts';
import {
  type Caller,
  databaseNow,
  findRow,
  InvalidInput,
  insertOnce,
  lockRow,
  recordAudit,
  refuse,
  requireVersion,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager, IsNull } from 'typeorm';
import { v7 } from 'uuid';
import type { BankFileIssue } from '../bank-file/bank-file.js';
import { getBank } from '../bank-file/bank-prefixes.js';
import type { CharacterSet } from '../bank-file/characters.js';
import { findBankFileIssues } from '../bank-file/issues.js';
import { type BankAccountSettings, buildBankDefaults } from '../bank-file/settings.js';
import { PayBankAccount } from './pay-settings.entity.js';

type StoredAccount = CallAnswer<typeof saveBankAccount>;

/** Names in the rules and in the contract. */
const NAMES: readonly (readonly [keyof BankAccountSettings, keyof BankAccount])[] = [
  ['bankCode', 'bank_code'],
  ['bsb', 'bsb'],
  ['account', 'account'],
  ['userName', 'user_name'],
  ['userId', 'user_id'],
  ['remitter', 'remitter'],
  ['code', 'code'],
  ['balancing', 'balancing'],
  ['finalCrlf', 'final_crlf'],
  ['headerAccount', 'header_account'],
  ['headerTime', 'header_time'],
  ['characters', 'characters'],
  ['mostPayments', 'most_payments'],
  ['earliestDay', 'earliest_day'],
];
const toField = (field: string): string => NAMES.find(([name]) => name === field)?.[1] ?? field;

/** An account's settings as the rules of bank files take them. */
const toRuleSettings = (account: BankAccount): BankAccountSettings =>
  Object.fromEntries(NAMES.map(([rule, call]) => [rule, account[call]])) as unknown as BankAccountSettings;

const PAYMENT_FIELDS = new Set(['payments', 'totalCents', 'description', 'processingDay']);

/** Problems a bank would find with an account, and warnings: the issues of a file without payments. */
function findAccountIssues(account: BankAccount): { problems: BankFileIssue[]; warnings: BankFileIssue[] } {
  const empty = { payments: [], totalCents: 0, processingDay: '2026-01-05', description: 'PAY' };
  const { problems, warnings } = findBankFileIssues(empty, toRuleSettings(account));
  const isOfAccount = ({ field }: BankFileIssue) => !PAYMENT_FIELDS.has(field);
  return { problems: problems.filter(isOfAccount), warnings: warnings.filter(isOfAccount) };
}

const findIssues = (issues: readonly BankFileIssue[]) =>
  issues.map(({ field, msg }) => ({ field: toField(field), msg }));

function toStoredAccount(id: string, version: number, account: BankAccount): StoredAccount {
  const bank_name = getBank(account.bsb)?.name ?? '';
  return { id, version, ...account, bank_name, warnings: findIssues(findAccountIssues(account).warnings) };
}

/** Throws 404, and 409 for another version. */
async function change(
  manager: EntityManager,
  { id, version }: Pick<PayBankAccount, 'id' | 'version'>,
  settings: BankAccount,
): Promise<void> {
  const row = await lockRow(manager, PayBankAccount, { id, removedAt: IsNull() }, 'no_such_bank_account');
  requireVersion(row.version, version, 'changed');
  await manager.update(PayBankAccount, { id }, { settings, version: version + 1 });
}

/** False when there is one with its id. */
async function isAdded(manager: EntityManager, id: string, settings: BankAccount): Promise<boolean> {
  return insertOnce(manager, PayBankAccount, { id, version: 1, settings });
}

/** A repeat after a lost response. Throws 409 if the account differs now. */
async function answerAgain(manager: EntityManager, id: string, account: BankAccount): Promise<StoredAccount> {
  const { version, settings, removedAt } = await manager.findOneByOrFail(PayBankAccount, { id });
  if (removedAt || !isDeepStrictEqual(bankAccount.parse(settings), account)) throw refuse('bank_account_added_before');
  return toStoredAccount(id, version, account);
}

/** The company's paying accounts. */
@Injectable()
export class BankAccounts {
  constructor(
    private readonly transactions: Transactions,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  async list(manager: EntityManager = this.manager): Promise<CallAnswer<typeof listBankAccounts>> {
    const rows = await manager.find(PayBankAccount, { where: { removedAt: IsNull() }, order: { id: 'ASC' } });
    return rows.map(({ id, version, settings }) => toStoredAccount(id, version, bankAccount.parse(settings)));
  }

  getDefaults(bankCode: string): CallAnswer<typeof getBankDefaults> {
    const defaults = buildBankDefaults(bankCode);
    const named = NAMES.filter(([rule]) => rule in defaults);
    return Object.fromEntries(
      named.map(([rule, call]) => [call, defaults[rule as keyof typeof defaults]]),
    ) as unknown as CallAnswer<typeof getBankDefaults>;
  }

  /** Character sets of the company's banks; before an account is entered, the safe set. */
  async findCharacterSets(manager: EntityManager): Promise<readonly CharacterSet[]> {
    const sets = (await this.list(manager)).map(({ characters }) => characters);
    return sets.length > 0 ? [...new Set(sets)] : ['safe'];
  }

  /** Throws 404. */
  async findSettings(manager: EntityManager, id: string): Promise<BankAccountSettings> {
    const row = await findRow(manager, PayBankAccount, { id, removedAt: IsNull() }, 'no_such_bank_account');
    return toRuleSettings(bankAccount.parse(row.settings));
  }

  /** Throws 400 naming what the bank would refuse, 404, 409. */
  save(admin: Caller, { id, version, key, ...typed }: CallBody<typeof saveBankAccount>): Promise<StoredAccount> {
    const account: BankAccount = { ...typed, bsb: `${typed.bsb.slice(0, 3)}-${typed.bsb.slice(-3)}` };
    const { problems } = findAccountIssues(account);
    if (problems.length > 0)
      throw new InvalidInput(
        problems.map(({ field, msg }) => buildFieldProblem(toField(field), 'rule', { sentence: msg })),
      );
    return this.transactions.run(async (tx) => {
      const kept = id ? { id, version: version + 1 } : { id: key ?? v7(), version: 1 };
      if (id) await change(tx.manager, { id, version }, account);
      else if (!(await isAdded(tx.manager, kept.id, account))) return answerAgain(tx.manager, kept.id, account);
      await recordAudit(tx, {
        actor: admin,
        action: 'pay-bank-account.saved',
        subject: { kind: 'pay-settings', id: kept.id, name: account.user_name },
        details: { bank: account.bank_code, bsb: account.bsb, account_ending: account.account.slice(-3) },
      });
      return toStoredAccount(kept.id, kept.version, account);
    });
  }

  /** Once removed it stays so. Throws 404. */
  async remove(admin: Caller, id: string): Promise<Done> {
    await this.transactions.run(async (tx) => {
      const row = await lockRow(tx.manager, PayBankAccount, { id, removedAt: IsNull() }, 'no_such_bank_account');
      await tx.manager.update(PayBankAccount, { id }, { removedAt: databaseNow });
      await recordAudit(tx, {
        actor: admin,
        action: 'pay-bank-account.removed',
        subject: { kind: 'pay-settings', id, name: row.settings.user_name },
      });
    });
    return DONE;
  }
}
