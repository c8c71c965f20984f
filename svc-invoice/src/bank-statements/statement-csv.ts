import {
  buildFieldProblem,
  MAX_STATEMENT_LINES,
  type StatementColumns,
  type StatementField,
} from '@cleaning/contracts';
import { type AcceptedFormats, type CsvRow, isFilled, readRows } from '@cleaning/service-kit/csv';
import { InvalidInput, refuseField } from '@cleaning/service-kit/errors';
import { type Amount, explainAmount, findDecimalMark, readAmount, readSign } from './amounts.js';
import { findDayOrder, isDay, readDay } from './days.js';
import { explainStatus, type Statement, type StatementEntry, type StatementProblem, toOneLine } from './statement.js';
import { findHeadingRow, proposeColumns, readKindDirection, writeFingerprint } from './statement-columns.js';

/** Formats of bank files. */
export const STATEMENT_FILE: AcceptedFormats = {
  formats: 'OFX or CSV',
  advice: 'Download your statement as OFX or CSV.',
};

/** Characters of an account's name or number. */
const MAX_ACCOUNT = 60;
/** Minimum digits in a column of account numbers: at least the last four. */
const MIN_ACCOUNT_DIGITS = 4;
/** Columns that a file may have. */
const MAX_COLUMNS = 100;
/** The headings are looked for, and can be chosen, in so many rows that are not empty. */
const TITLE_ROWS = 30;

/** A bank's CSV file. */
export interface StatementCsv {
  /** As many as the widest row has cells; empty if the file has no headings. */
  readonly headings: readonly string[];
  /** The row of the headings; 0 without headings. */
  readonly headingRow: number;
  /** The rows below the headings that are not empty. */
  readonly rows: readonly CsvRow[];
  /** The first rows of the file, in which the headings may stand. */
  readonly firstRows: readonly CsvRow[];
  /** Identifies files with this layout: the headings, or the form of the columns. */
  readonly layout: string;
}

/** Headings as one lower-case line, for comparison. */
export const joinHeadings = (cells: readonly string[]): string => cells.join('\t').toLowerCase();

function requireHeadingRow(rows: readonly CsvRow[], row: number): CsvRow {
  const found = rows.slice(0, TITLE_ROWS).find((each) => each.row === row);
  if (found) return found;
  throw new InvalidInput([buildFieldProblem('heading_row', 'not_heading_row', { rows: TITLE_ROWS })]);
}

/**
 * Throws 400 for `file` and `heading_row`.
 * @param headingRow chosen by hand: the row of the headings, 0 for none
 */
export function readStatementCsv(text: string, headingRow?: number): StatementCsv {
  const filled = readRows(text, STATEMENT_FILE).filter(isFilled);
  const width = filled.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  if (width > MAX_COLUMNS) throw refuseField('file', 'import_too_many_columns', { max: MAX_COLUMNS });
  if (width < 2) throw refuseField('file', 'statement_without_columns');
  const firstRows = filled.slice(0, TITLE_ROWS);
  const heading =
    headingRow === undefined
      ? findHeadingRow(firstRows)
      : headingRow > 0
        ? requireHeadingRow(filled, headingRow)
        : undefined;
  const rows = heading ? filled.filter(({ row }) => row > heading.row) : filled;
  const entries = rows.filter(({ cells }) => cells.some(isDay)).length;
  // Sums and notes may be below the entries.
  if (entries > MAX_STATEMENT_LINES || rows.length > MAX_STATEMENT_LINES + TITLE_ROWS)
    throw refuseField('file', 'statement_too_many_entries', { max: MAX_STATEMENT_LINES });
  const headings = Array.from({ length: width }, (_, column) => heading?.cells[column] ?? '');
  return {
    headings,
    headingRow: heading?.row ?? 0,
    rows,
    firstRows,
    layout: heading ? joinHeadings(heading.cells) : writeFingerprint(rows),
  };
}

