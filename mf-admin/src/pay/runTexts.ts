import type { PayRunRow } from '@cleaning/contracts';

type Row = PayRunRow;

export const runSteps = {
  label: 'Steps of this pay run',
  check: 'People',
  preview: 'Preview and approve',
  file: 'Bank file',
  paid: 'Mark as paid',
  remittances: 'Remittances',
  done: 'done',
};

export const run = {
  title: (number: number) => `Pay run ${number}`,
  lead: (through: string, payDay: string) => `Work and adjustments until ${through}, to be paid on ${payDay}.`,
  leadPaid: (through: string, paidOn: string) => `Work and adjustments until ${through}, paid on ${paidOn}.`,
  leadPaidOther: (through: string, payDay: string, paidOn: string) =>
    `Work and adjustments until ${through}, planned for ${payDay} and paid on ${paidOn}.`,
  changeDays: 'Change the days',
  days: 'Days of the run',
  saveDays: 'Save the days',
  savedDays: 'The days are changed.',
  close: 'Close',
  cancel: 'Cancel the run',
  cancelTitle: (number: number) => `Cancel pay run ${number}`,
  cancelLead: 'Nothing is lost: what it would pay is payable again in the next run.',
  reason: 'Reason',
  cancelled: (number: number) => `Pay run ${number} is cancelled.`,
  undo: 'Undo the approval',
  confirmUndo: (hasFile: boolean) =>
    hasFile
      ? 'A bank file was made. If the bank has it, the people in it may be paid twice. Do you want to undo the approval all the same?'
      : 'Do you want to make this run a draft again?',
  undone: 'The run is a draft again.',
  wasCancelled: (by: string, at: string, reason: string) => `${by} cancelled this run on ${at}: ${reason}`,
  wasPaid: (by: string, day: string) => `Paid on ${day}, marked by ${by}.`,
  wasApproved: (by: string, at: string) => `Approved by ${by} on ${at}.`,
  wasApprovedByTwo: (first: string, by: string, at: string) => `Approved by ${first} and ${by}, the last on ${at}.`,
  firstApproved: (by: string, at: string) => `${by} approved it on ${at}. Another admin must approve the same.`,
  nobody: 'Nothing is payable until this day. Choose a later day, or approve held hours first.',
  approvals: 'Approve held hours',
};

export const check = {
  title: 'People with problems',
  none: 'Nobody has a problem. Everybody with something to pay is in this run.',
  leftOut: (count: number) => (count === 1 ? '1 person is left out' : `${count} people are left out`),
  leftOutLead: 'What they are owed waits for the next run.',
  warned: (count: number) => (count === 1 ? '1 person to look at' : `${count} people to look at`),
  warnedLead: 'They are paid by this run unless you leave them out.',
  byChoice: 'Left out by choice.',
  bankDetails: 'Bank details',
  bankDetailsOf: (name: string) => `Bank details of ${name}`,
  settings: 'Pay settings',
  settingsOf: (name: string) => `Pay settings of ${name}`,
  leaveOut: 'Leave out',
  leaveOutOf: (name: string) => `Leave out ${name}`,
  payAgain: 'Pay in this run',
  payAgainOf: (name: string) => `Pay in this run: ${name}`,
  next: 'Go on to the preview',
};

export const preview = {
  title: 'Preview',
  totals: 'Totals',
  back: 'Back to the people',
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
  last: (number: number) => `Pay run ${number} paid`,
  difference: 'Difference',
  byPerson: 'By person',
  byPlace: 'By place',
  person: 'Person',
  place: 'Place',
  amount: 'Amount',
  account: 'Account',
  accountEnding: (ending: string) => `…${ending}`,
  noAccount: 'no account',
  rcti: 'RCTI',
  advice: 'Remittance advice',
  lastRun: 'Last run',
  change: {
    new: 'New',
    gone: 'Not paid now',
    more: 'More',
    less: 'Less',
    same: 'Same',
  } satisfies Record<Row['change'], string>,
  notInLast: 'Not in the last run',
  usual: (amount: string) => `usually ${amount}`,
  leftOut: 'Left out',
  returned: (day: string) => `Returned ${day}`,
  noRows: 'Nobody is in this run.',
  noPlaces: 'No place is in this run.',
  lines: (name: string) => `What ${name} is paid for`,
  linesOf: (name: string) => `Show what ${name} is paid for`,
  day: 'Day',
  what: 'For',
  kinds: {
    work: 'Work',
    correction: 'Correction',
    settlement: 'Paid on the desk',
    reimbursement: 'Reimbursement',
    bonus: 'Bonus',
    deduction: 'Deduction',
  } as const,
  noLines: 'Nothing.',
  file: 'File',
  close: 'Close',
  approve: 'Approve',
  approveSecond: 'Approve as the second admin',
  confirmApprove: (people: number, amount: string) =>
    people === 1
      ? `Do you want to approve 1 payment of ${amount}?`
      : `Do you want to approve ${people} payments of ${amount}?`,
  approved: 'The run is approved.',
  approvedFirst: 'Your approval is kept. Another admin must approve the same.',
  changed: 'The amounts below are those of now.',
  onlyProblems: 'Only people with problems',
  cameBack: 'The payment came back',
};

