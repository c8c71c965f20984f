import type { AuditAction, HoldReason, WorkState } from '@cleaning/contracts';

/** Every text of the admin's screens. Those that the specification quotes keep its spelling. */

export const forms = {
  /** What a person reads where a required field is empty. */
  required: 'Please fill this field.',
  checkFields: 'Please check the marked fields.',
  atLeast: (minimum: number) => `Must be at least ${minimum}.`,
  atMost: (maximum: number) => `Must be at most ${maximum}.`,
  tooLong: (maximum: number) => `Must have at most ${maximum} characters.`,
  wholeNumber: 'Must be a whole number.',
  reload: 'Show what is so now',
};

export const jobPlaces = {
  title: 'Job Places Data',
  lead: 'All permanent jobs. Open one to manage its people, requests and work.',
  empty: 'No Jobs has Created',
  requests: (count: number) => `Job Requests ${count}`,
  create: 'Create Permanent Job',
  cards: 'Job places',
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
  search: 'User Name',
  startMap: 'Start on map',
  endMap: 'End on map',
  noPlace: 'Pending',
  /** Finished by a correction: nobody stood there with a phone. */
  noStamp: 'No stamp',
  manual: 'Entered manually',
  empty: 'No work was found in this month.',
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
  again: 'There is an equal record of this person, job, day and amounts already. Add it again?',
  addAgain: 'Add it again',
  addedHeld: 'The record was added. It waits under Approvals.',
  failure: 'Something went wrong please try again. If this msg showing you several times please contact system admin.',
};

export const contractors = {
  title: 'Sub-Contractors',
  lead: 'Everybody who has registered.',
  empty: 'No sub-contractors has registered',
  verified: 'Verified',
  notVerified: 'Not verified',
};

export const admins = {
  title: 'Administrators',
  link: 'Administrators',
  goBack: 'Go Back',
  lead: 'Who may use this desk. A disabled administrator is logged out at once and cannot log in.',
  caption: 'Administrators',
  name: 'Name',
  email: 'E-mail',
  standing: 'Standing',
  enabled: 'Enabled',
  disabled: 'Disabled',
  action: 'Change',
  you: 'This is you',
  disable: 'Disable',
  enable: 'Enable',
  /** Buttons of several rows differ for who hears them. */
  disableNamed: (name: string) => `Disable ${name}`,
  enableNamed: (name: string) => `Enable ${name}`,
  confirmDisable: (name: string) => `Do you want to disable ${name}? All sessions of this person end now.`,
  empty: 'There is no administrator.',
};

export const contractor = {
  goBack: 'Go Back',
  standing: 'Verification',
  verify: 'Verify',
  disprove: 'Disprove',
  history: 'What was done',
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
  expected: 'Expected length (minutes)',
  expectedHint: 'Longer work waits for approval. Left empty: 120.',
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
  telephone: 'Telephone',
  fax: 'Fax',
  to: 'Invoice to',
  date: 'Date of issue',
  number: 'Invoice number',
  version: 'Version',
  replaces: (version: number) => `${version} (replaces earlier versions)`,
  addressee: 'Addressee',
  address: 'Address',
  quantity: 'Qty',
  description: 'Description',
  price: 'Price',
  priceLabel: 'Price without GST (A$)',
  gstColumn: 'GST',
  amount: 'Amount',
  subTotal: 'Sub total (excluding GST)',
  gst: (rate: number) => `GST ${rate}%`,
  total: 'Total inclusive of GST',
  extent: (rate: number) =>
    rate > 0
      ? `The sale is taxable in full: GST of ${rate}% applies to the whole sub total.`
      : 'No GST applies to this sale.',
  reference: 'Reference',
  bank: 'Bank details',
  bankAccountName: 'Account name',
  bsb: 'BSB',
  accountNumber: 'Account number',
  thanks: 'Thank you for doing business',
  print: 'Print PDF',
  download: 'Download PDF',
  editHint:
    'Date, number, addressee, address, description and price can be changed here before printing. GST and total follow. The issued invoice stays as it is.',
  changed: 'This differs from the issued invoice. The download of a changed invoice is written into the audit log.',
  undo: 'Show as issued',
  monthRuns: 'This month is not over: the amounts may still change.',
  held: (count: number) =>
    count === 1
      ? '1 work record of this month waits for approval. It counts here until you decide.'
      : `${count} work records of this month wait for approval. They count here until you decide.`,
  toApprovals: 'Go to Approvals',
  gstNotice: (rate: number) => `This invoice uses a GST rate of ${rate} %. The Australian rate is 10 %.`,
  noneTitle: 'No invoice chosen',
  none: 'Open a job under Job Places Data, choose year and month and press “Download Invoice”. The invoice then opens here.',
  toJobs: 'Go to Job Places Data',
};

