import type { NoticeParameterName, ReminderProblem } from '@cleaning/contracts';
import type { ParameterReader } from './shift-text.js';

const PROBLEM_REASONS: Readonly<Record<ReminderProblem, string>> = {
  'no-address': 'there’s no billing email.',
  archived: 'the client is archived.',
  credit: 'the client has unused credit that covers it.',
  refused: 'the last email bounced.',
  'given-up': 'the email couldn’t be delivered after three days.',
  'bank-details':
    'the reminder’s text has bank details in it, so it isn’t sent to anyone. Change the text in the reminder settings.',
};

/** Why a client gets no reminder. A newer version may have other reasons. */
const explainMissingReminder = (problem: string): string =>
  Object.hasOwn(PROBLEM_REASONS, problem)
    ? PROBLEM_REASONS[problem as ReminderProblem]
    : 'open the account to see why.';

/** Notice to admins about a client who can't be reminded. */
export const describeFailedReminder = (given: ParameterReader<NoticeParameterName<'reminder-not-sent'>>) => ({
  title: 'Payment reminder not sent',
  text: `${given('client')} has ${given('amount')} overdue but wasn’t sent a reminder: ${explainMissingReminder(given('problem'))}`,
  path: `/admin/receivables/${given('client_id')}`,
});

/** "Now: Currawong, BSB 105-900, account 123. "; empty for a notice of 1.9.0, which lacks the value. */
const formatLabelledValue = (label: string, value: string): string => (value === '' ? '' : `${label}: ${value}. `);

/** Notice to all admins about changed bank details on invoices. */
export const describeChangedBank = (given: ParameterReader<NoticeParameterName<'bank-details-changed'>>) => ({
  title: 'Bank details on invoices changed',
  text: `${given('by')} changed the account that clients pay into. Before: ${given('former')}. Now: ${given('now')}. If you don’t know why, change them back now and call the other admins.`,
  path: '/admin/invoice-settings',
});
export const describeProposedBank = (given: ParameterReader<NoticeParameterName<'bank-details-proposed'>>) => ({
  title: 'New bank details need approval',
  text: `${given('by')} wants to change the account that clients pay into. ${formatLabelledValue('Now', given('former'))}Proposed: ${given('now')}. Another admin needs to approve it. Talk to ${given('by')} in person before you do.`,
  path: '/admin/invoice-settings',
});

const REMINDER_CHANGES: Readonly<Record<string, string>> = {
  texts: 'changed the wording of payment reminders',
  'switched-on': 'turned on payment reminders',
  'texts-and-switched-on': 'changed the wording of payment reminders and turned them on',
};

/** Notice to all admins about changed payment reminders. A newer version may send other changes. */
export const describeChangedReminders = (given: ParameterReader<NoticeParameterName<'reminders-changed'>>) => ({
  title: 'Payment reminders were changed',
  text: `${given('by')} ${REMINDER_CHANGES[given('change')] ?? 'changed payment reminders'}. If you don’t know why, check them and call ${given('by')}.`,
  path: '/admin/receivables',
});