export const bankFile = {
  title: 'Bank file',
  lead: 'The file is made from bank details that are read now and not kept. Upload it in your bank’s site.',
  account: 'From the account',
  processingDay: 'Processing day',
  otherDay: (payDay: string) => `The run is to be paid on ${payDay}.`,
  make: 'Make and download the file',
  makeAgain: 'Make and download it again',
  made: (payments: number, amount: string) =>
    payments === 1
      ? `The file with 1 payment of ${amount} is downloaded.`
      : `The file with ${payments} payments, ${amount} together, is downloaded.`,
  noAccount: 'No account of the company is entered yet.',
  addAccount: 'Add an account',
  problems: 'The file was not written. Please look at these first:',
  warnings: 'The bank may ask about these:',
  again: 'A file was made already. Use one of them only: two files pay people twice.',
  files: 'Files that were made',
  madeAt: 'Made',
  by: 'By',
  payments: 'Payments',
  total: 'Total',
  noFiles: 'No file was made yet.',
  nothing: 'Nobody is paid through the bank: the amounts are balanced. Mark the run as paid.',
};

export const paying = {
  title: 'Mark as paid',
  lead: 'When the bank has paid: people are told, and remittance advices and tax invoices get their numbers. It cannot be undone.',
  paidOn: 'Paid on',
  submit: 'Mark as paid',
  confirm: (people: number, amount: string, day: string) =>
    people === 1
      ? `Was 1 person paid ${amount} on ${day}? This cannot be undone.`
      : `Were ${people} people paid ${amount} together on ${day}? This cannot be undone.`,
  noFile: 'No bank file was made for this run.',
  fileDay: (day: string) =>
    `The bank file says ${day}: the bank pays on that day. Mark the run as paid then, with that day.`,
  done: 'The run is paid, and people are told.',
};

export const documents = {
  title: 'Remittances',
  lead: 'Each person has them in the app and was told by mail.',
  caption: 'Documents of this run',
  number: 'Number',
  person: 'Person',
  kind: 'Kind',
  kinds: {
    'remittance-advice': 'Remittance advice',
    rcti: 'Recipient created tax invoice',
    'adjustment-note': 'Adjustment note',
  } as const,
  of: (number: string) => `of ${number}`,
  total: 'Total',
  pdf: 'PDF',
  pdfOf: (number: string) => `Download ${number} as PDF`,
  none: 'This run has no documents.',
};

export const returns = {
  title: 'Returned payments',
  lead: 'Choose the file of returns from your bank. Nothing changes until you mark a payment.',
  file: 'File of returns',
  read: 'Read the file',
  chooseFile: 'Please choose a file first.',
  tooLarge: 'This file is too large to be a file of returns.',
  caption: 'Payments in the file',
  person: 'Person',
  unknown: 'Unknown payment',
  amount: 'Amount',
  reason: 'Reason',
  standing: 'Status',
  known: 'Marked as returned',
  uncertain: 'The account has changed since: please compare',
  mark: 'Mark as returned',
  markOf: (name: string) => `Mark as returned: ${name}`,
  confirm: (name: string, amount: string) =>
    `Do you want to mark the payment of ${amount} to ${name} as returned? It is payable again, and ${name} is asked to check their bank details.`,
  marked: (name: string) => `The payment to ${name} is payable again.`,
  returnedOn: 'Returned on',
  line: (line: number, msg: string) => `Line ${line}: ${msg}`,
  none: 'The file has no returned payments.',
  cameBack: (name: string) => `The payment to ${name} came back`,
  cameBackLead: (name: string, amount: string) =>
    `${amount} is payable again, and ${name} is asked to check their bank details.`,
  close: 'Close',
  reasonLabel: 'Reason of the bank',
};
