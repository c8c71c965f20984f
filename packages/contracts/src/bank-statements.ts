import { z } from 'zod';
import { defineCall } from './call.js';
import {
  answeredId,
  done,
  id,
  line,
  madeId,
  money,
  optionalAnsweredId,
  optionalLine,
  pageSchema,
  paging,
  searchText,
} from './fields.js';
import { getFieldSentence } from './refusals/sentences.js';

const desk = { service: 'invoice', access: ['admin'] } as const;

/** Bytes of a statement, and the entries that one may have: an entry of OFX has some 350. */
export const MAX_STATEMENT_BYTES = 750_000;
export const MAX_STATEMENT_LINES = 2000;

/**
 * Fields of a bank's CSV columns. An amount above 0 is incoming. `direction`: CR or DR, C or D, credit or debit, beside
 * amounts without a sign. `credit` has incoming amounts only, `debit` outgoing ones; with `credit`, `amount` isn't
 * read.
 */
export const STATEMENT_FIELDS = ['day', 'amount', 'direction', 'credit', 'debit', 'payer', 'reference'] as const;
export type StatementField = (typeof STATEMENT_FIELDS)[number];

const file = z
  .base64()
  .min(1)
  .max(Math.ceil(MAX_STATEMENT_BYTES / 3) * 4);
/**
 * The office's name for the bank account of a CSV file, since two accounts may have equal rows. OFX files, and CSV
 * files with several accounts, name it themselves.
 */
const account = optionalLine(60).optional();
/** Columns are counted from 0. */
export const statementColumns = z
  .array(z.object({ field: z.enum(STATEMENT_FIELDS), column: z.int().min(0).max(99) }))
  .max(STATEMENT_FIELDS.length)
  .refine(
    (columns) => new Set(columns.map(({ field }) => field)).size === columns.length,
    getFieldSentence('field_twice'),
  );
export type StatementColumns = z.output<typeof statementColumns>;
/** Row of the headings in a CSV file, as numbered by spreadsheets; 0: none. Missing: searched for. */
const headingRow = z.int().min(0).max(1000).optional();

export const readBankStatement = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/read-bank-statement',
  summary:
    'Reads a bank statement (OFX or CSV) and returns the payments received and the problems of each row. Saves nothing. Without `columns`, uses those of the account’s last file with the same headings or layout, or proposes them. Without `account`, uses the only account with earlier CSV imports. 400 for `file` names what the file is instead: a web page, QIF, a PDF or a workbook.',
  body: z.object({ file, columns: statementColumns.optional(), account, heading_row: headingRow }),
  answer: z.object({
    format: z.enum(['ofx', 'csv']),
    /** For CSV: each column's heading, which may be empty, and its first non-empty cell. */
    headings: z.array(z.object({ name: z.string(), example: z.string() })),
    columns: statementColumns,
    /** For CSV: row of the headings, 0 without headings. */
    heading_row: z.number().int(),
    /** For CSV: the first non-empty rows, from which `heading_row` can be chosen. */
    first_rows: z.array(z.object({ row: z.number().int(), text: z.string() })),
    /**
     * For CSV; null if it must be chosen first, because files of several accounts were imported. Empty: the unnamed
     * one.
     */
    account: z.string().nullable(),
    /** Accounts of earlier CSV files, newest first. */
    accounts: z.array(z.string()),
    /** Payments to be added, and those added by an earlier import. */
    fresh: z.number().int(),
    known: z.number().int(),
    /** Payments that resemble an existing one; somebody must decide whether they are the same. */
    look_alike: z.number().int(),
    /**
     * Outgoing entries with the sum of a client's credit, which may be refunds. Other outgoing entries aren't stored.
     */
    outgoing: z.number().int(),
    /** A$ of the fresh ones. */
    sum: money,
    /** YYYY-MM-DD; empty without payments. */
    first_day: z.string(),
    last_day: z.string(),
    /** Rows that cannot be read, or that the bank has not booked, each with a sentence that says why, the first hundred; and how many there are. */
    problems: z.array(z.object({ row: z.number().int(), msg: z.string() })),
    wrong: z.number().int(),
  }),
});

export const importBankStatement = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/import-bank-statement',
  changes: ['receivable'],
  summary:
    'Imports the payments of a bank statement that aren’t imported yet. Recognises a payment by account, day, amount, payer and reference; one that only looks like an earlier payment waits for a choice. Remembers the columns of CSV files by account and headings. Idempotent by `id`. 400 for a CSV file without `account` if files of several accounts were imported. 409 if the `id` belongs to another file, or a row can’t be read and `leave_out_wrong` isn’t set.',
  body: z.object({
    id: madeId,
    file_name: line(200),
    file,
    columns: statementColumns.default([]),
    account,
    heading_row: headingRow,
    leave_out_wrong: z.boolean().default(false),
  }),
  answer: z.object({
    /** Added. */
    fresh: z.number().int(),
    /** Recognised. */
    known: z.number().int(),
    look_alike: z.number().int(),
    outgoing: z.number().int(),
  }),
});

