import type { XeroContactChange, XeroContactRow, XeroItem, XeroPayment } from '@cleaning/contracts';
import { formatMoney } from '@cleaning/ui';

const formatCount = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

export const xero = {
  title: 'Xero',
  lead: 'Send invoices, adjustment notes and sub-contractor payments to Xero, and see which invoices have been paid.',
  notSetUp: 'Xero isn’t set up yet.',
  without:
    'Connect Xero to send invoices, adjustment notes and sub-contractor payments automatically, and to see which invoices have been paid. Until then, you can download files for Xero under Reports > Accountant and import them yourself.',
  whatToSet:
    'Ask whoever looks after your server to create an app in Xero and set XERO_CLIENT_ID and XERO_CLIENT_SECRET. The steps are in docs/xero.md.',
  xeroApps: 'Create an app in Xero',
  connect: 'Connect Xero',
  connectLead:
    'You’ll log in to Xero and allow access to your organisation. Nothing is sent until you choose accounts and tax rates.',
  connectAgain: 'Reconnect',
  broken: 'Xero has disconnected. Reconnect to keep sending. Nothing is lost.',
  connection: 'Connection',
  organisation: 'Organisation',
  connected: 'Connected',
  by: (name: string, at: string) => `${at}, ${name}`,
  read: 'Last sync',
  notRead: 'Not yet',
  readProblem: (words: string) => `The last sync failed: ${words}`,
  paused: (until: string) => `You’ve reached Xero’s limit for now. Sending continues on ${until}.`,
  noSettings: 'Nothing is sent yet. Choose accounts and tax rates below.',
  syncNow: 'Sync now',
  syncing: 'Syncing contacts and payments.',
  changeOrganisation: 'Change organisation',
  keepOrganisation: 'Keep this organisation',
  choose: 'Choose your organisation',
  chooseLead: 'Each organisation has its own settings, contacts and sent documents.',
  use: 'Use',
  labelUse: (name: string) => `Use ${name}`,
  inUse: 'In use',
  noOrganisations: 'We can’t access any organisation. Reconnect and choose one in Xero.',
  chosen: (name: string) => `Now using ${name}.`,
  confirmChoice: (name: string) => `Use ${name}?\nFrom now on, everything is sent to ${name}.`,
  disconnect: 'Disconnect',
  confirmDisconnect: (name: string) =>
    `Disconnect Xero?\nNothing more is sent to ${name === '' ? 'Xero' : name}. Documents already there stay.`,
  disconnected: 'Xero disconnected.',
  work: 'To do',
  sent: 'Sent to Xero',
  sentCounts: (waiting: number, refused: number) =>
    [waiting === 0 ? '' : `${waiting} waiting`, refused === 0 ? '' : `${refused} rejected`]
      .filter(Boolean)
      .join(', ') || 'Nothing waiting',
  contacts: 'Contacts',
  contactCounts: (papers: number, changes: number) =>
    [
      papers === 0 ? '' : formatCount(papers, 'document needs a contact', 'documents need a contact'),
      changes === 0 ? '' : formatCount(changes, 'contact changed', 'contacts changed'),
    ]
      .filter(Boolean)
      .join(', ') || 'Nothing to confirm',
  payments: 'Payments',
  paymentCounts: (count: number) => (count === 0 ? 'Nothing to record' : `${count} to record`),
};

export const connecting = {
  title: 'Connect Xero',
  waiting: 'Connecting Xero…',
  stopped: 'Xero wasn’t connected because access wasn’t allowed. Try again.',
  incomplete: 'Xero wasn’t connected because the link is incomplete. Try again.',
  back: 'Back to Xero',
  connected: (name: string) => (name === '' ? 'Xero connected. Choose your organisation.' : `Connected to ${name}.`),
};

