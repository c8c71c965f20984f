import { z } from 'zod';
import { defineCall, SUB_CONTRACTORS } from '../call.js';
import {
  answeredId,
  businessDate,
  done,
  id,
  line,
  money,
  optionalAnsweredId,
  optionalLine,
  typedTextField,
} from '../fields.js';
import { getFieldSentence } from '../refusals/sentences.js';
import { desk } from './fields.js';
import { superAnswer } from './payees.js';
import { payLine } from './runs.js';

/** Reasons why approved work isn't paid. `account-held`: the account was changed recently. */
export const PAY_BLOCKS = ['no-bank-details', 'on-hold', 'account-held'] as const;
export type PayBlock = (typeof PAY_BLOCKS)[number];
/** Maximum number of coming lines returned. */
export const MAX_LINES_TO_COME = 300;

const own = { service: 'invoice', access: SUB_CONTRACTORS } as const;

/** `rcti`: recipient created tax invoice. */
export const payDocumentKind = z.enum(['remittance-advice', 'rcti', 'adjustment-note']);
const document = z.object({ number: z.string(), kind: payDocumentKind, issued_on: z.string(), total: money });

/** A payment to a person. Amounts in A$; `sub_total`: without GST, `paid`: by the bank. */
export const payment = z.object({
  run_id: answeredId,
  run_number: z.number().int(),
  paid_on: z.string(),
  /** `returned`: the bank sent it back, and it is paid again. */
  state: z.enum(['paid', 'returned']),
  minutes: z.number().int(),
  work: money,
  corrections: money,
  adjustments: money,
  sub_total: money,
  gst: money,
  withheld: money,
  paid: money,
  super: money,
  super_answer: superAnswer,
  /** The day by which the fund must have the super; empty without any. */
  super_due_on: z.string(),
  account_ending: z.string(),
  /** When and why the bank returned it; otherwise empty. */
  returned_on: z.string().default(''),
  return_reason: z.string().default(''),
  documents: z.array(document),
});
export type Payment = z.infer<typeof payment>;

export const listMyPayments = defineCall({
  ...own,
  method: 'GET',
  path: '/api/my-payments',
  shows: ['payment', 'work', 'account'],
  // A changed account stops holding the next payment.
  byTheClock: true,
  summary: 'Lists your payments, newest first, and what is still to come.',
  answer: z.object({
    payments: z.array(payment),
    /** A$ without GST: in a run, for the next run (negative for a deduction), waiting for the office. */
    in_run: money,
    payable: money,
    held: money,
    /** The payment in progress; missing if none. Amounts paid by the bank. */
    on_its_way: z
      .object({
        run_id: answeredId,
        run_number: z.number().int(),
        pay_day: z.string(),
        amount: money,
        account_ending: z.string(),
      })
      .optional(),
    /** Work and adjustments in a run, approved or held, newest first. A held amount is the unapproved part. */
    to_come: z.array(z.object({ ...payLine.shape, state: z.enum(['in-run', 'payable', 'held']) })).default([]),
    /**
     * Why nothing is paid at present. `until`: ISO 8601 instant; `reason`: written by the office; both may be empty.
     */
    blocked: z.array(z.object({ kind: z.enum(PAY_BLOCKS), reason: z.string(), until: z.string() })).default([]),
    /** The last characters of the account to which the next payment goes; empty without one. */
    account_ending: z.string().default(''),
    /** ISO 8601 instant of the response. */
    as_of: z.string().default(''),
    /** Financial years with payments, by the year in which they end, newest first. */
    years: z.array(z.number().int()),
  }),
});

export const getMyPayment = defineCall({
  ...own,
  method: 'GET',
  path: '/api/my-payments/runs/:run_id',
  shows: ['payment', 'work', 'account'],
  summary: 'Gets one of your payments with its lines. 404 if it isn’t yours.',
  params: z.object({ run_id: id }),
  answer: z.object({ ...payment.shape, lines: z.array(payLine) }),
});

