import type { EnquiryKind, EnquiryState } from '@cleaning/contracts';
import { siteData } from '@cleaning/ui/app';

export const states: Readonly<Record<EnquiryState, string>> = {
  new: 'New',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
};

/** Of a message of the contact form, which is never won. */
const feedbackStates = { ...states, quoted: 'Answered', lost: 'Closed' };

export const statesOf = (kind: EnquiryKind | undefined) => (kind === 'feedback' ? feedbackStates : states);

export const enquiryList = {
  title: 'Enquiries',
  proof: 'Proof and prices',
  lead: 'Who asks for a quote or writes to you on the website. Please answer within the days that the website promises.',
  caption: 'Enquiries',
  search: 'Name, suburb, address, number or text',
  state: 'State',
  open: 'Open (new and quoted)',
  all: 'All states',
  kind: 'What it is',
  allKinds: 'All',
  place: 'Kind of place',
  allPlaces: 'All kinds',
  name: 'Name',
  suburb: 'Suburb',
  frequency: 'How often',
  sent: 'Sent',
  changed: 'Last change',
  photos: 'Photos',
  flood: 'Possible spam',
  floodFilter: 'Spam',
  floodChoices: { only: 'Possible spam', without: 'Without possible spam' },
  floodAll: 'All',
  openNamed: (name: string) => `Open the enquiry of ${name}`,
  empty: 'Nobody waits for an answer. New ones come from the pages “Ask for a quote” and “Contact us”.',
  none: 'No enquiry was found.',
};

export const enquiry = {
  back: 'Enquiries',
  more: 'More',
  history: 'Audit log',
  remove: 'Delete',
  confirmRemove: (name: string) =>
    `Do you want to delete the enquiry of ${name} with its photos, notes, answers, and the quotes that were not accepted? The links of these quotes then end. It cannot be undone.`,
  removed: 'The enquiry is deleted.',
  flood:
    'Possible spam: sent while unusually many requests came in, so nobody got a message about it. It may be genuine.',
  request: 'Request',
  feedback: 'Message',
  subject: 'Subject',
  place: 'Kind of place',
  size: 'Size',
  suburb: 'Suburb',
  notServed: 'outside of where you usually work',
  frequency: 'How often',
  timing: 'When',
  sent: 'Sent',
  email: 'E-mail',
  telephone: 'Telephone',
  nothing: '—',
  feedbackDeletedOn: (day: string) => `It is deleted on ${day}, unless something happens before.`,
  deletedOn: (day: string) => `It is deleted on ${day} with its photos, unless something happens before or it is won.`,
  photos: 'Photos',
  photo: (place: number) => `Photo ${place}`,
  openPhoto: (place: number) => `Open photo ${place} large, in a new tab`,
  photosMissing: (count: number) =>
    count === 1
      ? '1 photo is not here. It did not arrive in time.'
      : `${count} photos are not here. They did not arrive in time.`,
  stateTitle: 'State',
  feedbackSteps: {
    quoted: 'Mark as answered',
    won: 'Won',
    lost: 'Close',
    new: 'Open again',
  },
  steps: {
    quoted: 'Mark as quoted',
    won: 'Won',
    lost: 'Lost',
    new: 'Open again',
  },
  stepBack: 'Take back',
  createJob: 'Create job from this',
  became: (state: string) => `The enquiry is now: ${state}.`,
};

export const answer = {
  title: 'Answer',
  subject: 'Subject',
  firstSubject: 'Your request for a quote',
  text: 'Text',
  draft: (name: string) =>
    `Dear ${name},\n\nthank you for your request.\n\n\n\nKind regards\n${siteData().company.name}`,
  feedbackSubject: 'Your message',
  feedbackDraft: (name: string) =>
    `Dear ${name},\n\nthank you for your message.\n\n\n\nKind regards\n${siteData().company.name}`,
  quoted: 'This is our quote: mark the enquiry as quoted',
  answered: 'This answers it: mark the message as answered',
  to: (address: string) => `It goes to ${address}. An answer to it reaches the office.`,
  send: 'Send',
  sent: 'The answer is on its way.',
  noServer: 'This installation has no mail server. Send the text with your own mail program, then keep it here.',
  openProgram: 'Open in my mail program',
  copy: 'Copy the text',
  copied: 'The text is copied.',
  notCopied: 'The text could not be copied. Please mark and copy it yourself.',
  keep: 'Keep as sent',
  kept: 'The answer is kept.',
  noAddress: (telephone: string) =>
    `There is no e-mail address. Please call ${telephone}, and write down what you said.`,
  callSubject: 'Telephone call',
  callText: 'What you said',
  keepCall: 'Keep as answered',
  required: 'Please fill this in.',
  unchanged: 'Please write your answer.',
  lookAgain: 'Please look again at:',
};

export const notes = {
  noteHint: 'For the office. The customer does not see it.',
  kinds: {
    note: (by: string) => `Note of ${by}`,
    mail: (by: string) => `${by} answered by mail`,
    hand: (by: string) => `${by} answered`,
    state: (by: string, state: string) => `${by} set the state: ${state}`,
  },
  became: (state: string) => `State: ${state}`,
  openJob: 'Open the job',
};
