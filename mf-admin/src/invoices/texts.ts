import type { BankChangeState } from '@cleaning/contracts';

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
  editHint: 'Edit the text on the invoice, then save a new version.',
  changed: (version: number) => `You have unsaved changes. Save them as version ${version} to print or send them.`,
  save: (version: number) => `Save as version ${version}`,
  saved: (version: number) => `Version ${version} saved.`,
  stale: 'Someone else has issued a newer version. Show it, then make your changes again.',
  notPrinted: 'This invoice has unsaved changes.',
  undo: 'Discard changes',
  monthRuns: 'This month isn’t over, so the amounts may change.',
  held: (count: number) =>
    count === 1
      ? '1 timesheet for this month isn’t approved yet. It counts here until you decide.'
      : `${count} timesheets for this month aren’t approved yet. They count here until you decide.`,
  toApprovals: 'Go to approvals',
  gstNotice: (rate: number) => `GST on this invoice is ${rate}%. Australian GST is 10%.`,
  none: 'Open a job in Job Places Data, choose the year and month, then press “Download Invoice”.',
  toJobs: 'Go to Job Places Data',
};

export const invoiceList = {
  title: 'Invoices',
  search: 'Number, addressee or month',
  caption: 'Issued invoices',
  number: 'Invoice number',
  kind: 'Type',
  kinds: { all: 'All', job: 'Job', client: 'Monthly' },
  month: 'Month',
  addressee: 'Addressee',
  date: 'Issued',
  versions: 'Versions',
  total: 'Total',
  empty: 'No invoices yet.',
  prepare: 'Prepare monthly invoices',
  none: 'No invoices found.',
  open: (number: string) => `Open invoice ${number}`,
  history: 'Versions',
  historyCaption: (number: string) => `Versions of ${number}`,
  version: 'Version',
  issuedBy: 'Issued by',
  subTotal: 'Subtotal',
  gst: 'GST',
};

export const invoiceSettings = {
  title: 'Invoice settings',
  lead: 'Changes apply to new invoices only.',
  company: 'Company',
  bank: 'Bank details',
  bankHint:
    'Changes apply straight away and all admins get an email. If you haven’t set up a passkey or an authenticator app, ask another admin below.',
  numbers: 'GST and numbering',
  name: 'Company name',
  abn: 'ABN',
  telephone: 'Telephone',
  fax: 'Fax',
  street: 'Street',
  place: 'Suburb',
  city: 'City',
  postal_code: 'Postcode',
  state: 'State',
  web_address: 'Website',
  email: 'Email',
  email_2: 'Second email',
  bank_account_name: 'Account name',
  bank_bsb: 'BSB',
  bank_account_number: 'Account number',
  gst: 'GST rate (%)',
  gstNotice: 'Australian GST is 10%. Invoices with another rate may not be valid tax invoices.',
  prefix: 'Number prefix',
  prefixHint: 'Comes before the number on new invoices.',
  copyToOffice: 'Send the office a copy of each invoice you email',
  submit: 'Save settings',
  saved: 'Settings saved.',
};

const bankStates: Readonly<Record<BankChangeState, string>> = {
  proposed: 'Waiting for approval',
  'in-force': 'Active',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  replaced: 'Replaced',
};

export const bankDetails = {
  title: 'Bank details on invoices',
  onPapers: 'On new documents',
  since: 'Since',
  notKnown: 'No changes recorded',
  details: (name: string, bsb: string, account: string) => `${name}, BSB ${bsb}, account ${account}`,
  proposed: (by: string, at: string, details: string) => `${by} asked to change these on ${at}: ${details}.`,
  ownProposal: 'Another admin needs to approve this. Until then, new documents show the current details.',
  askFirst: 'Check with them in person before you approve. Scammers send fake bank details by email.',
  approve: 'Approve',
  reject: 'Reject',
  withdraw: 'Withdraw',
  confirm: {
    approve: (details: string) => `Approve these bank details?\nNew documents will show ${details}.`,
    reject: (details: string) => `Reject these bank details?\n${details} won’t be used.`,
    withdraw: (details: string) => `Withdraw this request?\n${details} won’t be used.`,
  },
  decided: {
    approve: 'New documents now show these bank details.',
    reject: 'Bank details rejected.',
    withdraw: 'Request withdrawn.',
  },
  askTitle: 'Ask another admin to change bank details',
  askLead: 'Nothing changes until another admin approves. Issued documents keep their bank details.',
  ask: 'Ask for approval',
  asked: 'Another admin needs to approve this now.',
  history: 'Bank detail changes',
  changed: (state: BankChangeState, way: string, asked: string, decided: string, at: string) =>
    way === 'factor' && state === 'in-force'
      ? `${bankStates[state]} by ${asked}, ${at}`
      : `Requested by ${asked}. ${bankStates[state]} by ${decided}, ${at}`,
};

export const gstConfirmation = {
  title: 'GST rate',
  lead: (rate: number) => `Confirm that you charge ${rate}% GST before you send invoices and quotes.`,
  confirm: (rate: number) => `Confirm ${rate}%`,
  asked: (rate: number) => `Confirm ${rate}% GST?\nThe company must be registered for GST and charge this rate.`,
  unusual: (rate: number) =>
    `Confirm ${rate}% GST?\nAustralian GST is 10%. Invoices with ${rate}% may not be valid tax invoices.`,
  isConfirmed: (rate: number, by: string, when: string) => `${by} confirmed ${rate}% on ${when}.`,
  done: 'GST rate confirmed.',
};