/** Characters of a row by which people know it. */
const SHOWN_LENGTH = 120;
/** The rows among which the headings can be chosen, as people see them. */
export const toShownRows = ({ firstRows }: StatementCsv) =>
  firstRows.map(({ row, cells }) => ({
    row,
    text: toOneLine(cells.filter((cell) => cell !== '').join(' · ')).slice(0, SHOWN_LENGTH),
  }));

/** Proposes columns by their headings and cells. */
export const proposeStatementColumns = ({ headings, rows }: StatementCsv): StatementColumns =>
  proposeColumns(headings, rows);

/** Headings of a column with the currency of the amount beside it. */
const CURRENCY_HEADING = /^(currency|ccy|currency code)$/i;
const NAMES_AUD = /\baud\b|a\$/i;
/** Headings of a column with the booking status, and statuses that aren't booked. */
const STATUS_HEADING = /^((transaction|payment) )?status$/i;
const UNBOOKED_STATUS =
  /^(pending|processing|authori[sz]ed|on hold|held|uncleared|scheduled|denied|declined|failed|cancell?ed|expired|rejected|returned|reversed|voided)\b/i;
/** Headings of a column with the company's own account. */
const ACCOUNT_HEADING = /^(bsb ?[/&]? ?)?(bank )?account([ _](no|number|name))?\.?$/i;
/** Characters that show whether a row begins with a day. */
const ROW_START = 40;

/** True if a line within a cell begins like its row: a quotation mark was never closed. */
const hasRowWithin = (cell: string): boolean =>
  cell
    .split(/[\r\n]+/)
    .slice(1)
    .some((line) => {
      const [start = '', ...more] = line.slice(0, ROW_START).split(/[,;\t|]/, 2);
      return more.length > 0 && isDay(start.replaceAll('"', ''));
    });

/** A row's amount in cents, above 0 for incoming; a problem; or undefined if it has none. */
type RowAmount = { readonly cents: number } | { readonly msg: string } | undefined;

/** An amount whose cell, or the cell beside it, has the sign. */
function formatSignedAmount(written: string, amount: Amount, direction: string | undefined): RowAmount {
  if (typeof amount !== 'number') return { msg: explainAmount(amount, written) ?? '' };
  if (direction === undefined || amount === 0) return { cents: amount };
  const said = readKindDirection(direction);
  const own = readSign(written);
  if (said === 0 && own === 0)
    return {
      msg:
        direction === ''
          ? 'The debit or credit column is empty.'
          : `“${direction.slice(0, 30)}” doesn’t say if the money came in or went out.`,
    };
  if (said !== 0 && own !== 0 && said !== own)
    return { msg: `The amount “${written.slice(0, 30)}” doesn’t match “${direction.slice(0, 30)}”.` };
  return { cents: said < 0 ? -Math.abs(amount) : amount };
}

/** Account of each row from the account column if the file has several; otherwise empty. */
function findAccounts(headings: readonly string[], rows: readonly CsvRow[]): (row: CsvRow) => string {
  const column = headings.findIndex((each) => ACCOUNT_HEADING.test(each.trim()));
  const readAccount = ({ cells }: CsvRow) => toOneLine(cells[column] ?? '').slice(0, MAX_ACCOUNT);
  const accounts = new Set(rows.filter(({ cells }) => cells.some(isDay)).map(readAccount));
  accounts.delete('');
  const areNumbers = [...accounts].every((each) => each.replace(/\D/g, '').length >= MIN_ACCOUNT_DIGITS);
  return column >= 0 && accounts.size > 1 && areNumbers ? readAccount : () => '';
}

/**
 * Reads a file's entries by its columns. Linear in the file's length.
 * @param account the office's name for it
 */
