import type { PayRunRow } from '@cleaning/contracts';

type Row = PayRunRow;

const formatPayments = (count: number) => (count === 1 ? '1 payment' : `${count} payments`);

export const runSteps = {
  label: 'Steps of this pay run',
  check: 'People',
  preview: 'Preview and approve',
  file: 'Bank file',
  paid: 'Mark as paid',
  remittances: 'Remittance advices',
  done: 'done',
};

export const run = {
  title: (number: number) => `Pay run ${number}`,
  lead: (through: string, payDay: string) => `Work and adjustments up to ${through}. Payment date: ${payDay}.`,
  leadPaid: (through: string, paidOn: string) => `Work and adjustments up to ${through}, paid on ${paidOn}.`,
  leadPaidOther: (through: string, payDay: string, paidOn: string) =>
    `Work and adjustments up to ${through}, due ${payDay}, paid on ${paidOn}.`,
  changeDays: 'Change dates',
  days: 'Pay run dates',
  saveDays: 'Save dates',
  savedDays: 'Dates saved.',
  close: 'Close',
  cancel: 'Cancel pay run',
  cancelTitle: (number: number) => `Cancel pay run ${number}?`,
  cancelLead: 'Nobody is paid. Everything in it goes into the next pay run.',
  reason: 'Reason',
  cancelled: (number: number) => `Pay run ${number} cancelled.`,
  undo: 'Undo approval',
  confirmUndo: (hasFile: boolean) =>
    hasFile
      ? 'Undo the approval?\nYou’ve already downloaded a bank file. If you’ve uploaded it to the bank, people could be paid twice.'
      : 'Undo the approval?\nThe pay run becomes a draft again.',
  undone: 'The pay run is a draft again.',
  wasCancelled: (by: string, at: string, reason: string) => `${by} cancelled this run on ${at}: ${reason}`,
  wasPaid: (by: string, day: string) => `Paid on ${day}. Marked as paid by ${by}.`,
  wasApproved: (by: string, at: string) => `Approved by ${by} on ${at}.`,
  wasApprovedByTwo: (first: string, by: string, at: string) => `Approved by ${first}, then by ${by} on ${at}.`,
  firstApproved: (by: string, at: string) => `${by} approved it on ${at}. Another admin needs to approve it too.`,
  nobody: 'There’s nothing to pay up to this date. Choose a later date, or approve the timesheets that are waiting.',
  approvals: 'Go to approvals',
};

export const check = {
  title: 'People with problems',
  none: 'No problems found. Everyone with pay due is in this run.',
  leftOut: (count: number) => (count === 1 ? '1 person left out' : `${count} people left out`),
  leftOutLead: 'They’ll be paid in the next run.',
  warned: (count: number) => (count === 1 ? '1 person to check' : `${count} people to check`),
  warnedLead: 'They’ll be paid in this run unless you leave them out.',
  byChoice: 'Left out by an admin.',
  bankDetails: 'Bank details',
  bankDetailsLabel: (name: string) => `Bank details for ${name}`,
  settings: 'Pay settings',
  settingsLabel: (name: string) => `Pay settings for ${name}`,
  leaveOut: 'Leave out',
  leaveOutLabel: (name: string) => `Leave out ${name}`,
  payAgain: 'Include',
  payAgainLabel: (name: string) => `Include ${name}`,
  next: 'Continue to preview',
};

export const preview = {
  title: 'Preview',
  totals: 'Totals',
  back: 'Back to people',
  people: 'People',
  hours: 'Hours',
  work: 'Work',
  corrections: 'Corrections',
  adjustments: 'Adjustments',
  gst: 'GST',
  withheld: 'Withheld',
  super: 'Super (paid on top)',
  toPay: 'To pay',
  paid: 'Paid',
  last: (number: number) => `Paid in pay run ${number}`,
  difference: 'Difference',
  byPerson: 'By person',
  byPlace: 'By site',
  person: 'Person',
  place: 'Site',
  amount: 'Amount',
  account: 'Account',
  accountEnding: (ending: string) => `…${ending}`,
  noAccount: 'no account',
  rcti: 'RCTI',
  advice: 'Remittance advice',
  lastRun: 'Last run',
  change: {
    new: 'New',
    gone: 'Not in this run',
    more: 'More',
    less: 'Less',
    same: 'No change',
  } satisfies Record<Row['change'], string>,
  notInLast: 'Not in the last run',
  usual: (amount: string) => `usually ${amount}`,
  leftOut: 'Left out',
  notPaid: (amount: string) => `${amount} not in this run`,
  returned: (day: string) => `Returned ${day}`,
  noRows: 'No one is in this run.',
  noPlaces: 'No sites in this run.',
  lines: (name: string) => `Pay details for ${name}`,
  linesLabel: (name: string) => `Show pay details for ${name}`,
  day: 'Date',
  what: 'Item',
  kinds: {
    work: 'Work',
    correction: 'Correction',
    settlement: 'Paid outside a pay run',
    reimbursement: 'Reimbursement',
    bonus: 'Bonus',
    deduction: 'Deduction',
  } as const,
  noLines: 'No items.',
  file: 'File',
  close: 'Close',
  approve: 'Approve',
  approveSecond: 'Approve as second admin',
  confirmApprove: (people: number, amount: string) => `Approve ${formatPayments(people)}?\nThe total is ${amount}.`,
  approved: 'Pay run approved.',
  approvedFirst: 'Approved. Another admin needs to approve it too.',
  changed: 'The amounts below are now up to date.',
  onlyProblems: 'Only people with problems',
  cameBack: 'Mark as returned',
};

