import {
  buildFieldProblem,
  type CallBody,
  MAX_STATEMENT_BYTES,
  type readBankStatement,
  type StatementColumns,
} from '@cleaning/contracts';
import { databaseNow, hashSha256, InvalidInput } from '@cleaning/service-kit';
import { decodeBytes, refuseBinary } from '@cleaning/service-kit/csv';
import type { EntityManager } from 'typeorm';
import { RememberedColumns } from './bank-statement.entity.js';
import { findCsvAccounts } from './bank-statements.queries.js';
import { isOfx, readOfx } from './ofx.js';
import type { Statement } from './statement.js';
import {
  joinHeadings,
  proposeStatementColumns,
  readStatementCsv,
  readStatementRows,
  STATEMENT_FILE,
  type StatementCsv,
} from './statement-csv.js';
import { StatementLayout } from './statement-layout.entity.js';

/** A file of a bank that was read. */
export interface ReadFile extends Statement {
  readonly format: 'ofx' | 'csv';
  /** Set for CSV. */
  readonly csv: StatementCsv | null;
  readonly columns: StatementColumns;
  /** Set for CSV; null if it must be chosen from the known accounts. */
  readonly account: string | null;
  readonly accounts: readonly string[];
}

const hashLayout = ({ layout }: StatementCsv): string => hashSha256(Buffer.from(layout));

/** Columns used before for such a file: those of its account, otherwise of the only other account with such files. */
async function findRememberedColumns(
  manager: EntityManager,
  csv: StatementCsv,
  account: string | null,
): Promise<StatementColumns | undefined> {
  const layouts = await manager.findBy(StatementLayout, { layout: hashLayout(csv) });
  const own = layouts.find((each) => each.account === account);
  if (own) return own.columns;
  // Files without headings look alike, so one account's columns don't apply to another.
  if (csv.headingRow === 0) return undefined;
  const [only, ...others] = layouts;
  if (only && others.length === 0) return only.columns;
  const before = await manager.findOneBy(RememberedColumns, { headings: joinHeadings(csv.headings) });
  return before ? mergeSigns(before.columns, proposeStatementColumns(csv)) : undefined;
}

/** Completes columns saved before accounts and directions were stored with them. */
const mergeSigns = (kept: StatementColumns, proposed: StatementColumns): StatementColumns => [
  ...kept,
  ...proposed.filter(
    ({ field, column }) =>
      (field === 'direction' || field === 'debit') &&
      !kept.some((each) => each.column === column || each.field === field),
  ),
];

/** Reads a bank file without writing. Throws 400. */
export async function readStatement(
  manager: EntityManager,
  { file, columns, account: said, heading_row }: CallBody<typeof readBankStatement>,
): Promise<ReadFile> {
  const bytes = Buffer.from(file, 'base64');
  if (bytes.length > MAX_STATEMENT_BYTES)
    throw new InvalidInput([buildFieldProblem('file', 'file_kilobytes', { max: MAX_STATEMENT_BYTES / 1000 })]);
  refuseBinary(bytes, STATEMENT_FILE);
  const text = decodeBytes(bytes);
  if (isOfx(text)) return { format: 'ofx', csv: null, columns: [], account: '', accounts: [], ...readOfx(text) };
  const csv = readStatementCsv(text, heading_row);
  const accounts = await findCsvAccounts(manager);
  const account = said ?? (accounts.length > 1 ? null : (accounts[0] ?? ''));
  const chosen = columns ?? (await findRememberedColumns(manager, csv, account)) ?? proposeStatementColumns(csv);
  const { entries, problems } = readStatementRows(csv, chosen, account ?? '');
  return { format: 'csv', csv, columns: chosen, account, accounts, entries, problems };
}

/** Remembers the columns of a CSV file for its account and layout. */
export async function rememberColumns(manager: EntityManager, { csv, columns, account }: ReadFile): Promise<void> {
  if (!csv || account === null) return;
  await manager.upsert(StatementLayout, { account, layout: hashLayout(csv), columns, usedAt: databaseNow }, [
    'account',
    'layout',
  ]);
}

/** Throws 400 while the columns of the day and of the amount are not named, or are not in the file. */
export function requireColumns({ csv, columns }: ReadFile): void {
  if (!csv) return;
  const fields = new Set(columns.map(({ field }) => field));
  if (!fields.has('day')) throw new InvalidInput([buildFieldProblem('columns', 'without_day_column')]);
  if (!fields.has('amount') && !fields.has('credit'))
    throw new InvalidInput([buildFieldProblem('columns', 'without_amount_column')]);
  if (columns.some(({ column }) => column >= csv.headings.length))
    throw new InvalidInput([buildFieldProblem('columns', 'not_columns_of_file')]);
}
