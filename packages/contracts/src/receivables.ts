import { z } from 'zod';
import { defineCall } from './call.js';
import {
  answeredId,
  businessDate,
  done,
  id,
  line,
  madeId,
  money,
  moneyInput,
  optionalAnsweredId,
  optionalLine,
  pageSchema,
  paging,
  searchText,
  sorting,
} from './fields.js';
import { getFieldSentence } from './refusals/sentences.js';

const desk = { service: 'invoice', access: ['admin'] } as const;
const amountAboveZero = moneyInput.refine((cents) => cents > 0, getFieldSentence('not_above_zero'));
const invoiceNumber = line(40);
/** Invoices that one payment pays. */
export const MAX_PAYMENT_PARTS = 200;

/** Parts of a payment by invoice. */
export const paymentParts = z
  .array(z.object({ invoice_number: invoiceNumber, amount: amountAboveZero }))
  .max(MAX_PAYMENT_PARTS)
  .refine(
    (parts) => new Set(parts.map(({ invoice_number }) => invoice_number)).size === parts.length,
    getFieldSentence('invoice_twice'),
  );
export type PaymentParts = z.output<typeof paymentParts>;

/** A client's debt by days overdue. All amounts A$ with GST. */
const ages = {
  not_due: money,
  to_30: money,
  to_60: money,
  to_90: money,
  over_90: money,
  /** The sum of all that is owed. */
  open: money,
  /** Payments of the client not used by invoices, and overpayments. */
  credit: money,
};

export const receivableRow = z.object({ client_id: answeredId, client_name: z.string(), ...ages });
export type ReceivableRow = z.infer<typeof receivableRow>;

export const listReceivables = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/list-receivables',
  scope: 'invoices:read',
  shows: ['receivable', 'invoice', 'client'],
  // More becomes overdue each day.
  byTheClock: true,
  summary:
    'Lists what clients owe by age, a page at a time, with totals of all matches. Leaves out invoices of jobs without a client. Without `settled`, leaves out clients that owe nothing and have no credit.',
  body: z.object({
    text: searchText,
    settled: z.boolean().default(false),
    ...sorting(['overdue', 'open', 'name']),
    ...paging,
  }),
  answer: pageSchema(receivableRow).extend({ sums: z.object(ages) }),
});

/** A client's invoice with its payments. Amounts A$ with GST. */
export const receivable = z.object({
  number: z.string(),
  /** Invoice of a client's month, or of a job. */
  kind: z.enum(['client', 'job']),
  /** YYYY-MM, and YYYY-MM-DD for days. */
  month: z.string(),
  issued_on: z.string(),
  due_on: z.string(),
  sent: z.boolean(),
  /** By the newest version. */
  invoiced: money,
  /** The sum of its adjustment notes: below 0 for decreases. */
  adjusted: money,
  paid: money,
  written_off: money,
  /** Below 0: more was paid than is owed. */
  open: money,
  days_overdue: z.number().int(),
});
export type Receivable = z.infer<typeof receivable>;

export const clientPayment = z.object({
  id: answeredId,
  day: z.string(),
  amount: money,
  payer: z.string(),
  reference: z.string(),
  /** Set from a bank statement; empty if entered by hand. */
  bank_line_id: optionalAnsweredId,
  booked_by: z.string(),
  /** ISO 8601 instants; empty unless undone. */
  booked_at: z.string(),
  undone_at: z.string(),
  undone_by: z.string(),
  /** Current parts by invoice. */
  parts: z.array(z.object({ invoice_number: z.string(), amount: money })),
  /** Amount refunded. */
  refunded: money,
  /**
   * Credit of the client: unused by invoices, or credited by adjustment notes on invoices it paid (latest payments
   * first, so that the credits of all payments sum to the client's). 0.00 after an undo.
   */
  left: money,
});
export type ClientPayment = z.infer<typeof clientPayment>;

/** Money that was paid back to a client out of their credit. */
export const clientRefund = z.object({
  id: answeredId,
  /** YYYY-MM-DD */
  day: z.string(),
  amount: money,
  /** The payee as written by the bank. */
  payer: z.string(),
  note: z.string(),
  /** Set from a bank statement; empty if entered by hand. */
  bank_line_id: optionalAnsweredId,
  by: z.string(),
  /** ISO 8601 instants; empty unless undone. */
  at: z.string(),
  undone_at: z.string(),
  undone_by: z.string(),
});
export type ClientRefund = z.infer<typeof clientRefund>;

export const writeOff = z.object({
  id: answeredId,
  invoice_number: z.string(),
  amount: money,
  reason: z.string(),
  by: z.string(),
  /** ISO 8601 instants; empty unless undone. */
  at: z.string(),
  undone_at: z.string(),
  undone_by: z.string(),
});
export type WriteOff = z.infer<typeof writeOff>;

