import {
  type AccountingFile,
  type AccountingSettings,
  type GstFigure,
  LEDGER_ACCOUNT_NAMES,
} from '@cleaning/contracts';
import type { CsvCell } from '@cleaning/service-kit';
import { invoiceRows, noteRows, partRows, paymentRows, type Span } from './documents.queries.js';
import { formatCents } from './format-cents.js';
import { type GstRow, gstRows } from './gst.queries.js';
import { myob, xero } from './import-files.js';
import { type MovementRow, movementRows } from './ledger.queries.js';

/** A file whose rows come from one SQL statement; its sums are of the same rows. */
export interface AccountingFileDefinition<Row> {
  readonly header: readonly string[];
  readonly sql: string;
  /** True if the statement takes the time zone after the days. */
  readonly byZone: boolean;
  readonly cells: (row: Row, settings: AccountingSettings) => readonly CsvCell[];
  /** Columns that are summed, with the SQL of the sum in cents. */
  readonly sums: readonly (readonly [column: string, sql: string])[];
  /** Leaves out the UTF-8 byte order mark, with which an importer wouldn't find the first heading. */
  readonly plain: boolean;
  /** An empty line after each row, by which MYOB knows where a sale ends. */
  readonly parted?: boolean;
}

/** Infers the row type from the cells. */
const buildFile = <Row>(file: AccountingFileDefinition<Row>): AccountingFileDefinition<never> => file;

const sum = (column: string) => `coalesce(sum(${column}), 0)::bigint`;
const sumIf = (condition: string, cents: string) => `coalesce(sum(${cents}) FILTER (WHERE ${condition}), 0)::bigint`;

const SALES = { byZone: false, plain: true } as const;
const UNIT_AMOUNT = [['*UnitAmount', sum('sub_total_cents')]] as const;
const AMOUNTS = [
  ['Amount', sum('sub_total_cents')],
  ['GST Amount', sum('gst_cents')],
  ['Inc-Tax Amount', sum('total_cents')],
] as const;

const LEDGER_HEADER = [
  'Date',
  'Entry',
  'Type',
  'Number',
  'Invoice',
  'Name',
  'Description',
  'Account code',
  'Account',
  'Debit',
  'Credit',
];

function toMovementCells(row: MovementRow, { codes }: AccountingSettings): CsvCell[] {
  const cents = Number(row.cents);
  return [
    row.day,
    row.entry,
    row.what,
    row.number,
    row.invoice_number,
    row.who,
    row.text,
    codes[row.account],
    LEDGER_ACCOUNT_NAMES[row.account],
    ...(cents > 0 ? [formatCents(cents), ''] : ['', formatCents(-cents)]),
  ];
}

const FIGURES: Readonly<Record<GstFigure, string>> = {
  sales: 'Collected on sales',
  'sales-notes': 'Adjustment notes',
  rcti: 'Paid by recipient created tax invoice',
  'rcti-notes': 'Adjustment notes to sub-contractors',
  other: 'Paid to sub-contractors without a recipient created tax invoice',
};

const GST_SUMS = [
  ['Total, accrual', sumIf(`basis = 'accrual'`, 'total_cents')],
  ['GST, accrual', sumIf(`basis = 'accrual'`, 'gst_cents')],
  ['Total, cash', sumIf(`basis = 'cash'`, 'total_cents')],
  ['GST, cash', sumIf(`basis = 'cash'`, 'gst_cents')],
] as const;

function toGstCells(row: GstRow): CsvCell[] {
  const amounts = [formatCents(row.total_cents), formatCents(row.gst_cents)];
  return [
    FIGURES[row.figure],
    row.day,
    row.number,
    row.who,
    row.text,
    ...(row.basis === 'accrual' ? [...amounts, '', ''] : ['', '', ...amounts]),
  ];
}

export const FILES: Readonly<Record<AccountingFile, AccountingFileDefinition<never>>> = {
  'xero-invoices': buildFile({ ...xero.sales, ...SALES, sql: invoiceRows, sums: UNIT_AMOUNT }),
  'xero-notes': buildFile({ ...xero.sales, ...SALES, sql: noteRows, sums: UNIT_AMOUNT }),
  'xero-payments': buildFile({ ...xero.payments, ...SALES, sql: paymentRows, sums: [['*Amount', sum('cents')]] }),
  'myob-invoices': buildFile({ ...myob.sales, ...SALES, parted: true, sql: invoiceRows, sums: AMOUNTS }),
  'myob-notes': buildFile({ ...myob.sales, ...SALES, parted: true, sql: noteRows, sums: AMOUNTS }),
  'myob-payments': buildFile({
    ...myob.payments,
    byZone: true,
    plain: true,
    parted: true,
    sql: partRows,
    sums: [['Amount Applied', sum('cents')]],
  }),
  ledger: buildFile({
    header: LEDGER_HEADER,
    cells: toMovementCells,
    byZone: true,
    plain: false,
    sql: movementRows,
    sums: [
      ['Debit', sumIf('cents > 0', 'cents')],
      ['Credit', `0 - ${sumIf('cents < 0', 'cents')}`],
    ],
  }),
  gst: buildFile({
    header: ['Figure', 'Date', 'Number', 'Name', 'Description', ...GST_SUMS.map(([column]) => column)],
    cells: toGstCells,
    byZone: true,
    plain: false,
    sql: gstRows,
    sums: GST_SUMS,
  }),
};

export const toValues = (
  { byZone }: Pick<AccountingFileDefinition<never>, 'byZone'>,
  { from, to }: Span,
  timeZone: string,
): string[] => [from, to, ...(byZone ? [timeZone] : [])];
