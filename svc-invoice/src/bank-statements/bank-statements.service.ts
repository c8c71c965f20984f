import {
  type AnswerOf,
  amountText,
  type BodyOf,
  type importBankStatement,
  type listBankLines,
  type PaymentProposal,
  type readBankStatement,
  type StatementColumns,
} from '@cleaning/contracts';
import {
  byDatabaseClock,
  type Caller,
  Conflict,
  InvalidInput,
  NotFound,
  recordAudit,
  sha256Of,
  Transactions,
  violatedConstraint,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, IsNull, type Repository } from 'typeorm';
import { v7 } from 'uuid';
import { Client } from '../clients/client.entity.js';
import { nameOf } from '../clients/clients.service.js';
import { textOfBytes } from '../csv-imports/csv-file.js';
import { headingsOf } from '../csv-imports/imported-files.js';
import { ClientPayment } from '../receivables/client-payment.entity.js';
import { openInvoices } from '../receivables/receivables.queries.js';
import { BankLineRow, BankStatement, KnownPayer, RememberedColumns } from './bank-statement.entity.js';
import { csvAccounts, knownLines, type ListedLine, linePage, printedNumbers } from './bank-statements.queries.js';
import { keyedLines } from './line-keys.js';
import { isOfx, readOfx } from './ofx.js';
import { payerKey, proposalsFor } from './proposals.js';
import type { Statement, StatementLine } from './statement.js';
import { proposedStatementColumns, readStatementCsv, type StatementCsv, statementOf } from './statement-csv.js';

const DONE = { status: 'done' } as const;
const MOST_PROBLEMS = 10;

interface ReadFile {
  readonly lines: readonly StatementLine[];
  readonly problems: Statement['problems'];
  readonly format: 'ofx' | 'csv';
  /** Of CSV. */
  readonly csv: StatementCsv | null;
  readonly columns: StatementColumns;
  /** Of CSV: null when it must be chosen among those so far. */
  readonly account: string | null;
  readonly accounts: readonly string[];
}

const sumOf = (lines: readonly StatementLine[]) => lines.reduce((sum, { cents }) => sum + cents, 0);

/** Payments that came in, by the statements of the bank. */
@Injectable()
export class BankStatements {
  constructor(
    private readonly transactions: Transactions,
    @InjectRepository(BankLineRow) private readonly lines: Repository<BankLineRow>,
  ) {}

  /** What a statement has. Throws InvalidInput for what is none. */
  async preview({
    file,
    columns,
    account,
  }: BodyOf<typeof readBankStatement>): Promise<AnswerOf<typeof readBankStatement>> {
    const { manager } = this.lines;
    const read = await this.read(manager, file, columns, account);
    const fresh = await this.fresh(manager, read.lines);
    const days = fresh.map(({ day }) => day).toSorted();
    return {
      format: read.format,
      headings: read.csv ? headingsOf(read.csv) : [],
      columns: read.columns,
      account: read.account,
      accounts: [...read.accounts],
      fresh: fresh.length,
      known: read.lines.length - fresh.length,
      sum: amountText(sumOf(fresh)),
      first_day: days[0] ?? '',
      last_day: days.at(-1) ?? '',
      problems: read.problems.slice(0, MOST_PROBLEMS),
      wrong: read.problems.length,
    };
  }

  /** The same payments are added once, whatever is imported at the same time. Throws InvalidInput, and Conflict while a row cannot be read or for another file. */
  async import(admin: Caller, body: BodyOf<typeof importBankStatement>): Promise<AnswerOf<typeof importBankStatement>> {
    try {
      return await this.add(admin, body);
    } catch (error) {
      // The same press twice at once: the other one has imported it.
      if (violatedConstraint(error) === 'bank_statement_pk') return this.add(admin, body);
      throw error;
    }
  }

  private add(admin: Caller, body: BodyOf<typeof importBankStatement>): Promise<AnswerOf<typeof importBankStatement>> {
    return this.transactions.run(async (tx) => {
      const { manager } = tx;
      const before = await manager.findOneBy(BankStatement, { id: body.id });
      const sha256 = sha256Of(Buffer.from(body.file, 'base64'));
      if (before) {
        if (before.sha256 !== '' && before.sha256 !== sha256)
          throw new Conflict('This was sent before with another file. Please reload the page.');
        return { fresh: before.added, known: before.lines - before.added };
      }
      const read = await this.read(manager, body.file, body.columns, body.account);
      requireColumns(read);
      if (read.account === null)
        throw new InvalidInput([{ field: 'account', msg: 'must say which bank account it is' }]);
      if (read.problems.length > 0 && !body.leave_out_wrong)
        throw new Conflict(
          'Nothing was imported: rows of the file cannot be read. Please look at them, or leave them out.',
        );
      if (read.lines.length === 0) throw new Conflict('Nothing was imported: the file has no payment that came in.');
      const { id, file_name: fileName } = body;
      const fresh = await this.fresh(manager, read.lines);
      await manager.insert(BankStatement, {
        ...{ id, fileName, sha256, format: read.format, account: read.account, importedBy: admin.name },
        ...{ lines: read.lines.length, added: fresh.length },
      });
      const rows = fresh.map(({ key, ...line }) => ({
        ...line,
        id: v7(),
        statementId: id,
        lineKey: key,
        ignoredAt: null,
      }));
      const { raw } =
        rows.length > 0
          ? await manager
              .createQueryBuilder()
              .insert()
              .into(BankLineRow)
              .values(rows)
              .orIgnore()
              .returning('id')
              .execute()
          : { raw: [] };
      // Another import has added some of them meanwhile.
      const added = (raw as unknown[]).length;
      if (added !== fresh.length) await manager.update(BankStatement, { id }, { added });
      if (read.csv)
        await manager.upsert(RememberedColumns, { headings: read.csv.remembered, columns: read.columns }, ['headings']);
      await recordAudit(tx, {
        actor: admin,
        action: 'bank-statement.imported',
        subject: { kind: 'list', id, name: fileName },
        details: {
          added: String(added),
          known: String(read.lines.length - added),
          left_out: String(read.problems.length),
        },
      });
      return { fresh: added, known: read.lines.length - added };
    });
  }

