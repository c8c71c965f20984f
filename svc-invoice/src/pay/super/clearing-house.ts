import { formatAmount } from '@cleaning/contracts';
import type { Day } from '../calendar/days.js';

/** One contribution for a clearing house. Without a tax file number: none is collected. */
export interface ContributionRow {
  /** The product's id. It is not written; issues name it. */
  readonly payee: string;
  readonly familyName: string;
  readonly givenName: string;
  readonly fundName: string;
  /** The fund's unique superannuation identifier. */
  readonly fundUsi: string;
  readonly memberNumber: string;
  /** YYYY-MM-DD in business time. */
  readonly paidOn: Day;
  readonly dueOn: Day;
  /** Whole cents. */
  readonly baseCents: number;
  readonly superCents: number;
}

export type ContributionColumn = Exclude<keyof ContributionRow, 'payee'>;

/** Columns by their headers, in their order. No clearing house's format was read: a setting. */
export type ContributionColumns = readonly (readonly [header: string, column: ContributionColumn])[];

export const CONTRIBUTION_COLUMNS: ContributionColumns = [
  ['Family name', 'familyName'],
  ['Given name', 'givenName'],
  ['Fund', 'fundName'],
  ['USI', 'fundUsi'],
  ['Member number', 'memberNumber'],
  ['Paid on', 'paidOn'],
  ['Due on', 'dueOn'],
  ['Qualifying earnings', 'baseCents'],
  ['Contribution', 'superCents'],
];

export interface ContributionList {
  readonly header: readonly string[];
  /** Cells in the order of the header; amounts as 148.15. The service kit writes them, safe from formulas. */
  readonly rows: readonly (readonly string[])[];
  readonly totalCents: number;
  /** People whose row lacks something that a fund needs. */
  readonly problems: readonly { readonly payee: string; readonly field: ContributionColumn; readonly msg: string }[];
}

const NEEDED: readonly (readonly [ContributionColumn, string])[] = [
  ['familyName', 'The family name is missing.'],
  ['fundName', 'The fund is missing.'],
  ['fundUsi', 'The fund’s USI is missing.'],
  ['memberNumber', 'The member number is missing.'],
];

/** A pay run's contributions as rows of a CSV file. Leaves out rows of 0. Never throws. */
export function buildContributionList(
  contributions: readonly ContributionRow[],
  columns: ContributionColumns = CONTRIBUTION_COLUMNS,
): ContributionList {
  const owed = contributions.filter(({ superCents }) => superCents > 0);
  const formatCell = (row: ContributionRow, column: ContributionColumn): string => {
    const value = row[column];
    return typeof value === 'number' ? formatAmount(value) : value;
  };
  return {
    header: columns.map(([header]) => header),
    rows: owed.map((row) => columns.map(([, column]) => formatCell(row, column))),
    totalCents: owed.reduce((sum, { superCents }) => sum + superCents, 0),
    problems: owed.flatMap((row) =>
      NEEDED.flatMap(([field, msg]) => (String(row[field]).trim() === '' ? [{ payee: row.payee, field, msg }] : [])),
    ),
  };
}
