import { z } from 'zod';
import { findBankNumber } from './bank-numbers.js';
import { defineCall } from './call.js';
import { answeredId, businessDate, done, id, line, madeId, money, optionalAnsweredId, paragraph } from './fields.js';
import { buildCustomIssue, getFieldSentence } from './refusals/sentences.js';

const desk = { service: 'invoice', access: ['admin'] } as const;

/** Maximum reminders of an invoice to a client. */
export const REMINDER_STEPS = 3;
/** Days after the due day, until an admin saves others. */
export const REMINDER_DAYS = [7, 14, 30] as const;
export const MAX_REMINDER_DAYS = 365;
/**
 * Minimum days between two reminders of one invoice, unless the saved days are closer: after a pause the steps don't
 * follow each other immediately.
 */
export const REMINDER_GAP_DAYS = 5;
/** Hours of business days in which reminders are sent, in business time: from the first, and before the second. */
export const REMINDER_HOURS = [8, 17] as const;
/** Invoices that a reminder names and has as PDF. */
export const MAX_REMINDER_INVOICES = 20;

/** Placeholders in a reminder's text, written as {client}. */
export const REMINDER_PLACEHOLDERS = {
  client: 'client’s name',
  company: 'your company’s name',
  count: 'number of overdue invoices: “1 invoice”, “3 invoices”',
  total: 'total owing',
  due: 'due date of the oldest invoice',
  days: 'days the oldest is overdue: “8 days”',
} as const;
export type ReminderPlaceholder = keyof typeof REMINDER_PLACEHOLDERS;

const PLACEHOLDER = /\{([^{}\n]*)\}/g;
const findUnknownPlaceholder = (text: string): string | undefined =>
  [...text.matchAll(PLACEHOLDER)]
    .map(([, name = '']) => name)
    .find((name) => !Object.hasOwn(REMINDER_PLACEHOLDERS, name));

const checkPlaceholders = (text: string, context: z.RefinementCtx): void => {
  const name = findUnknownPlaceholder(text);
  if (name !== undefined) context.addIssue(buildCustomIssue('unknown_placeholder', { name }));
};

const checkNoBankDetails = (text: string, context: z.RefinementCtx): void => {
  const number = findBankNumber(text);
  if (number !== undefined) context.addIssue(buildCustomIssue('bank_details_in_text', { number }));
};

/** The text with its placeholders filled in. */
export const fillReminder = (text: string, given: Readonly<Record<ReminderPlaceholder, string>>): string =>
  text.replace(PLACEHOLDER, (found, name: string) =>
    Object.hasOwn(given, name) ? given[name as ReminderPlaceholder] : found,
  );

const reminderText = {
  subject: line(120).superRefine(checkPlaceholders).superRefine(checkNoBankDetails),
  /** Paragraphs. Promises, the list of invoices and how to pay follow automatically. */
  text: paragraph(2000).superRefine(checkPlaceholders).superRefine(checkNoBankDetails),
};
/** Days after the due day. */
const days = z.coerce.number().int().min(1).max(MAX_REMINDER_DAYS);

/** As saved: earlier texts may not follow newer rules. */
const reminderStep = z.object({ days, subject: z.string(), text: z.string() });
export type ReminderStep = z.output<typeof reminderStep>;

const toggled = { enabled: z.boolean(), version: z.coerce.number().int().min(0) };
export const reminderSettings = z.object({ ...toggled, steps: z.array(reminderStep) });
export type ReminderSettings = z.output<typeof reminderSettings>;

const reminderSettingsToSave = z.object({
  ...toggled,
  steps: z
    .array(z.object({ days, ...reminderText }))
    .length(REMINDER_STEPS)
    .superRefine((steps, context) => {
      steps.forEach((step, index) => {
        if (index > 0 && step.days <= (steps[index - 1]?.days ?? 0))
          context.addIssue({ code: 'custom', path: [index, 'days'], message: getFieldSentence('not_later_than_step') });
      });
    }),
});

export const getReminderSettings = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/reminder-settings',
  shows: ['receivable'],
  summary:
    'Gets the reminder settings: on or off, days after the due date, and texts. Off until an admin turns them on.',
  answer: reminderSettings,
});

export const saveReminderSettings = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/reminder-settings',
  changes: ['receivable'],
  recentFactor: true,
  summary:
    'Saves the reminder settings. All admins are told of changed texts and when reminders are turned on. 400 for a text with bank details, or a phone number or ABN that isn’t the company’s. 409 if someone else has changed them.',
  body: reminderSettingsToSave,
  answer: reminderSettings,
});

export const previewReminder = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/preview-reminder',
  summary:
    'Previews today’s reminder with one client’s oldest overdue invoices. Sends nothing. 404 if no client has an open invoice.',
  body: z.object({ client_id: id.optional(), ...reminderText }),
  answer: z.object({
    client_name: z.string(),
    /** Empty while the client has no billing mail. */
    to: z.string(),
    subject: z.string(),
    lines: z.array(z.string()),
    /** Numbers of the invoices with attached PDFs. */
    attached: z.array(z.string()),
  }),
});

/**
 * `pause`: no reminders to the client. `dispute`: none for this invoice. `promise`: none until the day after the
 * promised one; the next mentions the promise.
 */
export const REMINDER_HOLDS = ['pause', 'dispute', 'promise'] as const;
export const reminderHoldKind = z.enum(REMINDER_HOLDS);
export type ReminderHoldKind = z.infer<typeof reminderHoldKind>;

/**
 * Why a client with overdue invoices gets no reminder. `credit` covers all of them. `given-up`: a message wasn't
 * accepted; the next one is sent again. `bank-details`: the step's text, saved by an earlier version, names an account.
 */
