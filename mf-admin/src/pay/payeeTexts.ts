import type { AgreementTerm } from '@cleaning/contracts';

export const payees = {
  title: 'People Who Are Paid',
  lead: 'Payment and tax details of each person.',
  caption: 'People who are paid',
  search: 'Search by name or ABN',
  standing: 'Show',
  standings: {
    all: 'Everybody',
    'on-hold': 'On hold',
    'super-undecided': 'Super undecided',
    'no-bank-details': 'No bank details',
    left: 'Former contractors',
  },
  name: 'Name',
  abn: 'ABN',
  noAbn: 'none',
  gst: 'GST',
  registered: 'Registered',
  super: 'Super',
  superIs: (answer: string) => `Super: ${answer.toLowerCase()}`,
  report: 'Annual report',
  complete: 'Complete',
  missing: 'Missing details',
  onHold: 'On hold',
  noBank: 'No bank details',
  hasLeft: 'Has left',
  empty: 'Nobody matches.',
};

export const payee = {
  lead: 'For paying this person and for the tax office.',
  abn: 'ABN',
  account: 'Account',
  ending: (ending: string) => `…${ending}`,
  none: 'none',
  heldUntil: (at: string) => `The account was changed: the next payment waits until ${at}.`,
  address: 'Address',
  person: 'Open the person’s page',
  saved: 'The details are saved.',
  save: 'Save details',
  stale: 'Somebody else has changed these details.',
  claimed: (day: string) =>
    `The person says that they are registered for GST since ${day}. Look it up in the business register, then enter it here.`,
};

export const hold = {
  title: 'Hold payments',
  lead: 'A person on hold is left out of pay runs until you release them.',
  reason: 'Reason',
  reasonRequired: 'Please write why.',
  put: 'Hold payments',
  release: 'Release payments',
  confirmRelease: (name: string) => `Do you want to pay ${name} again?`,
  isHeld: (by: string, at: string, reason: string) => `${by} holds the payments since ${at}: ${reason}`,
  held: 'The payments are on hold.',
  released: 'The payments are released.',
};

export const gst = {
  title: 'GST',
  from: 'Registered from',
  fromHint: 'Empty: not registered.',
  ended: 'Ended on',
  checked: 'ABN Lookup checked on',
};

export const statement = {
  title: 'Statement by a supplier',
  lead: 'Without an ABN 47 % is withheld, unless a statement is on file.',
  on: 'Date of the statement',
  reason: 'Why no ABN is needed',
};

export const rcti = {
  title: 'Recipient created tax invoices',
  form: 'Agreement',
  forms: { '': 'None', signed: 'Signed in writing', embedded: 'Terms on the invoice' },
  from: 'Holds from',
  ended: 'Ended on',
  refused: 'Declined on',
  terms: 'The agreement says that',
  term: {
    'supplies-named': 'it is about cleaning work for the company',
    'both-registered': 'both sides are registered for GST',
    'company-issues': 'the company issues the tax invoices',
    'supplier-does-not': 'the person issues none for this work',
    'tells-when-it-ends': 'each tells the other when a registration ends',
  } satisfies Record<AgreementTerm, string>,
  conditions: 'Conditions today',
  holds: 'holds',
  fails: 'does not hold',
  all: 'All conditions hold: the next payment comes with a recipient created tax invoice.',
  notAll: 'The next payment comes with a remittance advice.',
};

export const reported = {
  title: 'Name in the annual report',
  kind: 'Reported as',
  kinds: { individual: 'Person', business: 'Business' },
  family: 'Family name',
  given: 'Given name',
  second: 'Second given name',
  single: 'The person has one legal name only',
  business: 'Business name',
  suburb: 'Suburb',
  state: 'State',
  stateNone: 'Not chosen',
  problems: 'The annual report misses:',
  complete: 'Everything that the annual report needs is here.',
};

export const fund = {
  title: 'Super fund',
  name: 'Fund',
  usi: 'USI',
  member: 'Member number',
};

export const engagement = {
  title: 'How the person works',
  contract: 'The contract is with',
  contracts: {
    '': 'Not answered',
    person: 'the person',
    company: 'a company',
    trust: 'a trust',
    partnership: 'a partnership',
  },
  labour: 'More than half of it is labour',
  result: 'Paid for a result',
  delegate: 'May send somebody else',
  answers: { '': 'Not answered', yes: 'Yes', no: 'No' },
};

export const superDecision = {
  title: 'Super',
  answers: { yes: 'Super is owed.', no: 'Super is not owed.', undecided: 'Nobody has decided whether super is owed.' },
  proposal: (text: string) => `The answers about the engagement say: ${text}`,
  answer: 'Decision',
  yes: 'Super is owed',
  no: 'Super is not owed',
  choose: 'Choose',
  reason: 'Reason',
  from: 'From',
  decide: 'Decide',
  decided: 'The decision is kept.',
  history: 'Decisions',
  by: 'By',
  none: 'No decision yet.',
};
