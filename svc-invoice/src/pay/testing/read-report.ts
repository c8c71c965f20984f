import { COLUMNS, type Columns, type Identifier } from '../taxable-payments/columns.js';

/** Reads report files by column numbers only. Shares no code with the writer, so that each finds the other's errors. */

type Fields<Of extends Identifier> = { readonly [Name in keyof (typeof COLUMNS)[Of]]: string };
/** One record: its identifier, and each field without padding. */
export type ReadRecord = {
  readonly [Of in Identifier]: { readonly identifier: Of; readonly line: number } & Fields<Of>;
}[Identifier];
type RecordWith<Of extends Identifier> = Extract<ReadRecord, { identifier: Of }>;

export interface ReadReport {
  readonly records: readonly ReadRecord[];
  readonly payees: readonly RecordWith<'DPAIVS'>[];
  /** Whole dollars, summed over the payees. */
  readonly paidDollars: number;
  readonly gstDollars: number;
  readonly withheldDollars: number;
  /** Problems with record numbers from 1. Empty for a valid report. */
  readonly problems: readonly { readonly line: number; readonly msg: string }[];
}

const LENGTH = 996;
const IDENTIFIERS = Object.keys(COLUMNS) as Identifier[];

/** Records that may follow each record: SOURCES 1.2, I. */
const NEXT: Readonly<Record<Identifier, readonly Identifier[]>> = {
  IDENTREGISTER1: ['IDENTREGISTER2'],
  IDENTREGISTER2: ['IDENTREGISTER3'],
  IDENTREGISTER3: ['IDENTITY'],
  IDENTITY: ['SOFTWARE'],
  SOFTWARE: ['DPAIVS'],
  DPAIVS: ['DPAIVS', 'IDENTITY', 'FILE-TOTAL'],
  'FILE-TOTAL': [],
};

/** Reads a report file, with or without CRLF after each record. Never throws: returns readable records and problems. */
export function readReport(text: string): ReadReport {
  const problems: { line: number; msg: string }[] = [];
  const records = parseRecords(text).flatMap((record, index) => {
    const line = index + 1;
    const addProblem = (msg: string) => problems.push({ line, msg });
    if (record.length !== LENGTH) addProblem(`The record has ${record.length} characters instead of ${LENGTH}.`);
    if (!record.startsWith(String(LENGTH))) addProblem(`The record does not start with ${LENGTH}.`);
    if (/[^ -~]/.test(record)) addProblem('The record has a character that isn’t printable ASCII.');
    const identifier = IDENTIFIERS.find((name) => record.startsWith(name, 3));
    if (!identifier) addProblem('There is no such record.');
    return identifier ? [readRecord(identifier, line, record, addProblem)] : [];
  });
  checkOrder(records, (line, msg) => problems.push({ line, msg }));
  const payees = records.filter((record): record is RecordWith<'DPAIVS'> => record.identifier === 'DPAIVS');
  const sum = (pick: (payee: RecordWith<'DPAIVS'>) => string) =>
    payees.reduce((total, payee) => total + Number(pick(payee)), 0);
  return {
    records,
    payees,
    paidDollars: sum(({ paid }) => paid),
    gstDollars: sum(({ gst }) => gst),
    withheldDollars: sum(({ withheld }) => withheld),
    problems,
  };
}

/** One such character may end a file (SOURCES 1.2, P for a sister specification). */
const END_OF_FILE = '\u001a';

function parseRecords(file: string): string[] {
  const text = file.endsWith(END_OF_FILE) ? file.slice(0, -1) : file;
  if (text.includes('\r\n')) return text.replace(/\r\n$/, '').split('\r\n');
  return text.match(new RegExp(`[^]{1,${LENGTH}}`, 'g')) ?? [];
}

function readRecord(identifier: Identifier, line: number, record: string, wrong: (msg: string) => void): ReadRecord {
  const columns: Columns = COLUMNS[identifier];
  // Columns from 1; columns outside all fields must be blank.
  const covered = new Set<number>(Array.from({ length: 3 + identifier.length }, (_, index) => index + 1));
  const fields = Object.entries(columns).map(([name, [from, to, kind]]) => {
    for (let column = from; column <= to; column += 1) covered.add(column);
    const raw = record.slice(from - 1, to);
    if (kind !== 'X' && !/^\d+$/.test(raw)) wrong(`The field ${name} is not digits.`);
    if (kind === 'D' && !isDayOrNone(raw)) wrong(`The field ${name} is not a day.`);
    if (kind === 'X' && raw.startsWith(' ') && raw.trim() !== '') wrong(`The field ${name} starts with a blank.`);
    return [name, raw.trim()];
  });
  const filled = [...record].findIndex((character, index) => character !== ' ' && !covered.has(index + 1));
  if (filled >= 0) wrong(`Column ${filled + 1} is not blank.`);
  return { identifier, line, ...Object.fromEntries(fields) } as ReadRecord;
}

/** DDMMCCYY of a day that exists, or zeros. */
function isDayOrNone(raw: string): boolean {
  if (raw === '00000000') return true;
  const [day, month, year] = [Number(raw.slice(0, 2)), Number(raw.slice(2, 4)), Number(raw.slice(4))];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCDate() === day && date.getUTCMonth() === month - 1;
}

function checkOrder(records: readonly ReadRecord[], wrong: (line: number, msg: string) => void): void {
  records.forEach((record, index) => {
    const next = records[index + 1];
    const follows = NEXT[record.identifier];
    if (index === 0 && record.identifier !== 'IDENTREGISTER1')
      wrong(record.line, 'The first record is not IDENTREGISTER1.');
    if (!next && follows.length > 0) wrong(record.line, 'The last record is not FILE-TOTAL.');
    if (next && !follows.includes(next.identifier))
      wrong(next.line, `${next.identifier} does not follow ${record.identifier}.`);
    if (record.identifier === 'FILE-TOTAL' && Number(record.records) !== records.length)
      wrong(record.line, `There are ${records.length} records, not ${Number(record.records)}.`);
  });
}
