import type { ReminderHoldKind, ReminderProblem, ReminderState } from '@cleaning/contracts';

const steps = ['Included with other invoices', '1st reminder', '2nd reminder', '3rd reminder'] as const;
const stepText = (step: number): string => steps[step] ?? `${step}th reminder`;

const problems: Readonly<Record<ReminderProblem, string>> = {
  'no-address': 'There’s no billing email.',
  archived: 'The client is archived.',
  credit: 'The client’s credit covers everything overdue. Use it to pay the invoices.',
  refused: 'The last email bounced. We’ll try again in a week, or when you change the address.',
  'given-up': 'The email couldn’t be delivered after three days.',
  'bank-details': 'The reminder contains bank details. Remove them in the reminder settings.',
};
const states: Readonly<Record<ReminderState, string>> = {
  waiting: 'Sending',
  sent: 'Sent',
  refused: 'Bounced',
  'given-up': 'Not delivered',
  unsure: 'May not have arrived',
  withdrawn: 'Cancelled',
};
const withdrawnHint = 'Something changed just before it was sent.';

export const reminders = {
  title: 'Reminders',
  on: 'Automatic reminders are on. Clients get one email for all overdue invoices, on business days from 8 am to 5 pm.',
  off: 'Automatic reminders are off. You can still send each one yourself.',
  holidaysUnknown: 'Add this year’s public holidays to start automatic reminders.',
  noServer:
    'Email isn’t set up, so no reminders are sent. Set up mail, or download each client’s statement and send it yourself.',
  setUpMail: 'Set up mail',
  settings: 'Reminder settings',
  problemsTitle: 'Couldn’t be sent',
  nextTitle: 'Next reminders',
  sentTitle: 'Recently sent',
  nothingNext: 'No reminders due.',
  nothingSent: 'No reminders sent yet.',
  stepText,
  problems,
  states,
  withdrawnHint,
  owes: (amount: string) => `${amount} overdue`,
  onDay: (day: string) => `on ${day}`,
  to: (address: string) => `to ${address}`,
  by: (name: string) => `sent by ${name}`,
  invoice: (number: string, open: string) => `${number}: ${open}`,
  moreInvoices: (count: number) => `and ${count} more`,
  message: 'Message',
  close: 'Close',
};

export const sendNow = {
  send: 'Send reminder',
  sendLabel: (client: string) => `Send reminder to ${client}`,
  question: (client: string, address: string, step: number, invoices: string) =>
    `Send reminder to ${client}?\n${stepText(step)} to ${address}, with ${invoices}.`,
  isSent: 'Reminder on its way.',
  ready: 'Ready to send',
  downloadAndMark: 'Download statement and mark as sent',
  downloadNamed: (client: string) => `Download ${client}’s statement and mark the reminder as sent`,
  setUpMail: 'Set up mail',
  markSent: 'Mark as sent',
  confirmMarked: (client: string, address: string, step: number, invoices: string) =>
    `Mark reminder to ${client} as sent?\nSend the statement you’ve just downloaded to ${address}. It counts as the ${stepText(step)}, for ${invoices}.`,
  isMarked: 'Reminder marked as sent.',
};

const countReminders = (count: number) => (count === 1 ? '1 reminder' : `${count} reminders`);

export const remindChosen = {
  choose: (client: string) => `Select ${client}`,
  setUpMail: 'Set up mail to send reminders',
  send: (count: number) => `Send ${countReminders(count)}`,
  question: (names: readonly string[]) =>
    `Send ${countReminders(names.length)}?\nEach client gets the reminder that’s due now: ${names.join(', ')}.`,
  progress: (done: number, all: number) => `${done} of ${all} sent`,
  done: (count: number) =>
    count === 0 ? 'No reminders sent.' : `${countReminders(count)} on ${count === 1 ? 'its' : 'their'} way.`,
};

export const reminderSettings = {
  title: 'Reminder settings',
  lead: 'Clients get an email with their overdue invoices as PDFs. Disputed and promised invoices are left out.',
  enabled: 'Send reminders',
  step: (step: number) => stepText(step),
  days: 'Days after the due date',
  subject: 'Subject',
  text: 'Message',
  placeholders: 'Placeholders',
  after: 'Below your message, we add any promise, the invoices and how to pay.',
  preview: (step: number) => `Preview ${stepText(step)}`,
  previewTitle: (client: string) => `To ${client}`,
  previewTo: (address: string) => (address === '' ? 'There’s no billing email.' : address),
  attached: (numbers: string) => `Attached: ${numbers}`,
  save: 'Save settings',
  saved: 'Reminder settings saved.',
  close: 'Close',
};

const kinds: Readonly<Record<ReminderHoldKind, string>> = {
  pause: 'Paused',
  dispute: 'Disputed',
  promise: 'Promised',
};

export const clientReminders = {
  title: 'Reminders',
  off: 'Automatic reminders are off. Turn them on under Owing.',
  next: (step: string, day: string) => `${step} on ${day}`,
  nothing: 'No reminder due.',
  add: 'Pause, dispute or promise',
  kinds,
  kindLabel: 'Type',
  choices: {
    pause: 'Pause: no reminders for this client',
    dispute: 'Dispute: no reminders for one invoice',
    promise: 'Promise: wait until a date',
  } satisfies Record<ReminderHoldKind, string>,
  invoice: 'Invoice',
  allInvoices: 'All invoices',
  chooseInvoice: 'Choose an invoice',
  pauseUntil: 'Last day of the pause',
  pauseHint: 'Leave empty to pause until you end it.',
  promisedOn: 'Promised payment date',
  promiseHint: 'Reminders start again the day after, and the next one mentions the promise.',
  reason: 'Reason',
  reasonHint: 'Only the office sees this. For example, who said what.',
  submit: 'Save note',
  saved: 'Note saved.',
  close: 'Close',
  until: (day: string) => `until ${day}`,
  by: (by: string, at: string) => `Added by ${by}, ${at}`,
  ended: (by: string, at: string) => `Ended by ${by}, ${at}`,
  named: 'Mentioned in a reminder.',
  end: 'End',
  endLabel: (what: string) => `End: ${what}`,
  confirmEnd: (what: string) => `End this pause, dispute or promise?\n${what}`,
  isEnded: 'Ended.',
  inForce: 'Reminders paused',
  former: 'Past pauses, disputes and promises',
  history: 'Reminders sent',
};