export const bankFile = {
  title: 'Bank file',
  lead: 'Download the file, then upload it to your online banking.',
  account: 'Pay from',
  processingDay: 'Processing date',
  otherDay: (payDay: string) => `This run’s payment date is ${payDay}.`,
  make: 'Download bank file',
  makeAgain: 'Download bank file again',
  made: (count: number, amount: string) => `Bank file downloaded: ${formatPayments(count)}, ${amount} in total.`,
  noAccount: 'You haven’t added a company bank account yet.',
  addAccount: 'Add account',
  problems: 'We couldn’t create the file. Fix these first:',
  warnings: 'Your bank may query these:',
  again: 'You’ve already downloaded a bank file for this run. Only upload one, or people will be paid twice.',
  files: 'Bank files',
  madeAt: 'Created',
  by: 'By',
  payments: 'Payments',
  total: 'Total',
  noFiles: 'No bank files yet.',
  nothing: 'There’s nothing to pay through the bank. Mark the run as paid.',
};

export const paying = {
  title: 'Mark as paid',
  lead: 'Do this once the bank has paid. We’ll email everyone their remittance advice. You can’t undo it.',
  paidOn: 'Paid on',
  submit: 'Mark as paid',
  confirm: (people: number, amount: string, day: string) =>
    people === 1
      ? `Mark 1 person as paid?\n${amount}, paid on ${day}. You can’t undo this.`
      : `Mark ${people} people as paid?\n${amount} in total, paid on ${day}. You can’t undo this.`,
  confirmOtherDay: (day: string, fileDay: string, people: number, amount: string) =>
    `Mark as paid on ${day}?\nThe bank file is dated ${fileDay}. The date you choose is on the remittance advices and in GST, super and tax reports. ${
      people === 1 ? '1 person' : `${people} people`
    }, ${amount}. You can’t undo this.`,
  noFile: 'You haven’t downloaded a bank file for this run.',
  fileDay: (day: string) => `The bank file is dated ${day}. Mark the run as paid on that date.`,
  fileDayAhead: (day: string) => `The bank file is dated ${day}. Come back then to mark the run as paid on that date.`,
  done: 'Pay run marked as paid. We’ll email everyone in it.',
};

export const documents = {
  title: 'Remittance advices',
  lead: 'Everyone got an email and can see theirs in the app.',
  caption: 'Documents in this run',
  number: 'Number',
  person: 'Person',
  kind: 'Type',
  kinds: {
    'remittance-advice': 'Remittance advice',
    rcti: 'Recipient created tax invoice',
    'adjustment-note': 'Adjustment note',
  } as const,
  basedOn: (number: string) => `for ${number}`,
  total: 'Total',
  pdf: 'PDF',
  pdfLabel: (number: string) => `Download PDF of ${number}`,
  none: 'This run has no documents.',
};

export const returns = {
  title: 'Returned payments',
  lead: 'Choose the returns file from your bank, then mark each payment.',
  file: 'Returns file',
  read: 'Read file',
  chooseFile: 'Choose a file first.',
  tooLarge: 'This file is too large. Choose the returns file from your bank.',
  caption: 'Payments in the file',
  person: 'Person',
  unknown: 'Unknown payment',
  amount: 'Amount',
  reason: 'Reason',
  standing: 'Status',
  known: 'Marked as returned',
  uncertain: 'The bank account has changed since this payment. Check it before you mark it as returned.',
  mark: 'Mark as returned',
  markLabel: (name: string) => `Mark as returned: ${name}`,
  confirm: (name: string, amount: string) =>
    `Mark ${name}’s payment as returned?\n${amount} goes into the next pay run, and ${name} is asked to check their bank details.`,
  marked: (name: string) => `${name}’s payment marked as returned.`,
  returnedOn: 'Returned on',
  line: (line: number, msg: string) => `Line ${line}: ${msg}`,
  none: 'There are no returned payments in this file.',
  cameBack: (name: string) => `Mark ${name}’s payment as returned?`,
  cameBackLead: (name: string, amount: string) =>
    `${amount} goes into the next pay run, and ${name} is asked to check their bank details.`,
  close: 'Close',
  reasonLabel: 'Reason given by the bank',
};
