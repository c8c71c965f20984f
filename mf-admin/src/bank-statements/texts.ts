import {
  MOST_STATEMENT_BYTES,
  MOST_STATEMENT_LINES,
  type ProposalRule,
  type StatementField,
} from '@cleaning/contracts';

const payments = (count: number) => (count === 1 ? '1 payment' : `${count} payments`);
const rows = (count: number) => (count === 1 ? '1 row' : `${count} rows`);

export const fieldLabels: Readonly<Record<StatementField, string>> = {
  day: 'Day',
  amount: 'Amount (what came in has no minus)',
  credit: 'Amount that came in (a column of its own)',
  payer: 'Payer or description',
  reference: 'Reference',
};

export const statementImport = {
  title: 'Import a statement',
  lead: `A file of your bank, OFX or CSV, with at most ${MOST_STATEMENT_LINES} entries. What an earlier file has brought is not added again.`,
  account: 'Bank account of this file',
  accountHint: 'A CSV file does not say it. What was imported for one account is not taken for that of another.',
  noName: (accounts: number) => (accounts === 1 ? 'Your bank account' : 'The account without a name'),
  otherAccount: 'Another account',
  chooseAccount: 'Please choose',
  accountName: 'Name of the account',
  accountNameHint: 'For example Savings, or its last four digits.',
  useAccount: 'Use this account',
  file: 'OFX or CSV file',
  read: 'Read the file',
  chooseFile: 'Please choose a file.',
  empty: 'The file is empty.',
  tooLarge: `The file is larger than ${MOST_STATEMENT_BYTES / 1000} kB. Please download it for a shorter time.`,
  columns: 'Columns of the file',
  columnsLead: 'They are remembered for the next file with the same headings.',
  notInFile: 'Not in the file',
  column: (number: number, name: string, example: string) =>
    `${name === '' ? `Column ${number}` : name}${example === '' ? '' : ` (${example.slice(0, 40)})`}`,
  found: (fresh: number, sum: string, first: string, last: string) =>
    fresh === 0
      ? 'There is no new payment in it.'
      : `${payments(fresh)} of ${sum} ${fresh === 1 ? 'is' : 'are'} new, ${first === last ? first : `${first} to ${last}`}.`,
  known: (known: number) => (known === 0 ? '' : `${payments(known)} ${known === 1 ? 'is' : 'are'} here already.`),
  wrong: (count: number) => `${rows(count)} cannot be read:`,
  problem: (row: number, msg: string) => `Row ${row} ${msg}.`,
  leaveOut: 'Leave these rows out',
  submit: (fresh: number) => `Import ${payments(fresh)}`,
  done: (fresh: number) => `${payments(fresh)} ${fresh === 1 ? 'is' : 'are'} imported.`,
};

export const bankLines = {
  title: 'Bank Statements',
  lead: 'Payments that came in, and which invoices they seem to pay. Nothing is booked until you confirm.',
  back: 'Money In',
  list: 'Payments',
  search: 'Payer, reference, client or amount',
  state: 'Show',
  states: { open: 'To be booked', booked: 'Booked', ignored: 'Ignored' },
  empty: 'All payments are booked. Import the next statement above.',
  none: 'No payment was found.',
  noName: 'Payer unknown',
  rules: {
    payer: 'This payer has paid for this client before',
    reference: 'The text names the invoice',
    exact: 'Only the amount fits: one invoice',
    'all-open': 'Only the amount fits: all that is open',
    several: 'Only the amount fits: several invoices',
  } satisfies Record<ProposalRule, string>,
  pays: (list: string) => `Pays ${list}`,
  credit: (amount: string) => `${amount} becomes credit`,
  book: 'Book',
  bookFor: (client: string) => `Book for ${client}`,
  confirm: (client: string, payer: string) =>
    `Only the amount says that this is a payment of ${client}. Did ${payer} pay for ${client}?`,
  confirmYes: 'Yes, book it',
  booked: 'The payment is booked.',
  bookedFor: 'Booked for',
  other: 'Another client or amount',
  otherOf: (payer: string, amount: string) => `Another client or amount for ${amount} of ${payer}`,
  aside: 'Ignore',
  asideOf: (payer: string, amount: string) => `Ignore ${amount} of ${payer}`,
  isAside: 'Ignored: not a client payment.',
  takeOut: 'Restore',
  takeOutOf: (payer: string, amount: string) => `Restore ${amount} of ${payer}`,
  isOut: 'It is to be booked again.',
  client: 'Client',
  chooseClient: 'Please choose',
  find: 'Find a client',
  close: 'Close',
};
