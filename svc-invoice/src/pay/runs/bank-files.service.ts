import { createHash } from 'node:crypto';
import {
  type AnswerOf,
  amountText,
  type BodyOf,
  getPayeeAccounts,
  MOST_PAYEE_ACCOUNTS,
  type makeBankFile,
  type PayeeAccount,
} from '@cleaning/contracts';
import {
  type Caller,
  Conflict,
  InvalidInput,
  Peers,
  recordAudit,
  Transactions,
  Unavailable,
} from '@cleaning/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import type { BankFileIssue, BankPayment } from '../bank-file/bank-file.js';
import { processingDayProblem } from '../bank-file/processing-day.js';
import { writeBankFile } from '../bank-file/write.js';
import { SOUTH_AUSTRALIAN_BUSINESS_DAYS } from '../calendar/business-days.js';
import { BankAccounts } from '../settings/bank-accounts.service.js';
import { PaySettingsService } from '../settings/pay-settings.service.js';
import { counts } from './run-rows.js';
import type { RunRecord } from './run-view.js';
import { Runs, subjectOf } from './runs.service.js';

interface PaidRow {
  person_id: string;
  name: string;
  cents: string;
  reference: string;
  approved_account: string | null;
  last_account: string | null;
  on_hold: boolean;
  account_held: boolean;
  settled: boolean;
}

/** Makes bank files of approved runs. Bank details are read from svc-auth for the file and not kept. */
@Injectable()
export class BankFiles {
  private readonly logger = new Logger(BankFiles.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly runs: Runs,
    private readonly accounts: BankAccounts,
    private readonly settings: PaySettingsService,
    private readonly peers: Peers,
  ) {}

  /** Throws InvalidInput with what keeps the file from being written, NotFound, Conflict, and Unavailable without svc-auth. */
  async make(admin: Caller, runId: string, body: BodyOf<typeof makeBankFile>): Promise<AnswerOf<typeof makeBankFile>> {
    const { manager } = this.dataSource;
    const run = await this.runs.found(manager, runId);
    if (run.state !== 'approved') throw new Conflict(this.runs.standing(run));
    const account = await this.accounts.settingsOf(manager, body.bank_account_id);
    this.checkDay(body.processing_day, account.earliestDay);
    const rows = await this.rows(runId);
    if (rows.length === 0) throw new Conflict('The run pays nothing through the bank.');
    const details = await this.accountsOf(
      admin,
      `Pay run ${run.number}`,
      rows.map(({ person_id }) => person_id),
    );
    const payments = rows.map((row): BankPayment => paymentOf(row, details.get(row.person_id)));
    const { file_description: description } = await this.settings.current(manager);
    const totalCents = rows.reduce((sum, { cents }) => sum + Number(cents), 0);
    const missing = rows.flatMap((row) => missingIssue(row, details.get(row.person_id)));
    const written = writeBankFile({ payments, totalCents, processingDay: body.processing_day, description }, account);
    if (!written.ok || missing.length > 0)
      throw new InvalidInput(
        [...missing, ...(written.ok ? [] : issuesOf(written.problems, missing))],
        'The bank file cannot be written.',
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
      total: amountText(totalCents),
      payments: payments.length,
      warnings: written.warnings.map(({ payment, field, msg }) => ({ user_id: payment ?? '', field, msg })),
    };
  }

  private checkDay(day: string, earliest: Parameters<typeof processingDayProblem>[1]): void {
    let problem: string | null;
    try {
      problem = processingDayProblem(day, earliest, this.runs.today(), SOUTH_AUSTRALIAN_BUSINESS_DAYS);
    } catch {
      problem = 'must be a day for which the public holidays are known';
    }
    if (problem !== null) throw new InvalidInput([{ field: 'processing_day', msg: problem }]);
  }

  private async rows(runId: string): Promise<PaidRow[]> {
    const { first_day } = await this.settings.current();
    return this.dataSource.query(
      `SELECT person_id, name, paid_cents AS cents, reference, bank_fingerprint AS approved_account,
         (SELECT bank_fingerprint FROM pay_row AS earlier JOIN pay_run ON pay_run.id = earlier.run_id
          WHERE earlier.person_id = pay_row.person_id AND earlier.state = 'paid' AND earlier.bank_fingerprint IS NOT NULL
          ORDER BY number DESC LIMIT 1) AS last_account,
         EXISTS (SELECT FROM payee WHERE payee.person_id = pay_row.person_id AND hold_reason IS NOT NULL) AS on_hold,
         EXISTS (SELECT FROM known_payee WHERE known_payee.person_id = pay_row.person_id AND payments_held_until > now()) AS account_held,
         EXISTS (SELECT FROM pay_item WHERE pay_item.person_id = pay_row.person_id AND kind = 'settlement' AND ${counts('$2')}
           AND in_run_cents + paid_cents <> approved_cents) AS settled
       FROM pay_row WHERE run_id = $1 AND paid_cents > 0 ORDER BY lower(name), person_id`,
      [runId, first_day],
    );
  }