/** The bar above every page of the desk. */
export const deskBar = {
  label: 'Desk',
  overview: 'Overview',
  work: 'Done Work',
  approvals: 'Approvals',
  invoices: 'Invoices',
  settings: 'Invoice Settings',
  audit: 'Audit Log',
  queues: 'Queues',
  search: 'Search people and jobs',
  find: 'Search',
};

/** What all long lists share. */
export const lists = {
  pages: 'Pages',
  shown: (from: number, to: number, total: number) => `${from}–${to} of ${total}`,
  previous: 'Previous',
  next: 'Next',
  sort: ', sort',
  order: 'Order',
  ascending: (label: string) => `${label}, ascending`,
  descending: (label: string) => `${label}, descending`,
  export: 'Export CSV',
  search: 'Search',
};

export const attention = {
  title: 'Needs attention',
  nothing: 'Nothing waits for you.',
  verify: (count: number) => (count === 1 ? '1 person to verify' : `${count} people to verify`),
  requests: (count: number) => (count === 1 ? '1 job with requests waiting' : `${count} jobs with requests waiting`),
  unfinished: (count: number) =>
    count === 1 ? '1 work record was never finished' : `${count} work records were never finished`,
  short: (count: number) => (count === 1 ? '1 job short of cleaners' : `${count} jobs short of cleaners`),
  late: (count: number) => (count === 1 ? '1 stamp arrived late' : `${count} stamps arrived late`),
  held: (count: number) =>
    count === 1 ? '1 work record waits for approval' : `${count} work records wait for approval`,
  waiting: (count: number, since: string) => `${count} waiting, the oldest since ${since}`,
  since: (name: string, day: string, time: string) => `${name}, since ${day} ${time}`,
  staffed: (assigned: number, needed: number) => `${assigned} of ${needed} cleaners`,
  staffedOn: (assigned: number, needed: number, day: string) => `${assigned} of ${needed} cleaners, ${day}`,
  received: (name: string, day: string) => `${name}, ${day}`,
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show fewer',
  more: (count: number) => `and ${count} more`,
  all: 'See all',
};

export const overview = {
  title: 'Month overview',
  hours: 'Hours',
  cost: 'Contractor cost',
  revenue: 'Company revenue',
  margin: 'Margin',
  place: 'Place',
  month: 'Month',
  places: (year: string, month: string) => `Places ${month}/${year}`,
  noWork: 'No work in this month.',
  placesMoney: 'Revenue, cost and margin by place (A$)',
  placesHours: 'Hours by place',
  placesMore: (count: number) => `The table has ${count} more.`,
  money: 'Revenue, cost and margin over twelve months (A$)',
  hoursChart: 'Hours over twelve months',
  table: 'Show the figures as a table',
  share: (percent: number) => `${percent} % of the revenue`,
};

export const workList = {
  title: 'Done Work',
  lead: 'Work at all places. Amounts and hours below are the sums of everything found, not of one page.',
  search: 'Place or person',
  from: 'From',
  to: 'To',
  status: 'Status',
  statuses: {
    all: 'All',
    done: 'Done',
    pending: 'Pending',
    late: 'Arrived late',
    held: 'Waiting for approval',
    rejected: 'Not approved',
  },
  caption: 'Work found',
  place: 'Place',
  hours: 'Hours',
  record: 'Record',
  correct: 'Correct',
  correctOf: (name: string, day: string) => `Correct the work of ${name}, ${day}`,
  corrected: 'Corrected',
  late: 'Late',
  held: 'Waiting for approval',
  rejected: 'Not approved',
  received: (moment: string) => `arrived ${moment}`,
  empty: 'No work was found.',
};

