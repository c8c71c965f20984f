import { z } from 'zod';
import { defineCall } from '../call.js';
import { answeredId, businessDate, id, line, money, optionalAnsweredId, pageSchema, paging } from '../fields.js';
import { ADJUSTMENT_KINDS } from './adjustments.js';
import { desk, reason, version } from './fields.js';
import { superAnswer } from './payees.js';

export const ROW_PROBLEMS = [
  'no-bank-details',
  'account-name',
  'on-hold',
  'account-held',
  'nothing-to-pay',
  'account-changed',
  'super-undecided',
  'no-abn',
  'unusual-amount',
  'has-left',
] as const;
const rowProblem = z.object({
  kind: z.enum(ROW_PROBLEMS),
  /** True: the person is left out of the run. False: a warning. */
  leaves_out: z.boolean(),
  msg: z.string(),
});

const amounts = {
  minutes: z.number().int(),
  /** A$ without GST: work, corrections of earlier work, adjustments, and all three. */
  work: money,
  corrections: money,
  adjustments: money,
  sub_total: money,
  gst: money,
  /** Withheld because no ABN was quoted. */
  withheld: money,
  /** Paid by the bank: with GST, less withholding. */
  to_pay: money,
};

export const RUN_STATES = ['draft', 'approved', 'paid', 'cancelled'] as const;

const runHead = {
  id: answeredId,
  number: z.number().int(),
  /** Work and adjustments until this day, included. */
  through_day: z.string(),
  /** Day of payment, which decides GST, withholding and super. */
  pay_day: z.string(),
  state: z.enum(RUN_STATES),
  version: z.number().int(),
  created_by: z.string(),
  /** ISO 8601 instants; empty before. */
  created_at: z.string(),
  /** The first of two approvals, if two are needed. */
  first_approved_by: z.string(),
  first_approved_at: z.string(),
  approved_by: z.string(),
  approved_at: z.string(),
  paid_by: z.string(),
  paid_at: z.string(),
  /** YYYY-MM-DD; empty before. */
  paid_on: z.string(),
  cancelled_by: z.string(),
  cancelled_at: z.string(),
  cancel_reason: z.string(),
};

export const runRow = z.object({
  user_id: answeredId,
  name: z.string(),
  ...amounts,
  /** Super due on top; 0.00 if none is owed or it is undecided. */
  super: money,
  super_answer: superAnswer,
  /** A recipient created tax invoice can be issued; otherwise it is a remittance advice. */
  as_rcti: z.boolean(),
  /** The last three characters of the account; empty without one. */
  account_ending: z.string(),
  problems: z.array(rowProblem),
  /** Not paid by this run, because of a problem or by choice. */
  left_out: z.boolean(),
  left_out_by_choice: z.boolean(),
  /** Payment in the last paid run; 0.00 for people not in it. */
  last_run: money,
  change: z.enum(['new', 'gone', 'more', 'less', 'same']),
  /** True if an earlier run has paid the person, so that `new` is new in this run only. */
  paid_before: z.boolean(),
  /** The median of the latest payments; empty while too few are known. */
  usual: z.string(),
  /** `returned`: the bank sent the payment back, so that it is payable again. */
  state: z.enum(['draft', 'approved', 'paid', 'returned']),
  returned_on: z.string(),
  return_reason: z.string(),
});
export type PayRunRow = z.infer<typeof runRow>;

export const payRun = z.object({
  ...runHead,
  people: z.number().int(),
  ...amounts,
  super: money,
  /** People paid and left out; problems first, then by name. */
  rows: z.array(runRow),
  /** Amounts by place, without GST; `job_id` is empty for adjustments. */
  places: z.array(z.object({ job_id: optionalAnsweredId, name: z.string(), minutes: z.number().int(), amount: money })),
  /** The last paid run before it; 0 without one. */
  last_run_number: z.number().int(),
  last_run_total: money,
  /** Identifies what the admin saw, and is sent to approve it. Empty unless the run is a draft. */
  preview_key: z.string(),
  needs_second_approver: z.boolean(),
  /**
   * For an approved run and each company account: the processing day for the bank, and why it differs from the run's
   * day of payment, if it does. Otherwise missing.
   */
  processing_days: z.array(z.object({ bank_account_id: answeredId, day: z.string(), reason: z.string() })).optional(),
  files: z.array(
    z.object({
      made_by: z.string(),
      made_at: z.string(),
      processing_day: z.string(),
      payments: z.number().int(),
      total: money,
      sha256: z.string(),
    }),
  ),
});
export type PayRunView = z.infer<typeof payRun>;

export const listRuns = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/pay/list-runs',
  scope: 'pay:read',
  shows: ['payment', 'work', 'account'],
  summary: 'Lists pay runs, newest first, a page at a time. Totals of a draft are empty until it is opened.',
  body: z.object({ state: z.enum(['all', ...RUN_STATES]).default('all'), ...paging }),
  answer: pageSchema(
    z.object({ ...runHead, people: z.number().int(), to_pay: z.string(), returned: z.number().int() }),
  ),
});

