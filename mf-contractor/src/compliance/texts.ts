import { COMPLIANCE_KINDS, type ComplianceKind, type ComplianceState, complianceLabel } from '@cleaning/contracts';

export const kinds = Object.fromEntries(COMPLIANCE_KINDS.map((kind) => [kind, complianceLabel(kind)])) as Record<
  ComplianceKind,
  string
>;

export const states: Readonly<Record<ComplianceState, string>> = {
  missing: 'Not sent',
  unchecked: 'Date not checked',
  submitted: 'Sent, not checked yet',
  refused: 'Refused',
  verified: 'Valid',
  expiring: 'Ends soon',
  expired: 'Expired',
};

export const validity = {
  title: 'How long your documents are valid',
  lead: 'Send a newer version before a document ends. The former one stays valid until the office has checked the newer one.',
  until: (day: string) => `Valid until ${day}`,
  ended: (day: string) => `Ended after ${day}`,
  noEnd: 'Valid without an end date',
  seen: (when: string) => `Checked on ${when}`,
  waiting: 'A newer version is sent and not checked yet.',
  refused: (reason: string) => `The newest version was refused: ${reason}`,
  asked: 'The office asks you for it.',
  stops: 'You get no new work until the office has checked a newer one.',
  renew: 'Renew',
  send: 'Send',
  others: 'Other documents',
};

export const renewal = {
  titleOf: (kind: string) => `Send: ${kind}`,
  close: 'Close',
  lead: (count: number) =>
    `Up to ${count} pictures or PDFs, such as both sides of a card. JPG, PNG or PDF, up to 10 MB each.`,
  camera: 'Take a picture',
  files: 'Choose pictures or PDFs',
  chosen: 'Chosen',
  remove: 'Remove',
  none: 'Take a picture or choose a file first.',
  tooMany: (count: number) => `At most ${count} files can be sent at once. The others were left out.`,
  progress: 'Uploading',
  submit: 'Send to the office',
  sent: 'It is sent. The office checks it.',
};

export const startWarnings = {
  warned: 'Please bring your documents up to date. You can start.',
  refused: 'You cannot start while a document is missing or expired. Send a current one, or call the office.',
  expired: (kind: string, day: string) => `${kind}: expired, last valid on ${day}`,
  lacks: (kind: string, state: string) => `${kind}: ${state.toLowerCase()}`,
  send: 'Send a document',
};

export const workLimit = {
  title: 'Work limit of your visa',
  lead: (limit: string) =>
    `Your visa allows ${limit} in any two weeks from a Monday while your course is in session. We see the hours with us and what you enter here only: you stay responsible for the limit.`,
  span: (from: string, until: string) => `${from} to ${until}`,
  over: 'Above the limit',
  within: 'Within the limit',
  sum: (own: string, elsewhere: string) => `${own} with us, ${elsewhere} elsewhere`,
  elsewhereTitle: 'Hours elsewhere',
  week: 'Week',
  weekOf: (monday: string) => `Week from Monday ${monday}`,
  elsewhere: 'Hours that you work elsewhere in this week',
  elsewhereHint: 'All other employers and own work together, such as 7.5.',
  wrongHours: 'Please enter hours from 0 to 168.',
  save: 'Save hours',
  saved: 'Saved.',
  breaks: 'Breaks of your course',
  breaksLead: 'In a scheduled break of the course there is no limit.',
  breakFrom: 'First day of the break',
  breakUntil: 'Last day of the break',
  addBreak: 'Add break',
  remove: 'Remove',
};
