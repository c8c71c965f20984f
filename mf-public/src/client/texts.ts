import type { ComplaintState, MailedDocument, QuotePageState } from '@cleaning/contracts';
import { formatClockTime } from '@cleaning/ui';

export const nameOfDocument: Readonly<Record<MailedDocument, string>> = {
  'job-invoice': 'Tax invoice',
  'client-invoice': 'Tax invoice',
  'adjustment-note': 'Adjustment note',
};

export const bankTexts = {
  title: 'Our bank details',
  name: 'Account name',
  bsb: 'BSB',
  account: 'Account number',
  reference: 'Reference',
  payIdTitle: 'Or by PayID',
  payId: 'PayID',
  bpayTitle: 'Or by BPAY',
  billerCode: 'Biller code',
  bpayReference: 'BPAY reference',
  referenceBeside: 'Use the invoice number as the reference. You can copy it beside each invoice.',
  referencesBeside: 'Each invoice above has its own reference to copy, and its own BPAY reference.',
  since: (day: string) => `These have been our bank details since ${day}.`,
  warning: 'If a message asks you to pay into a different account, don’t pay. Call us on the number you know.',
};

export const copyTexts = {
  copy: 'Copy',
  copied: 'Copied',
  copyOf: (what: string) => `Copy ${what}`,
  copiedOf: (what: string) => `${what} copied`,
  failed: 'Couldn’t copy. Select the number instead.',
};

export const message = {
  title: 'Message the office',
  lead: 'A question, a change or a key to pick up? We’ll reply by email.',
  text: 'Your message',
  required: 'Write a message.',
  send: 'Send message',
  sent: 'Thanks, we have your message. We’ll reply by email.',
  another: 'Write another message',
};

export const bar = {
  label: 'Contact',
  call: 'Call us',
  report: 'Report a problem',
};

export const login = {
  title: 'Your visits and invoices',
  name: 'Client page',
  lead: 'For clients. Enter the email address our office has for you, and we’ll send you a code.',
  email: 'Email',
  required: 'Fill in this field.',
  send: 'Send me a code',
  sent: (email: string) =>
    `If we have ${email} on file, we’ve sent it a code. Enter it here within 10 minutes, or open the link in the email.`,
  sentBefore: (email: string) =>
    `If we have ${email} on file, we sent it an email in the last 5 minutes. Open the link in our latest email: it works in any browser. Already used it? Ask again in 5 minutes.`,
  code: 'Code',
  codeHint: 'Six digits.',
  enter: 'Open the page',
  other: 'Use another email',
  again: 'Send a new code',
  againDone: 'We’ve sent a new code. Earlier codes for this browser no longer work.',
  cannotSend: 'We can’t send codes at the moment.',
  call: 'Call us on',
  help: 'Need help? Call us on',
  linkLead: 'This link opens your client page. It works once.',
  ended: 'You’re logged out. Get a new code to log in again.',
};

export const page = {
  greeting: (name: string) => `Logged in as ${name}`,
  logout: 'Log out',
  client: 'Client',
  sections: 'On this page',
  open: (amount: string) => `${amount} to pay`,
  overdue: (amount: string) => `${amount} overdue`,
  lessCredit: (open: string, credit: string) => `${open}, less your credit of ${credit}`,
  credit: (amount: string) => `Your credit: ${amount}`,
  refunded: (amount: string, day: string) => `We refunded ${amount} on ${day}`,
  nothingOpen: 'Nothing to pay',
  howToPay: 'How to pay',
  next: 'Next visits',
  noNext: 'No visits in the next two weeks.',
  moreNext: (count: number) => `Show ${count} more`,
  until: (from: string, until: string) =>
    until === '' ? `from ${formatClockTime(from)}` : formatClockTime(`${from}-${until}`),
  visits: 'Past visits',
  noVisits: 'No visits yet.',
  more: 'Show more',
  others: (count: number) =>
    `${count === 1 ? '1 older one isn’t' : `${count} older ones aren’t`} shown here. Contact us if you need ${count === 1 ? 'it' : 'them'}.`,
  invoices: 'Invoices',
  noInvoices: 'No invoices yet.',
  due: (day: string) => `Due ${day}`,
  dated: (day: string) => `Dated ${day}`,
  paid: 'Paid',
  referenceOf: (number: string) => `reference of ${number}`,
  reference: (number: string) => `Reference ${number}`,
  bpayReference: (reference: string) => `BPAY reference ${reference}`,
  bpayReferenceOf: (number: string) => `BPAY reference of ${number}`,
  toPay: (amount: string) => `${amount} to pay`,
  isOverdue: 'Overdue',
  pdf: 'Save as PDF',
  pdfOf: (what: string) => `Save as PDF: ${what}`,
  quotes: 'Quotes',
  quote: (number: string) => `Quote ${number}`,
  quoteStates: {
    accept: 'Waiting for your answer',
    accepted: 'Accepted',
    declined: 'Declined',
    expired: 'Expired',
    replaced: 'Replaced',
  } satisfies Record<QuotePageState, string>,
  answerQuote: 'View and answer',
  validUntil: (day: string) => `Valid until ${day}`,
  inspections: 'Inspections',
  noInspections: 'No inspections yet.',
  score: (score: number) => `${score.toFixed(1)} out of 5`,
  areaScore: (score: number) => `${score} out of 5`,
  notLooked: 'Not inspected',
};

