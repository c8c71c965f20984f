import type { ComplaintState, MailedDocument, QuotePageState } from '@cleaning/contracts';

export const nameOfDocument: Readonly<Record<MailedDocument, string>> = {
  'job-invoice': 'Tax invoice',
  'client-invoice': 'Tax invoice',
  'adjustment-note': 'Adjustment note',
};

export const bankTexts = {
  title: 'Where you pay to',
  name: 'Account name',
  bsb: 'BSB',
  account: 'Account number',
  reference: 'Reference',
  since: (day: string) => `These have been our bank details since ${day}.`,
  warning: 'If a message asks you to pay to another account, do not pay. Call us on the number that you know.',
};

export const login = {
  title: 'Your visits and invoices',
  name: 'Client page',
  lead: 'For clients. Enter the email address our office has for you, and we’ll send you a code.',
  email: 'E-mail',
  required: 'Fill in this field.',
  send: 'Send me a code',
  sent: (email: string) =>
    `If ${email} is a contact of one of our clients, we’ve sent it a code. Enter it here, in this browser, within 10 minutes.`,
  code: 'Code',
  codeHint: 'Six digits.',
  enter: 'Open the page',
  other: 'Use another e-mail',
  again: 'Send a new code',
  againDone: 'We’ve sent a new code. Earlier codes no longer work.',
  ended: 'You are logged out. Please ask for a new code.',
};

export const page = {
  greeting: (name: string) => `Logged in as ${name}`,
  logout: 'Log out',
  client: 'Client',
  sections: 'On this page',
  open: (amount: string) => `${amount} to pay`,
  overdue: (amount: string) => `${amount} of it is overdue`,
  lessCredit: (open: string, credit: string) => `${open}, less your credit of ${credit}`,
  credit: (amount: string) => `Your credit: ${amount}`,
  refunded: (amount: string, day: string) => `We refunded ${amount} on ${day}`,
  nothingOpen: 'Nothing to pay',
  next: 'Next visits',
  noNext: 'No visit is planned in the next two weeks.',
  moreNext: (count: number) => `Show ${count} more`,
  until: (from: string, until: string) => (until === '' ? `from ${from}` : `${from}–${until}`),
  visits: 'Past visits',
  noVisits: 'There has been no visit yet.',
  more: 'Show more',
  others: (count: number) =>
    `${count === 1 ? '1 older one is' : `${count} older ones are`} not shown here. Please ask us for what you need.`,
  invoices: 'Invoices',
  noInvoices: 'No invoice has been sent yet.',
  due: (day: string) => `Due ${day}`,
  dated: (day: string) => `Dated ${day}`,
  paid: 'Paid',
  toPay: (amount: string) => `${amount} to pay`,
  isOverdue: 'Overdue',
  pdf: 'Save as PDF',
  pdfOf: (what: string) => `Save as PDF: ${what}`,
  quotes: 'Quotes',
  quote: (number: string) => `Quote ${number}`,
  quoteStates: {
    accept: 'Waits for your answer',
    accepted: 'Accepted',
    declined: 'Declined',
    expired: 'Expired',
    replaced: 'Replaced',
  } satisfies Record<QuotePageState, string>,
  answerQuote: 'Look at it and answer',
  validUntil: (day: string) => `Valid until ${day}`,
  inspections: 'Inspections',
  noInspections: 'No inspection has been made yet.',
  score: (score: number) => `${score.toFixed(1)} of 5`,
  areaScore: (score: number) => `${score} of 5`,
  notLooked: 'Not looked at',
};

export const visit = {
  /** Without times: work that the office has recorded by hand. */
  times: (from: string, until: string, name: string) =>
    [from === '' ? '' : `${from}–${until}`, name].filter((part) => part !== '').join(', '),
  checklist: (done: number, all: number) => `${done} of ${all} items of the checklist done`,
  noChecklist: 'No checklist',
  open: 'Checklist and photos',
  openOf: (day: string, place: string) => `Checklist and photos of ${day}, ${place}`,
  done: 'Done',
  notDone: (reason: string) => `Not done: ${reason}`,
  missing: 'Not answered',
  nothing: 'No checklist or photos for this visit.',
  photo: (number: number) => `Photo ${number}`,
  photos: 'Photos',
  yourPhoto: (number: number) => `Your photo ${number}`,
  yourPhotos: 'Your photos',
  photosAway: "Photos can't be shown right now.",
  photosWaiting: (count: number) =>
    count === 1 ? '1 photo has not arrived yet.' : `${count} photos have not arrived yet.`,
  good: 'All good',
  wrong: 'Something is wrong',
  goodOf: (day: string, place: string) => `All good on ${day}, ${place}`,
  wrongOf: (day: string, place: string) => `Something is wrong on ${day}, ${place}`,
  said: { good: 'All good', wrong: 'Something is wrong' },
  saidBy: (by: string, when: string) => `${by}, ${when}`,
  thanks: 'Thank you. We have noted that all was good.',
  reported: 'Thank you. Our office has your report and will contact you.',
  what: 'What is wrong?',
  whatHint: 'For example which room, and what you have found.',
  needed: 'Please say what is wrong, or add a photo.',
  photosHint: 'Up to 4 JPG or PNG pictures of 10 MB each. Our office and contacts of your company see them.',
  tooMany: 'Four photos are enough. The others were left out.',
  send: 'Send to the office',
  cancel: 'Cancel',
  photosMarked: 'Please send the marked photos again, or take them out.',
};

/** What became of a report. `day`: of the last re-clean; empty without one. */
export const complaint = {
  title: (number: number) => `Report ${number}`,
  states: {
    reported: () => 'Our office has your report and will look at it.',
    acknowledged: () => 'Our office is looking into it.',
    planned: (day) => (day === '' ? 'We will clean again.' : `We will clean again on ${day}.`),
    done: (day) =>
      `${day === '' ? 'We have cleaned again.' : `We have cleaned again on ${day}.`} Is the problem fixed?`,
    confirmed: () => 'Resolved.',
    withdrawn: () => 'It was taken back.',
  } satisfies Record<ComplaintState, (day: string) => string>,
  good: 'Resolved',
  goodOf: (number: number) => `Resolved: report ${number}`,
  wrong: 'It is still wrong',
  wrongOf: (number: number) => `It is still wrong: report ${number}`,
  what: 'What is still wrong?',
  needed: 'Please say what is still wrong.',
  send: 'Send to the office',
  cancel: 'Cancel',
  thanks: 'Thank you. Our office has your answer.',
  failed: 'What became of your reports cannot be shown at the moment.',
};