/** Why work is held, in words. */
export const holdReasons = {
  arrived_late: 'Arrived late',
  longer_than_expected: 'Longer than expected',
  started_early: 'Started before the time',
  finished_late: 'Finished after the time',
  corrected_upwards: 'Corrected upwards',
  same_record: 'Equal to another record',
  finished_by_admin: 'Finished by an admin',
  overlapping: 'Overlaps other work',
} as const satisfies Record<HoldReason, string>;

export const approvals = {
  title: 'Approvals',
  lead: 'Work that is paid once you have looked at it. All other work is approved at once.',
  search: 'Place or person',
  from: 'From',
  to: 'To',
  state: 'Show',
  states: { held: 'Waiting', approved: 'Approved', rejected: 'Not approved' } as const satisfies Record<
    WorkState,
    string
  >,
  reason: 'Reason',
  allReasons: 'All reasons',
  caption: 'Work found',
  empty: 'Nothing is waiting for you.',
  noMatch: 'No work was found.',
  records: 'Records',
  sum: 'Pay',
  choose: 'Choose',
  chooseOf: (name: string, day: string) => `Choose the work of ${name}, ${day}`,
  chooseAll: 'Choose all on this page',
  chooseNone: 'Choose none',
  date: 'Date',
  place: 'Place',
  person: 'User Name',
  times: 'Times',
  planned: (time: string) => `planned ${time}`,
  length: 'Length',
  worked: (minutes: number) => `${minutes} min`,
  expected: (minutes: number) => `${minutes} min expected`,
  reasons: 'Reasons',
  map: 'Map',
  amount: 'Amount',
  decided: 'Decided',
  byRule: 'At once',
  hasLeft: 'Has left',
  note: 'Note',
  noteHint: 'The person reads it beside work that is not approved.',
  noteMissing: 'Please write why the work is not approved.',
  approve: (count: number) => `Approve chosen (${count})`,
  reject: (count: number) => `Do not approve (${count})`,
  approveAll: 'Approve all found',
  tooMany: (most: number) => `At most ${most} records at once: please narrow the search.`,
  confirmReject: (count: number) =>
    count === 1
      ? 'Do you want not to approve this record? It is paid nothing.'
      : `Do you want not to approve these ${count} records? They are paid nothing.`,
  confirmAll: (count: number, sum: string) =>
    count === 1
      ? `Do you want to approve the record that was found, ${sum}?`
      : `Do you want to approve all ${count} records that were found, ${sum} together?`,
  approved: (count: number) => (count === 1 ? '1 record is approved.' : `${count} records are approved.`),
  rejected: (count: number) => (count === 1 ? '1 record is not approved.' : `${count} records are not approved.`),
};

export const leavers = {
  title: 'Owed to people who left',
  lead: 'They stay here until they are paid.',
  name: 'User Name',
  lastWorked: 'Last worked',
  lastPaid: 'Last paid',
  never: '–',
  waiting: 'Waiting for approval',
  approved: 'To pay',
  action: 'Payment',
  paidOn: 'Paid on',
  paidOnOf: (name: string) => `Paid on, ${name}`,
  settle: 'Mark as paid',
  settleOf: (name: string) => `Mark as paid, ${name}`,
  confirm: (amount: string, name: string, day: string) =>
    `Do you want to mark ${amount} as paid to ${name} on ${day}? This cannot be taken back.`,
  done: (amount: string, name: string) => `${amount} is marked as paid to ${name}.`,
  decideFirst: 'Decide what waits first.',
};

