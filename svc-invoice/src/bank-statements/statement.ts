import { DateTime } from 'luxon';

/** An entry of a statement: money that came in or went out. */
export interface StatementEntry {
  /** Of the file, counted from 1: the row of CSV, the entry of OFX. */
  readonly row: number;
  /** The bank's number of the account; for CSV what the office calls it. */
  readonly account: string;
  /** YYYY-MM-DD */
  readonly day: string;
  /** Above 0: came in. Below 0: went out. Never 0. */
  readonly cents: number;
  readonly payer: string;
  readonly reference: string;
  /** The bank's id of the entry (FITID), of OFX; empty where it wrote none. */
  readonly fitid: string;
  /** All that the bank wrote of it, in its order: the cells of a row, or fields of an OFX entry. */
  readonly written: readonly string[];
}

/** Something that cannot be read in a row of the file, counted from 1. */
export interface StatementProblem {
  readonly row: number;
  readonly msg: string;
}

/** What a reader has found in a file. */
export interface Statement {
  readonly entries: readonly StatementEntry[];
  readonly problems: readonly StatementProblem[];
}

/** Days as banks write them; the day goes before the month. */
const DAY_FORMATS = [
  'd/M/yyyy',
  'd/M/yy',
  'd-M-yyyy',
  'd.M.yyyy',
  'yyyy-MM-dd',
  'yyyyMMdd',
  'd MMM yyyy',
  'd MMM yy',
  'd-MMM-yyyy',
  'd-MMM-yy',
];

/** A day as YYYY-MM-DD; undefined when it is none. */
export function dayOf(text: string): string | undefined {
  for (const format of DAY_FORMATS) {
    const day = DateTime.fromFormat(text.trim(), format, { locale: 'en', zone: 'utc' });
    if (day.isValid && day.year >= 2000) return day.toISODate();
  }
  return undefined;
}

/** Cents of an amount as banks write it: `+1,234.50`, `$1234.5`, `(12.00)`, `12.00 DR`. Undefined when it is none. */
export function centsOf(text: string): number | undefined {
  const bare = text.replace(/[\s$,']/g, '').toUpperCase();
  const match = /^(\(?)([+-]?)(\d{1,9})(?:\.(\d{1,2}))?(\)?)(-|CR|DR)?$/.exec(bare);
  if (!match) return undefined;
  const [, bracket, sign, dollars, cents = '', closing, end] = match;
  if ((bracket === '(') !== (closing === ')')) return undefined;
  const amount = Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
  return bracket === '(' || sign === '-' || end === '-' || end === 'DR' ? 0 - amount : amount;
}

const MOST_TEXT = 200;
/** One line without what a bank fills up with. */
export const textOf = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MOST_TEXT);
