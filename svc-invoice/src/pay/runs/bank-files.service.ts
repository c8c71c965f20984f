import {
  buildFieldProblem,
  type CallAnswer,
  type CallBody,
  formatAmount,
  getPayeeAccounts,
  MAX_PAYEE_ACCOUNTS,
  type makeBankFile,
  type PayeeAccount,
} from '@cleaning/contracts';
import { type Caller, hashSha256, InvalidInput, Peers, recordAudit, refuse, Transactions } from '@cleaning/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import type { BankFileIssue, BankPayment } from '../bank-file/bank-file.js';
import { findProcessingDayProblem } from '../bank-file/processing-day.js';
import { writeBankFile } from '../bank-file/write.js';
import { SOUTH_AUSTRALIAN_BUSINESS_DAYS } from '../calendar/business-days.js';
import { BankAccounts } from '../settings/bank-accounts.service.js';
import { PaySettingsService } from '../settings/pay-settings.service.js';
import { type BankPaymentRow, findBankPayments, keepUsedAccounts } from './bank-files.queries.js';
import { PayBankFile } from './pay-bank-file.entity.js';
import type { RunRecord } from './runs.queries.js';
import { Runs, toSubject } from './runs.service.js';

/** Creates bank files of approved runs. Bank details are read from svc-auth for the file and not stored. */
@Injectable()
export class BankFiles {
  private readonly logger = new Logger(BankFiles.name);

  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly runs: Runs,
    private readonly accounts: BankAccounts,
    private readonly settings: PaySettingsService,
    private readonly peers: Peers,
  ) {}

  /** Throws 400 naming the problems, 404, 409, and 503 without svc-auth. */
  async make(
    admin: Caller,
    runId: string,
    body: CallBody<typeof makeBankFile>,
  ): Promise<CallAnswer<typeof makeBankFile>> {
    const { manager } = this;
    const run = await this.runs.get(manager, runId);
    if (run.state !== 'approved') throw refuse('run_standing', this.runs.getStanding(run));
    const account = await this.accounts.findSettings(manager, body.bank_account_id);
    this.checkDay(body.processing_day, account.earliestDay);
    const rows = await this.findPayments(runId);
    if (rows.length === 0) throw refuse('run_pays_no_bank');
    const details = await this.findAccounts(
      admin,
      `Pay run ${run.number}`,
      rows.map(({ person_id }) => person_id),
    );
    const payments = rows.map((row): BankPayment => getPayment(row, details.get(row.person_id)));
    const { file_description: description } = await this.settings.get(manager);
    const totalCents = rows.reduce((sum, { cents }) => sum + cents, 0);
    const missing = rows.flatMap((row) => findMissingIssues(row, details.get(row.person_id)));
    const written = writeBankFile({ payments, totalCents, processingDay: body.processing_day, description }, account);
    if (!written.ok || missing.length > 0)
      throw refuse(
        'bank_file_refused',
        {},
        { issues: [...missing, ...(written.ok ? [] : findIssues(written.problems, missing))] },
      );
    await this.keep(admin, run, body, {
      characters: account.characters,
      text: written.text,
      cents: totalCents,
      rows,
      details,
    });
    return {
      file_name: `pay-run-${run.number}-${body.processing_day}.aba`,
      text: written.text,
      total: formatAmount(totalCents),
      payments: payments.length,
      warnings: written.warnings.map(({ payment, field, msg }) => ({ user_id: payment ?? '', field, msg })),
    };
  }

  private checkDay(day: string, earliest: Parameters<typeof findProcessingDayProblem>[1]): void {
    let problem: string | null;
    try {
      problem = findProcessingDayProblem(day, earliest, this.runs.today(), SOUTH_AUSTRALIAN_BUSINESS_DAYS);
    } catch {
      problem = 'must be a date with known public holidays';
    }
    if (problem !== null) throw new InvalidInput([buildFieldProblem('processing_day', 'rule', { sentence: problem })]);
  }

  private async findPayments(runId: string): Promise<BankPaymentRow[]> {
    const { first_day } = await this.settings.get();
    return findBankPayments(this.manager, runId, first_day);
  }

  /** Bank details by person; reading them is audited. Throws 503. */
  async findAccounts(admin: Caller, purpose: string, ids: readonly string[]): Promise<Map<string, PayeeAccount>> {
    const found: PayeeAccount[] = [];
    for (let first = 0; first < ids.length; first += MAX_PAYEE_ACCOUNTS) {
      const asked = ids.slice(first, first + MAX_PAYEE_ACCOUNTS);
      found.push(...(await this.ask({ ids: asked, admin: { id: admin.id, name: admin.name }, purpose })));
    }
    return new Map(found.map((account) => [account.id, account]));
  }

  private async ask(asked: CallBody<typeof getPayeeAccounts>): Promise<PayeeAccount[]> {
    try {
      const { status, body } = await this.peers.call('auth', 'POST', getPayeeAccounts.path, asked);
      if (status !== 200) throw new Error(`svc-auth answered ${status}`);
      return getPayeeAccounts.answer.parse(JSON.parse(body)).accounts;
    } catch (error) {
      this.logger.error(`No bank details for a bank file: ${(error as Error).name}`);
      throw refuse('bank_details_away');
    }
  }

  private keep(
    admin: Caller,
    run: RunRecord,
    { bank_account_id, processing_day }: CallBody<typeof makeBankFile>,
    file: {
      characters: string;
      text: string;
      cents: number;
      rows: readonly BankPaymentRow[];
      details: ReadonlyMap<string, PayeeAccount>;
    },
  ): Promise<void> {
    const accounts = [...file.details.values()];
    return this.transactions.run(async (tx) => {
      const now = await this.runs.lockRow(tx, run.id);
      if (now.version !== run.version) throw refuse('run_standing', this.runs.getStanding(now));
      await keepUsedAccounts(
        tx.manager,
        run.id,
        accounts.map(({ id, fingerprint, account_number }) => ({ id, fingerprint, ending: getEnding(account_number) })),
      );
      await tx.manager.insert(PayBankFile, {
        id: v7(),
        runId: run.id,
        bankAccountId: bank_account_id,
        characters: file.characters,
        processingDay: processing_day,
        payments: file.rows.length,
        cents: file.cents,
        sha256: hashSha256(file.text),
        madeBy: admin.id,
      });
      await recordAudit(tx, {
        actor: admin,
        action: 'pay-run.bank-file-made',
        subject: toSubject(run),
        details: { processing_day, payments: String(file.rows.length), total: formatAmount(file.cents) },
      });
    });
  }
}

