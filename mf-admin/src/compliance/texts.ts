import type { ComplianceKind, ComplianceState, ComplianceVersion } from '@cleaning/contracts';

export const states: Readonly<Record<ComplianceState, string>> = {
  missing: 'Missing',
  unchecked: 'Date not checked',
  submitted: 'To check',
  refused: 'Refused',
  verified: 'Verified',
  expiring: 'Ends soon',
  expired: 'Expired',
};

export const versionStates: Readonly<Record<ComplianceVersion['state'], string>> = {
  unchecked: 'Date not checked',
  submitted: 'To check',
  verified: 'Verified',
  refused: 'Refused',
  replaced: 'Replaced before it was checked',
};

/** Names of columns. */
export const shortKinds: Readonly<Record<ComplianceKind, string>> = {
  passport_img: 'Passport',
  address_proof_img: 'Address',
  police_check_img: 'Police check',
  children_check_img: 'Children',
  agreement_img: 'Agreement',
  declaration_img: 'Declaration',
  public_liability: 'Liability',
  visa: 'Visa',
  induction: 'Induction',
  licence: 'Licence',
};

export const board = {
  title: 'Documents',
  lead: "Each person's documents and when they expire.",
  caption: 'Documents by person and kind',
  search: 'Name',
  person: 'Person',
  summary: 'To do',
  nothingToDo: 'Nothing to do',
  kind: 'Kind',
  allKinds: 'All kinds',
  state: 'State',
  allStates: 'All states',
  waiting: 'To check, renewals too',
  renewal: 'renewal to check',
  until: (day: string) => `until ${day}`,
  ended: (day: string) => `since ${day}`,
  empty: 'No sub-contractor has registered yet.',
  none: 'Nobody found.',
};

export const person = {
  back: 'Documents',
  titleOf: (name: string) => `Documents of ${name}`,
  account: 'Personal details',
  others: 'Other kinds',
  othersLead: 'Kinds that this person has not sent.',
  validUntil: 'Valid until',
  noEnd: 'No end date',
  issuedOn: 'Issued on',
  seenBy: 'Seen by',
  sent: 'Sent',
  workLimit: 'Work limit',
  hasLimit: '48 hours in two weeks while the course is in session',
  reason: 'Reason',
  asked: (when: string) => `Asked for on ${when}`,
  ask: 'Ask for renewal',
  askMissing: 'Ask for it',
  isAsked: (name: string, kind: string) => `${name} is asked for: ${kind}`,
  version: (number: number) => `Version ${number}`,
  former: (count: number) => (count === 1 ? 'Former version' : `${count} former versions`),
  confirmed: 'Confirmed',
  file: (kind: string, number: number, count: number) => (count === 1 ? kind : `${kind}, file ${number}`),
  filesDeleted: (when: string) => `The file was deleted on ${when}. What was recorded stays.`,
  renewalWaits: 'A newer version is waiting. The verified one stays valid until you verify the newer one.',
  renewalRefused: 'The newest version was refused. The one before stays valid.',
};

export const decision = {
  verify: 'Verify',
  correct: 'Correct what is recorded',
  save: 'Save',
  openFirst: 'Open each file first. Then you can verify the document.',
  issuedOn: 'Issued on',
  expiresOn: 'Last day of validity',
  expiresHint: (months: number) => `We count ${months} months from the day of issue; change it where that is wrong.`,
  confirm: 'Confirm',
  later: (what: string) => `${what} (can follow later)`,
  required: 'Please fill this field.',
  unconfirmed: 'Tick this once you have checked it.',
  chooseOutcome: 'Choose',
  workLimit: 'Work limit: 48 hours in two weeks while the course is in session (condition 8105 or 8104)',
  verified: (kind: string) => `${kind}: verified`,
  stale: 'Somebody else has decided about this document.',
  refuse: 'Refuse',
  reason: 'Why it is refused',
  reasonHint: 'The person reads it.',
  refused: (kind: string) => `${kind}: refused`,
};

export const rules = {
  title: 'Rules',
  lead: 'A kind that counts stops new assignments and covers once it is expired. A job can require further kinds.',
  policeDays: 'Days after which the file of a police check is deleted',
  policeHint: 'Counted from the day on which it was verified.',
  policeMonths: 'Months that a police check counts from its issue',
  counting: 'Kinds that count',
  start: 'Start with an expired document',
  starts: { warn: 'Warn, and let the person start', refuse: 'Refuse' },
  save: 'Save rules',
  saved: 'The rules are saved.',
  stale: 'Somebody else has changed the rules.',
};

export const hours = {
  withShift: 'With this shift:',
  withJob: 'With this job:',
  notRead: 'Couldn’t check hours against visa limits.',
  question: 'Go on anyway?',
};
