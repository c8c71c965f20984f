import type { AccountingFile, GstBasis, GstFigure } from '@cleaning/contracts';

export const accounting = {
  title: 'Accountant',
  lead: 'Files for your accountant and for the importers of Xero and MYOB, by the days on which things happened.',
  from: 'From',
  to: 'To',
};

export const period = {
  by: 'Period',
  kinds: { month: 'Month', quarter: 'Quarter', year: 'Financial year', days: 'From – to' },
  of: { month: 'Which month', quarter: 'Which quarter', year: 'Which year' },
};

const FILES: Readonly<Record<AccountingFile, string>> = {
  'xero-invoices': 'Xero: invoices',
  'xero-notes': 'Xero: adjustment notes',
  'xero-payments': 'Xero: payments',
  'myob-invoices': 'MYOB: invoices',
  'myob-notes': 'MYOB: adjustment notes',
  'myob-payments': 'MYOB: payments',
  ledger: 'Ledger',
  gst: 'GST list',
};
const HINTS: Readonly<Record<AccountingFile, string>> = {
  'xero-invoices': 'Sales invoices, one row each. Say that amounts exclude tax.',
  'xero-notes': 'As sales invoices below zero. Try one first.',
  'xero-payments': 'A bank statement, with refunds below zero. Not where the bank’s feed has them already.',
  'myob-invoices': 'Service sales, one row each.',
  'myob-notes': 'Service sales below zero.',
  'myob-payments': 'Received payments, one row for each invoice.',
  ledger: 'Every entry by account, with its source document.',
  gst: 'The documents of the figures below, in both ways.',
};

export const files = {
  title: 'Files',
  names: FILES,
  hints: HINTS,
  file: 'File',
  rows: 'Rows',
  rowCount: (rows: number) => (rows === 1 ? '1 row' : `${rows} rows`),
  sums: 'Sums of its columns',
  download: 'Download',
  downloadNamed: (name: string) => `Download ${name}`,
  nothing: 'Nothing on these days',
  invoices: 'Invoiced',
  notes: 'Adjustment notes',
  payments: 'Received',
  refunds: 'Refunded',
  contractors: 'Sub-contractors’ documents',
  unsent: (count: number) =>
    count === 1
      ? '1 invoice was not sent. It may still change.'
      : `${count} invoices were not sent. They may still change.`,
  otherRate: (count: number) =>
    `${count === 1 ? '1 document has' : `${count} documents have`} GST at another rate than 10%. Xero and MYOB work GST out at the rate of the tax code: set it up there first.`,
  credit: (amount: string) =>
    `${amount} was received and no invoice has taken it. The file for MYOB leaves it out: enter it there as credit of the client.`,
  refunded: (amount: string) =>
    `${amount} was refunded. The file for MYOB has only what was taken off invoices for it: record the rest there as a refund of credit.`,
  many: (most: number) => `Xero takes ${most} of them at once. Choose shorter periods.`,
  noCode: 'Some codes are missing: the importers ask for them. Enter them below.',
};

const FIGURES: Readonly<Record<GstFigure, string>> = {
  sales: 'Collected on sales',
  'sales-notes': 'Adjustment notes',
  rcti: 'Paid to sub-contractors by recipient created tax invoice',
  'rcti-notes': 'Adjustment notes to sub-contractors',
  other: 'Paid to sub-contractors who send their own tax invoice',
};
const BASES: Readonly<Record<GstBasis, string>> = { accrual: 'Accrual', cash: 'Cash' };

export const gst = {
  title: 'GST',
  lead: 'A list for your activity statement. It lodges nothing. Accrual counts what was issued, cash what was paid.',
  basis: 'Way of accounting',
  bases: BASES,
  figures: FIGURES,
  figure: 'Figure',
  column: (basis: GstBasis) => `GST, ${BASES[basis].toLowerCase()}`,
  inCash: (amount: string) => `cash ${amount}`,
  collected: 'Collected',
  paid: 'Paid',
  net: 'Collected less paid',
  other: 'Not in “Paid”: claim it with the tax invoices of these people.',
  caption: 'Figures of GST',
  documentsOf: (figure: string) => `${figure}: documents`,
  number: 'Number',
  day: 'Day',
  who: 'Who',
  text: 'What',
  total: 'With GST',
  gst: 'GST',
  empty: 'There is none.',
};

export const accounts = {
  title: 'Accounts of the ledger',
  lead: 'Debits and credits of these days, and the balance of all days until their end.',
  account: 'Account',
  code: 'Code',
  debit: 'Debit',
  debitOf: (amount: string) => `debit ${amount}`,
  credit: 'Credit',
  creditOf: (amount: string) => `credit ${amount}`,
  balance: 'Balance',
  empty: 'Nothing was booked until the end of these days.',
};

export const settings = {
  title: 'Codes',
  xero: 'Xero',
  myob: 'MYOB',
  ledger: 'Ledger',
  sales: 'Account code of sales',
  salesMyob: 'Account number of sales',
  bank: 'Account number of the bank',
  gst: 'Tax rate of sales with GST',
  noGst: 'Tax rate of sales without GST',
  gstMyob: 'Tax code with GST',
  noGstMyob: 'Tax code without GST',
  basis: 'The company accounts for GST by',
  hint: 'As they are written in your chart of accounts.',
  save: 'Save',
  saved: 'The codes are saved.',
  stale: 'Somebody else has changed the codes.',
};
