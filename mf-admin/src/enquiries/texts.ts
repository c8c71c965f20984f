import type { EnquiryKind, EnquiryState } from '@cleaning/contracts';
import { getSiteData } from '@cleaning/ui/app';

export const states: Readonly<Record<EnquiryState, string>> = {
  new: 'New',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
};

/** States of contact form messages, which can't be won. */
const feedbackStates = { ...states, quoted: 'Answered', lost: 'Closed' };

export const listStates = (kind: EnquiryKind | undefined) => (kind === 'feedback' ? feedbackStates : states);

export const enquiryList = {
  title: 'Enquiries',
  caption: 'Enquiries',
  search: 'Search enquiries',
  state: 'Status',
  open: 'Open',
  all: 'All enquiries',
  kind: 'Type',
  allKinds: 'All types',
  place: 'Type of site',
  allPlaces: 'All sites',
  name: 'Name',
  suburb: 'Suburb',
  frequency: 'How often',
  sent: 'Received',
  changed: 'Updated',
  photos: 'Photos',
  flood: 'Possible spam',
  floodFilter: 'Spam',
  floodChoices: { only: 'Possible spam', without: 'Hide possible spam' },
  floodAll: 'Show all',
  openLabel: (name: string) => `Open enquiry from ${name}`,
  empty: 'No open enquiries. New ones come from “Get a quote” and “Contact us” on your website.',
  none: 'No enquiries found.',
};

export const enquiry = {
  back: 'Enquiries',
  more: 'More',
  history: 'Audit log',
  remove: 'Delete',
  confirmRemove: (name: string) =>
    `Delete enquiry from ${name}?\nThis also deletes its photos, notes, replies and quotes that weren’t accepted. It can’t be undone.`,
  removed: 'Enquiry deleted.',
  flood: 'Possible spam. Many came in at once, so we didn’t notify you. It may still be genuine.',
  request: 'Request',
  feedback: 'Message',
  subject: 'Subject',
  place: 'Type of site',
  size: 'Size',
  suburb: 'Suburb',
  notServed: 'outside your service area',
  frequency: 'How often',
  timing: 'When',
  sent: 'Received',
  email: 'Email',
  telephone: 'Phone',
  company: 'Company',
  callTime: 'Preferred call time',
  nothing: '—',
  feedbackDeletedOn: (day: string) => `Will be deleted on ${day} unless you update it first.`,
  deletedOn: (day: string) => `Will be deleted with its photos on ${day} unless you update it or mark it as won first.`,
  photos: 'Photos',
  photo: (place: number) => `Photo ${place}`,
  openPhoto: (place: number) => `Open photo ${place} in a new tab`,
  photosMissing: (count: number) =>
    count === 1 ? '1 photo didn’t arrive in time.' : `${count} photos didn’t arrive in time.`,
  stateTitle: 'Status',
  feedbackSteps: {
    quoted: 'Mark as answered',
    won: 'Mark as won',
    lost: 'Close',
    new: 'Reopen',
  },
  steps: {
    quoted: 'Mark as quoted',
    won: 'Mark as won',
    lost: 'Mark as lost',
    new: 'Reopen',
  },
  stepBack: 'Undo “Mark as won”',
  createJob: 'Create job',
  became: (state: string) => `Enquiry marked as ${state.toLowerCase()}.`,
};

export const answer = {
  title: 'Reply',
  subject: 'Subject',
  firstSubject: 'Your request for a quote',
  text: 'Message',
  draft: (name: string) =>
    `Hello ${name},\n\nThank you for your request.\n\n\n\nKind regards\n${getSiteData().company.name}`,
  feedbackSubject: 'Your message',
  feedbackDraft: (name: string) =>
    `Hello ${name},\n\nThank you for your message.\n\n\n\nKind regards\n${getSiteData().company.name}`,
  quoted: 'Mark the enquiry as quoted',
  answered: 'Mark the message as answered',
  to: (address: string) => `We’ll send this to ${address}. Their reply goes to the office.`,
  send: 'Send reply',
  sent: 'Your reply is on its way.',
  noServer: 'Email isn’t set up. Send the reply from your own email program, then save it here.',
  openProgram: 'Open in my email program',
  copy: 'Copy text',
  copied: 'Text copied.',
  notCopied: 'Couldn’t copy the text. Select and copy it yourself.',
  keep: 'Save as sent',
  kept: 'Reply saved.',
  noAddress: (telephone: string) => `There’s no email address. Call ${telephone} and note what you said.`,
  callSubject: 'Phone call',
  callText: 'What you said',
  keepCall: 'Save and mark as answered',
  required: 'Fill in this field.',
  unchanged: 'Write your reply.',
  lookAgain: 'Check these fields:',
};

export const notes = {
  noteHint: 'Only the office sees it.',
  kinds: {
    note: (by: string) => `Note by ${by}`,
    mail: (by: string) => `${by} replied by email`,
    hand: (by: string) => `${by} replied`,
    state: (by: string, state: string) => `${by} changed the status to ${state}`,
  },
  became: (state: string) => `Status: ${state}`,
  openJob: 'Open job',
};