export function readStatementRows(
  { headings, headingRow, rows }: StatementCsv,
  columns: StatementColumns,
  account = '',
): Statement {
  const at = new Map(columns.map(({ field, column }) => [field, column]));
  const getCell = ({ cells }: CsvRow, field: StatementField) => cells[at.get(field) ?? -1] ?? '';
  const order = findDayOrder(rows.map((row) => getCell(row, 'day')));
  const words = new Set([at.get('day'), at.get('payer'), at.get('reference'), at.get('direction')]);
  const mark = findDecimalMark(rows.flatMap(({ cells }) => cells.filter((_, column) => !words.has(column))));
  const lastHeading = headings.findLastIndex((heading) => heading !== '');
  const width = headingRow > 0 ? lastHeading + 1 : headings.length;
  const amountColumn = at.get('credit') ?? at.get('amount') ?? -1;
  const amountHeading = headings[amountColumn] ?? '';
  const currencyColumn = NAMES_AUD.test(amountHeading)
    ? -1
    : headings.findIndex((each) => CURRENCY_HEADING.test(each.trim()));

  const statusColumn = headings.findIndex((each) => STATUS_HEADING.test(each.trim()));
  const writtenAccount = findAccounts(headings, rows);

  function readCreditOrDebit(row: CsvRow): RowAmount {
    const [credit, debit] = [getCell(row, 'credit'), getCell(row, 'debit')];
    const [came, went] = [credit, debit].map((written) => (written === '' ? 0 : readAmount(written, mark)));
    if (typeof came !== 'number') return { msg: explainAmount(came ?? 'none', credit) ?? '' };
    if (typeof went !== 'number') return { msg: explainAmount(went ?? 'none', debit) ?? '' };
    if (came !== 0 && went !== 0) return { msg: 'It has both a credit and a debit.' };
    return { cents: came === 0 ? -Math.abs(went) : came };
  }

  function readRowAmount(row: CsvRow): RowAmount {
    if (at.has('credit')) return readCreditOrDebit(row);
    const written = getCell(row, 'amount');
    if (written === '') return undefined;
    return formatSignedAmount(
      written,
      readAmount(written, mark),
      at.has('direction') ? getCell(row, 'direction') : undefined,
    );
  }

  /** A sign that the cells of a row are shifted. */
  function findShift(row: CsvRow): string | undefined {
    const { cells } = row;
    if (cells.some(hasRowWithin)) return 'A quotation mark isn’t closed, so this row runs into the next one.';
    if (cells.slice(width).some((cell) => cell !== '')) return 'It has more columns than the heading row.';
    if (cells.length <= amountColumn && isDay(getCell(row, 'day'))) return 'It ends before the amount.';
    return undefined;
  }

  const entries: StatementEntry[] = [];
  const problems: StatementProblem[] = [];
  for (const each of rows) {
    const { row, cells } = each;
    const shift = findShift(each);
    const amount = shift === undefined ? readRowAmount(each) : { msg: shift };
    if (amount === undefined || ('cents' in amount && amount.cents === 0)) continue;
    const written = getCell(each, 'day');
    const day = readDay(written, order);
    const currency = cells[currencyColumn] ?? '';
    const status = cells[statusColumn] ?? '';
    if ('msg' in amount) problems.push({ row, msg: amount.msg });
    else if (day === undefined)
      problems.push({ row, msg: written === '' ? 'It has no date.' : `“${written.slice(0, 30)}” isn’t a date.` });
    else if (currency !== '' && !NAMES_AUD.test(currency))
      problems.push({ row, msg: `It’s in ${currency.slice(0, 8)}, not A$.` });
    else if (UNBOOKED_STATUS.test(status)) problems.push({ row, msg: explainStatus(status) });
    else {
      const own = writtenAccount(each);
      entries.push({
        row,
        account: own || account,
        namesAccount: own !== '',
        day,
        cents: amount.cents,
        payer: toOneLine(getCell(each, 'payer')),
        reference: toOneLine(getCell(each, 'reference')),
        fitid: '',
        written: cells,
      });
    }
  }
  return { entries, problems };
}
