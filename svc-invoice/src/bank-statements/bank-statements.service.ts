import {
  type BankLine,
  buildFieldProblem,
  type CallAnswer,
  type CallBody,
  DONE,
  type Done,
  formatAmount,
  type importBankStatement,
  type listBankLines,
  type PaymentProposal,
  type readBankStatement,
} from '@cleaning/contracts';
import {
  type Caller,
  databaseNow,
  findLocked,
  getViolatedConstraint,
  hashSha256,
  InvalidInput,
  recordAudit,
  refuse,
  Transactions,
} from '@cleaning/service-kit';
import { getHeadings } from '@cleaning/service-kit/csv';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager, type EntityTarget, In, IsNull, type QueryDeepPartialEntity } from 'typeorm';
import { v7 } from 'uuid';
import { Client } from '../clients/client.entity.js';
import { getName } from '../clients/clients.service.js';
import { lockBankStatements } from '../locks.js';
import { ClientPayment, ClientRefundRow } from '../receivables/client-payment.entity.js';
import { findOpenInvoices } from '../receivables/receivables.queries.js';
import { BankLineRow, BankLookAlike, BankOutgoing, BankStatement, KnownPayer } from './bank-statement.entity.js';
import {
  findKnownOutgoing,
  findKnownPayments,
  findLine,
  findLinePage,
  findNamedClients,
  findOpenLines,
  findPrintedNumbers,
  findSettledInvoices,
  type ListedLine,
  sumClientCredits,
} from './bank-statements.queries.js';
import { toPayerKey } from './payer-words.js';
import { findRefundedClients, type Proposal, proposePayers } from './proposals.js';
import { type ReadFile, readStatement, rememberColumns, requireColumns } from './read-statement.js';
import { type SortedEntry, sortEntries } from './same-payments.js';
import type { StatementEntry } from './statement.js';
import { toShownRows } from './statement-csv.js';

/** Problems of rows that an answer names. */
const MAX_PROBLEMS = 100;

/** A file's entries compared with existing ones. */
interface SortedFile {
  /** Incoming payments. */
  readonly payments: readonly SortedEntry[];
  /** Entries that went out and have the sum of a client's credit, with keys and cents above 0. */
  readonly outgoing: readonly SortedEntry[];
}

const isNew = ({ outcome }: SortedEntry): boolean => outcome === 'fresh' || outcome === 'look-alike';

const countOutcomes = ({ payments }: SortedFile, ...outcomes: readonly SortedEntry['outcome'][]): number =>
  payments.filter(({ outcome }) => outcomes.includes(outcome)).length;