/**
 * Reasons for proposing a client, surest first: the text has an invoice number; it has the client's name; the payer's
 * text was booked for them before; the amount equals one open invoice, all of them, or the sum of several. `refund`:
 * outgoing, with the amount of the client's credit.
 */
export const PROPOSAL_RULES = ['reference', 'name', 'payer', 'exact', 'all-open', 'several', 'refund'] as const;
export type ProposalRule = (typeof PROPOSAL_RULES)[number];
/** Only the amount matches: whoever books must confirm that the payer is the client. */
export const AMOUNT_ONLY_RULES: ReadonlySet<ProposalRule> = new Set(['exact', 'all-open', 'several']);

export const paymentProposal = z.object({
  rule: z.enum(PROPOSAL_RULES),
  client_id: answeredId,
  client_name: z.string(),
  parts: z.array(z.object({ invoice_number: z.string(), amount: money })),
  /** Would become the client's credit. */
  left: money,
  /** The text identifies the payer and nothing is left over: can be booked with one press. Others ask first. */
  sure: z.boolean(),
});
export type PaymentProposal = z.infer<typeof paymentProposal>;

/** `look-alike`: resembles an existing payment. `same`: decided to be that payment. */
export const BANK_LINE_STATES = ['open', 'booked', 'ignored', 'look-alike', 'same'] as const;

export const bankLine = z.object({
  id: answeredId,
  /** YYYY-MM-DD */
  day: z.string(),
  /** Below 0 for an entry that went out. */
  amount: money,
  payer: z.string(),
  reference: z.string(),
  account: z.string(),
  state: z.enum(BANK_LINE_STATES),
  /** Set if booked. */
  client_id: optionalAnsweredId,
  client_name: z.string(),
  /** For a look-alike: the payment that it resembles. */
  looks_like: z
    .object({ id: answeredId, /** YYYY-MM-DD */ day: z.string(), payer: z.string(), reference: z.string() })
    .nullable(),
  /** For an open line, surest first. */
  proposals: z.array(paymentProposal),
});
export type BankLine = z.infer<typeof bankLine>;

export const listBankLines = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/list-bank-lines',
  shows: ['receivable', 'invoice', 'client'],
  summary:
    'Lists payments from bank statements, newest first, with a proposed match for each open one. Open ones include possible duplicates (`looks_like`) and outgoing entries that equal a client’s credit.',
  body: z.object({ state: z.enum(BANK_LINE_STATES).default('open'), text: searchText, ...paging }),
  answer: pageSchema(bankLine),
});

/** Lines of one call of `matchBankLines`. */
export const MAX_MATCHED_AT_ONCE = 20;

/** A line as it is named where many are booked: day, A$ and payer. */
const namedLine = { id: answeredId, day: z.string(), amount: money, payer: z.string() };

export const listMatchableLines = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/matchable-bank-lines',
  shows: ['receivable', 'invoice', 'client'],
  summary:
    'Lists open payments that name an invoice and leave no credit, so that they can be booked together, oldest first. Searches the 1,000 oldest open payments.',
  answer: z.object({ lines: z.array(z.object({ ...namedLine, client_name: z.string() })), sum: money }),
});

export const matchBankLines = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/match-bank-lines',
  changes: ['receivable'],
  summary:
    'Books payments to the invoices they name, each in its own transaction. `already`: booked before. `left`: not booked, `msg` says why. Idempotent.',
  body: z.object({ ids: z.array(id).min(1).max(MAX_MATCHED_AT_ONCE) }),
  answer: z.object({
    results: z.array(z.object({ ...namedLine, outcome: z.enum(['booked', 'already', 'left']), msg: z.string() })),
  }),
});

export const ignoreBankLine = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/ignore-bank-line',
  changes: ['receivable'],
  summary: 'Ignores a bank payment that isn’t from a client, or restores it. 409 if it is booked.',
  body: z.object({ id, ignored: z.boolean() }),
  answer: done,
});

export const settleLookAlike = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/settle-look-alike',
  changes: ['receivable'],
  summary:
    'Marks a possible duplicate as the same payment or as another payment; `open` undoes “same”. Idempotent. 409 if someone else has chosen otherwise.',
  body: z.object({ id, choice: z.enum(['same', 'another', 'open']) }),
  answer: done,
});