  async page(body: BodyOf<typeof listBankLines>): Promise<AnswerOf<typeof listBankLines>> {
    const { manager } = this.lines;
    const { total, rows } = await linePage(manager, body);
    const proposals = body.state === 'open' ? await this.proposals(manager, rows) : rows.map(() => []);
    return {
      total,
      rows: rows.map((row, at) => ({
        ...row,
        amount: amountText(row.cents),
        client_id: row.client_id ?? '',
        client_name: row.client_name ?? '',
        proposals: proposals[at] ?? [],
      })),
    };
  }

  /** Throws NotFound, and Conflict for one that is booked. */
  async ignore(admin: Caller, id: string, ignored: boolean): Promise<typeof DONE> {
    await this.transactions.run(async (tx) => {
      const line = await tx.manager.findOne(BankLineRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!line) throw new NotFound('There is no such payment of a bank statement.');
      if ((line.ignoredAt !== null) === ignored) return;
      if (await tx.manager.existsBy(ClientPayment, { bankLineId: id, undoneAt: IsNull() }))
        throw new Conflict('This payment of the bank statement is booked. Please undo the booking first.');
      const change = ignored
        ? { ignoredAt: byDatabaseClock, ignoredBy: admin.name }
        : { ignoredAt: null, ignoredBy: '' };
      await tx.manager.update(BankLineRow, { id }, change);
      await recordAudit(tx, {
        actor: admin,
        action: ignored ? 'bank-line.ignored' : 'bank-line.kept',
        subject: { kind: 'list', id, name: `${line.day} A$${amountText(line.cents)}` },
      });
    });
    return DONE;
  }

  private async read(
    manager: EntityManager,
    file: string,
    columns?: StatementColumns,
    said?: string,
  ): Promise<ReadFile> {
    const bytes = Buffer.from(file, 'base64');
    const text = textOfBytes(bytes);
    if (isOfx(text)) {
      const { entries, problems } = readOfx(text);
      const lines = keyedLines(entries);
      return { format: 'ofx', csv: null, columns: [], account: '', accounts: [], lines, problems };
    }
    const csv = readStatementCsv(bytes);
    const kept = columns ? null : await manager.findOneBy(RememberedColumns, { headings: csv.remembered });
    const chosen = columns ?? kept?.columns ?? proposedStatementColumns(csv);
    const accounts = await csvAccounts(manager);
    const account = said ?? (accounts.length > 1 ? null : (accounts[0] ?? ''));
    const { entries, problems } = statementOf(csv, chosen, account ?? '');
    return { format: 'csv', csv, columns: chosen, account, accounts, lines: keyedLines(entries), problems };
  }

  private async fresh(manager: EntityManager, lines: readonly StatementLine[]): Promise<StatementLine[]> {
    const known = new Set((await knownLines(manager, lines)).map(({ account, line_key }) => `${account}\n${line_key}`));
    return lines.filter(({ account, key }) => !known.has(`${account}\n${key}`));
  }

  private async proposals(manager: EntityManager, rows: readonly ListedLine[]): Promise<PaymentProposal[][]> {
    if (rows.length === 0) return [];
    const keys = rows.map(({ payer }) => payerKey(payer));
    const [invoices, payers] = await Promise.all([
      openInvoices(manager),
      manager.findBy(KnownPayer, { payer: In(keys) }),
    ]);
    const ofJobs = invoices.filter(({ kind }) => kind === 'job').map(({ id }) => id);
    const printed = await printedNumbers(manager, ofJobs);
    const open = invoices.map((row) => ({
      ...{ number: row.number, printed: printed.get(row.id) ?? null },
      ...{ clientId: row.client_id, openCents: row.open_cents },
    }));
    const known = new Map(payers.map(({ payer, clientId }) => [payer, clientId]));
    const found = rows.map((row) => proposalsFor(row, open, known.get(payerKey(row.payer))));
    const ids = [...new Set(found.flat().map(({ clientId }) => clientId))];
    const clients = await manager.findBy(Client, { id: In(ids) });
    const names = new Map(clients.map((client) => [client.id, nameOf(client)]));
    return found.map((proposals, at) =>
      proposals.map(({ rule, clientId, parts }) => ({
        rule,
        client_id: clientId,
        client_name: names.get(clientId) ?? '',
        parts: parts.map(({ number, cents }) => ({ invoice_number: number, amount: amountText(cents) })),
        left: amountText((rows[at]?.cents ?? 0) - parts.reduce((sum, { cents }) => sum + cents, 0)),
      })),
    );
  }
}

function requireColumns({ csv, columns }: ReadFile): void {
  if (!csv) return;
  const fields = new Set(columns.map(({ field }) => field));
  if (!fields.has('day')) throw new InvalidInput([{ field: 'columns', msg: 'must name the column of the day' }]);
  if (!fields.has('amount') && !fields.has('credit'))
    throw new InvalidInput([{ field: 'columns', msg: 'must name the column of the amount' }]);
}
