/** An entry of a statement: money that came in or went out. */
export interface StatementEntry {
  /** Counted from 1: the CSV row or OFX entry. */
  readonly row: number;
  /** The bank's account number if the file has it; otherwise the office's name for it. */
  readonly account: string;
  /** True if the file names the account: OFX, and CSV with several accounts. */
  readonly namesAccount: boolean;
  /** YYYY-MM-DD */
  readonly day: string;
  /** Above 0: came in. Below 0: went out. Never 0. */
  readonly cents: number;
  readonly payer: string;
  readonly reference: string;
  /** The bank's id of the OFX entry (FITID); empty if missing. */
  readonly fitid: string;
  /** Original texts in order: the cells of a row, or fields of an OFX entry. */
  readonly written: readonly string[];
}

/** Something that cannot be read in a row of the file, counted from 1. */
export interface StatementProblem {
  readonly row: number;
  readonly msg: string;
}

/** Contents of a file. */
export interface Statement {
  readonly entries: readonly StatementEntry[];
  readonly problems: readonly StatementProblem[];
}

const MAX_TEXT = 200;
/** One line without a bank's padding. */
export const toOneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_TEXT);

/**
 * Explains why an entry that isn't booked was skipped.
 * @param status as the bank writes it
 */
export const explainStatus = (status: string): string =>
  `The bank says “${status.slice(0, 30)}”: it’s still pending. It’ll be in a later file once it’s final.`;
