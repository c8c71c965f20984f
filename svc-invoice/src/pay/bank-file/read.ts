/**
 * Reads bank files by column numbers only. Shares no code with the writer, so that each finds the other's errors.
 * Columns: SOURCES 4; record type 2: SOURCES 4.5, I.
 */

const HEADER = {
  userName: [31, 56],
  userId: [57, 62],
  description: [63, 74],
  day: [75, 80],
  bankCode: [21, 23],
} as const;
const DETAIL = {
  bsb: [2, 8],
  account: [9, 17],
  mark: [18, 18],
  code: [19, 20],
  cents: [21, 30],
  payee: [31, 62],
  reference: [63, 80],
  traceBsb: [81, 87],
  traceAccount: [88, 96],
  remitter: [97, 112],
} as const;
const RETURN = { ...DETAIL, originalDay: [113, 114], originalUserId: [115, 120] } as const;
const TRAILER = { bsb: [2, 8], net: [21, 30], credits: [31, 40], debits: [41, 50], records: [75, 80] } as const;

/** Some programs end a file with this character. */
const END_OF_FILE = '\u001a';

type Columns = Readonly<Record<string, readonly [from: number, to: number]>>;
/** Texts without the blanks that fill them. */
type Texts<Of extends Columns> = { readonly [Name in keyof Of]: string };

export type HeaderRecord = Texts<typeof HEADER>;
/** `mark` is the indicator. */
export type DetailRecord = Omit<Texts<typeof DETAIL>, 'cents'> & { readonly line: number; readonly cents: number };
/** `mark` is the reason's digit. */
export type ReturnRecord = Omit<Texts<typeof RETURN>, 'cents'> & { readonly line: number; readonly cents: number };

export interface ReadBankFile {
  readonly header: HeaderRecord | null;
  readonly details: readonly DetailRecord[];
  readonly returns: readonly ReturnRecord[];
  /** Cents, and numbers of records of types 1 and 2, from the last record. */
  readonly totals: {
    readonly net: number;
    readonly credits: number;
    readonly debits: number;
    readonly records: number;
  } | null;
  /** Problems with line numbers from 1. Empty: the file is well formed and adds up. */
  readonly problems: readonly { readonly line: number; readonly msg: string }[];
}

function getTexts<Of extends Columns>(record: string, columns: Of): Texts<Of> {
  const texts = Object.entries(columns).map(([name, [from, to]]) => [name, record.slice(from - 1, to).trim()]);
  return Object.fromEntries(texts) as Texts<Of>;
}

/** Digits as a number; NaN for anything else. */
const parseNumber = (text: string): number => (/^\d+$/.test(text) ? Number(text) : Number.NaN);

/**
 * Reads a bank file, or a bank's file of returned payments. CRLF or LF; the last line end is optional. Never throws:
 * unreadable parts become problems, readable records are returned. Totals of return files aren't checked, because banks
 * count differently.
 */
export function readBankFile(text: string): ReadBankFile {
  const records = text.endsWith(END_OF_FILE) ? text.slice(0, -1) : text;
  const lines = records.replace(/\r?\n$/, '').split(/\r?\n/);
  const problems: { line: number; msg: string }[] = [];
  const details: DetailRecord[] = [];
  const returns: ReturnRecord[] = [];
  let header: HeaderRecord | null = null;
  let totals: ReadBankFile['totals'] = null;
  for (const [index, record] of lines.entries()) {
    const line = index + 1;
    const addProblem = (msg: string) => problems.push({ line, msg });
    if (record.length !== 120) {
      addProblem(`The record has ${record.length} characters instead of 120.`);
      continue;
    }
    if (/[^ -~]/.test(record)) addProblem('The record has a character that isn’t printable ASCII.');
    const type = record[0];
    if ((type === '0') !== (index === 0)) addProblem('The record of type 0 must be the first, and the only one.');
    if ((type === '7') !== (index === lines.length - 1))
      addProblem('The record of type 7 must be the last, and the only one.');
    if (type === '0') header = getTexts(record, HEADER);
    else if (type === '1') details.push(checkRecord({ line, ...getTexts(record, DETAIL) }, addProblem));
    else if (type === '2') returns.push(checkRecord({ line, ...getTexts(record, RETURN) }, addProblem));
    else if (type === '7') totals = computeTotals(record, addProblem);
    else addProblem(`There’s no record of type “${type}”.`);
  }
  if (totals && returns.length === 0) addUp(details, totals, (msg) => problems.push({ line: lines.length, msg }));
  return { header, details, returns, totals, problems };
}

function checkRecord<Of extends { bsb: string; cents: string; code: string }>(
  record: Of,
  wrong: (msg: string) => void,
): Omit<Of, 'cents'> & { cents: number } {
  if (!/^\d{3}-\d{3}$/.test(record.bsb)) wrong('The BSB isn’t in the form NNN-NNN.');
  if (!/^\d{2}$/.test(record.code)) wrong('The code isn’t two digits.');
  const cents = parseNumber(record.cents);
  if (!(cents > 0)) wrong('The amount isn’t more than 0.');
  return { ...record, cents };
}

function computeTotals(record: string, wrong: (msg: string) => void): ReadBankFile['totals'] {
  const { bsb, net, credits, debits, records } = getTexts(record, TRAILER);
  if (bsb !== '999-999') wrong('The totals don’t start with 999-999.');
  return {
    net: parseNumber(net),
    credits: parseNumber(credits),
    debits: parseNumber(debits),
    records: parseNumber(records),
  };
}

function addUp(
  details: readonly DetailRecord[],
  totals: NonNullable<ReadBankFile['totals']>,
  wrong: (msg: string) => void,
): void {
  let credits = 0;
  let debits = 0;
  for (const { code, cents } of details) {
    if (code === '13') debits += cents;
    else credits += cents;
  }
  if (totals.credits !== credits) wrong(`The credits add up to ${credits} cents, not ${totals.credits}.`);
  if (totals.debits !== debits) wrong(`The debits add up to ${debits} cents, not ${totals.debits}.`);
  if (totals.net !== Math.abs(credits - debits)) wrong(`The net isn’t ${totals.net} cents.`);
  if (totals.records !== details.length) wrong(`There are ${details.length} records, not ${totals.records}.`);
}
