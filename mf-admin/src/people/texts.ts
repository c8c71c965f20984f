export const contractors = {
  title: 'Sub-Contractors',
  empty: 'No sub-contractors has registered',
  verified: 'Verified',
  notVerified: 'Not verified',
};

export const contractor = {
  goBack: 'Go Back',
  standing: 'Verification',
  verify: 'Verify',
  disprove: 'Disprove',
  validity: 'Documents and expiry dates',
  plan: 'Roster',
  history: 'Audit log',
  remove: 'Remove',
  confirmRemove: (name: string) => `Remove ${name}?\nTheir account and documents will be deleted. You can’t undo this.`,
  removed: (name: string) => `${name} removed.`,
  removal: 'Remove',
  removalLead: 'Deletes their account and documents. Their name stays on timesheets and pay.',
  personal: 'Personal details',
  bank: 'Bank details',
  documents: 'Documents',
  noDocument: 'No Document',
  openDocument: (label: string) => `Open ${label}`,
  openPdf: 'Open PDF',
};

export const checklist = {
  checked: (document: string) => `${document} checked`,
  progress: (done: number, all: number) => `${done} of ${all} documents checked`,
  missing: (documents: string) => `Missing: ${documents}.`,
  waits: 'You can verify once every document is there. The person adds them under Account.',
  unchecked: (documents: string) => `Not checked: ${documents}.`,
  why: 'Reason to verify now',
  whyHint: 'For example: seen at the office. Kept in the audit log.',
  whyRequired: 'Check every document, or give a reason to verify without them.',
  isVerified: (name: string) => `${name} verified.`,
  isDisproved: (name: string) => `${name} is no longer verified.`,
  next: (name: string) => `Next person to verify: ${name}`,
  nobodyElse: 'No one else to verify.',
};

export const refusal = {
  title: 'Refuse with a reason',
  lead: 'They’ll get the reason in the app and by email. If they’re verified, they’ll be logged out and can’t work.',
  reason: 'Reason',
  hint: 'For example: police check is older than a year.',
  required: 'Give a reason.',
  submit: 'Refuse',
  confirm: (name: string) => `Refuse ${name}?\nThey’ll get a message with your reason.`,
  done: (name: string) => `${name} refused. They’ll get a message with your reason.`,
};

/** Names of a sub-contractor's fields. */
export const fields = {
  name: 'Name',
  email: 'Email',
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

export const search = {
  title: 'Search',
  lead: (text: string) => `Results for “${text}”`,
  start: 'Search by name, address, email, phone number or ABN.',
  people: 'People',
  jobs: 'Jobs',
  noPeople: 'No people found.',
  noJobs: 'No jobs found.',
  clients: 'Clients',
  noClients: 'No clients found.',
  archived: 'Archived',
  allClients: (count: number) => `See all ${count} clients`,
  quotes: 'Quotes',
  noQuotes: 'No quotes found.',
  allQuotes: (count: number) => `See all ${count} quotes`,
  invoices: 'Invoices',
  noInvoices: 'No invoices found.',
  allInvoices: (count: number) => `See all ${count} invoices`,
  ended: 'Ended',
  allPeople: (count: number) => `See all ${count} people`,
};

export const peopleList = {
  search: 'Name, email, phone number or ABN',
  standing: 'Verification',
  standings: { all: 'All', verified: 'Verified', 'not-verified': 'Not verified' },
  name: 'Name',
  email: 'Email',
  status: 'Status',
  registered: 'Registered',
  registeredOn: (day: string) => `Registered ${day}`,
  noMatch: 'No sub-contractors match.',
};

export const onRequest = {
  bank: 'Show bank details and passport number',
  hideBank: 'Hide',
  document: (label: string) => `Show ${label}`,
  audited: 'Viewing is recorded in the audit log.',
};