export const visit = {
  /** Without times: work that the office has recorded by hand. */
  times: (from: string, until: string, name: string) =>
    [from === '' ? '' : formatClockTime(`${from}-${until}`), name].filter((part) => part !== '').join(', '),
  checklist: (done: number, all: number) => `${done} of ${all} checklist items done`,
  open: 'Checklist and photos',
  openOf: (day: string, place: string) => `Checklist and photos for ${day}, ${place}`,
  done: 'Done',
  notDone: (reason: string) => `Not done: ${reason}`,
  missing: 'Not recorded',
  nothing: 'No checklist or photos for this visit.',
  photo: (number: number) => `Photo ${number}`,
  photos: 'Photos',
  newestPhotos: (day: string) => `Photos from ${day}`,
  yourPhoto: (number: number) => `Your photo ${number}`,
  yourPhotos: 'Your photos',
  photosAway: 'Photos can’t be shown right now.',
  photosWaiting: (count: number) =>
    count === 1 ? '1 photo hasn’t arrived yet.' : `${count} photos haven’t arrived yet.`,
  good: 'All good',
  wrong: 'Report a problem',
  goodOf: (day: string, place: string) => `All good on ${day}, ${place}`,
  wrongOf: (day: string, place: string) => `Report a problem on ${day}, ${place}`,
  verdicts: { good: 'All good', wrong: 'Problem reported' },
  answeredBy: (by: string, when: string) => `${by}, ${when}`,
  thanks: 'Thanks for letting us know.',
  reported: 'Thanks. We have your report and will contact you.',
  what: 'What’s wrong?',
  whatHint: 'For example, which room and what you found.',
  needed: 'Tell us what’s wrong, or add a photo.',
  photosHint: 'Up to 4 JPG or PNG photos, 10 MB each. Our office and your company’s contacts can see them.',
  tooMany: 'You can add up to 4 photos. The others weren’t added.',
  send: 'Send to the office',
  cancel: 'Cancel',
  photosMarked: 'Send the marked photos again, or remove them.',
};

/** The state of a report. `day`: of the last re-clean; empty without one. */
export const complaint = {
  title: (number: number) => `Report ${number}`,
  states: {
    reported: () => 'We have your report and will look into it.',
    acknowledged: () => 'We’re looking into it.',
    planned: (day) => (day === '' ? 'We’ll clean again.' : `We’ll clean again on ${day}.`),
    done: (day) => `${day === '' ? 'We’ve cleaned again.' : `We cleaned again on ${day}.`} Is the problem fixed?`,
    confirmed: () => 'Resolved.',
    withdrawn: () => 'Withdrawn.',
  } satisfies Record<ComplaintState, (day: string) => string>,
  good: 'It’s fixed',
  goodOf: (number: number) => `It’s fixed: report ${number}`,
  wrong: 'Still a problem',
  wrongOf: (number: number) => `Still a problem: report ${number}`,
  what: 'What’s still wrong?',
  needed: 'Tell us what’s still wrong.',
  send: 'Send to the office',
  cancel: 'Cancel',
  thanks: 'Thanks. We have your answer.',
  failed: 'Your reports can’t be shown right now. Try again later.',
};
