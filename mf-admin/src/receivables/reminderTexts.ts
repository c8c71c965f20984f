import type { ReminderHoldKind, ReminderProblem, ReminderState } from '@cleaning/contracts';

const steps = ['Included with other invoices', '1st reminder', '2nd reminder', '3rd reminder'] as const;
const stepText = (step: number): string => steps[step] ?? `${step}th reminder`;

const problems: Readonly<Record<ReminderProblem, string>> = {
  'no-address': 'No billing mail is kept.',
  archived: 'The client is archived.',
  credit: 'The client’s credit pays all that is overdue. Use it for the invoices.',
  refused: 'The mail server has refused the address. It is tried again after a week, or when the address is changed.',
  'given-up': 'The mail was not taken for three days.',
};
const states: Readonly<Record<ReminderState, string>> = {
  waiting: 'Being sent',
  sent: 'Sent',
  refused: 'Not sent',
  'given-up': 'Not sent',
  unsure: 'Not known whether it has arrived',
  withdrawn: 'Withdrawn',
};
const withdrawnHint = 'Something had changed at the moment of sending.';

export const reminders = {
  title: 'Reminders',
  on: 'On: a client gets one mail for all overdue invoices, on business days from 8:00 to 17:00.',
  off: 'Off: nothing is sent by itself. This is what would go next.',
  holidaysUnknown: 'The public holidays of this year are not known yet, so no reminder is sent.',
  settings: 'Settings',
  problemsTitle: 'Could not be sent',
  nextTitle: 'Goes next',
  sentTitle: 'Sent last',
  nothingNext: 'No reminder is due.',
  nothingSent: 'No reminder was sent.',
  stepText,
  problems,
  states,
  withdrawnHint,
  owes: (amount: string) => `${amount} overdue`,
  on_: (day: string) => `on ${day}`,
  to: (address: string) => `to ${address}`,
  by: (name: string) => `sent by ${name}`,
  invoice: (number: string, open: string) => `${number}: ${open}`,
  moreInvoices: (count: number) => `and ${count} more`,
  message: 'Message',
  close: 'Close',
};

export const sendNow = {
  send: 'Send now',
  sendNamed: (client: string) => `Send now: reminder to ${client}`,
  question: (client: string, address: string, step: number, invoices: string) =>
    `Do you want to remind ${client} now? The mail goes to ${address}: ${stepText(step)}, with ${invoices}.`,
  isSent: 'The reminder is being sent.',
};

export const reminderSettings = {
  title: 'Reminders',
  lead: 'A client who has an invoice that is overdue gets a mail with its PDF. Before a mail leaves it is looked at again: what was paid, disputed or promised meanwhile is not reminded.',
  enabled: 'Send reminders',
  step: (step: number) => stepText(step),
  days: 'Days after the due day',
  subject: 'Subject',
  text: 'Text',
  placeholders: 'What texts can name',
  after: 'What was promised, the invoices and how to pay follow the text by themselves.',
  preview: (step: number) => `Show the ${stepText(step)}`,
  previewTitle: (client: string) => `To ${client}`,
  previewTo: (address: string) => (address === '' ? 'No billing mail is kept.' : address),
  attached: (numbers: string) => `Attached: ${numbers}`,
  save: 'Save',
  saved: 'The reminders are saved.',
  stale: 'Somebody else has changed the reminders meanwhile.',
  close: 'Close',
};

const kinds: Readonly<Record<ReminderHoldKind, string>> = {
  pause: 'Paused',
  dispute: 'Disputed',
  promise: 'Promised',
};

export const clientReminders = {
  title: 'Reminders',
  off: 'Nothing is sent by itself: reminders are switched off under Overdue.',
  next: (step: string, day: string) => `${step} on ${day}`,
  nothing: 'No reminder is due.',
  add: 'Pause, dispute or promise',
  kinds,
  kindLabel: 'What is it',
  choices: {
    pause: 'Pause: no reminder for this client',
    dispute: 'Dispute: no reminder for one invoice',
    promise: 'Promise: wait until a day',
  } satisfies Record<ReminderHoldKind, string>,
  invoice: 'Invoice',
  allInvoices: 'All invoices',
  chooseInvoice: 'Please choose',
  pauseUntil: 'Last day of the pause',
  pauseHint: 'Empty: until somebody ends it.',
  promisedOn: 'Promised for',
  promiseHint: 'Reminders wait until the day after. The next one says what was promised.',
  reason: 'Reason',
  reasonHint: 'Who said what. The client does not see it.',
  submit: 'Save',
  saved: 'It is noted.',
  close: 'Close',
  until: (day: string) => `until ${day}`,
  by: (by: string, at: string) => `Noted by ${by}, ${at}`,
  ended: (by: string, at: string) => `Ended by ${by}, ${at}`,
  named: 'Mentioned in a reminder.',
  end: 'End',
  endNamed: (what: string) => `End: ${what}`,
  confirmEnd: (what: string) => `Do you want to end it? ${what}`,
  isEnded: 'It is ended.',
  inForce: 'Reminders paused',
  former: 'Former pauses, disputes and promises',
  history: 'Reminders that were sent',
};
