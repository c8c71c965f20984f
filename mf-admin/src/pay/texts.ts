import type { AnswerOf, listAdjustments, listRuns, PaySuperAnswer } from '@cleaning/contracts';

type RunState = AnswerOf<typeof listRuns>['rows'][number]['state'];
type Adjustment = AnswerOf<typeof listAdjustments>['rows'][number];

export const payNav = {
  label: 'Pay',
  runs: 'Pay runs',
  people: 'People',
  adjustments: 'Adjustments',
  super: 'Super',
  report: 'Annual report',
  contractors: 'Days and hours',
  costs: 'Cost by place',
  settings: 'Settings',
};

export const runStates: Readonly<Record<RunState, string>> = {
  draft: 'Draft',
  approved: 'Approved',
  paid: 'Paid',
  cancelled: 'Cancelled',
};

export const superAnswers: Readonly<Record<PaySuperAnswer, string>> = {
  yes: 'Owed',
  no: 'Not owed',
  undecided: 'Undecided',
};

export const payRuns = {
  title: 'Pay Runs',
  lead: 'A pay run pays everything that is approved until a day and was not paid before. One run is open at a time.',
  open: 'Open a pay run',
  openTitle: 'Open a pay run',
  throughDay: 'Pay work until',
  throughDayHint: 'Included. Nothing earlier is left out: what was approved late is paid too.',
  payDay: 'Day of payment',
  payDayHint: 'GST, withholding and super follow it.',
  submit: 'Open pay run',
  close: 'Close',
  goOn: (number: number) => `Go on with pay run ${number}`,
  returns: 'Read returned payments',
  caption: 'Pay runs',
  number: 'Number',
  run: (number: number) => `Pay run ${number}`,
  through: 'Work until',
  payOn: 'Day of payment',
  state: 'State',
  allStates: 'All',
  people: 'People',
  amount: 'Amount',
  by: 'By',
  returned: (count: number) => (count === 1 ? '1 returned' : `${count} returned`),
  empty: 'There is no pay run yet. Open the first one to see what would be paid.',
  none: 'No pay run is in this state.',
  workedOut: 'when opened',
};

export const adjustments = {
  title: 'Adjustments',
  lead: 'Reimbursements, bonuses and deductions by hand. The next pay run pays them or takes them off.',
  add: 'Add an adjustment',
  caption: 'Adjustments',
  search: 'Search by person or reason',
  state: 'State',
  states: { all: 'All', open: 'Waiting for a run' },
  standing: { open: 'Waits for a run', 'in-run': 'In a run', paid: 'Paid' } satisfies Record<
    Adjustment['state'],
    string
  >,
  person: 'Person',
  kind: 'Kind',
  kinds: {
    reimbursement: 'Reimbursement',
    bonus: 'Bonus',
    deduction: 'Deduction',
  } satisfies Record<Adjustment['kind'], string>,
  amount: 'Amount',
  amountLabel: 'Amount (A$, without GST)',
  day: 'Paid from',
  from: (day: string) => `From ${day}`,
  dayHint: 'A run that pays until this day or a later one takes it.',
  reason: 'Reason',
  reasonHint: 'The person reads it on their remittance advice.',
  kept: 'Where it is kept, when there is no file',
  file: 'File',
  taxable: 'It is part of the price of the work: GST is paid on it',
  agreed: 'The person has agreed to it in writing',
  added: 'Added',
  withdraw: 'Take back',
  withdrawOf: (kind: string, person: string) => `Take back: ${kind} of ${person}`,
  confirmWithdraw: (kind: string, amount: string, person: string) =>
    `Do you want to take back the ${kind.toLowerCase()} of ${amount} for ${person}?`,
  withdrawn: 'It is taken back.',
  saved: 'The adjustment is added.',
  submit: 'Add adjustment',
  close: 'Close',
  empty: 'There are no adjustments.',
  none: 'No adjustment matches.',
  choosePerson: 'Choose a person',
  findPerson: 'Find a person',
  noPerson: 'Nobody matches.',
};

/** Receipts and agreements. */
export const adjustmentFiles = {
  kinds: {
    reimbursement: 'Receipt',
    bonus: 'What it is agreed in',
    deduction: 'The person’s agreement in writing',
  } satisfies Record<Adjustment['kind'], string>,
  label: 'Receipt or agreement',
  hint: 'PDF, JPEG or PNG, up to 10 MB. The person can read it too.',
  progress: 'Sending the file',
  chooseFirst: 'Choose a file first.',
  attach: 'Add file',
  attachTo: (about: string) => `Add file: ${about}`,
  attached: 'The file is added.',
  close: 'Close',
};