export const correction = {
  title: 'Correct a work record',
  goBack: 'Go Back',
  about: 'What the record says',
  place: 'Place',
  person: 'User Name',
  date: 'Date',
  started: 'Started',
  ended: 'Ended',
  never: 'Not finished',
  approval: 'Approval',
  form: 'Correction',
  contractorPay: 'Pay-C/day (A$)',
  companyPay: 'Pay/day (A$)',
  computed: 'Leave it empty to compute the amount from the times.',
  kept: 'Leave it empty to keep the amount.',
  reason: 'Reason',
  reasonHint: 'Stays with the old values in the history of the record.',
  submit: 'Correct the record',
  confirm: 'Do you want to correct this record?',
  done: 'The record is corrected.',
  history: 'History',
  historyCaption: 'Earlier values',
  when: 'Corrected',
  who: 'By',
  why: 'Reason',
  noHistory: 'This record was never corrected.',
  startArrived: 'Start arrived late',
  endArrived: 'Finished arrived late',
  abandonedTitle: 'This work still runs',
  abandoned: (name: string) =>
    `${name} was removed or disproved and cannot finish it. Finish it now, or correct the record below with the real end.`,
  finish: 'Finish now',
  confirmFinish: (name: string) => `Do you want to finish the work of ${name} now?`,
  stale: 'Somebody else has corrected this record meanwhile.',
};

export const editJob = {
  title: (name: string) => `Edit ${name}`,
  lead: 'Pay and timetable hold from now on. Work that was done or started keeps its amounts.',
  open: 'Edit Job',
  goBack: 'Go Back',
  submit: 'Save changes',
  stale: 'Somebody else has changed this job meanwhile.',
  end: 'End Job',
  endTitle: 'End this job',
  endLead: 'Nobody is assigned to it any more and waiting requests are rejected. Its work and invoices stay.',
  confirmEnd: (name: string) => `Do you want to end the job ${name}? This cannot be taken back.`,
  ended: (name: string) => `${name} has ended.`,
  endedOn: (day: string) => `This job ended on ${day}.`,
  endedJobs: (count: number) => `Ended jobs (${count})`,
};

export const invoiceList = {
  title: 'Invoices',
  lead: 'Every tax invoice that was issued, with its newest amounts.',
  search: 'Number, addressee or month (YYYY-MM)',
  caption: 'Issued invoices',
  number: 'Invoice number',
  month: 'Month',
  addressee: 'Addressee',
  date: 'Date of issue',
  versions: 'Versions',
  total: 'Total',
  empty: 'No invoices were issued yet.',
  none: 'No invoice was found.',
  open: (number: string) => `Open invoice ${number}`,
  history: 'Issued versions',
  historyCaption: (number: string) => `Versions of ${number}`,
  version: 'Version',
  issuedBy: 'Issued by',
  subTotal: 'Sub total',
  gst: 'GST',
};

export const invoiceSettings = {
  title: 'Invoice Settings',
  lead: 'They hold for invoices that are issued from now on. Issued versions stay as they are.',
  company: 'Company',
  bank: 'Bank details',
  numbers: 'GST and numbers',
  name: 'Company name',
  abn: 'ABN',
  telephone: 'Telephone',
  fax: 'Fax',
  street: 'Street',
  place: 'Place',
  city: 'City',
  postal_code: 'Postal code',
  state: 'State',
  web_address: 'Web address',
  email: 'E-mail',
  email_2: 'Second e-mail',
  bank_account_name: 'Account name',
  bank_bsb: 'BSB',
  bank_account_number: 'Account number',
  gst: 'GST rate (%)',
  gstNotice: 'Australian GST is 10 %. Invoices with another rate may not be valid tax invoices.',
  prefix: 'Number prefix',
  prefixHint: 'Stands before the running number of new invoices.',
  submit: 'Save settings',
  saved: 'The settings are saved.',
  stale: 'Somebody else has changed the settings meanwhile.',
};

export const search = {
  title: 'Search',
  lead: (text: string) => `Found for “${text}”`,
  start: 'Type a part of a name, address, e-mail, telephone number or ABN.',
  people: 'People',
  jobs: 'Jobs',
  noPeople: 'No people found.',
  noJobs: 'No jobs found.',
  ended: 'Ended',
  allPeople: (count: number) => `See all ${count} people`,
};

export const peopleList = {
  search: 'Name, e-mail, telephone number or ABN',
  standing: 'Verification',
  standings: { all: 'All', verified: 'Verified', 'not-verified': 'Not verified' },
  name: 'Name',
  email: 'E-mail',
  registered: 'Registered',
  noMatch: 'No sub-contractor was found.',
};

export const onRequest = {
  bank: 'Show bank details and passport number',
  hideBank: 'Hide',
  document: (label: string) => `Show ${label}`,
  audited: 'Each showing is written into the audit log.',
};

