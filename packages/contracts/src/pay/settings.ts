import { z } from 'zod';
import { defineCall } from '../call.js';
import { answeredId, businessDate, done, id, line, madeId, optionalLine } from '../fields.js';
import { getFieldSentence } from '../refusals/sentences.js';
import { normalizeNumber } from '../typed-numbers.js';
import { desk, optionalDay, version } from './fields.js';

const percent = z.coerce.number().min(0).max(100).multipleOf(0.01);
const prefix = z
  .string()
  .trim()
  .max(10)
  .regex(/^[A-Za-z0-9-]*$/, getFieldSentence('not_letters_digits_dashes'));

/** Pay settings of the company. Defaults are those of the rules in `svc-invoice/src/pay`. */
export const paySettings = z.object({
  /** Work before this day was paid outside of pay runs. It stays as it is once a run was approved. */
  first_day: businessDate.default('2022-01-01'),
  /** A run is approved by two different admins. */
  second_approver: z.boolean().default(false),
  gst_percent: percent.default(10),
  /** The company's own GST registration, and the day the business register was checked. */
  gst_from: optionalDay,
  gst_ended_on: optionalDay,
  gst_checked_on: optionalDay,
  /** Maximum age of an ABN Lookup result when a recipient created tax invoice is issued, in days. */
  register_days: z.coerce.number().int().min(1).max(400).default(31),
  rcti_prefix: prefix.default('RCTI-'),
  note_prefix: prefix.default('ADJ-'),
  /** Factor above the usual payment that causes a warning. */
  usual_times: z.coerce.number().min(1).max(100).default(2),
  withholding_rounding: z.enum(['cent', 'dollar']).default('cent'),
  /** Labour's share of work by the contract, the base of super. */
  labour_percent: percent.default(100),
  /** Text on the company's own statement for a file. */
  file_description: line(12).default('CONTRACTORS'),
  report_contact: optionalLine(38).default(''),
  report_branch: z
    .string()
    .regex(/^\d{3}$/, getFieldSentence('not_three_digits'))
    .default('000'),
  /** `INHOUSE …` or `COMMERCIAL …`; empty: INHOUSE and the company's name. */
  report_software: optionalLine(80).default(''),
  report_line_ends: z.enum(['none', 'crlf']).default('none'),
  report_file_name: line(40).default('tpar'),
  report_most_payees: z.coerce.number().int().min(1).max(100_000).nullable().default(null),
  /** The sign of a payee omitted from an earlier report. */
  report_omitted_sign: z.enum(['O', 'A']).default('O'),
});
export type PaySettings = z.infer<typeof paySettings>;

const versioned = z.object({ ...paySettings.shape, version: z.number().int() });

export const getPaySettings = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/pay/settings',
  shows: ['payment', 'work', 'account'],
  summary: 'Gets the company’s pay settings.',
  answer: versioned,
});

export const savePaySettings = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/pay/settings',
  recentFactor: true,
  changes: ['payment'],
  summary: 'Saves the company’s pay settings. Approved runs don’t change. 409 if someone else has changed them.',
  body: z.object({ ...paySettings.shape, version }),
  answer: versioned,
});

const removeBlanks = (text: string): string => normalizeNumber(text).replaceAll(' ', '');

/** How a bank wants its file; one for each of the company's paying accounts. */
export const bankAccount = z.object({
  /** Three capitals, as in the table of banks: NAB, CBA, WBC, ANZ, BSA. */
  bank_code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z&]{3}$/, getFieldSentence('not_three_capitals')),
  bsb: z
    .string()
    .overwrite(removeBlanks)
    .regex(/^\d{3}-?\d{3}$/, getFieldSentence('not_six_digits')),
  account: z
    .string()
    .overwrite(removeBlanks)
    .regex(/^[0-9A-Za-z-]{1,12}$/, getFieldSentence('not_nine_characters')),
  user_name: line(60),
  /** The number that the bank issued for direct entry. */
  user_id: z
    .string()
    .trim()
    .regex(/^\d{1,6}$/, getFieldSentence('not_up_to_six_digits')),
  /** Shown to the payee. */
  remitter: line(40),
  code: z.enum(['50', '51', '52', '53', '54', '55', '56', '57']).default('50'),
  balancing: z.boolean().default(false),
  final_crlf: z.boolean().default(true),
  header_account: z.boolean().default(false),
  header_time: z
    .string()
    .regex(/^(([01]\d|2[0-3])[0-5]\d)?$/, getFieldSentence('not_hhmm'))
    .default(''),
  characters: z.enum(['safe', 'becs', 'anz', 'cba']).default('safe'),
  most_payments: z.coerce.number().int().min(1).max(999_998).nullable().default(null),
  earliest_day: z.enum(['any', 'today', 'next-business-day']).default('next-business-day'),
});
export type BankAccount = z.infer<typeof bankAccount>;

const storedAccount = z.object({
  id: answeredId,
  version: z.number().int(),
  ...bankAccount.shape,
  /** Bank name by the BSB; empty if unknown. */
  bank_name: z.string(),
  warnings: z.array(z.object({ field: z.string(), msg: z.string() })),
});

export const listBankAccounts = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/pay/bank-accounts',
  shows: ['payment', 'work', 'account'],
  summary: 'Lists the accounts payments come from, with each bank’s file settings.',
  answer: z.array(storedAccount),
});

export const getBankDefaults = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/pay/bank-defaults/:bank_code',
  summary: 'Gets the usual file settings of a bank.',
  params: z.object({ bank_code: bankAccount.shape.bank_code }),
  answer: bankAccount.omit({ bsb: true, account: true, user_name: true, remitter: true }),
});

export const saveBankAccount = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/pay/save-bank-account',
  recentFactor: true,
  changes: ['payment'],
  summary:
    'Adds or saves a bank account. Returns 400 with the field for anything the bank would reject. Idempotent by `key`; 409 if another account has it.',
  body: z.object({ ...bankAccount.shape, id: id.optional(), version: version.default(0), key: madeId.optional() }),
  answer: storedAccount,
});

export const removeBankAccount = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/pay/remove-bank-account',
  recentFactor: true,
  changes: ['payment'],
  summary: 'Removes a bank account. Files made with it stay on record.',
  body: z.object({ id }),
  answer: done,
});
