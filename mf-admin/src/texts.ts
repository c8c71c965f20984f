/** Every text of the admin's screens. Those that the specification quotes keep its spelling. */

export const forms = {
  /** What a person reads where a required field is empty. */
  required: 'Please fill this field.',
  checkFields: 'Please check the marked fields.',
  atLeast: (minimum: number) => `Must be at least ${minimum}.`,
  atMost: (maximum: number) => `Must be at most ${maximum}.`,
  tooLong: (maximum: number) => `Must have at most ${maximum} characters.`,
  wholeNumber: 'Must be a whole number.',
};

export const jobPlaces = {
  title: 'Job Places Data',
  lead: 'All permanent jobs. Open one to manage its people, requests and work.',
  empty: 'No Jobs has Created',
  requests: (count: number) => `Job Requests ${count}`,
  create: 'Create Permanent Job',
};

export const quickJobsData = {
  title: 'Quick Jobs Data',
  lead: 'All one-off jobs, newest date first.',
  empty: 'No Jobs has Created',
  seeDetails: 'See Details',
  when: (day: string, time: string) => `${day}, ${time}`,
  create: 'Create Quick Job',
};

/** What the pages of permanent and quick jobs share. */
export const desk = {
  goBack: 'Go Back',
  about: 'About this job',
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
};

export const requests = {
  title: 'Job Requests',
  caption: 'Pending requests',
  number: 'NO',
  userName: 'User Name',
  decision: 'Accept/Reject',
  accept: 'Accept',
  reject: 'Reject',
  empty: 'No requests are waiting.',
};

export const doneWork = {
  title: 'Done work',
  caption: (year: string, month: string) => `Done work ${month}/${year}`,
  captionAll: 'All done work',
  date: 'Date',
  userName: 'User Name',
  startTime: 'Started',
  endTime: 'Planned end',
  endedTime: 'Ended',
  status: 'Status',
  startedLocation: 'Started at',
  endedLocation: 'Ended at',
  contractorPay: 'Pay-C/day',
  companyPay: 'Pay/day',
  done: 'Done',
  pending: 'Pending',
  pendingCount: (count: number) => `${count} Pending`,
  notEnded: '--:--:--',
  noTime: '–',
  startMap: 'Start on map',
  endMap: 'End on map',
  noPlace: 'Pending',
  manual: 'Entered manually',
  empty: 'No work in this month.',
  emptyQuick: 'No work on this job yet.',
  totalContractorPay: 'Total Pay-C',
  totalCompanyPay: 'Total Pay',
};

export const invoiceRequest = {
  button: 'Download Invoice',
  ready: (number: string) => `Invoice ${number} is ready. Opening it…`,
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
  failure: 'Something went wrong please try again. If this msg showing you several times please contact system admin.',
};

export const contractors = {
  title: 'Sub-Contractors',
  lead: 'Everybody who has registered.',
  empty: 'No sub-contractors has registered',
  verified: 'Verified',
  notVerified: 'Not verified',
};

export const contractor = {
  goBack: 'Go Back',
  standing: 'Verification',
  verify: 'Verify',
  disprove: 'Disprove',
  remove: 'Remove',
  confirmRemove: (name: string) => `Do you want to remove ${name}? The account and its documents are deleted.`,
  removed: (name: string) => `${name} has been removed.`,
  personal: 'Personal details',
  bank: 'Bank details',
  documents: 'Documents',
  noDocument: 'No Document',
  openDocument: (label: string) => `Open ${label}`,
  openPdf: 'Open PDF',
};

/** Names of a sub-contractor's fields. */
export const fields = {
  name: 'Name',
  email: 'E-mail',
  address: 'Address',
  zip_code: 'Postcode',
  contact_no: 'Contact number',
  abn: 'ABN',
  passport_number: 'Passport number',
  bank_name: 'Bank',
  account_type: 'Account type',
  account_name: 'Account name',
  account_number: 'Account number',
  bsb: 'BSB',
  passport_img: 'Passport',
  address_proof_img: 'Proof of address',
  police_check_img: 'Police check',
  children_check_img: 'Working with children check',
  agreement_img: 'Agreement',
  declaration_img: 'Declaration',
};

export const createJob = {
  title: 'Job title',
  address: 'Address',
  description: 'Description',
  companyPay: 'Company pay per hour (A$)',
  contractorPay: 'Sub-contractor pay per hour (A$)',
  need: 'Sub-contractors needed',
  seeJob: 'See the new job',
};

export const createPermanent = {
  title: 'Create Permanent Job',
  lead: 'Regular work with a weekly timetable.',
  location: 'Location (map link)',
  locationHint: 'For example a Google Maps or OpenStreetMap address.',
  timetable: 'Timetable',
  row: (number: number) => `Row ${number}`,
  start: 'Start time',
  end: 'End time',
  days: 'Days',
  overnight: 'Ends on the next day.',
  addRow: 'Add row',
  removeRow: (number: number) => `Remove row ${number}`,
  submit: 'Create job',
};

export const createQuick = {
  title: 'Create Quick Job',
  lead: 'One-off work on a single day.',
  date: 'Date',
  time: 'Start time',
  submit: 'Create job',
};

export const dayNames = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
} as const;

export const invoice = {
  title: 'Tax Invoice',
  abn: 'ABN',
  phone: 'Phone',
  fax: 'Fax',
  email: 'E-mail',
  secondEmail: 'Accounts',
  web: 'Web',
  to: 'To',
  date: 'Date',
  number: 'Invoice number',
  addressee: 'Addressee',
  address: 'Address',
  quantity: 'Quantity',
  description: 'Description',
  amount: 'Amount',
  subTotal: 'Sub total',
  gst: (rate: number) => `GST (${rate}%)`,
  total: 'Total inclusive of GST',
  bank: 'Bank details',
  bankAccountName: 'Account name',
  bsb: 'BSB',
  accountNumber: 'Account number',
  thanks: 'Thank you for doing business',
  print: 'Print PDF',
  download: 'Download PDF',
  editHint: 'Date, number, addressee, address and description can be changed here before printing.',
  gstNotice: (rate: number) => `This invoice uses a GST rate of ${rate} %. The Australian rate is 10 %.`,
  noneTitle: 'No invoice chosen',
  none: 'Open a job under Job Places Data, choose year and month and press “Download Invoice”. The invoice then opens here.',
  toJobs: 'Go to Job Places Data',
};
