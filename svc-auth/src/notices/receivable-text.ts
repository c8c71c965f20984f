import type { NoticeParameterName, ReminderProblem } from '@cleaning/contracts';
import type { Given } from './shift-text.js';

const WHY: Readonly<Record<ReminderProblem, string>> = {
  'no-address': 'no billing mail is kept.',
  archived: 'the client is archived.',
  credit: 'the client has credit that pays it, and that no invoice has taken.',
  refused: 'the mail server has refused the address.',
  'given-up': 'the mail was not taken for three days.',
};

/** Why a client gets no reminder. A newer version may have other reasons. */
const notReminded = (problem: string): string =>
  Object.hasOwn(WHY, problem) ? WHY[problem as ReminderProblem] : 'please look at the account.';

/** What admins are told of a client who cannot be reminded. */
export const notRemindedText = (given: Given<NoticeParameterName<'reminder-not-sent'>>) => ({
  title: 'A client could not be reminded',
  text: `${given('client')} owes ${given('amount')} that is overdue, and gets no reminder: ${notReminded(given('problem'))}`,
  path: `/admin/receivables/${given('client_id')}`,
});

/** What all admins are told of where clients pay to. */
export const bankChangedText = (given: Given<NoticeParameterName<'bank-details-changed'>>) => ({
  title: 'The bank details on invoices are changed',
  text: `${given('by')} changed where clients pay to. Before: ${given('former')}. Now: ${given('now')}. If you do not know why, change them back at once and call the others.`,
  path: '/admin/invoice-settings',
});
export const bankProposedText = (given: Given<NoticeParameterName<'bank-details-proposed'>>) => ({
  title: 'Other bank details wait for approval',
  text: `${given('by')} asks for other bank details on invoices: ${given('now')}. Another admin has to approve them. Ask in person before you do.`,
  path: '/admin/invoice-settings',
});
