import type { ComplianceKind, ComplianceState, ComplianceVersion } from '@cleaning/contracts';

export const states: Readonly<Record<ComplianceState, string>> = {
  missing: 'Missing',
  unchecked: 'Details to check',
  submitted: 'To check',
  refused: 'Rejected',
  verified: 'Verified',
  expiring: 'Expiring soon',
  expired: 'Expired',
};

export const versionStates: Readonly<Record<ComplianceVersion['state'], string>> = {
  unchecked: 'Details to check',
  submitted: 'To check',
  verified: 'Verified',
  refused: 'Rejected',
  replaced: 'Replaced before it was checked',
};

/** Names of columns. */
export const shortKinds: Readonly<Record<ComplianceKind, string>> = {
  passport_img: 'Passport',
  address_proof_img: 'Address',
  police_check_img: 'Police check',
  children_check_img: 'WWCC',
  agreement_img: 'Agreement',
  declaration_img: 'Declaration',
  public_liability: 'Liability',
  visa: 'Visa',
  induction: 'Induction',
  licence: 'Licence',
};

export const board = {
  title: 'Documents',
  lead: 'Each person’s documents and when they expire.',
  caption: 'Documents by person and type',
  search: 'Search people',
  person: 'Person',
  summary: 'To do',
  nothingToDo: 'Nothing to do',
  kind: 'Document',
  allKinds: 'All documents',
  state: 'Status',
  allStates: 'All statuses',
  waiting: 'To check, including renewals',
  renewal: 'renewal to check',
  until: (day: string) => `expires ${day}`,
  ended: (day: string) => `on ${day}`,
  empty: 'No sub-contractors yet.',
  none: 'No people found.',
};

export const person = {
  back: 'Documents',
  personTitle: (name: string) => `${name}’s documents`,
  account: 'Personal details',
  others: 'Other documents',
  othersLead: 'Not uploaded yet.',
  validUntil: 'Expires',
  noEnd: 'No expiry date',
  issuedOn: 'Issued on',
  seenBy: 'Seen by',
  sent: 'Sent',
  signed: 'Signed on screen',
  signedBy: (name: string, when: string) => `by ${name}, ${when}`,
  signedTextLabel: 'Signed text',
  signedText: (version: number, address: string) =>
    `${version === 0 ? 'Standard text' : `Version ${version}`}, from IP address ${address}`,
  signedLine: (name: string, when: string) => `Signed on screen by ${name}, ${when}`,
  workLimit: 'Work limit',
  hasLimit: '48 hours a fortnight while their course is in session',
  reason: 'Reason',
  asked: (when: string) => `Requested ${when}`,
  ask: 'Request renewal',
  askMissing: 'Request document',
  requestedToast: (name: string, kind: string) => `${kind} requested from ${name}.`,
  version: (number: number) => `Version ${number}`,
  former: (count: number) => (count === 1 ? 'Previous version' : `${count} previous versions`),
  confirmed: 'Confirmed',
  file: (kind: string, number: number, count: number) => (count === 1 ? kind : `${kind}, file ${number}`),
  filesDeleted: (when: string) => `File deleted on ${when}. The details are kept.`,
  renewalWaits: 'A newer version is ready to check. This one stays valid until you verify it.',
  renewalRefused: 'The newest version was rejected. The previous one is still valid.',
};

export const decision = {
  verify: 'Verify',
  correct: 'Correct details',
  save: 'Save details',
  openFirst: 'Open each file before you verify the document.',
  issuedOn: 'Issued on',
  expiresOn: 'Expiry date',
  expiresHint: (months: number) => `Set to ${months} months after the issue date. Change it if that’s wrong.`,
  confirm: 'Confirm',
  later: (what: string) => `${what} (optional for now)`,
  required: 'Fill in this field.',
  unconfirmed: 'Tick this once you’ve checked it.',
  chooseOutcome: 'Choose',
  workLimit: 'Work limit: 48 hours a fortnight while their course is in session (condition 8105 or 8104)',
  verified: (kind: string) => `${kind}: verified`,
  stale: 'Someone else has already checked this document.',
  refuse: 'Reject document',
  reason: 'Reason',
  reasonHint: 'The person sees this.',
  refused: (kind: string) => `${kind}: rejected`,
};

export const rules = {
  title: 'Document rules',
  lead: 'Once a required document expires, people can’t be assigned to jobs or cover shifts. Each job can require more.',
  policeDays: 'Days to keep a police check file',
  policeHint: 'Counted from the day you verify it. After that, the file is deleted.',
  policeMonths: 'Months a police check is valid from its issue date',
  counting: 'Required documents',
  start: 'Starting work with an expired document',
  starts: { warn: 'Warn but allow', refuse: 'Don’t allow' },
  save: 'Save rules',
  saved: 'Rules saved.',
};

export const hours = {
  withShift: 'With this shift:',
  withJob: 'With this job:',
  notRead: 'Couldn’t check hours against visa limits.',
  question: 'Continue anyway?',
};

const documents = (count: number) => (count === 1 ? '1 document' : `${count} documents`);

export const verifyAll = {
  title: (count: number) => `${documents(count)} to check`,
  verify: (count: number) => `Verify ${documents(count)}`,
  done: (count: number) => (count === 0 ? 'No documents verified.' : `${documents(count)} verified.`),
  seeForm: 'Check the marked fields below.',
  openFirst: 'Open the file below first.',
};
