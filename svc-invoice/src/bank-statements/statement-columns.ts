import type { StatementColumns, StatementField } from '@cleaning/contracts';
import type { CsvRow } from '@cleaning/service-kit/csv';
import { readAmount, readSign } from './amounts.js';
import { isDay } from './days.js';

/** Characters of a heading that are looked at. */
const MAX_HEADING = 80;
/** A heading without case, units and the signs that stand for blanks: `TRAN_DATE`, `*Amount (AUD)`, `DR/CR`. */
const foldHeading = (heading: string): string =>
  heading
    .slice(0, MAX_HEADING)
    .toLowerCase()
    .replace(/\((aud|a\$|au\$|\$)\)|[a-z]{0,2}\$|\baud\b/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Headings of Australian banks and payment services by field, surest first. From downloads of CBA, NAB, ANZ, Westpac,
 * St.George, Bankwest, ING, Macquarie, Bendigo, Suncorp, Bank Australia, Up, PayPal and Wise, and from Xero's
 * templates.
 */
const NAMES: Readonly<Record<Exclude<StatementField, 'direction'>, readonly RegExp[]>> = {
  day: [
    /^((transaction|tran|trans|txn) )?date$/,
    /^(value|posting|posted|post|effective|processed|process|entry|entered|booking|completed|created?|bank|payment|statement) (date|on)$/,
    /^(date (and )?time|date (posted|processed|completed|created)|(transaction|created|completed) (time|date time)|day|time)$/,
    /^(settled|settlement) date$/,
  ],
  credit: [
    /^(credit|credits|cr|deposit|deposits|money in|paid in|amount in|receipts|inflow)( amount)?$/,
    /^amount (credit|credited|deposited)$/,
  ],
  debit: [
    /^(debit|debits|dr|withdrawal|withdrawals|money out|paid out|amount out|payments|outflow)( amount)?$/,
    /^amount (debit|debited|withdrawn)$/,
  ],
  amount: [
    /^((transaction|tran|trans|txn|payment) )?(amount|amt|value)$/,
    /^(debit credit|credit debit|dr cr|cr dr)( amount)?$/,
    /^gross( amount)?$/,
    /^total$/,
    /^net( amount)?$/,
    /^subtotal$/,
  ],
  payer: [
    /^(payer|payer name|payee|payee name|from|from name|sender|sender name|counterparty|counterparty name|name)$/,
    /^((transaction|tran|trans|txn) )?(description|details?|narrative|narration|particulars|text)$/,
    /^(description|details?|narrative|narration|particulars|memo|remarks)( 1)?$/,
  ],
  reference: [
    /^((payment|lodgement|lodgment|customer|your|bank|payer|remittance) )?(reference|ref|reference number|ref no)$/,
    /^original description$/,
    /^(memo|message|note|code|serial|remarks)$/,
    /^((transaction|tran|trans|txn) )?(description|details?|narrative|narration|particulars)( 2)?$/,
  ],
};
const BALANCE = /\b(balance|bal)\b/;
/** Heading of an entry's kind, which for some banks alone shows the direction. */
const ENTRY_KIND = /^((transaction|tran|trans|txn|entry) )?(type|kind)$/;
const INDICATOR = /^(debit credit|credit debit|dr cr|cr dr|d c|c d|indicator|sign)( indicator)?$/;

const CREDIT_WORDS = new Set(['CR', 'C', 'CREDIT', 'CREDITS', '+', 'IN', 'DEPOSIT', 'MONEY IN']);
const DEBIT_WORDS = new Set(['DR', 'D', 'DB', 'DEBIT', 'DEBITS', '-', 'OUT', 'WITHDRAWAL', 'MONEY OUT']);

/** What the cell of a debit or credit column says: 1 came in, -1 went out, 0 neither. */
function readDirection(cell: string): 1 | -1 | 0 {
  const word = cell
    .trim()
    .toUpperCase()
    .replace(/[.\u2212]/g, (sign) => (sign === '.' ? '' : '-'));
  if (CREDIT_WORDS.has(word)) return 1;
  return DEBIT_WORDS.has(word) ? -1 : 0;
}

/** Direction in an entry's kind, as in `DIRECT CREDIT` or `EFTPOS Debit`; 0 for neither or both. */
export function readKindDirection(cell: string): 1 | -1 | 0 {
  const words = cell
    .slice(0, MAX_HEADING)
    .toUpperCase()
    .replace(/CREDIT CARD/g, ' ')
    .split(/[^A-Z]+/);
  const said = new Set(words.filter((word) => word.length > 1).map(readDirection));
  if (said.has(1) === said.has(-1)) return readDirection(cell);
  return said.has(1) ? 1 : -1;
}

type Kind = 'empty' | 'day' | 'code' | 'amount' | 'text';

/** Likely kind of a cell. A run of six digits or more is a number of something. */
function findCellKind(cell: string): Kind {
  if (cell === '') return 'empty';
  if (isDay(cell)) return 'day';
  if (/^\d{6,}$|^\d{3}-\d{3}$/.test(cell)) return 'code';
  return readAmount(cell, '.') === 'none' ? 'text' : 'amount';
}

/** A column by its cells. */
interface ColumnFacts {
  readonly column: number;
  /** Most frequent kind of its cells, ignoring empty ones. */
  readonly kind: Kind;
  readonly cells: readonly string[];
  readonly hasEmpty: boolean;
}

/** True if a row has a day and an amount, which titles and sums don't. */
const isEntry = ({ cells }: CsvRow): boolean =>
  cells.some(isDay) && cells.some((cell) => findCellKind(cell) === 'amount');

function computeColumnFacts(all: readonly CsvRow[]): ColumnFacts[] {
  const entries = all.filter(isEntry);
  const rows = entries.length > 0 ? entries : all;
  const width = all.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  return Array.from({ length: width }, (_, column) => {
    const cells = rows.map((row) => row.cells[column] ?? '');
    const counts = new Map<Kind, number>();
    for (const kind of cells.map(findCellKind)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const [kind = 'empty'] = [...counts].filter(([each]) => each !== 'empty').toSorted((a, b) => b[1] - a[1])[0] ?? [];
    return { column, kind, cells, hasEmpty: counts.has('empty') };
  });
}

/** Words of an entry's kind, which name nobody. */
const KIND_WORDS = new Set(
  'ATM AUTOMATIC BANK BPAY CARD CASH CHEQUE CR CREDIT DEBIT DEP DEPOSIT DIRECT DR DRAWING EFTPOS FEE FEES FROM IN INTER INTERBANK INTEREST INTERNET INWARD MISC MISCELLANEOUS NPP ONLINE OSKO OUT OUTWARD PAYMENT PAYMENTS PAYID PURCHASE RECEIPT REFUND REVERSAL TFR TO TRANSACTION TRANSFER VISA WITHDRAWAL'.split(
    ' ',
  ),
);
const isKindOnly = (cell: string): boolean =>
  cell
    .toUpperCase()
    .split(/[^A-Z]+/)
    .every((word) => word === '' || KIND_WORDS.has(word));

/** The heading row is the first that names a day and an amount; otherwise the one above the first row with a day and an amount, if it may be one. */
export function findHeadingRow(rows: readonly CsvRow[]): CsvRow | undefined {
  const hasHeadings = (cells: readonly string[], ...fields: (keyof typeof NAMES)[]) =>
    cells.some((cell) => fields.some((field) => NAMES[field].some((name) => name.test(foldHeading(cell)))));
  const named = rows.find(
    ({ cells }) => !cells.some(isDay) && hasHeadings(cells, 'day') && hasHeadings(cells, 'amount', 'credit', 'debit'),
  );
  if (named) return named;
  const first = rows.findIndex(isEntry);
  // Without an entry the first row may have unknown headings.
  const above = first === -1 ? rows[0] : rows[first - 1];
  const width = rows[first]?.cells.length ?? 0;
  const texts = above?.cells.filter((cell) => cell !== '') ?? [];
  const isHeading =
    texts.length > 1 && texts.every((cell) => findCellKind(cell) === 'text') && texts.length * 2 >= width;
  return isHeading ? above : undefined;
}

const hasSign = ({ cells }: ColumnFacts, sign: 1 | -1): boolean => cells.some((cell) => readSign(cell) === sign);

/** Amount columns without headings; none if a debit could be taken for a credit. */
function findAmounts(amounts: readonly ColumnFacts[], all: readonly ColumnFacts[]): StatementColumns {
  const [first, second] = amounts;
  if (!first) return [];
  const isSplit = second !== undefined && first.cells.every((cell, row) => cell === '' || second.cells[row] === '');
  if (isSplit) {
    const [debit, credit] = hasSign(second, -1) ? [second, first] : [first, second];
    if (!hasSign(debit, -1) || hasSign(credit, -1)) return [];
    return [
      { field: 'debit', column: debit.column },
      { field: 'credit', column: credit.column },
    ];
  }
  // "12.00," with nothing after it: debits beside an empty column of credits.
  const isUnsure =
    !hasSign(first, -1) && !hasSign(first, 1) && all[first.column + 1]?.kind === 'empty' && !first.hasEmpty;
  return isUnsure ? [] : [{ field: 'amount', column: first.column }];
}

/** Kinds of cells that a field's column has. */
const FIELD_KINDS: Partial<Record<StatementField, ReadonlySet<Kind>>> = {
  day: new Set(['day']),
  amount: new Set(['amount', 'code']),
  credit: new Set(['amount', 'code', 'empty']),
  debit: new Set(['amount', 'code', 'empty']),
};
const DATA_KINDS: ReadonlySet<Kind> = new Set(['day', 'code', 'amount', 'text']);

/** Proposes columns by their headings, otherwise by their cells. */
export function proposeColumns(headings: readonly string[], rows: readonly CsvRow[]): StatementColumns {
  const facts = computeColumnFacts(rows);
  const plain = headings.map(foldHeading);
  const columns: StatementColumns = [];
  const has = (field: StatementField) => columns.some((each) => each.field === field);
  const isTaken = (column: number) => columns.some((each) => each.column === column);
  const add = (field: StatementField, column = -1) => {
    if (column >= 0 && !isTaken(column) && !has(field)) columns.push({ field, column });
  };
  const hasKind = (column: number, field: keyof typeof NAMES) =>
    (FIELD_KINDS[field] ?? DATA_KINDS).has(facts[column]?.kind ?? 'empty');
  /** The surest heading whose column has matching cells, otherwise the surest. */
  const findNamedColumn = (field: keyof typeof NAMES): number | undefined => {
    const found = NAMES[field].flatMap((name) =>
      plain.flatMap((heading, column) => (name.test(heading) && !isTaken(column) ? [column] : [])),
    );
    return found.find((column) => hasKind(column, field)) ?? found[0];
  };
  const filterByKind = (kind: Kind) =>
    facts.filter((each) => each.kind === kind && !isTaken(each.column) && !BALANCE.test(plain[each.column] ?? ''));
  // A lone dash also means empty.
  const isDirection = ({ cells }: ColumnFacts) =>
    cells.some((cell) => cell !== '' && cell !== '-') &&
    cells.every((cell) => cell === '' || readDirection(cell) !== 0);

  add('day', findNamedColumn('day') ?? filterByKind('day')[0]?.column);
  add('credit', findNamedColumn('credit'));
  if (has('credit')) add('debit', findNamedColumn('debit'));
  else {
    const amount = findNamedColumn('amount');
    if (amount === undefined)
      for (const { field, column } of findAmounts(filterByKind('amount'), facts)) add(field, column);
    else add('amount', amount);
  }
  const amounts = facts.find(({ column }) => columns.some((each) => each.field === 'amount' && each.column === column));
  // Unsigned amounts: the entry's kind shows the direction.
  const hasDebits = ({ cells }: ColumnFacts) => cells.some((cell) => readKindDirection(cell) < 0);
  if (amounts) {
    const direction =
      facts.find((each) => !isTaken(each.column) && isDirection(each)) ??
      facts.find(({ column }) => !isTaken(column) && INDICATOR.test(plain[column] ?? '')) ??
      (hasSign(amounts, -1)
        ? undefined
        : facts.find((each) => !isTaken(each.column) && ENTRY_KIND.test(plain[each.column] ?? '') && hasDebits(each)));
    add('direction', direction?.column);
  }
  const texts = filterByKind('text');
  const details = texts.filter(({ cells }) => !cells.every(isKindOnly));
  add('payer', findNamedColumn('payer') ?? (details[0] ?? texts[0])?.column);
  if (headings.some((heading) => heading !== '')) add('reference', findNamedColumn('reference'));
  else add('reference', details.find(({ column }) => !isTaken(column))?.column);
  return columns;
}

/** The form of a text: 17/11/2026 and 3/1/2026 are `9/9/9`. */
const toShape = (text: string): string =>
  text
    .replace(/\d+/g, '9')
    .replace(/[a-z]+/gi, 'a')
    .slice(0, 30);

/** Layout of a file without headings, which distinguishes banks: how days are written, and the kind of each column. */
export function writeFingerprint(rows: readonly CsvRow[]): string {
  const columns = computeColumnFacts(rows).map(({ kind, cells, hasEmpty }) => {
    if (kind === 'day') return toShape(cells.find(isDay) ?? '');
    if (kind !== 'amount') return kind;
    return `${cells.some((cell) => cell.startsWith('+')) ? 'signed ' : ''}amount${hasEmpty ? ' or empty' : ''}`;
  });
  return `no headings\t${columns.join('\t')}`;
}
