import type { ComplianceState } from '@cleaning/contracts';

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
  noEnd: 'No end',
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