  /** Bank details by person; reading them is audited. Throws Unavailable. */
  async accountsOf(admin: Caller, purpose: string, ids: readonly string[]): Promise<Map<string, PayeeAccount>> {
    const found: PayeeAccount[] = [];
    for (let first = 0; first < ids.length; first += MOST_PAYEE_ACCOUNTS) {
      const asked = ids.slice(first, first + MOST_PAYEE_ACCOUNTS);
      found.push(...(await this.ask({ ids: asked, admin: { id: admin.id, name: admin.name }, purpose })));
    }
    return new Map(found.map((account) => [account.id, account]));
  }

  private async ask(asked: BodyOf<typeof getPayeeAccounts>): Promise<PayeeAccount[]> {
    try {
      const { status, body } = await this.peers.call('auth', 'POST', getPayeeAccounts.path, asked);
      if (status !== 200) throw new Error(`svc-auth answered ${status}`);
      return getPayeeAccounts.answer.parse(JSON.parse(body)).accounts;
    } catch (error) {
      this.logger.error(`No bank details for a bank file: ${(error as Error).name}`);
      throw new Unavailable('The bank details cannot be read at the moment. Please try again in a few minutes.');
    }
  }

  private keep(
    admin: Caller,
    run: RunRecord,
    { bank_account_id, processing_day }: BodyOf<typeof makeBankFile>,
    file: {
      characters: string;
      text: string;
      cents: number;
      rows: readonly PaidRow[];
      details: ReadonlyMap<string, PayeeAccount>;
    },
  ): Promise<void> {
    const accounts = [...file.details.values()];
    return this.transactions.run(async (tx) => {
      tx.announce('payment', run.id);
      const now = await this.runs.locked(tx, run.id);
      if (now.version !== run.version) throw new Conflict(this.runs.standing(now));
      await tx.manager.query(
        `UPDATE pay_row SET bank_fingerprint = used.fingerprint, bank_ending = used.ending
         FROM unnest($2::uuid[], $3::text[], $4::text[]) AS used (person_id, fingerprint, ending)
         WHERE run_id = $1 AND pay_row.person_id = used.person_id`,
        [
          run.id,
          accounts.map(({ id }) => id),
          accounts.map(({ fingerprint }) => fingerprint),
          accounts.map(({ account_number }) => endingOf(account_number)),
        ],
      );
      await tx.manager.query(
        `INSERT INTO pay_bank_file (id, run_id, bank_account_id, characters, processing_day, payments, cents, sha256, made_by)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [
          v7(),
          run.id,
          bank_account_id,
          file.characters,
          processing_day,
          file.rows.length,
          file.cents,
          sha256(file.text),
          admin.id,
        ],
      );
      await recordAudit(tx, {
        actor: admin,
        action: 'pay-run.bank-file-made',
        subject: subjectOf(run),
        details: { processing_day, payments: String(file.rows.length), total: amountText(file.cents) },
      });
    });
  }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const endingOf = (account: string): string => {
  const number = account.replace(/[\s-]/g, '');
  return number.length > 3 ? number.slice(-3) : '';
};

const paymentOf = (
  { person_id, cents, reference, last_account }: PaidRow,
  account: PayeeAccount | undefined,
): BankPayment => ({
  id: person_id,
  bsb: account?.bsb ?? '',
  account: account?.account_number ?? '',
  cents: Number(cents),
  payee: account?.account_name ?? '',
  reference,
  indicator: last_account !== null && account && last_account !== account.fingerprint ? 'N' : ' ',
});

/** What has happened to a person since the approval so that they must not be paid by it: it is undone and approved again. */
function missingIssue(
  { person_id, name, approved_account, on_hold, account_held, settled }: PaidRow,
  account: PayeeAccount | undefined,
) {
  const of = (field: string, what: string) => [
    { field: `payments.${person_id}.${field}`, msg: `${what} after the approval: undo it and approve again.` },
  ];
  if (!account) return of('account', `The bank details of ${name} were removed`);
  if (approved_account !== account.fingerprint || account_held)
    return of('account', `The account of ${name} was changed`);
  if (on_hold) return of('hold', `${name} was put on hold`);
  if (settled) return of('settled', `${name} was paid on the desk`);
  return [];
}

/** Issues of payments without an account are said once. */
const issuesOf = (problems: readonly BankFileIssue[], missing: readonly { field: string }[]) =>
  problems
    .map(({ payment, field, msg }) => ({ field: payment === null ? field : `payments.${payment}.${field}`, msg }))
    .filter(({ field }) => !missing.some((one) => field.startsWith(one.field.replace(/[a-z]+$/, ''))));