export const auditLog = {
  title: 'Audit Log',
  lead: 'Who did what to whom, newest first. Nobody can change it.',
  caption: 'Entries',
  when: 'When',
  who: 'Who',
  what: 'What',
  whom: 'To whom',
  details: 'Details',
  action: 'Action',
  allActions: 'All actions',
  search: 'Who or to whom',
  from: 'From',
  to: 'To',
  everything: 'Show everything',
  noMatch: 'No entry was found.',
  older: 'Older entries',
  newest: 'Newest entries',
  empty: 'Nothing was recorded yet.',
};

export const queues = {
  title: 'Queues',
  lead: 'The services of this product read from each other what has changed. It mends itself; what it cannot mend stands here.',
  board: 'Open the board of the queues',
  missing: (services: readonly string[]) =>
    `No answer at the moment: ${services.map((name) => queues.services[name as keyof typeof queues.services]).join(', ')}.`,
  services: { auth: 'Accounts', jobs: 'Jobs', media: 'Documents and gallery', invoice: 'Invoices' },
  setAsideTitle: 'Changes that could not be applied',
  setAsideLead: 'Each is tried again by itself, at least every hour. All others go on meanwhile.',
  nothing: 'Every change was applied.',
  thing: 'What',
  way: 'From and to',
  fromTo: (source: string, reader: string) => `${source} to ${reader}`,
  error: 'Why',
  since: 'Since',
  tries: 'Tries',
  triesNext: (tries: number, next: string) => `${tries}, again ${next}`,
  action: 'Action',
  retry: 'Retry',
  retryNamed: (entity: string) => `Retry ${entity}`,
  drop: 'Drop',
  dropNamed: (entity: string) => `Drop ${entity}`,
  confirmDrop: (entity: string, reader: string) =>
    `Do you want to give up this change? ${reader} keeps what it has of this ${entity} until it changes again.`,
  standingsTitle: 'Who reads what',
  noStandings: 'No service answers at the moment.',
  reader: 'Reads',
  source: 'From',
  standing: 'Standing',
  level: 'Up to date',
  behind: (seconds: number) => `${seconds} s behind`,
  setAside: (count: number) => `${count} not applied`,
};

/** What the audit log tells of, by the name that the calls use. */
export const auditActions = {
  'account.verified': 'Verified',
  'account.disproved': 'Disproved',
  'account.removed': 'Removed',
  'account.details-erased': 'Erased passport, bank and contact details',
  'account.erased': 'Erased the tax record',
  'account.data-downloaded': 'Downloaded the own data',
  'account.password-changed': 'Changed the password',
  'account.admin-added': 'Added an admin',
  'account.admin-disabled': 'Disabled an admin',
  'account.admin-enabled': 'Enabled an admin',
  'account.bank-details-shown': 'Looked at bank details',
  'change.dropped': 'Gave up a change between services',
  'signing-key.rotated': 'Replaced the key of the logins',
  'people.exported': 'Exported the sub-contractors',
  'audit-log.exported': 'Exported the audit log',
  'work.exported': 'Exported done work',
  'invoices.exported': 'Exported invoices',
  'job.created': 'Created a job',
  'job.changed': 'Changed a job',
  'job.ended': 'Ended a job',
  'assignment.added': 'Assigned to a job',
  'assignment.removed': 'Took off a job',
  'request.accepted': 'Accepted a request',
  'request.rejected': 'Rejected a request',
  'work.recorded-by-hand': 'Entered work manually',
  'work.finished-by-admin': 'Finished work of somebody',
  'work.corrected': 'Corrected work',
  'work.approved': 'Approved held work',
  'work.rejected': 'Did not approve held work',
  'work.settled': 'Marked as paid',
  'document.read': 'Looked at a document',
  'gallery.created': 'Created a gallery collection',
  'gallery.removed': 'Deleted a gallery collection',
  'invoice.issued': 'Issued an invoice',
  'invoice.printed-with-changes': 'Printed a changed invoice',
  'invoice-settings.changed': 'Changed the invoice settings',
} as const satisfies Record<AuditAction, string>;
