import { LABOUR_HIRE_NOTE } from '@cleaning/contracts';

/** Texts shared by the pages of permanent and quick jobs. */
export const desk = {
  goBack: 'Go Back',
  about: 'About this job',
  tabs: 'Job sections',
  overview: 'Overview',
  people: 'People',
  roster: 'Roster',
  work: 'Work',
  invoices: 'Invoices',
  site: 'Site',
  quality: 'Quality',
  messages: 'Messages',
  peopleRules: 'Regular shifts and documents',
  clientTitle: 'Client and job price',
  address: 'Address',
  location: 'Location',
  openMap: 'Open map',
  fortnightPay: 'Pay per fortnight',
  date: 'Date',
  startTime: 'Start time',
  description: 'Description',
};

/** The line of facts below the job's name. */
export const jobFacts = {
  title: 'Key facts',
  client: 'Client',
  chooseClient: 'Choose client',
  price: 'Price',
  margin: 'Margin',
  marginSince: (percent: number, from: string) => `${percent}% since ${from}`,
  team: 'Sub-contractors',
  nobody: 'No one assigned',
  more: (name: string, others: number) => `${name} and ${others} more`,
  next: 'Next visit',
  none: 'None in 2 weeks',
  open: (visit: string) => `${visit}, open`,
  today: (time: string) => `Today ${time}`,
  unknown: '–',
};

export const nextVisits = {
  title: 'Next visits',
  caption: 'Visits in the next two weeks',
  day: 'Day',
  time: 'Time',
  people: 'Sub-contractors',
  away: (name: string) => `${name} is away`,
  missing: (count: number) => (count === 1 ? '1 more needed' : `${count} more needed`),
  empty: 'No visits in the next two weeks.',
  see: 'Open roster',
};

export const enrolled = {
  title: 'Sub-Contractors',
  caption: 'Enrolled Sub-Contractors',
  name: 'Name',
  action: 'Remove',
  remove: 'Remove',
  confirmRemove: (name: string) => `Remove ${name}?\nThey’ll no longer be assigned to this job.`,
  empty: 'No Sub-Contractors has enrolled for this job',
  allUsers: 'All Users',
  choose: 'Choose a person',
  add: 'Add User To Job',
  added: (name: string) => `${name} added to this job.`,
  removed: (name: string) => `${name} removed from this job.`,
};

export const requests = {
  title: 'Job Requests',
  caption: 'Pending requests',
  number: 'NO',
  userName: 'User Name',
  decision: 'Accept/Reject',
  accept: 'Accept',
  acceptAnyway: 'Accept anyway',
  reject: 'Reject',
  empty: 'No pending requests.',
  accepted: (name: string) => `${name}’s request accepted.`,
  rejected: (name: string) => `${name}’s request rejected.`,
};

export const invoiceRequest = {
  button: 'Download Invoice',
  issue: 'Issue invoice',
  confirmFirst: (month: string) => `Issue tax invoice for ${month}?`,
  confirmNext: (number: string, month: string, version: number) =>
    `Issue version ${version} of ${number}?\nThe ${month} invoice has changed since it was issued.`,
  amounts: (subTotal: string, rate: number, gst: string, total: string) =>
    `Sub total ${subTotal}, GST ${rate}% ${gst}, total ${total}.${rate === 10 ? '' : ' Australian GST is 10%.'}`,
  takesNumber: 'It uses the next invoice number. You can’t undo this.',
  ready: (number: string) => `Invoice ${number} is ready. Opening it…`,
};

export const jobInvoices = {
  title: 'Invoices',
  caption: 'This job’s invoices',
  number: 'Number',
  ofMonth: 'Month',
  addressee: 'Client',
  total: 'Total',
  open: (number: string) => `Open invoice ${number}`,
  empty: 'No invoices yet.',
  all: 'All invoices',
};

export const jobFiles = {
  title: 'Photos and documents',
  holds:
    'Photos from visits, inspections, incidents, complaints and supply requests, and the site’s pictures and safety data sheets, in one ZIP file.',
  download: 'Download photos and documents',
};

export const manualRecord = {
  title: 'Enter record manualy',
  companyPay: 'Charge to client (A$)',
  contractorPay: 'Pay to sub-contractor (A$)',
  started: 'Start',
  finished: 'Finish',
  finishedHint: 'Enter a finish time to count the hours. Leave empty to record amounts only.',
  doneBy: 'Done by',
  choose: 'Choose a person',
  submit: 'Add record',
  confirm: 'Do you want to add manual record?',
  added: 'Record added.',
  again: 'Add this record again?\nThis person already has the same record for this job and day.',
  addAgain: 'Add again',
  addedHeld: (reasons: readonly string[]) => `Record added. It needs approval: ${reasons.join(', ')}.`,
  failure: 'Something went wrong please try again. If this msg showing you several times please contact system admin.',
};

export const labourSupply = {
  title: 'Labour hire',
  supplied: 'We supply sub-contractors and the client directs their work',
  setBy: (name: string, at: string) => `Set by ${name}, ${at}`,
  licence: LABOUR_HIRE_NOTE,
  saved: 'Saved.',
};
