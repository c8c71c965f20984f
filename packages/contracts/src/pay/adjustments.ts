import { z } from 'zod';
import { defineCall, SUB_CONTRACTORS } from '../call.js';
import {
  answeredId,
  businessDate,
  done,
  id,
  money,
  moneyInput,
  optionalLine,
  pageSchema,
  paging,
  searchText,
} from '../fields.js';
import { desk, reason } from './fields.js';

export const ADJUSTMENT_KINDS = ['reimbursement', 'bonus', 'deduction'] as const;

/** Hours after which a file that was sent, and that no adjustment names, is deleted. */
export const ADJUSTMENT_FILE_HOURS = 24;
/** Years after the payment's financial year that an adjustment's file is kept, for the tax record. */
export const ADJUSTMENT_FILE_YEARS = 5;

/** Amounts are A$ without GST; a deduction is negative. */
export const adjustment = z.object({
  id: answeredId,
  user_id: answeredId,
  user_name: z.string(),
  kind: z.enum(ADJUSTMENT_KINDS),
  amount: money,
  /** YYYY-MM-DD from which it may be paid. */
  day: z.string(),
  reason: z.string(),
  file_reference: z.string(),
  /** True if it has a file, which `readAdjustmentFile` opens. */
  has_file: z.boolean().default(false),
  /** Part of the price of the work, so that GST is paid on it. */
  taxable: z.boolean(),
  added_by: z.string(),
  /** ISO 8601 instant. */
  added_at: z.string(),
  /** `open`: waits for a run. `in-run`: an approved run holds it. */
  state: z.enum(['open', 'in-run', 'paid']),
});

export const listAdjustments = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/pay/list-adjustments',
  scope: 'pay:read',
  shows: ['payment', 'work', 'account'],
  summary: 'Lists reimbursements, bonuses and deductions, newest first, a page at a time.',
  body: z.object({
    text: searchText,
    user_id: id.optional(),
    state: z.enum(['all', 'open']).default('all'),
    ...paging,
  }),
  answer: pageSchema(adjustment),
});

export const addAdjustment = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/pay/add-adjustment',
  recentFactor: true,
  changes: [{ topic: 'payment', id: 'user_id', person: 'user_id' }],
  summary: 'Adds a reimbursement, bonus or deduction to the next pay run. Idempotent by `id`, which the client makes.',
  body: z.object({
    id: z.uuid(),
    user_id: id,
    kind: z.enum(ADJUSTMENT_KINDS),
    /** A$, above 0, of a deduction too. */
    amount: moneyInput,
    day: businessDate,
    reason,
    /** Where the receipt or agreement is kept if it isn't a file. */
    file_reference: optionalLine(200).default(''),
    /** The receipt or agreement: the id returned by `uploadAdjustmentFile`. */
    file_id: z.uuid().toLowerCase().optional(),
    /** Missing: a bonus is part of the price, a reimbursement and a deduction are not. */
    taxable: z.boolean().optional(),
    /** A deduction needs the person's agreement in writing. */
    agreed_in_writing: z.boolean().default(false),
  }),
  answer: adjustment,
});

export const attachAdjustmentFile = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/pay/attach-file',
  recentFactor: true,
  changes: [{ topic: 'payment', id: 'user_id', person: 'user_id' }],
  summary: 'Attaches a file to an adjustment, paid or not. 409 if it has one.',
  body: z.object({ id, file_id: z.uuid().toLowerCase() }),
  answer: adjustment,
});

export const withdrawAdjustment = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/pay/withdraw-adjustment',
  recentFactor: true,
  changes: ['payment'],
  summary: 'Deletes an adjustment with its file before a pay run includes it. 409 afterwards: add an opposite one.',
  body: z.object({ id }),
  answer: done,
});

export const uploadAdjustmentFile = defineCall({
  method: 'POST',
  path: '/api/admin/adjustment-files',
  service: 'media',
  access: ['admin'],
  summary: `Uploads a receipt or agreement (PDF, JPEG or PNG) for an adjustment. Stored unchanged and encrypted. Deleted after ${ADJUSTMENT_FILE_HOURS} hours unless an adjustment names it.`,
  body: z.object({}),
  bodyKind: 'files',
  files: [{ name: 'file', required: true, maxCount: 1 }],
  answer: z.object({ file_id: answeredId }),
});

export const readAdjustmentFile = defineCall({
  method: 'GET',
  path: '/api/adjustment-files/:adjustment_id',
  service: 'media',
  access: SUB_CONTRACTORS,
  summary: 'Downloads the file of an adjustment, for admins and its person. 404 for others.',
  params: z.object({ adjustment_id: id }),
  answer: z.unknown(),
  answerKind: 'binary',
});