export const getMyPayYear = defineCall({
  ...own,
  method: 'GET',
  path: '/api/my-payments/years/:year',
  shows: ['payment', 'work', 'account'],
  summary: 'Gets what you were paid in a financial year, named by the year in which it ends, by payment date.',
  params: z.object({ year: z.coerce.number().int().min(2022).max(2100) }),
  answer: z.object({
    year: z.number().int(),
    first_day: z.string(),
    last_day: z.string(),
    payments: z.number().int(),
    minutes: z.number().int(),
    /** With GST and withholding. */
    gross: money,
    gst: money,
    withheld: money,
    super: money,
  }),
});

const pdf = { answer: z.unknown(), answerKind: 'binary', params: z.object({ number: line(40) }) } as const;

export const getMyPayDocument = defineCall({
  ...own,
  ...pdf,
  method: 'GET',
  path: '/api/my-payments/documents/:number.pdf',
  summary: 'Downloads one of your remittance advices or tax invoices as PDF. 404 if it isn’t yours.',
});

export const getPayDocument = defineCall({
  ...desk,
  ...pdf,
  method: 'GET',
  path: '/api/admin/pay/documents/:number.pdf',
  summary: 'Downloads a remittance advice, recipient created tax invoice or adjustment note as PDF.',
});

/** Most documents of one payment. */
export const MAX_PAYMENT_DOCUMENTS = 20;

export const readPayDocuments = defineCall({
  method: 'POST',
  path: '/internal/pay-documents',
  service: 'invoice',
  access: ['service'],
  callers: ['auth'],
  summary: 'Gets one person’s pay documents as PDF for their email. 404 if one isn’t theirs.',
  body: z.object({ user_id: id, numbers: z.array(line(40)).min(1).max(MAX_PAYMENT_DOCUMENTS) }),
  answer: z.object({
    documents: z.array(z.object({ file_name: z.string(), /** The PDF in base64. */ content: z.base64() })),
  }),
});

export const listRunDocuments = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/pay/runs/:run_id/documents',
  shows: ['payment', 'work', 'account'],
  summary: 'Lists the documents of a paid run, by name.',
  params: z.object({ run_id: id }),
  answer: z.array(
    z.object({ ...document.shape, user_id: answeredId, name: z.string(), corrects: z.string(), repeats: z.string() }),
  ),
});

export const readReturnsFile = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/pay/read-returns',
  summary:
    'Reads a bank’s returns file and lists the payments it names (record type 2). Changes nothing: use mark-returned. Reading the bank details is audited.',
  body: z.object({
    // Not trimmed: records are padded with blanks. Some banks end a file with U+001A.
    text: typedTextField()
      .min(1)
      .max(200_000)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the purpose
      .regex(/^[^\u0000-\u0009\u000b\u000c\u000e-\u0019\u001b-\u001f\u007f]*$/, getFieldSentence('control_characters')),
  }),
  answer: z.object({
    returned: z.array(
      z.object({
        /** Line in the file, from 1. */
        line: z.number().int(),
        amount: money,
        reason: z.string(),
        /** Empty when it is not known which payment it is. */
        run_id: optionalAnsweredId,
        user_id: optionalAnsweredId,
        name: z.string(),
        /** Amount, reference and account agree; otherwise the account has changed since and an admin must look. */
        certain: z.boolean(),
        /** Marked as returned before. */
        known: z.boolean(),
      }),
    ),
    problems: z.array(z.object({ line: z.number().int(), msg: z.string() })),
  }),
});

export const markReturned = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/pay/mark-returned',
  recentFactor: true,
  changes: ['payment'],
  summary: 'Marks a payment as returned by the bank, so that it can be paid again. 409 if it is marked.',
  body: z.object({
    run_id: id,
    user_id: id,
    returned_on: businessDate,
    reason: optionalLine(200).default(''),
  }),
  answer: done,
});

export const personalPay = z.object({
  payments: z.array(z.record(z.string(), z.unknown())),
  'pay-details': z.array(z.record(z.string(), z.unknown())),
  'pay-adjustments': z.array(z.record(z.string(), z.unknown())),
});
export type PersonalPay = z.infer<typeof personalPay>;

export const getPersonalPay = defineCall({
  method: 'GET',
  path: '/internal/personal-pay/:user_id',
  service: 'invoice',
  access: ['service'],
  callers: ['auth'],
  summary: 'Gets the personal data that svc-invoice holds about a person.',
  params: z.object({ user_id: id }),
  answer: personalPay,
});