export const proposeRunDays = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/pay/proposed-days',
  byTheClock: true,
  summary:
    'Proposes the dates of a new pay run: work up to last Sunday, paid today or on the next business day in South Australia.',
  answer: z.object({ through_day: z.string(), pay_day: z.string() }),
});

export const createRun = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/pay/create-run',
  changes: ['payment'],
  summary: 'Opens a pay run for all work approved up to a day. 409 if one is open, with its number and who made it.',
  body: z.object({ through_day: businessDate, pay_day: businessDate }),
  answer: payRun,
});

const one = { params: z.object({ run_id: id }) };

export const getRun = defineCall({
  ...desk,
  ...one,
  method: 'GET',
  path: '/api/admin/pay/runs/:run_id',
  shows: ['payment', 'work', 'account'],
  // A changed account stops holding the payment.
  byTheClock: true,
  summary: 'Gets a pay run with its rows; for a draft, current figures.',
  answer: payRun,
});

export const payLine = z.object({
  /** The work record or the adjustment. */
  id: answeredId,
  kind: z.enum(['work', 'correction', 'settlement', ...ADJUSTMENT_KINDS]),
  day: z.string(),
  /** The place, or the reason of an adjustment. */
  text: z.string(),
  minutes: z.number().int(),
  /** A$ without GST. */
  amount: money,
  /** An adjustment with a file, which `readAdjustmentFile` opens. */
  has_file: z.boolean().default(false),
});

export const getRunLines = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/pay/runs/:run_id/people/:user_id',
  scope: 'pay:read',
  shows: ['payment', 'work', 'account'],
  summary: 'Lists what a pay run pays one person for, by day.',
  params: z.object({ run_id: id, user_id: id }),
  answer: z.object({ lines: z.array(payLine) }),
});

export const changeRun = defineCall({
  ...desk,
  ...one,
  method: 'POST',
  path: '/api/admin/pay/runs/:run_id/change',
  changes: [{ topic: 'payment', id: 'run_id' }],
  summary: 'Changes a draft’s dates or who it leaves out. 409 if someone else has changed it.',
  body: z.object({
    version,
    through_day: businessDate,
    pay_day: businessDate,
    leave_out: z.array(id).max(2000).default([]),
  }),
  answer: payRun,
});

export const approveRun = defineCall({
  ...desk,
  ...one,
  method: 'POST',
  path: '/api/admin/pay/runs/:run_id/approve',
  recentFactor: true,
  changes: [{ topic: 'payment', id: 'run_id' }],
  summary:
    'Approves a pay run as you saw it. With a second approver it takes effect when another admin approves the same. 409 if anything has changed.',
  body: z.object({ preview_key: line(100) }),
  answer: payRun,
});

export const undoRun = defineCall({
  ...desk,
  ...one,
  method: 'POST',
  path: '/api/admin/pay/runs/:run_id/undo',
  recentFactor: true,
  changes: [{ topic: 'payment', id: 'run_id' }],
  summary: 'Returns an approved run to draft, or withdraws the first of two approvals. 409 if it is paid.',
  body: z.object({ version }),
  answer: payRun,
});

export const cancelRun = defineCall({
  ...desk,
  ...one,
  method: 'POST',
  path: '/api/admin/pay/runs/:run_id/cancel',
  recentFactor: true,
  changes: [{ topic: 'payment', id: 'run_id' }],
  summary: 'Cancels an unpaid run; its work can be paid again.',
  body: z.object({ version, reason }),
  answer: payRun,
});

export const makeBankFile = defineCall({
  ...desk,
  ...one,
  method: 'POST',
  path: '/api/admin/pay/runs/:run_id/bank-file',
  recentFactor: true,
  changes: [{ topic: 'payment', id: 'run_id' }],
  summary:
    'Creates the bank file of an approved run. The file isn’t stored. Reading the bank details is audited. 400 names what is missing as `payments.<user id>.<field>`.',
  body: z.object({ bank_account_id: id, processing_day: businessDate }),
  answer: z.object({
    file_name: z.string(),
    text: z.string(),
    total: money,
    payments: z.number().int(),
    warnings: z.array(z.object({ field: z.string(), user_id: optionalAnsweredId, msg: z.string() })),
  }),
});

export const markRunPaid = defineCall({
  ...desk,
  ...one,
  method: 'POST',
  path: '/api/admin/pay/runs/:run_id/paid',
  recentFactor: true,
  changes: [{ topic: 'payment', id: 'run_id' }],
  summary:
    'Marks an approved run as paid on a day. Numbers its documents and tells people. The run can’t change afterwards except for payments that the bank returns.',
  body: z.object({ version, paid_on: businessDate }),
  answer: payRun,
});

export const checkPayBalances = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/pay/check',
  shows: ['payment', 'work', 'account'],
  summary:
    'Checks for each person that earned = paid + in a run + payable + held, to the cent and in two ways. `problems` is empty if all agree.',
  answer: z.object({
    people: z.number().int(),
    earned: money,
    paid: money,
    in_run: money,
    payable: money,
    held: money,
    problems: z.array(z.string()),
  }),
});
