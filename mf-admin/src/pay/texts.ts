import type { CallAnswer, listAdjustments, listRuns, PaySuperAnswer } from '@cleaning/contracts';

type RunState = CallAnswer<typeof listRuns>['rows'][number]['state'];
type Adjustment = CallAnswer<typeof listAdjustments>['rows'][number];

export const runStates: Readonly<Record<RunState, string>> = {
  draft: 'Draft',
  approved: 'Approved',
  paid: 'Paid',
  cancelled: 'Cancelled',
};

export const superAnswers: Readonly<Record<PaySuperAnswer, string>> = {
  yes: 'Owed',
  no: 'Not owed',
  undecided: 'Not decided',
};

export const payRuns = {
  title: 'Pay runs',
  lead: 'Pays all approved work up to the date you choose.',
  open: 'Start pay run',
  openTitle: 'Start pay run',
  throughDay: 'Pay work up to',
  throughDayHint: 'Includes this date and any earlier work that hasn’t been paid.',
  payDay: 'Payment date',
  payDayHint: 'GST, withholding and super are worked out for this date.',
  submit: 'Start pay run',
  close: 'Close',
  continueRun: (number: number) => `Continue pay run ${number}`,
  returns: 'Import returned payments',
  caption: 'Pay runs',
  number: 'Number',
  run: (number: number) => `Pay run ${number}`,
  through: 'Work up to',
  payOn: 'Payment date',
  state: 'Status',
  allStates: 'All',
  people: 'People',
  amount: 'Amount',
  by: 'By',
  returned: (count: number) => (count === 1 ? '1 returned' : `${count} returned`),
  empty: 'No pay runs yet. Start one to see what’s due.',
  none: 'No pay runs with this status.',
  workedOut: 'Open to see',
};

export const adjustments = {
  title: 'Adjustments',
  lead: 'Reimbursements, bonuses and deductions for the next pay run.',
  add: 'Add adjustment',
  caption: 'Adjustments',
  search: 'Search adjustments',
  state: 'Status',
  states: { all: 'All', open: 'Not paid yet' },
  standing: { open: 'Not paid yet', 'in-run': 'In a pay run', paid: 'Paid' } satisfies Record<
    Adjustment['state'],
    string
  >,
  person: 'Person',
  kind: 'Type',
  kinds: {
    reimbursement: 'Reimbursement',
    bonus: 'Bonus',
    deduction: 'Deduction',
  } satisfies Record<Adjustment['kind'], string>,
  amount: 'Amount',
  amountLabel: 'Amount (A$, excl. GST)',
  day: 'Pay from',
  from: (day: string) => `From ${day}`,
  dayHint: 'Goes into the first pay run on or after this date.',
  reason: 'Reason',
  reasonHint: 'Appears on the remittance advice.',
  kept: 'Where you keep the document, if you’re not adding a file',
  file: 'File',
  taxable: 'Part of the price of the work (add GST)',
  agreed: 'Agreed to in writing',
  added: 'Added',
  withdraw: 'Remove',
  withdrawLabel: (kind: string, person: string) => `Remove ${kind.toLowerCase()} for ${person}`,
  confirmWithdraw: (kind: string, amount: string, person: string) =>
    `Remove this ${kind.toLowerCase()}?\n${amount} for ${person} won’t go into a pay run.`,
  withdrawn: 'Adjustment removed.',
  saved: 'Adjustment added.',
  submit: 'Add adjustment',
  close: 'Close',
  empty: 'No adjustments yet.',
  none: 'No adjustments found.',
  choosePerson: 'Choose a person',
  findPerson: 'Find a person',
  noPerson: 'No people found.',
};

/** Receipts and agreements. */
export const adjustmentFiles = {
  kinds: {
    reimbursement: 'Receipt',
    bonus: 'Bonus agreement',
    deduction: 'Written agreement',
  } satisfies Record<Adjustment['kind'], string>,
  label: 'Receipt or agreement',
  hint: 'PDF, JPEG or PNG, up to 10 MB. The person can open it too.',
  progress: 'Uploading the file',
  chooseFirst: 'Choose a file first.',
  attach: 'Add file',
  attachTo: (about: string) => `Add file: ${about}`,
  attached: 'File added.',
  close: 'Close',
};
