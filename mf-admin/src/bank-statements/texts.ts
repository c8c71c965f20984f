import {
  type BankLine,
  MAX_STATEMENT_BYTES,
  MAX_STATEMENT_LINES,
  type ProposalRule,
  type StatementField,
} from '@cleaning/contracts';

const payments = (count: number) => (count === 1 ? '1 payment' : `${count} payments`);
const rows = (count: number) => (count === 1 ? '1 row' : `${count} rows`);

export const fieldLabels: Readonly<Record<StatementField, string>> = {
  day: 'Date',
  amount: 'Amount',
  direction: 'Debit or credit (DR, CR)',
  credit: 'Credit (money in)',
  debit: 'Debit (money out)',
  payer: 'Payer or description',
  reference: 'Reference',
};

export const statementImport = {
  title: 'Import a statement',
  lead: `An OFX or CSV file from your bank, up to ${MAX_STATEMENT_BYTES / 1000} kB and ${MAX_STATEMENT_LINES.toLocaleString('en-AU')} entries. Payments you’ve already imported aren’t added twice.`,
  account: 'Bank account',
  accountHint: 'A CSV file doesn’t say which account it’s from.',
  noName: (accounts: number) => (accounts === 1 ? 'Your bank account' : 'Unnamed account'),
  otherAccount: 'Another account',
  chooseAccount: 'Choose an account',
  accountName: 'Account name',
  accountNameHint: 'For example, Savings, or the account’s last four digits.',
  useAccount: 'Use this account',
  file: 'OFX or CSV file',
  read: 'Read file',
  chooseFile: 'Choose a file.',
  empty: 'The file is empty.',
  tooLarge: `The file is larger than ${MAX_STATEMENT_BYTES / 1000} kB. Download a shorter period.`,
  columns: 'Columns',
  columnsLead: 'We’ll remember them for this account’s next file.',
  headingRow: 'Headings',
  noHeadings: 'The file has no headings',
  row: (row: number, text: string) => `Row ${row}: ${text.slice(0, 60)}`,
  notInFile: 'Not in the file',
  column: (number: number, name: string, example: string) =>
    `${name === '' ? `Column ${number}` : name}${example === '' ? '' : ` (${example.slice(0, 40)})`}`,
  needsColumns: 'Choose the columns for the date, and for the amount or credit.',
  found: (fresh: number, sum: string, first: string, last: string) =>
    fresh === 0
      ? 'No new payments.'
      : `${payments(fresh)} to import, ${sum} in total, ${first === last ? first : `${first} to ${last}`}.`,
  known: (known: number) => (known === 0 ? '' : `${payments(known)} already imported.`),
  lookAlike: (count: number) =>
    count === 0
      ? ''
      : count === 1
        ? '1 payment may be a duplicate. You can decide after the import.'
        : `${count} payments may be duplicates. You can decide after the import.`,
  outgoing: (count: number) =>
    count === 0
      ? ''
      : count === 1
        ? '1 outgoing payment may be a refund.'
        : `${count} outgoing payments may be refunds.`,
  wrong: (count: number) => `${rows(count)} can’t be read`,
  problem: (format: 'ofx' | 'csv', row: number, msg: string) => `${format === 'ofx' ? 'Entry' : 'Row'} ${row}: ${msg}`,
  showMore: (count: number) => `Show ${count} more`,
  moreProblems: (count: number) => `And ${rows(count)} more.`,
  leaveOut: 'Leave these rows out',
  submit: (count: number) => `Import ${payments(count)}`,
  done: (fresh: number) => `${payments(fresh)} imported.`,
  chooseBelow: (count: number) =>
    count === 1 ? '1 may be a duplicate. Check it below.' : `${count} may be duplicates. Check them below.`,
};