const getEnding = (account: string): string => {
  const number = account.replace(/[\s-]/g, '');
  return number.length > 3 ? number.slice(-3) : '';
};

const getPayment = (
  { person_id, cents, reference, last_account }: BankPaymentRow,
  account: PayeeAccount | undefined,
): BankPayment => ({
  id: person_id,
  bsb: account?.bsb ?? '',
  account: account?.account_number ?? '',
  cents,
  payee: account?.account_name ?? '',
  reference,
  indicator: last_account !== null && account && last_account !== account.fingerprint ? 'N' : ' ',
});

/** Changes to a person since the approval that forbid paying them. The approval must be undone and repeated. */
function findMissingIssues(
  { person_id, name, approved_account, on_hold, account_held, settled }: BankPaymentRow,
  account: PayeeAccount | undefined,
) {
  const buildIssues = (field: string, what: string) => [
    buildFieldProblem(`payments.${person_id}.${field}`, 'rule', {
      sentence: `${what} after the pay run was approved. Undo the approval and approve again.`,
    }),
  ];
  if (!account) return buildIssues('account', `${name}’s bank details were removed`);
  if (approved_account !== account.fingerprint || account_held)
    return buildIssues('account', `${name}’s bank account was changed`);
  if (on_hold) return buildIssues('hold', `${name}’s payments were put on hold`);
  if (settled) return buildIssues('settled', `${name} was marked as paid outside a pay run`);
  return [];
}

/** Reports payments without an account once. */
const findIssues = (problems: readonly BankFileIssue[], missing: readonly { field: string }[]) =>
  problems
    .map(({ payment, field, msg }) =>
      buildFieldProblem(payment === null ? field : `payments.${payment}.${field}`, 'rule', { sentence: msg }),
    )
    .filter(({ field }) => !missing.some((one) => field.startsWith(one.field.replace(/[a-z]+$/, ''))));
