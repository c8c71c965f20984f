import type { XeroContactChange, XeroContactRow, XeroItem, XeroPayment } from '@cleaning/contracts';
import { formatMoney } from '@cleaning/ui';

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

export const xero = {
  title: 'Xero',
  lead: 'Send invoices, adjustment notes and payments of sub-contractors to Xero, and see which invoices are paid there.',
  notSetUp: 'Xero isn’t set up on the server.',
  whatToSet:
    'Whoever runs the server creates an app at Xero and sets XERO_CLIENT_ID and XERO_CLIENT_SECRET. The steps are in docs/xero.md.',
  xeroApps: 'Create an app at Xero',
  connect: 'Connect Xero',
  connectLead:
    'You log in at Xero and allow access to your organisation. Nothing is sent until you choose accounts and tax types.',
  connectAgain: 'Connect again',
  broken: 'Xero no longer accepts the connection. Nothing is sent until you connect again; nothing is lost.',
  connection: 'Connection',
  organisation: 'Organisation',
  connected: 'Connected',
  by: (name: string, at: string) => `${at}, ${name}`,
  read: 'Contacts and payments read',
  notRead: 'Not yet',
  readProblem: (words: string) => `The last reading failed: ${words}`,
  paused: (until: string) => `Xero’s call limit is reached. Sending continues on ${until}.`,
  noSettings: 'Nothing is sent yet. Choose accounts and tax types below.',
  syncNow: 'Read now',
  syncing: 'Reading contacts and payments.',
  changeOrganisation: 'Change organisation',
  keepOrganisation: 'Keep this organisation',
  choose: 'Choose your organisation',
  chooseLead: 'Each organisation has its own settings, contacts and list of what was sent.',
  use: 'Use',
  labelUse: (name: string) => `Use ${name}`,
  inUse: 'In use',
  noOrganisations: 'Xero gives access to no organisation. Connect again and select one there.',
  chosen: (name: string) => `${name} is used now.`,
  confirmChoice: (name: string) => `Use ${name}?\nEverything from now on is sent to ${name}.`,
  disconnect: 'Disconnect',
  confirmDisconnect: (name: string) =>
    `Disconnect Xero?\nNothing more is sent to ${name === '' ? 'Xero' : name}. What is there stays.`,
  disconnected: 'Xero disconnected.',
  work: 'What to do',
  sent: 'Sent to Xero',
  sentCounts: (waiting: number, refused: number) =>
    [waiting === 0 ? '' : `${waiting} waiting`, refused === 0 ? '' : `${refused} refused`].filter(Boolean).join(', ') ||
    'Nothing waits',
  contacts: 'Contacts',
  contactCounts: (papers: number, changes: number) =>
    [
      papers === 0 ? '' : counted(papers, 'document waits for a contact', 'documents wait for a contact'),
      changes === 0 ? '' : counted(changes, 'contact changed', 'contacts changed'),
    ]
      .filter(Boolean)
      .join(', ') || 'Nothing to confirm',
  payments: 'Payments',
  paymentCounts: (count: number) => (count === 0 ? 'Nothing to book' : `${count} to book`),
};

export const connecting = {
  title: 'Connect Xero',
  waiting: 'Connecting Xero…',
  stopped: 'Xero wasn’t connected: access was not allowed there.',
  incomplete: 'Xero wasn’t connected: the address is incomplete. Connect again.',
  back: 'Back to Xero',
  connected: (name: string) => (name === '' ? 'Xero connected. Choose your organisation.' : `Connected to ${name}.`),
};

export const settings = {
  title: 'What is sent',
  invoices: 'Invoices and adjustment notes',
  send_invoices: 'Send invoices and adjustment notes when they go to the client',
  sales_account: 'Account for sales',
  sales_tax: 'Tax type with GST',
  sales_tax_free: 'Tax type without GST',
  contractors: 'Payments of sub-contractors',
  contractor_payments: 'Send them as',
  kinds: {
    none: 'Not at all',
    bill: 'Bills to pay',
    spend: 'Spend money from a bank account',
  },
  contractor_account: 'Account for sub-contractors',
  contractor_tax: 'Tax type with GST',
  contractor_tax_free: 'Tax type without GST',
  withheld_account: 'Account for amounts withheld without an ABN',
  bank_account: 'Bank account',
  payments: 'Payments of clients',
  read_payments: 'Show payments that Xero has for your invoices, for you to book',
  pick: 'Choose…',
  gone: (code: string) => `${code} (not in Xero any more)`,
  account: (code: string, name: string) => (code === '' ? name : `${code} ${name}`),
  taxType: (name: string, rate: number) => `${name} (${rate}%)`,
  submit: 'Save settings',
  saved: 'Settings saved. They count for what is sent from now on.',
};

export const earlier = {
  title: 'Send earlier invoices and payments',
  lead: 'From before Xero was connected, with the settings above. Nothing is sent twice.',
  from: 'From',
  to: 'To',
  submit: 'Add to the list',
  queued: (count: number) => `${counted(count, 'document', 'documents')} added to the list.`,
};