export const matchNamed = {
  title: 'Payments with an invoice number',
  found: (count: number, sum: string) =>
    `${payments(count)} (${sum}) ${count === 1 ? 'has' : 'have'} an invoice number and the right amount.`,
  match: (count: number) => `Match ${payments(count)}`,
  confirm: (count: number, sum: string) =>
    `Match ${payments(count)}?\nTheir invoices are marked as paid, ${sum} in total. You can undo each payment on the client’s account.`,
  progress: (done: number, all: number) => `${done} of ${all} matched`,
  done: (count: number) => `${payments(count)} matched.`,
  left: (day: string, amount: string, payer: string, reason: string) =>
    `${[day, amount, payer].filter(Boolean).join(' · ')}: ${reason}`,
};

export const bankLines = {
  title: 'Bank statements',
  list: 'Payments',
  search: 'Payer, reference, client or amount',
  state: 'Show',
  states: {
    open: 'To match',
    booked: 'Matched',
    'look-alike': 'Possible duplicates',
    same: 'Duplicates',
    ignored: 'Ignored',
  } satisfies Record<BankLine['state'], string>,
  empty: 'All payments are matched. Import your next statement above.',
  none: 'No payments found.',
  noName: 'Payer unknown',
  rules: {
    reference: 'Invoice number matches',
    name: 'Client name matches',
    payer: 'Has paid for this client before',
    exact: 'Amount matches 1 invoice',
    'all-open': 'Amount matches all open invoices',
    several: 'Amount matches several invoices',
    refund: 'Refund of this client’s credit',
  } satisfies Record<ProposalRule, string>,
  pays: (list: string) => `Pays ${list}`,
  credit: (amount: string) => `${amount} becomes credit`,
  book: 'Match',
  bookFor: (client: string) => `Match to ${client}`,
  confirmAmount: (client: string, payer: string) =>
    `Match to ${client}?\nOnly the amount matches. Check that ${payer} paid for ${client}.`,
  confirmMore: (client: string, left: string) =>
    `Match to ${client}?\nThis is ${left} more than they owe on these invoices. The rest becomes credit.`,
  confirmUnsure: (client: string) => `Match to ${client}?\nThe bank’s description doesn’t clearly say who paid.`,
  booked: 'Payment matched.',
  bookedFor: 'Matched to',
  refundedTo: 'Refund to',
  refund: 'Record refund',
  refundFor: (client: string) => `Record refund to ${client}`,
  confirmRefund: (amount: string, client: string) =>
    `Record refund of ${amount} to ${client}?\nThis takes ${amount} off the client’s credit.`,
  refundNote: (reference: string) => `Bank statement${reference === '' ? '' : `: ${reference}`}`,
  refunded: 'Refund recorded.',
  looksLike: (day: string) => `Looks like a payment from ${day}`,
  sameAs: (day: string) => `Same payment as the one from ${day}`,
  there: (payer: string) => `Already imported: ${payer}`,
  same: 'Same payment',
  sameLabel: (amount: string, payer: string) => `Same payment: ${amount}, ${payer}`,
  another: 'Add as another payment',
  anotherLabel: (amount: string, payer: string) => `Add as another payment: ${amount}, ${payer}`,
  keptAsSame: 'Kept as the same payment.',
  addedAsAnother: 'Added as another payment.',
  undo: 'Undo',
  undoLabel: (amount: string, payer: string) => `Undo same payment: ${amount}, ${payer}`,
  reopened: 'Undone. Choose again.',
  choose: 'Choose client',
  chooseLabel: (payer: string, amount: string) => `Choose client for ${amount} from ${payer}`,
  other: 'Other client or amount',
  otherLabel: (payer: string, amount: string) => `Other client or amount for ${amount} from ${payer}`,
  aside: 'Ignore',
  ignoreLabel: (payer: string, amount: string) => `Ignore ${amount} from ${payer}`,
  ignoredToast: 'Payment ignored.',
  takeOut: 'Restore',
  restoreLabel: (payer: string, amount: string) => `Restore ${amount} from ${payer}`,
  restoredToast: 'Payment restored.',
  client: 'Client',
  chooseClient: 'Choose a client',
  find: 'Find a client',
  close: 'Close',
};
