import { MOST_STATEMENT_LINES, type StatementColumns, type StatementField } from '@cleaning/contracts';
import { type CsvFile, readCsv } from '../csv-imports/csv-file.js';
import { centsOf, dayOf, type Statement, type StatementEntry, type StatementProblem, textOf } from './statement.js';

/** A bank's CSV file. Some banks write no headings: then each heading is empty, and the first row is a row. */
export interface StatementCsv {
  readonly headings: readonly string[];
  readonly rows: CsvFile['rows'];
  /** Under which the columns are remembered. */
  readonly remembered: string;
}

/** Throws InvalidInput for `file`. */
export function readStatementCsv(bytes: Buffer): StatementCsv {
  const { headings, rows } = readCsv(bytes, { least: 0, most: MOST_STATEMENT_LINES });
  if (!headings.some((cell) => dayOf(cell) !== undefined))
    return { headings, rows, remembered: headings.join('\t').toLowerCase() };
  return {
    headings: headings.map(() => ''),
    rows: [{ row: 1, cells: headings }, ...rows],
    remembered: `${headings.length} columns without headings`,
  };
}

/** Headings of Australian banks, by what they are. The first that fits is taken. */
const NAMES: Readonly<Record<StatementField, RegExp>> = {
  day: /^(transaction|value|posting|posted|effective|processed)? ?date$/i,
  amount: /^(transaction )?(amount|value)( \(?aud\)?)?$/i,
  credit: /^(credit|credits|deposit|deposits|money in|amount in)( amount)?( \(?aud\)?)?$/i,
  payer: /^(transaction )?(description|narrative|narration|details|payer|payee|name|particulars|text)s?$/i,
  reference: /^(payment |lodgement |your )?(reference|ref|memo|code|serial|customer reference)$/i,
};

/** What the columns seem to be: by their headings, or by what their cells have. */
export function proposedStatementColumns({ headings, rows }: StatementCsv): StatementColumns {
  const columns: StatementColumns = [];
  const add = (field: StatementField, column: number) => {
    const isTaken = columns.some((each) => each.column === column || each.field === field);
    if (column >= 0 && !isTaken) columns.push({ field, column });
  };
  for (const field of ['day', 'credit', 'amount', 'payer', 'reference'] as const) {
    const at = headings.findIndex((heading) => NAMES[field].test(heading.trim()));
    // Amounts of one column have a sign; beside a column of what came in they are something else.
    if (field !== 'amount' || !columns.some((each) => each.field === 'credit')) add(field, at);
  }
  const [first] = rows;
  if (first && headings.every((heading) => heading === '')) {
    const { cells } = first;
    add(
      'day',
      cells.findIndex((cell) => dayOf(cell) !== undefined),
    );
    add(
      'amount',
      cells.findIndex((cell) => dayOf(cell) === undefined && centsOf(cell) !== undefined),
    );
    add(
      'payer',
      cells.findIndex((cell) => cell !== '' && dayOf(cell) === undefined && centsOf(cell) === undefined),
    );
  }
  return columns;
}

/** The entries of a file, by the columns. */
export function statementOf({ rows }: StatementCsv, columns: StatementColumns, account = ''): Statement {
  const at = new Map(columns.map(({ field, column }) => [field, column]));
  const entries: StatementEntry[] = [];
  const problems: StatementProblem[] = [];
  for (const { row, cells } of rows) {
    const cell = (field: StatementField) => cells[at.get(field) ?? -1] ?? '';
    const amount = at.has('credit') ? cell('credit') : cell('amount');
    if (amount === '') continue;
    const cents = centsOf(amount);
    const day = dayOf(cell('day'));
    if (cents === undefined) problems.push({ row, msg: `has no amount that can be read: ${amount.slice(0, 30)}` });
    else if (day === undefined) problems.push({ row, msg: 'has no day that can be read' });
    else if (cents !== 0)
      entries.push({
        row,
        account,
        day,
        cents,
        payer: textOf(cell('payer')),
        reference: textOf(cell('reference')),
        fitid: '',
        written: cells,
      });
  }
  return { entries, problems };
}
