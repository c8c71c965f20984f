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
  editHint:
    'Date, number, addressee, address, description and price can be changed here. GST and total follow. What is changed is printed once it is saved as the next version; earlier versions stay.',
  changed: (version: number) => `This is not saved. It is printed once it is saved as version ${version}.`,
  save: (version: number) => `Save as version ${version}`,
  saved: (version: number) => `Version ${version} is saved.`,
  stale:
    'Somebody else has issued another version meanwhile. What you have written is not part of it, and cannot be saved on top of it.',
  notPrinted: 'This invoice has changes that are not saved.',
  undo: 'Show as issued',
  monthRuns: 'This month is not over: the amounts may still change.',
  held: (count: number) =>
    count === 1
      ? '1 work record of this month waits for approval. It counts here until you decide.'
      : `${count} work records of this month wait for approval. They count here until you decide.`,
  toApprovals: 'Go to Approvals',
  gstNotice: (rate: number) => `This invoice uses a GST rate of ${rate} %. The Australian rate is 10 %.`,
  none: 'Open a job under Job Places Data, choose year and month and press “Download Invoice”. The invoice then opens here.',
  toJobs: 'Go to Job Places Data',
};

export const invoiceList = {
  title: 'Invoices',
  lead: 'Every tax invoice that was issued, with its newest amounts.',
  search: 'Number, addressee or month',
  caption: 'Issued invoices',
  number: 'Invoice number',
  kind: 'Kind',
  kinds: { all: 'All', job: 'One job', client: 'Client’s month' },
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
  bankHint: 'Changes apply at once, and all admins get an e-mail. Without your second factor, ask another admin below.',
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
  copyToOffice: 'Send the office a copy of each invoice that is sent by mail',
  submit: 'Save settings',
  saved: 'The settings are saved.',
  stale: 'Somebody else has changed the settings meanwhile.',
};

const bankStates: Readonly<Record<BankChangeState, string>> = {
  proposed: 'Waits for approval',
  'in-force': 'Active',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  replaced: 'Replaced by another change',
};

export const bankDetails = {
  title: 'Where clients pay to',
  onPapers: 'On new documents',
  since: 'Since',
  notKnown: 'No change recorded',
  details: (name: string, bsb: string, account: string) => `${name}, BSB ${bsb}, account ${account}`,
  proposed: (by: string, at: string, details: string) => `${by} has asked for other bank details on ${at}: ${details}.`,
  ownProposal: 'Another admin has to approve them. Until then papers have the former ones.',
  askFirst: 'Check in person before you approve: fraudsters send fake bank details by e-mail.',
  approve: 'Approve',
  reject: 'Reject',
  withdraw: 'Withdraw',
  confirm: {
    approve: (details: string) => `Do you want to put ${details} on all papers from now on?`,
    reject: (details: string) => `Do you want to reject ${details}?`,
    withdraw: (details: string) => `Do you want to withdraw ${details}?`,
  },
  decided: {
    approve: 'New papers have these bank details now.',
    reject: 'The bank details are rejected.',
    withdraw: 'The bank details are withdrawn.',
  },
  askTitle: 'Ask another admin for other bank details',
  askLead: 'Nothing changes before another admin has approved it. Papers that were issued keep theirs.',
  ask: 'Ask for approval',
  asked: 'Another admin has to approve it now.',
  history: 'Changes of bank details',
  changed: (state: BankChangeState, way: string, asked: string, decided: string, at: string) =>
    way === 'factor' && state === 'in-force'
      ? `${bankStates[state]} by ${asked}, ${at}`
      : `Asked for by ${asked}. ${bankStates[state]} by ${decided}, ${at}`,
};

export const gstConfirmation = {
  title: 'GST rate',
  lead: (rate: number) =>
    `Invoices and quotes are not sent to clients before somebody has confirmed that the company charges ${rate} % GST.`,
  confirm: (rate: number) => `Confirm ${rate} %`,
  asked: (rate: number) => `Do you confirm that the company is registered for GST and charges ${rate} %?`,
  unusual: (rate: number) =>
    `Australian GST is 10 %. Invoices with ${rate} % may not be valid tax invoices. Do you confirm ${rate} %?`,
  isConfirmed: (rate: number, by: string, when: string) => `${by} confirmed ${rate} % on ${when}.`,
  done: 'The GST rate is confirmed.',
};