export const settings = {
  title: 'What to send',
  invoices: 'Invoices and adjustment notes',
  send_invoices: 'Send invoices and adjustment notes when you send them to the client',
  sales_account: 'Account for sales',
  sales_tax: 'Tax rate with GST',
  sales_tax_free: 'Tax rate without GST',
  contractors: 'Sub-contractor payments',
  contractor_payments: 'Send them as',
  kinds: {
    none: 'Don’t send',
    bill: 'Bills to pay',
    spend: 'Spend money, from a bank account',
  },
  contractor_account: 'Account for sub-contractors',
  contractor_tax: 'Tax rate with GST',
  contractor_tax_free: 'Tax rate without GST',
  withheld_account: 'Account for amounts withheld without an ABN',
  bank_account: 'Bank account',
  payments: 'Client payments',
  read_payments: 'Show payments from Xero so you can record them here',
  pick: 'Choose…',
  gone: (code: string) => `${code} (not in Xero any more)`,
  account: (code: string, name: string) => (code === '' ? name : `${code} ${name}`),
  taxType: (name: string, rate: number) => `${name} (${rate}%)`,
  submit: 'Save settings',
  saved: 'Settings saved. They apply from now on.',
};

export const earlier = {
  title: 'Send earlier invoices and payments',
  lead: 'Choose the dates to send, with the settings above. Nothing is sent twice.',
  from: 'From',
  to: 'To',
  submit: 'Send to Xero',
  queued: (count: number) => `Sending ${formatCount(count, 'document', 'documents')} to Xero.`,
};

export const items = {
  title: 'Sent to Xero',
  caption: 'Documents sent to Xero',
  search: 'Number or name',
  state: 'Status',
  states: {
    all: 'All',
    waiting: 'Waiting',
    'needs-contact': 'Needs a contact',
    sending: 'Sending',
    sent: 'Sent',
    matched: 'Already in Xero',
    refused: 'Rejected',
  } satisfies Record<XeroItem['state'] | 'all', string>,
  stateCount: (label: string, count: number) => `${label} (${count})`,
  kind: 'Type',
  kinds: {
    all: 'All',
    'client-invoice': 'Monthly invoices',
    'job-invoice': 'Single invoices',
    'adjustment-note': 'Adjustment notes',
    'contractor-payment': 'Sub-contractor payments',
  } satisfies Record<XeroItem['kind'] | 'all', string>,
  kindOfOne: {
    'client-invoice': 'Monthly invoice',
    'job-invoice': 'Single invoice',
    'adjustment-note': 'Adjustment note',
    'contractor-payment': 'Payment',
  } satisfies Record<XeroItem['kind'], string>,
  from: 'From',
  to: 'To',
  number: 'Number',
  name: 'Client or sub-contractor',
  day: 'Date',
  total: 'Total',
  sentAt: 'Sent',
  nextTry: (at: string) => `Tries again ${at}`,
  attempts: 'Attempts',
  xeroSays: (words: string) => `Xero: ${words}`,
  action: 'Action',
  retry: 'Retry',
  retryLabel: (number: string) => `Retry ${number}`,
  retried: (number: string) => `Sending ${number} again.`,
  confirmContact: 'Confirm contact',
  confirmContactLabel: (name: string) => `Confirm contact for ${name}`,
  empty: 'Nothing sent yet.',
  none: 'Nothing found.',
};