export const REMINDER_PROBLEMS = ['no-address', 'archived', 'credit', 'refused', 'given-up', 'bank-details'] as const;
export const reminderProblem = z.enum(REMINDER_PROBLEMS);
export type ReminderProblem = z.infer<typeof reminderProblem>;

/** `withdrawn`: something had changed at the moment of sending. */
export const reminderState = z.enum(['waiting', 'sent', 'refused', 'given-up', 'unsure', 'withdrawn']);
export type ReminderState = z.infer<typeof reminderState>;

const remindedInvoice = z.object({
  number: z.string(),
  /** From 1; 0 if only mentioned besides due ones. */
  step: z.number().int(),
  open: money,
});

/** The next reminder to a client. */
const plannedReminder = z.object({
  client_id: answeredId,
  client_name: z.string(),
  /** The first day on which it may go, YYYY-MM-DD. */
  day: z.string(),
  step: z.number().int(),
  to: z.string(),
  invoices: z.array(remindedInvoice),
  /** An admin may send one now: its day has come, if not its hour or a business day, and nothing blocks it. */
  due: z.boolean(),
  /** The reminder as sent today, not on `day`. Null if `due` is false. */
  now: z.object({ step: z.number().int(), invoices: z.array(remindedInvoice) }).nullable(),
});
export type PlannedReminder = z.infer<typeof plannedReminder>;

const sentReminder = z.object({
  id: answeredId,
  client_id: answeredId,
  client_name: z.string(),
  /** ISO 8601 instant. */
  at: z.string(),
  step: z.number().int(),
  to: z.string(),
  /** The admin who sent it; empty if its day and hour had come. */
  by: z.string(),
  state: reminderState,
  /** Reason for a failure, such as "550 5.1.1"; otherwise empty. */
  code: z.string(),
  subject: z.string(),
  lines: z.array(z.string()),
  invoices: z.array(remindedInvoice),
});
export type SentReminder = z.infer<typeof sentReminder>;

/** Reminders that lists show. */
export const REMINDERS_SHOWN = 50;

export const listReminders = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/reminders',
  shows: ['receivable', 'invoice', 'client'],
  byTheClock: true,
  summary: `Lists failed, upcoming and sent reminders, ${REMINDERS_SHOWN} of each.`,
  answer: z.object({
    enabled: z.boolean(),
    /** Public holidays are unknown for today, so nothing is sent. */
    holidays_unknown: z.boolean(),
    problems: z.array(
      z.object({
        client_id: answeredId,
        client_name: z.string(),
        problem: reminderProblem,
        /** Amount overdue. */ open: money,
      }),
    ),
    planned: z.array(plannedReminder),
    sent: z.array(sentReminder),
  }),
});

const reminderHold = z.object({
  id: answeredId,
  kind: reminderHoldKind,
  /** Empty: it is about all invoices of the client. */
  invoice_number: z.string(),
  /** Last day of a pause, or the promised one, YYYY-MM-DD; empty for one that has no end. */
  until: z.string(),
  reason: z.string(),
  by: z.string(),
  /** ISO 8601 instants; empty while it is in force. */
  at: z.string(),
  ended_by: z.string(),
  ended_at: z.string(),
  /** The reminder that has named a promise; empty otherwise. */
  named_in: optionalAnsweredId,
});
export type ReminderHold = z.infer<typeof reminderHold>;

export const getClientReminders = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/client-reminders/:client_id',
  shows: ['receivable', 'invoice', 'client'],
  byTheClock: true,
  summary: `Gets a client’s sent and upcoming reminders, pauses, disputes and promises, newest first, ${REMINDERS_SHOWN} of each.`,
  params: z.object({ client_id: id }),
  answer: z.object({
    enabled: z.boolean(),
    next: plannedReminder.nullable(),
    /** Empty if nothing blocks it. */
    problem: z.union([reminderProblem, z.literal('')]),
    holds: z.array(reminderHold),
    sent: z.array(sentReminder),
  }),
});

export const sendReminder = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/send-reminder',
  changes: [{ topic: 'receivable', id: 'client_id' }],
  summary:
    'Sends a client the reminder that is due now, at any hour, also while automatic reminders are off. Checked again before it leaves. With `hand` it is only marked as sent. Idempotent by `id`. 409 if nothing is due, something prevents it, or there is no mail server.',
  body: z.object({ id: madeId, client_id: id, channel: z.enum(['mail', 'hand']).default('mail') }),
  answer: done,
});

export const holdReminders = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/hold-reminders',
  changes: [{ topic: 'receivable', id: 'client_id' }],
  summary:
    'Pauses a client’s reminders, marks an invoice as disputed, or records a promised payment date. Replaces the previous entry of the same kind. Idempotent by `id`.',
  body: z
    .object({
      id: madeId,
      client_id: id,
      kind: reminderHoldKind,
      /** For a dispute, and a promise for one invoice. */
      invoice_number: line(40).optional(),
      /** Last day of a pause; the promised day. */
      until: businessDate.optional(),
      reason: line(300),
    })
    .superRefine(({ kind, invoice_number, until }, context) => {
      const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
      if (kind === 'dispute' && invoice_number === undefined)
        refuse('invoice_number', getFieldSentence('without_invoice'));
      if (kind === 'pause' && invoice_number !== undefined)
        refuse('invoice_number', getFieldSentence('given_for_pause'));
      if (kind === 'promise' && until === undefined) refuse('until', getFieldSentence('without_promised_day'));
      if (kind === 'dispute' && until !== undefined) refuse('until', getFieldSentence('given_for_dispute'));
    }),
  answer: done,
});

export const endReminderHold = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/end-reminder-hold',
  changes: ['receivable'],
  summary: 'Ends a pause or dispute, or removes a promise. Idempotent.',
  body: z.object({ id }),
  answer: done,
});
