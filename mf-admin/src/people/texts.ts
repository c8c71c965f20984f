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
  validity: 'Documents and days',
  plan: 'Week plan',
  history: 'What was done',
  remove: 'Remove',
  confirmRemove: (name: string) => `Do you want to remove ${name}? The account and its documents are deleted.`,
  removed: (name: string) => `${name} has been removed.`,
  removal: 'Remove',
  removalLead: 'The account and its documents are deleted. Pay and work that was done keep the name.',
  personal: 'Personal details',
  bank: 'Bank details',
  documents: 'Documents',
  noDocument: 'No Document',
  openDocument: (label: string) => `Open ${label}`,
  openPdf: 'Open PDF',
};

export const checklist = {
  checked: (document: string) => `${document} is checked`,
  progress: (done: number, all: number) => `${done} of ${all} documents checked`,
  missing: (documents: string) => `Missing: ${documents}.`,
  waits: 'Verify waits until every document is there. The person adds them under Account.',
  unchecked: (documents: string) => `Not checked: ${documents}.`,
  why: 'Why verify now',
  whyHint: 'Such as: Seen at the office. The audit log keeps it.',
  whyRequired: 'Please check every document, or say why you verify without.',
  isVerified: (name: string) => `${name} is verified.`,
  isDisproved: (name: string) => `${name} is not verified any more.`,
  next: (name: string) => `Next person to verify: ${name}`,
  nobodyElse: 'Nobody else waits for verification.',
};

export const refusal = {
  title: 'Refuse with a reason',
  lead: 'The person is told the reason in the app and by mail. Somebody who is verified is logged out and cannot work.',
  reason: 'Reason',
  hint: 'Such as: The police check is older than a year.',
  required: 'Please say why.',
  submit: 'Refuse',
  confirm: (name: string) => `Do you want to refuse ${name}, and tell the reason?`,
  done: (name: string) => `${name} was told the reason.`,
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

export const search = {
  title: 'Search',
  lead: (text: string) => `Found for “${text}”`,
  start: 'Type a part of a name, address, e-mail, telephone number or ABN.',
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
  search: 'Name, e-mail, telephone number or ABN',
  standing: 'Verification',
  standings: { all: 'All', verified: 'Verified', 'not-verified': 'Not verified' },
  name: 'Name',
  email: 'E-mail',
  status: 'Status',
  registered: 'Registered',
  registeredOn: (day: string) => `Registered ${day}`,
  noMatch: 'No sub-contractor was found.',
};

export const onRequest = {
  bank: 'Show bank details and passport number',
  hideBank: 'Hide',
  document: (label: string) => `Show ${label}`,
  audited: 'Each showing is written into the audit log.',
};
