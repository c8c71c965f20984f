import { LABOUR_HIRE_NOTE } from '@cleaning/contracts';

/** What the pages of permanent and quick jobs share. */
export const desk = {
  goBack: 'Go Back',
  about: 'About this job',
  parts: 'Parts of this page',
  people: 'People',
  timetable: 'Timetable',
  planning: 'Place and holidays',
  work: 'Work',
  client: 'Client and price',
  clientTitle: 'The client and what they pay',
  invoices: 'Invoices',
  address: 'Address',
  location: 'Location',
  openMap: 'Open the map',
  fortnightPay: 'Pay per fortnight',
  date: 'Date',
  startTime: 'Start time',
  description: 'Description',
};

export const enrolled = {
  title: 'Sub-Contractors',
  caption: 'Enrolled Sub-Contractors',
  name: 'Name',
  action: 'Remove',
  remove: 'Remove',
  confirmRemove: (name: string) => `Do you want to remove ${name} from this job?`,
  empty: 'No Sub-Contractors has enrolled for this job',
  allUsers: 'All Users',
  choose: 'Choose a person',
  add: 'Add User To Job',
  added: (name: string) => `${name} is assigned to this job.`,
  removed: (name: string) => `${name} is not assigned to this job any more.`,
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
  empty: 'No requests are waiting.',
  accepted: (name: string) => `The request of ${name} is accepted.`,
  rejected: (name: string) => `The request of ${name} is rejected.`,
};

export const invoiceRequest = {
  button: 'Download Invoice',
  issue: 'Issue invoice',
  confirmFirst: (month: string) => `Do you want to issue the tax invoice for ${month}?`,
  confirmNext: (number: string, month: string, version: number) =>
    `Invoice ${number} for ${month} has changed since it was issued. Do you want to issue version ${version}?`,
  amounts: (subTotal: string, rate: number, gst: string, total: string) =>
    `Sub total ${subTotal}, GST ${rate} % ${gst}, total ${total}.${rate === 10 ? '' : ' The Australian rate is 10 %.'}`,
  takesNumber: 'It takes the next invoice number, which is not given back.',
  ready: (number: string) => `Invoice ${number} is ready. Opening it…`,
};

export const jobInvoices = {
  title: 'Invoices',
  month: (month: string) => `The invoice of ${month}.`,
  other: 'Choose another month',
  caption: 'Invoices of this job',
  number: 'Number',
  ofMonth: 'Month',
  addressee: 'Addressee',
  total: 'Total',
  open: (number: string) => `Open invoice ${number}`,
  empty: 'No invoice was issued for this job.',
  all: 'All invoices',
};

export const manualRecord = {
  title: 'Enter record manualy',
  companyPay: 'Pay for company (A$)',
  contractorPay: 'Pay for cleaner (A$)',
  dateTime: 'Date and time',
  doneBy: 'Done by',
  choose: 'Choose a person',
  submit: 'Add record',
  confirm: 'Do you want to add manual record?',
  added: 'The record was added.',
  again: 'There is an equal record of this person, job, day and amounts already. Add it again?',
  addAgain: 'Add it again',
  addedHeld: (reasons: readonly string[]) => `The record was added. It waits under Approvals: ${reasons.join(', ')}.`,
  failure: 'Something went wrong please try again. If this msg showing you several times please contact system admin.',
};

export const labourSupply = {
  title: 'Labour hire',
  supplied: 'Cleaners of this job are supplied to the client, who directs their work',
  setBy: (name: string, at: string) => `Set by ${name}, ${at}`,
  licence: LABOUR_HIRE_NOTE,
  saved: 'Saved.',
};