export const items = {
  title: 'Sent to Xero',
  caption: 'What was sent to Xero',
  search: 'Number or name',
  state: 'Status',
  states: {
    all: 'All',
    waiting: 'Waiting',
    'needs-contact': 'Waits for a contact',
    sending: 'Sending',
    sent: 'Sent',
    matched: 'Was in Xero',
    refused: 'Refused',
  } satisfies Record<XeroItem['state'] | 'all', string>,
  stateCount: (label: string, count: number) => `${label} (${count})`,
  kind: 'Kind',
  kinds: {
    all: 'All',
    'client-invoice': 'Monthly invoices',
    'job-invoice': 'Single invoices',
    'adjustment-note': 'Adjustment notes',
    'contractor-payment': 'Payments of sub-contractors',
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
  nextTry: (at: string) => `Next try ${at}`,
  attempts: 'Attempts',
  xeroSays: (words: string) => `Xero: ${words}`,
  action: 'Action',
  retry: 'Retry',
  retryLabel: (number: string) => `Retry ${number}`,
  retried: (number: string) => `${number} is sent again.`,
  confirmContact: 'Confirm contact',
  confirmContactLabel: (name: string) => `Confirm contact of ${name}`,
  empty: 'Nothing was sent yet.',
  none: 'Nothing found.',
};

export const contacts = {
  title: 'Contacts in Xero',
  lead: 'Confirm which contact each client and sub-contractor is. Nothing is created in Xero before you do.',
  caption: 'Clients and sub-contractors with their contacts in Xero',
  search: 'Name, email or ABN',
  kind: 'Kind',
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
  matchedBy: { id: 'created from here', abn: 'same ABN', email: 'same email', '': '' } satisfies Record<
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
  confirmCreate: (name: string) => `Create ${name} in Xero?\nThe contact is created before its first document is sent.`,
  confirmed: (count: number) => `${counted(count, 'contact', 'contacts')} confirmed.`,
  chooseRow: (name: string) => `Select ${name}`,
  confirmMany: (count: number) => `Confirm ${counted(count, 'contact', 'contacts')}`,
  confirmManyAsked: (matched: number, created: number) =>
    `Confirm ${counted(matched + created, 'contact', 'contacts')}?\n${[
      matched === 0 ? '' : `${matched} ${matched === 1 ? 'is' : 'are'} linked to the match shown.`,
      created === 0 ? '' : `${created} ${created === 1 ? 'is' : 'are'} created in Xero.`,
    ]
      .filter(Boolean)
      .join(' ')}`,
  close: 'Close',
  find: 'Find by name, email or ABN',
  found: 'Contacts found',
  nothingFound: 'No contact found.',
  use: 'Use',
  labelUse: (contact: string) => `Use ${contact}`,
  empty: 'Nothing to confirm.',
  none: 'Nothing found.',
};

export const changes = {
  title: 'Changed in Xero',
  lead: 'These contacts changed in Xero and differ from the client here.',
  changed: (at: string) => `Changed ${at}`,
  caption: (client: string) => `Differences of ${client}`,
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
  taken: (client: string) => `${client} has the details from Xero now.`,
  keep: 'Keep ours',
  keepLabel: (client: string) => `Keep our details of ${client}`,
  kept: (client: string) => `The details of ${client} stay as they are.`,
};

export const payments = {
  title: 'Payments from Xero',
  lead: 'Payments that Xero has for your invoices. Nothing is booked until you say so.',
  caption: 'Payments from Xero',
  state: 'Status',
  states: { open: 'To book', booked: 'Booked', ignored: 'Ignored', deleted: 'Deleted in Xero' } satisfies Record<
    XeroPayment['state'],
    string
  >,
  day: 'Date',
  client: 'Client',
  invoice: 'Invoice',
  amount: 'Amount',
  open: 'Open here',
  reference: 'Reference',
  notes: 'Notes',
  reconciled: 'Reconciled in Xero',
  looksBooked: 'May be booked already',
  deletedSince: 'Deleted in Xero since it was booked. Check it.',
  action: 'Action',
  book: 'Book',
  bookLabel: (amount: string, invoice: string) => `Book ${formatMoney(amount)} for ${invoice}`,
  confirmBook: ({ amount, part, invoice_number, client_name, looks_booked }: XeroPayment, rest: string) =>
    `Book this payment?\n${[
      looks_booked ? `A payment like this is already booked for ${invoice_number}.` : '',
      `${formatMoney(part)} of ${formatMoney(amount)} pays ${invoice_number}.`,
      rest === '' ? '' : `${formatMoney(rest)} becomes credit for ${client_name}.`,
    ]
      .filter(Boolean)
      .join(' ')}`,
  booked: (amount: string) => `${formatMoney(amount)} booked.`,
  ignore: 'Ignore',
  ignoreLabel: (amount: string, invoice: string) => `Ignore ${formatMoney(amount)} for ${invoice}`,
  ignored: 'Payment ignored.',
  restore: 'Restore',
  restoreLabel: (amount: string, invoice: string) => `Restore ${formatMoney(amount)} for ${invoice}`,
  restored: 'Payment restored.',
  empty: 'No payments to book.',
  none: 'No payments found.',
};
