import type { AccountingFile, GstBasis, GstFigure } from '@cleaning/contracts';

export const accounting = {
  title: 'Accountant',
  from: 'From',
  to: 'To',
};

export const period = {
  by: 'Period',
  kinds: { month: 'Month', quarter: 'Quarter', year: 'Financial year', days: 'Custom dates' },
  choice: { month: 'Month', quarter: 'Quarter', year: 'Financial year' },
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
  'xero-invoices': 'Sales invoices, one row each. Choose “Tax exclusive” when you import.',
  'xero-notes': 'Sales invoices with negative amounts. Import one first to check.',
  'xero-payments': 'Bank statement, with refunds as negative amounts. Skip it if you have a bank feed.',
  'myob-invoices': 'Service sales, one row each.',
  'myob-notes': 'Service sales with negative amounts.',
  'myob-payments': 'Payments received, one row for each invoice.',
  ledger: 'Every entry by account, with its source document.',
  gst: 'The invoices and adjustment notes behind the GST figures below.',
};

export const files = {
  title: 'Files',
  names: FILES,
  hints: HINTS,
  file: 'File',
  rows: 'Rows',
  rowCount: (rows: number) => (rows === 1 ? '1 row' : `${rows} rows`),
  sums: 'Column totals',
  download: 'Download',
  downloadLabel: (name: string) => `Download ${name}`,
  nothing: 'Nothing in this period',
  invoices: 'Invoiced',
  notes: 'Adjustment notes',
  payments: 'Received',
  refunds: 'Refunded',
  contractors: 'Sub-contractor documents',
  unsent: (count: number) =>
    count === 1
      ? '1 invoice hasn’t been sent and may still change.'
      : `${count} invoices haven’t been sent and may still change.`,
  otherRate: (count: number) =>
    `${count === 1 ? '1 document has' : `${count} documents have`} GST at a rate other than 10%. Xero and MYOB use the rate of the tax code, so set that up there first.`,
  credit: (amount: string) =>
    `${amount} received isn’t matched to an invoice. It’s not in the MYOB file, so enter it in MYOB as customer credit.`,
  refunded: (amount: string) =>
    `${amount} was refunded. The MYOB file only includes the part taken off invoices, so enter the rest there as a credit refund.`,
  many: (most: number) => `Xero imports up to ${most} at a time. Choose a shorter period.`,
  noCode: 'Xero and MYOB need some codes you haven’t entered yet. Enter them below.',
};

const FIGURES: Readonly<Record<GstFigure, string>> = {
  sales: 'Collected on sales',
  'sales-notes': 'Adjustment notes',
  rcti: 'Paid to sub-contractors (recipient created tax invoices)',
  'rcti-notes': 'Adjustment notes to sub-contractors',
  other: 'Paid to sub-contractors (their own tax invoices)',
};
const BASES: Readonly<Record<GstBasis, string>> = { accrual: 'Accrual', cash: 'Cash' };

export const gst = {
  title: 'GST',
  lead: 'Figures for your BAS. Nothing is lodged with the ATO. Accrual counts the invoice date, cash the payment date.',
  basis: 'Accounting basis',
  bases: BASES,
  figures: FIGURES,
  figure: 'Figure',
  column: (basis: GstBasis) => `GST (${BASES[basis].toLowerCase()})`,
  inCash: (amount: string) => `cash ${amount}`,
  collected: 'Collected',
  paid: 'Paid',
  net: 'Net GST',
  other: 'Not included in “Paid”. Claim it with their own tax invoices.',
  caption: 'GST figures',
  documentsCaption: (figure: string) => `${figure}: documents`,
  number: 'Number',
  day: 'Date',
  who: 'Name',
  text: 'Description',
  total: 'Total incl. GST',
  gst: 'GST',
  empty: 'Nothing in this period.',
};

export const accounts = {
  title: 'Ledger accounts',
  lead: 'Debits and credits for this period, with the balance at its end.',
  account: 'Account',
  code: 'Code',
  debit: 'Debit',
  debitAmount: (amount: string) => `debit ${amount}`,
  credit: 'Credit',
  creditAmount: (amount: string) => `credit ${amount}`,
  balance: 'Balance',
  empty: 'No entries up to the end of this period.',
};

export const settings = {
  title: 'Account and tax codes',
  xero: 'Xero',
  myob: 'MYOB',
  ledger: 'Ledger',
  sales: 'Sales account code',
  salesMyob: 'Sales account number',
  bank: 'Bank ledger account number',
  gst: 'Tax rate for sales with GST',
  noGst: 'Tax rate for sales without GST',
  gstMyob: 'Tax code with GST',
  noGstMyob: 'Tax code without GST',
  basis: 'GST accounting basis',
  hint: 'Enter them exactly as they are in your chart of accounts.',
  save: 'Save codes',
  saved: 'Codes saved.',
};