export const contacts = {
  title: 'Contacts in Xero',
  lead: 'Match each client and sub-contractor to a contact in Xero. We don’t create any until you say so.',
  caption: 'Clients and sub-contractors with their contacts in Xero',
  search: 'Name, email or ABN',
  kind: 'Type',
  kinds: { all: 'All', client: 'Clients', person: 'Sub-contractors' } satisfies Record<
    XeroContactRow['kind'] | 'all',
    string
  >,
  kindOfOne: { client: 'Client', person: 'Sub-contractor' } satisfies Record<XeroContactRow['kind'], string>,
  state: 'Status',
  states: {
    open: 'To confirm',
    all: 'All',
    proposed: 'Match found',
    several: 'Several matches',
    new: 'No match',
    linked: 'Confirmed',
    'to-create': 'To be created',
  } satisfies Record<XeroContactRow['state'] | 'all' | 'open', string>,
  name: 'Name',
  details: 'ABN and email',
  contact: 'Contact in Xero',
  matchedBy: { id: 'created by us', abn: 'same ABN', email: 'same email', '': '' } satisfies Record<
    XeroContactRow['matched_by'],
    string
  >,
  waiting: 'Documents waiting',
  action: 'Action',
  confirm: 'Confirm',
  confirmLabel: (name: string, contact: string) => `Confirm ${contact} for ${name}`,
  more: 'More',
  moreFor: (name: string) => `More for ${name}`,
  pick: 'Choose contact',
  pickFor: (name: string) => `Choose contact for ${name}`,
  create: 'Create in Xero',
  confirmCreate: (name: string) => `Create ${name} in Xero?\nWe’ll create the contact when we send its first document.`,
  confirmed: (count: number) => `${formatCount(count, 'contact', 'contacts')} confirmed.`,
  chooseRow: (name: string) => `Select ${name}`,
  confirmMany: (count: number) => `Confirm ${formatCount(count, 'contact', 'contacts')}`,
  confirmManyAsked: (matched: number, created: number) =>
    `Confirm ${formatCount(matched + created, 'contact', 'contacts')}?\n${[
      matched === 0 ? '' : `${matched} will be linked to the match shown.`,
      created === 0 ? '' : `${created} will be created in Xero.`,
    ]
      .filter(Boolean)
      .join(' ')}`,
  close: 'Close',
  find: 'Find by name, email or ABN',
  found: 'Contacts found',
  nothingFound: 'No contacts found.',
  use: 'Use',
  labelUse: (contact: string) => `Use ${contact}`,
  empty: 'Nothing to confirm.',
  none: 'Nothing found.',
};

export const changes = {
  title: 'Changed in Xero',
  lead: 'These contacts changed in Xero and no longer match your clients.',
  changed: (at: string) => `Changed ${at}`,
  caption: (client: string) => `Differences for ${client}`,
  field: 'Detail',
  fields: {
    legal_name: 'Legal name',
    abn: 'ABN',
    billing_email: 'Billing email',
  } satisfies Record<XeroContactChange['differences'][number]['field'], string>,
  ours: 'Here',
  theirs: 'In Xero',
  nothing: 'Empty',
  take: 'Use details from Xero',
  takeLabel: (client: string) => `Use details from Xero for ${client}`,
  taken: (client: string) => `${client} updated with the details from Xero.`,
  keep: 'Keep our details',
  keepLabel: (client: string) => `Keep our details for ${client}`,
  kept: (client: string) => `${client}’s details not changed.`,
};

export const payments = {
  title: 'Payments from Xero',
  lead: 'Payments for your invoices. An invoice is only marked as paid here once you record its payment.',
  caption: 'Payments from Xero',
  state: 'Status',
  states: { open: 'To record', booked: 'Recorded', ignored: 'Ignored', deleted: 'Deleted in Xero' } satisfies Record<
    XeroPayment['state'],
    string
  >,
  day: 'Date',
  client: 'Client',
  invoice: 'Invoice',
  amount: 'Amount',
  open: 'Owing here',
  reference: 'Reference',
  notes: 'Notes',
  reconciled: 'Reconciled in Xero',
  looksBooked: 'May already be recorded',
  deletedSince: 'Deleted in Xero after you recorded it. Check it.',
  action: 'Action',
  book: 'Record',
  bookLabel: (amount: string, invoice: string) => `Record ${formatMoney(amount)} for ${invoice}`,
  confirmBook: ({ amount, part, invoice_number, client_name, looks_booked }: XeroPayment, rest: string) =>
    `Record this payment?\n${[
      looks_booked ? `A payment like this is already recorded for ${invoice_number}.` : '',
      `${formatMoney(part)} of ${formatMoney(amount)} pays ${invoice_number}.`,
      rest === '' ? '' : `${formatMoney(rest)} becomes credit for ${client_name}.`,
    ]
      .filter(Boolean)
      .join(' ')}`,
  booked: (amount: string) => `${formatMoney(amount)} recorded.`,
  ignore: 'Ignore',
  ignoreLabel: (amount: string, invoice: string) => `Ignore ${formatMoney(amount)} for ${invoice}`,
  ignored: 'Payment ignored.',
  restore: 'Restore',
  restoreLabel: (amount: string, invoice: string) => `Restore ${formatMoney(amount)} for ${invoice}`,
  restored: 'Payment restored.',
  empty: 'No payments to record.',
  none: 'No payments found.',
};
