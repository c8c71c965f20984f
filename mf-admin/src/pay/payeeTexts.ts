import type { AgreementTerm } from '@cleaning/contracts';

export const payees = {
  title: 'People',
  caption: 'People',
  search: 'Search people',
  standing: 'Show',
  standings: {
    all: 'Everyone',
    'on-hold': 'On hold',
    'super-undecided': 'Super not decided',
    'no-bank-details': 'No bank details',
    left: 'People who have left',
  },
  name: 'Name',
  abn: 'ABN',
  noAbn: 'none',
  gst: 'GST',
  registered: 'Registered',
  super: 'Super',
  superIs: (answer: string) => `Super: ${answer.toLowerCase()}`,
  report: 'TPAR',
  complete: 'Complete',
  missing: 'Missing details',
  onHold: 'On hold',
  noBank: 'No bank details',
  hasLeft: 'Has left',
  empty: 'No one to pay yet.',
  none: 'No people found.',
};

export const payee = {
  abn: 'ABN',
  account: 'Account',
  ending: (ending: string) => `…${ending}`,
  none: 'none',
  heldUntil: (at: string) => `The bank account has changed. Payments are on hold until ${at}.`,
  address: 'Address',
  person: 'Open profile',
  saved: 'Details saved.',
  save: 'Save details',
  claimed: (day: string) =>
    `They say they’ve been registered for GST since ${day}. Check ABN Lookup, then enter the date below.`,
};

export const hold = {
  title: 'Hold payments',
  lead: 'This person is left out of pay runs until you release their payments.',
  reason: 'Reason',
  reasonRequired: 'Enter a reason.',
  put: 'Hold payments',
  release: 'Release payments',
  confirmRelease: (name: string) => `Release ${name}’s payments?\nThe next pay run includes them again.`,
  isHeld: (by: string, at: string, reason: string) => `${by} put payments on hold on ${at}: ${reason}`,
  held: 'Payments put on hold.',
  released: 'Payments released.',
};

export const gst = {
  title: 'GST',
  from: 'Registered from',
  fromHint: 'Leave empty if not registered.',
  ended: 'Ended on',
  checked: 'ABN Lookup checked on',
};

export const statement = {
  title: 'Statement by a supplier',
  lead: 'If they have no ABN, we withhold 47% unless you have this statement.',
  on: 'Statement date',
  reason: 'Why no ABN is quoted',
};

export const rcti = {
  title: 'Recipient created tax invoices',
  form: 'Agreement',
  forms: { '': 'None', signed: 'Signed in writing', embedded: 'Terms on the invoice' },
  from: 'Applies from',
  ended: 'Ended on',
  refused: 'Declined on',
  terms: 'The agreement says',
  term: {
    'supplies-named': 'it covers cleaning work for the company',
    'both-registered': 'both parties are registered for GST',
    'company-issues': 'the company issues the tax invoices',
    'supplier-does-not': 'the supplier doesn’t issue tax invoices for this work',
    'tells-when-it-ends': 'each party tells the other if its GST registration ends',
  } satisfies Record<AgreementTerm, string>,
  conditions: 'RCTI conditions',
  holds: 'met',
  fails: 'not met',
  all: 'All conditions are met. The next payment comes with a recipient created tax invoice (RCTI).',
  notAll: 'Some conditions aren’t met. The next payment comes with a remittance advice instead.',
};

export const reported = {
  title: 'Name for the TPAR',
  kind: 'Report as',
  kinds: { individual: 'Person', business: 'Business' },
  family: 'Family name',
  given: 'Given name',
  second: 'Second given name',
  single: 'Only has one legal name',
  business: 'Business name',
  suburb: 'Suburb',
  state: 'State',
  stateNone: 'Choose a state',
  problems: 'Missing for the TPAR:',
  complete: 'Nothing is missing for the TPAR.',
};

export const fund = {
  title: 'Super fund',
  name: 'Fund',
  usi: 'USI',
  member: 'Member number',
};

export const engagement = {
  title: 'Working arrangement',
  contract: 'Who the contract is with',
  contracts: {
    '': 'Not answered',
    person: 'The person',
    company: 'A company',
    trust: 'A trust',
    partnership: 'A partnership',
  },
  labour: 'Mainly labour (more than half)',
  result: 'Paid to achieve a result',
  delegate: 'Can send someone else to do the work',
  answers: { '': 'Not answered', yes: 'Yes', no: 'No' },
};

export const superDecision = {
  title: 'Super',
  select: (name: string) => `Select ${name}`,
  decideMany: (count: number) => `Decide super for ${count === 1 ? '1 person' : `${count} people`}`,
  decidedMany: (count: number) => `Super decided for ${count === 1 ? '1 person' : `${count} people`}.`,
  close: 'Close',
  answers: { yes: 'Super is owed.', no: 'Super isn’t owed.', undecided: 'You haven’t decided whether super is owed.' },
  proposal: (text: string) => `Based on the working arrangement: ${text}`,
  answer: 'Decision',
  yes: 'Super is owed',
  no: 'Super isn’t owed',
  choose: 'Choose',
  reason: 'Reason',
  from: 'From',
  decide: 'Save decision',
  decided: 'Decision saved.',
  history: 'Decisions',
  by: 'By',
  none: 'No decision yet.',
};
