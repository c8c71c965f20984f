/**
 * Texts that a spreadsheet may read as a formula: the signs, their full-width and small forms, also after blanks and
 * invisible characters (\p{DI}: zero-width spaces, joiners, direction marks, the byte order mark), and tab or line
 * break.
 */
const FORMULA = /^(?:[\s\p{DI}]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20\uFE62\uFE63\uFE66\uFE6B]|\p{DI}*[\t\r\n])/u;
const AMOUNT_BELOW_ZERO = /^-\d+\.\d\d$/;

/** Further characters that need quotes in a CSV cell: some spreadsheets separate fields by semicolons or tabs. */
export const CSV_QUOTED = /[\r\n\t;]/;

/**
 * The text of a CSV cell. One that a spreadsheet would read as a formula gets an apostrophe: names are user input. An amount below
 * zero, as -12.50, is no formula: with an apostrophe it is text, which sums leave out.
 */
export const escapeCsvFormula = (text: string): string =>
  FORMULA.test(text) && !AMOUNT_BELOW_ZERO.test(text) ? `'${text}` : text;
