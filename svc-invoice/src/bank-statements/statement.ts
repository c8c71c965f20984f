/** An entry of a statement: money that came in or went out. */
export interface StatementEntry {
  /** Of the file, counted from 1: the row of CSV, the entry of OFX. */
  readonly row: number;
  /** The bank's number of the account where the file has it; otherwise what the office calls it. */
  readonly account: string;
  /** Whether the file itself names the account: OFX, and CSV of several accounts. */
  readonly namesAccount: boolean;
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

const MAX_TEXT = 200;
/** One line without what a bank fills up with. */
export const toOneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_TEXT);

/** Why an entry that is not booked is not taken. @param status as the bank writes it */
export const explainStatus = (status: string): string =>
  `The bank says “${status.slice(0, 30)}”: it’s still pending. It’ll be in a later file once it’s final.`;
