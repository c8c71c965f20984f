import { z } from 'zod';
import { defineCall } from './call.js';
import { businessDate, money, optionalLine, pageSchema, paging } from './fields.js';
import { getFieldSentence } from './refusals/sentences.js';

const desk = { service: 'invoice', access: ['admin'] } as const;

/** First and last day, both included. */
const span = { from: businessDate, to: businessDate };
const isInOrder = ({ from, to }: { from: string; to: string }) => from <= to;
const SPAN_PROBLEM = { path: ['to'], message: getFieldSentence('before_from') };

/** Accounts that entries of the ledger stand on. */
export const LEDGER_ACCOUNTS = [
  'receivable',
  'client-credit',
  'bank',
  'sales',
  'gst-collected',
  'bad-debts',
  'contractors',
  'gst-paid',
  'contractors-owed',
  'withheld',
] as const;
export const ledgerAccount = z.enum(LEDGER_ACCOUNTS);
export type LedgerAccount = z.infer<typeof ledgerAccount>;

export const LEDGER_ACCOUNT_NAMES: Readonly<Record<LedgerAccount, string>> = {
  receivable: 'Accounts receivable',
  'client-credit': 'Client credit',
  bank: 'Bank',
  sales: 'Sales',
  'gst-collected': 'GST collected',
  'bad-debts': 'Bad debts',
  contractors: 'Sub-contractors',
  'gst-paid': 'GST paid',
  'contractors-owed': 'Owed to sub-contractors',
  withheld: 'Withheld (no ABN)',
};

/** Files for an accountant: imports for Xero and MYOB, the ledger, and the GST list. */
export const ACCOUNTING_FILES = [
  'xero-invoices',
  'xero-notes',
  'xero-payments',
  'myob-invoices',
  'myob-notes',
  'myob-payments',
  'ledger',
  'gst',
] as const;
export const accountingFile = z.enum(ACCOUNTING_FILES);
export type AccountingFile = z.infer<typeof accountingFile>;

export const GST_BASES = ['accrual', 'cash'] as const;
export const gstBasis = z.enum(GST_BASES);
export type GstBasis = z.infer<typeof gstBasis>;

const code = optionalLine(20);

export const accountingSettings = z.object({
  /** Codes of the company's chart of accounts for the ledger's accounts; empty if it has none. */
  codes: z.record(ledgerAccount, code),
  /** Account codes and names of tax rates as the programs have them. */
  xero_sales: code,
  xero_gst: optionalLine(50),
  xero_no_gst: optionalLine(50),
  myob_sales: code,
  myob_bank: code,
  myob_gst: optionalLine(10),
  myob_no_gst: optionalLine(10),
  /** The company's GST basis, which decides the first column of the list. */
  gst_basis: gstBasis,
  version: z.number().int().min(0),
});
export type AccountingSettings = z.infer<typeof accountingSettings>;

export const getAccountingSettings = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/accounting-settings',
  shows: ['invoice'],
  summary:
    'Gets the account and tax codes used in the accountant’s files, and how the company reports GST (cash or accrual).',
  answer: accountingSettings,
});

export const saveAccountingSettings = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/accounting-settings',
  changes: ['invoice'],
  summary: 'Saves the account and tax codes used in the accountant’s files. 409 if someone else has changed them.',
  body: accountingSettings,
  answer: accountingSettings,
});

const sums = z.object({ count: z.number().int(), sub_total: money, gst: money, total: money });

export const previewAccounting = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/preview-accounting',
  shows: ['invoice', 'receivable', 'payment'],
  summary:
    'Previews the accountant’s files for a date range: rows and totals of each file, its documents, and each ledger account with its closing balance.',
  body: z.object(span).refine(isInOrder, SPAN_PROBLEM),
  answer: z.object({
    /** Issued in the period, by their newest version, without those of A$0.00. */
    invoices: sums,
    notes: sums,
    /** Without undone ones. */
    payments: z.object({ count: z.number().int(), total: money }),
    /** Paid back to clients on these days, and not undone. */
    refunds: z.object({ count: z.number().int(), total: money }),
    /** Documents of pay runs, without those that repeat a returned payment. */
    contractors: sums,
    files: z.array(
      z.object({
        file: accountingFile,
        rows: z.number().int(),
        sums: z.array(z.object({ column: z.string(), amount: money })),
      }),
    ),
    accounts: z.array(z.object({ account: ledgerAccount, debit: money, credit: money, balance: money })),
    /** Invoices that were not sent: they may still change. */
    unsent: z.number().int(),
    /** Invoices and notes with GST at another rate than 10 percent, by which Xero and MYOB work it out. */
    other_rate: z.number().int(),
    /** Received in the period, neither used by invoices nor refunded. In no MYOB file. */
    credit: money,
  }),
});

export const exportAccounting = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/export-accounting',
  recentFactor: true,
  summary:
    'Downloads a file for the accountant as CSV: invoices, adjustment notes and payments for Xero or MYOB, the full ledger, or the documents behind the GST figures.',
  body: z.object({ file: accountingFile, ...span }).refine(isInOrder, SPAN_PROBLEM),
  answer: z.unknown(),
  answerKind: 'binary',
});

/** Parts of the GST figures. `other`: GST paid to sub-contractors whose own tax invoice the company needs. */
export const GST_FIGURES = ['sales', 'sales-notes', 'rcti', 'rcti-notes', 'other'] as const;
export const gstFigure = z.enum(GST_FIGURES);
export type GstFigure = z.infer<typeof gstFigure>;

export const gstDocument = z.object({
  figure: gstFigure,
  /** YYYY-MM-DD */
  day: z.string(),
  number: z.string(),
  who: z.string(),
  text: z.string(),
  /** With GST; negative for deductions. */
  total: money,
  gst: money,
});
export type GstDocument = z.infer<typeof gstDocument>;

export const listGst = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/list-gst',
  shows: ['invoice', 'receivable', 'payment'],
  summary:
    'Lists the GST figures for a date range, by issue date (accrual) or payment date (cash), with the documents behind them, a page at a time. Covers GST collected on sales less adjustment notes, and GST paid to sub-contractors on recipient created tax invoices. Nothing is lodged with the ATO.',
  body: z
    .object({ ...span, basis: gstBasis, figure: z.enum(['all', ...GST_FIGURES]).default('all'), ...paging })
    .refine(isInOrder, SPAN_PROBLEM),
  answer: z.object({
    ...pageSchema(gstDocument).shape,
    /** All documents, on both bases. */
    figures: z.array(
      z.object({ figure: gstFigure, basis: gstBasis, count: z.number().int(), total: money, gst: money }),
    ),
    /** On the chosen basis, without `other`. */
    collected: money,
    paid: money,
    /** Collected less paid. */
    net: money,
  }),
});