export const clientAccount = z.object({
  client_id: answeredId,
  client_name: z.string(),
  ages: z.object(ages),
  /** Open or overpaid ones by due day; then the newest settled ones. */
  invoices: z.array(receivable),
  /** Newest first. */
  payments: z.array(clientPayment),
  refunds: z.array(clientRefund),
  write_offs: z.array(writeOff),
});
export type ClientAccount = z.infer<typeof clientAccount>;

/** Settled invoices, payments, refunds and write-offs that an account shows. */
export const ACCOUNT_ENTRIES = 50;

export const getClientAccount = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/client-accounts/:client_id',
  scope: 'invoices:read',
  shows: ['receivable', 'invoice', 'client'],
  byTheClock: true,
  summary: `Gets a client’s open invoices, payments and write-offs, with the latest ${ACCOUNT_ENTRIES} settled entries.`,
  params: z.object({ client_id: id }),
  answer: clientAccount,
});

export const bookClientPayment = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/book-client-payment',
  scope: 'invoices:write',
  changes: [{ topic: 'receivable', id: 'client_id' }],
  summary:
    'Books a client’s payment, by hand or from a bank line, to one or more invoices in whole or in part. The rest becomes credit. Idempotent by `id`. 409 if an invoice has less owing or is another client’s, or the bank line is booked.',
  body: z.object({
    id: madeId,
    client_id: id,
    day: businessDate,
    /** A$ that was received. */
    amount: amountAboveZero,
    payer: optionalLine(200).default(''),
    reference: optionalLine(300).default(''),
    bank_line_id: id.optional(),
    parts: paymentParts,
    /** Proposes the client for the next payment with the same payer's text. */
    remember_payer: z.boolean().default(false),
  }),
  answer: done,
});

export const allocateClientPayment = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/allocate-client-payment',
  changes: ['receivable'],
  summary:
    'Uses a client’s credit for invoices: first the unallocated rest of the payment, then credits from adjustment notes on invoices it paid. Idempotent by `key`. 409 if less credit is left or less is owing.',
  body: z.object({ id, key: madeId, parts: paymentParts.min(1) }),
  answer: done,
});

export const undoClientPayment = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/undo-client-payment',
  changes: ['receivable'],
  summary:
    'Undoes a payment booked by mistake. Its invoices are owing again and its bank line is open. 409 if part of it is refunded.',
  body: z.object({ id }),
  answer: done,
});

export const recordClientRefund = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/record-client-refund',
  changes: [{ topic: 'receivable', id: 'client_id' }],
  summary:
    'Records a refund of a client’s credit, by hand or from an outgoing bank line. Sends no money. Idempotent by `key`, which is the refund’s id. 400 for a future day. 409 if the client has less credit, or the bank line is booked.',
  body: z.object({
    key: madeId.optional(),
    client_id: id,
    day: businessDate,
    /** A$ that was paid back. */
    amount: amountAboveZero,
    payer: optionalLine(200).default(''),
    note: line(300),
    bank_line_id: id.optional(),
  }),
  answer: z.object({ status: z.literal('done'), id: answeredId }),
});

export const undoClientRefund = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/undo-client-refund',
  changes: ['receivable'],
  summary: 'Undoes a refund recorded by mistake. The client has the credit again and its bank line is open.',
  body: z.object({ id }),
  answer: done,
});

export const writeOffInvoice = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/write-off-invoice',
  changes: ['receivable'],
  summary:
    'Writes off what a client won’t pay of an invoice, with a reason. Changes neither the invoice nor GST: ask your accountant about bad debts. Idempotent by `id`. 409 if less is owing.',
  body: z.object({ id: madeId, invoice_number: invoiceNumber, amount: amountAboveZero, reason: line(300) }),
  answer: done,
});

export const undoWriteOff = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/undo-write-off',
  changes: ['receivable'],
  summary: 'Undoes a write-off.',
  body: z.object({ id }),
  answer: done,
});

export const checkReceivables = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/check-receivables',
  shows: ['receivable', 'invoice', 'client'],
  summary:
    'Checks for each client that invoiced = paid − refunded + owing + credited + written off, and that received = paid + credit, to the cent and in two ways. `problems` is empty if all agree.',
  answer: z.object({
    clients: z.number().int(),
    /** With increasing adjustment notes. */
    invoiced: money,
    /** Adjustment notes that decrease, above 0. */
    credited: money,
    /** Used by invoices, or refunded. */
    paid: money,
    refunded: money,
    written_off: money,
    /** Without overpayments. */
    open: money,
    received: money,
    /** Received, and neither used by invoices nor refunded. */
    left: money,
    problems: z.array(z.string()),
  }),
});

export const printClientAccount = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/client-accounts/:client_id/statement',
  summary:
    'Downloads a statement of account as PDF: opening balance at `from`, entries up to `to`, closing balance and its age.',
  params: z.object({ client_id: id }),
  query: z
    .object({ from: businessDate, to: businessDate })
    .refine(({ from, to }) => from <= to, { path: ['to'], message: getFieldSentence('before_from') }),
  answer: z.unknown(),
  answerKind: 'binary',
});