/** Payments that came in, by the statements of the bank. */
@Injectable()
export class BankStatements {
  constructor(
    private readonly transactions: Transactions,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /** Contents of a statement. Throws 400 for an invalid file. */
  async preview(body: CallBody<typeof readBankStatement>): Promise<CallAnswer<typeof readBankStatement>> {
    const { manager } = this;
    const read = await readStatement(manager, body);
    const sorted = await this.sort(manager, read);
    const fresh = sorted.payments.flatMap(({ outcome, entry }) => (outcome === 'fresh' ? [entry] : []));
    const days = fresh.map(({ day }) => day).toSorted();
    return {
      format: read.format,
      headings: read.csv ? getHeadings(read.csv) : [],
      columns: read.columns,
      heading_row: read.csv?.headingRow ?? 0,
      first_rows: read.csv ? toShownRows(read.csv) : [],
      account: read.account,
      accounts: [...read.accounts],
      fresh: fresh.length,
      known: countOutcomes(sorted, 'known'),
      look_alike: countOutcomes(sorted, 'look-alike', 'pending'),
      outgoing: sorted.outgoing.filter(isNew).length,
      sum: formatAmount(fresh.reduce((sum, { cents }) => sum + cents, 0)),
      first_day: days[0] ?? '',
      last_day: days.at(-1) ?? '',
      problems: read.problems.slice(0, MAX_PROBLEMS),
      wrong: read.problems.length,
    };
  }

  /**
   * Idempotent by payment, also for concurrent imports. Throws 400, and 409 if a row can't be read or for another file.
   */
  async import(
    admin: Caller,
    body: CallBody<typeof importBankStatement>,
  ): Promise<CallAnswer<typeof importBankStatement>> {
    try {
      return await this.add(admin, body);
    } catch (error) {
      // A concurrent repeat has imported it.
      if (getViolatedConstraint(error) === 'bank_statement_pk') return this.add(admin, body);
      throw error;
    }
  }

  private add(
    admin: Caller,
    body: CallBody<typeof importBankStatement>,
  ): Promise<CallAnswer<typeof importBankStatement>> {
    return this.transactions.run(async (tx) => {
      const { manager } = tx;
      const before = await manager.findOneBy(BankStatement, { id: body.id });
      const sha256 = hashSha256(Buffer.from(body.file, 'base64'));
      if (before) {
        if (before.sha256 !== '' && before.sha256 !== sha256) throw refuse('statement_other_file');
        return makeAnswer(before);
      }
      // Two concurrent files may write one payment in different ways, which no constraint detects.
      await lockBankStatements(manager);
      const read = await readStatement(manager, body);
      requireColumns(read);
      if (read.account === null) throw new InvalidInput([buildFieldProblem('account', 'without_bank_account')]);
      if (read.problems.length > 0 && !body.leave_out_wrong) throw refuse('statement_rows_wrong');
      const sorted = await this.sort(manager, read);
      if (sorted.payments.length === 0 && sorted.outgoing.length === 0) throw refuse('statement_empty');
      const { id, file_name: fileName } = body;
      const statement = {
        id,
        fileName,
        sha256,
        format: read.format,
        account: read.account,
        lines: sorted.payments.length,
        added: countOutcomes(sorted, 'fresh'),
        lookAlikes: countOutcomes(sorted, 'look-alike', 'pending'),
        outgoing: sorted.outgoing.filter(isNew).length,
        importedBy: admin.name,
      };
      await manager.insert(BankStatement, statement);
      await keep(manager, id, sorted);
      await rememberColumns(manager, read);
      const answer = makeAnswer(statement);
      await recordAudit(tx, {
        actor: admin,
        action: 'bank-statement.imported',
        subject: { kind: 'list', id, name: fileName },
        details: {
          added: String(answer.fresh),
          known: String(answer.known),
          look_alike: String(answer.look_alike),
          outgoing: String(answer.outgoing),
          left_out: String(read.problems.length),
        },
      });
      return answer;
    });
  }

  async list(body: CallBody<typeof listBankLines>): Promise<CallAnswer<typeof listBankLines>> {
    const { manager } = this;
    const credits = await sumClientCredits(manager);
    const { total, rows } = await findLinePage(
      manager,
      body,
      credits.map(({ cents }) => cents),
    );
    return { total, rows: await this.withProposals(rows, credits) };
  }

  /** Open payments with proposals, oldest first, at most `limit`. */
  async listOpen(limit: number): Promise<BankLine[]> {
    return this.withProposals(await findOpenLines(this.manager, limit), []);
  }

  /** A line with proposals; undefined if unknown. */
  async findLine(id: string): Promise<BankLine | undefined> {
    const { manager } = this;
    const row = await findLine(manager, id);
    return row && (await this.withProposals([row], await sumClientCredits(manager)))[0];
  }

  private async withProposals(
    rows: readonly ListedLine[],
    credits: Awaited<ReturnType<typeof sumClientCredits>>,
  ): Promise<BankLine[]> {
    const open = rows.filter(({ state }) => state === 'open');
    const proposals = await this.findProposals(this.manager, open, credits);
    return rows.map((row) => ({
      id: row.id,
      day: row.day,
      amount: formatAmount(row.cents),
      payer: row.payer,
      reference: row.reference,
      account: row.account,
      state: row.state,
      client_id: row.client_id ?? '',
      client_name: row.client_name ?? '',
      looks_like:
        row.like_id === null
          ? null
          : {
              id: row.like_id,
              day: row.like_day ?? '',
              payer: row.like_payer ?? '',
              reference: row.like_reference ?? '',
            },
      proposals: proposals.get(row.id) ?? [],
    }));
  }

  /** Throws 404, and 409 for one that is booked. */
  async ignore(admin: Caller, id: string, ignored: boolean): Promise<Done> {
    await this.transactions.run(async (tx) => {
      const payment = await findLocked(tx.manager, BankLineRow, { id });
      const line = payment ?? (await findLocked(tx.manager, BankOutgoing, { id }));
      if (!line) throw refuse('no_such_bank_payment');
      if ((line.ignoredAt !== null) === ignored) return;
      const isBooked = payment
        ? await tx.manager.existsBy(ClientPayment, { bankLineId: id, undoneAt: IsNull() })
        : await tx.manager.existsBy(ClientRefundRow, { bankOutgoingId: id, undoneAt: IsNull() });
      if (isBooked) throw refuse('bank_payment_booked_undo');
      const change = ignored ? { ignoredAt: databaseNow, ignoredBy: admin.name } : { ignoredAt: null, ignoredBy: '' };
      await tx.manager.update<BankLineRow | BankOutgoing>(payment ? BankLineRow : BankOutgoing, { id }, change);
      await recordAudit(tx, {
        actor: admin,
        action: ignored ? 'bank-line.ignored' : 'bank-line.kept',
        subject: { kind: 'list', id, name: `${line.day} A$${formatAmount(line.cents)}` },
      });
    });
    return DONE;
  }

  private async sort(manager: EntityManager, { entries, format }: ReadFile): Promise<SortedFile> {
    const came = entries.filter(({ cents }) => cents > 0);
    const went = entries.flatMap((entry) => (entry.cents < 0 ? [{ ...entry, cents: 0 - entry.cents }] : []));
    const credits = new Set(went.length > 0 ? (await sumClientCredits(manager)).map(({ cents }) => cents) : []);
    const refunds = went.filter(({ cents }) => credits.has(cents));
    return {
      payments: sortEntries(came, format, await findKnownPayments(manager, came)),
      outgoing: sortEntries(refunds, format, await findKnownOutgoing(manager, refunds)),
    };
  }

  /** Proposals for open lines, by line id. */
  private async findProposals(
    manager: EntityManager,
    rows: readonly ListedLine[],
    credits: Awaited<ReturnType<typeof sumClientCredits>>,
  ): Promise<Map<string, PaymentProposal[]>> {
    if (rows.length === 0) return new Map();
    const keys = rows.map(({ payer }) => toPayerKey(payer)).filter((key) => key !== '');
    const [invoices, settled, clients, payers] = await Promise.all([
      findOpenInvoices(manager),
      findSettledInvoices(manager),
      findNamedClients(manager),
      manager.findBy(KnownPayer, { payer: In(keys) }),
    ]);
    const ofJobs = invoices.filter(({ kind }) => kind === 'job').map(({ id }) => id);
    const printed = await findPrintedNumbers(manager, ofJobs);
    const owing = {
      invoices: invoices.map((row) => ({
        number: row.number,
        printed: printed.get(row.id) ?? null,
        clientId: row.client_id,
        openCents: row.open_cents,
      })),
      settled: settled.map((row) => ({ number: row.number, printed: null, clientId: row.client_id, openCents: 0 })),
      clients,
    };
    const known = new Map(payers.map(({ payer, clientId }) => [payer, clientId]));
    const found = rows.map((row): readonly [ListedLine, readonly Proposal[]] =>
      row.cents > 0
        ? [row, proposePayers(row, owing, known.get(toPayerKey(row.payer)))]
        : [
            row,
            findRefundedClients({ ...row, cents: 0 - row.cents }, credits, clients).map((clientId) => ({
              rule: 'refund',
              clientId,
              parts: [],
              isSure: false,
            })),
          ],
    );
    const ids = [...new Set(found.flatMap(([, proposals]) => proposals.map(({ clientId }) => clientId)))];
    const names = new Map(
      (await manager.findBy(Client, { id: In(ids) })).map((client) => [client.id, getName(client)]),
    );
    return new Map(
      found.map(([row, proposals]) => [
        row.id,
        proposals.map(({ rule, clientId, parts, isSure }) => ({
          rule,
          client_id: clientId,
          client_name: names.get(clientId) ?? '',
          parts: parts.map(({ number, cents }) => ({ invoice_number: number, amount: formatAmount(cents) })),
          left: formatAmount(rule === 'refund' ? 0 : row.cents - parts.reduce((sum, { cents }) => sum + cents, 0)),
          sure: isSure,
        })),
      ]),
    );
  }
}

const makeAnswer = ({
  lines,
  added,
  lookAlikes,
  outgoing,
}: Pick<BankStatement, 'lines' | 'added' | 'lookAlikes' | 'outgoing'>) => ({
  fresh: added,
  known: lines - added - lookAlikes,
  look_alike: lookAlikes,
  outgoing,
});

/** Stores a file's new entries. The lock finds existing ones; constraints prevent double entries. */
async function keep(manager: EntityManager, statementId: string, { payments, outgoing }: SortedFile): Promise<void> {
  const makeRow = (entry: StatementEntry, key: string) => ({
    id: v7(),
    statementId,
    account: entry.account,
    lineKey: key,
    day: entry.day,
    cents: entry.cents,
    payer: entry.payer,
    reference: entry.reference,
  });
  /** Rows of new entries and of look-alikes, which may resemble existing or new ones. */
  const makeRows = (sortedEntries: readonly SortedEntry[]) => {
    const fresh = new Map<StatementEntry, ReturnType<typeof makeRow>>();
    for (const { entry, key, outcome } of sortedEntries) if (outcome === 'fresh') fresh.set(entry, makeRow(entry, key));
    const alikes = sortedEntries.flatMap((sorted) => {
      if (sorted.outcome !== 'look-alike') return [];
      const { entry, key, like } = sorted;
      const likeId = typeof like === 'string' ? like : fresh.get(like)?.id;
      if (likeId === undefined) throw new Error('The entry that another one looks like is missing');
      return [{ row: makeRow(entry, key), likeId }];
    });
    return { fresh: [...fresh.values()], alikes };
  };
  const came = makeRows(payments);
  const went = makeRows(outgoing);
  // An entry that another one of the file looks like comes first.
  await insertAll(
    manager,
    BankLineRow,
    came.fresh.map((row) => ({ ...row, ignoredAt: null })),
  );
  await insertAll(
    manager,
    BankLookAlike,
    came.alikes.map(({ row, likeId }) => ({ ...row, lineId: likeId, choice: null })),
  );
  await insertAll(
    manager,
    BankOutgoing,
    went.fresh.map((row) => ({ ...row, ignoredAt: null })),
  );
  await insertAll(
    manager,
    BankOutgoing,
    went.alikes.map(({ row, likeId }) => ({ ...row, ignoredAt: null, likeId })),
  );
}

async function insertAll<Row extends object>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  rows: QueryDeepPartialEntity<Row>[],
): Promise<void> {
  if (rows.length > 0) await manager.insert(entity, rows);
}
