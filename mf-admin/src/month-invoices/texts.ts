import type { MonthInvoiceState, NotInvoicedReason } from '@cleaning/contracts';

const invoices = (count: number) => (count === 1 ? '1 invoice' : `${count} invoices`);

export const states: Readonly<Record<MonthInvoiceState, string>> = {
  ready: 'Ready',
  blocked: 'Blocked',
  issued: 'Issued',
  refused: 'Not delivered',
  sent: 'Sent',
  'part-paid': 'Partly paid',
  paid: 'Paid',
  overdue: 'Overdue',
};

export const monthList = {
  readyToSend: 'Ready to send',
  title: 'Monthly invoices',
  caption: 'Clients this month',
  month: 'Month',
  search: 'Search client or number',
  show: 'Show',
  all: (count: number) => `All (${count})`,
  state: (label: string, count: number) => `${label} (${count})`,
  differing: 'To adjust',
  client: 'Client',
  standing: 'Status',
  places: 'Sites',
  number: 'Number',
  due: 'Due',
  dueOn: (day: string) => `due ${day}`,
  total: 'Total incl. GST',
  toSend: 'Being sent',
  refused: 'Couldn’t be delivered. Open the invoice to see why or to send it to another address.',
  changed: (amount: string) => `Changed by ${amount}`,
  toAdjust: (amount: string) => `${amount} to adjust`,
  until: (day: string) => `Adjustment note due by ${day}`,
  open: (amount: string) => `${amount} owing`,
  elsewhere: (numbers: string) => `Other sites are on ${numbers}`,
  choose: (client: string) => `Select ${client}`,
  empty: 'No clients to invoice this month.',
  none: 'No clients found.',
  gst: 'Confirm your GST rate before you send invoices.',
  withoutClient: (jobs: number, month: string) =>
    jobs === 1
      ? `1 job has no client in ${month}, so its work isn’t on an invoice:`
      : `${jobs} jobs have no client in ${month}, so their work isn’t on an invoice:`,
  moreJobs: (count: number) => `and ${count} more`,
  notInvoiced: (places: number) => (places === 1 ? '1 site not invoiced' : `${places} sites not invoiced`),
};

export const emptyMonth = {
  issuableFrom: (month: string, day: string) => `${month} can be issued from ${day}.`,
  showMonth: (month: string) => `Show ${month}`,
  chooseClients: 'Choose a client for each job to see them here.',
  clients: 'Open clients',
  /** A sentence with two links. */
  now: 'Need an invoice now?',
  openJob: 'Open a job',
  downloadInvoice: 'and press “Download Invoice”, or',
  openClient: 'open a client',
  addExtra: (month: string) => `and add an extra with a date in ${month} or earlier.`,
};

export const issueAll = {
  send: (count: number) => `Send ${invoices(count)}`,
  issue: (count: number) => `Issue ${invoices(count)}`,
  issueChosen: (count: number) => `Issue ${count} selected ${count === 1 ? 'invoice' : 'invoices'}`,
  confirmIssue: (count: number, total: string) =>
    `Issue ${invoices(count)}?\nThe total is ${total}. Email isn’t set up: open each invoice to download it and mark it as sent.`,
  issuedOnly: (count: number) => `${invoices(count)} issued and ready to send.`,
  sendChosen: (count: number) => `Send ${count} selected ${count === 1 ? 'invoice' : 'invoices'}`,
  confirm: (count: number, total: string) =>
    `Send ${invoices(count)}?\nThe total is ${total}. After this, you can only correct them with adjustment notes.`,
  progress: (done: number, all: number) => `${done} of ${all} done`,
  done: (count: number) => `${invoices(count)} issued and being sent.`,
  left: (count: number) =>
    count === 1 ? '1 client left out. See why in the list.' : `${count} clients left out. See why in the list.`,
  stopped: (done: number, message: string) => `Stopped after ${invoices(done)}. ${message}`,
  confirmGst: 'Open invoice settings',
};

export const clientMonth = {
  lead: (month: string) => `Invoice for ${month}`,
  caption: 'Invoice lines',
  noLines: 'Nothing to charge yet.',
  notInvoiced: 'Not invoiced',
  records: (count: number) => (count === 1 ? '1 timesheet' : `${count} timesheets`),
  reasons: {
    'not-invoiced': 'This site’s price is set to “Not invoiced”.',
    'price-missing': 'No price yet. Add one on the job page.',
    'no-amount': 'The charge for this work is A$0.00.',
    'job-ended': 'This work was done after the job ended, so no monthly price applies.',
    credited: 'Credits for missed visits cover the whole price.',
  } satisfies Record<NotInvoicedReason, string>,
  blocked: 'You can’t issue this invoice yet:',
  issue: 'Issue without sending',
  issueAndSend: 'Issue and send',
  confirmSend: (total: string, client: string) =>
    `Issue and send this invoice?\n${total} to ${client}. After this, you can only correct it with an adjustment note.`,
  confirmIssue: (total: string, client: string) =>
    `Issue without sending?\n${total} to ${client}. The invoice gets a number that you can’t change.`,
  /** Without a mail server. */
  issueOnly: 'Issue invoice',
  confirmIssueOnly: (total: string, client: string) =>
    `Issue invoice?\n${total} to ${client}. The invoice gets a number that you can’t change. Email isn’t set up: download it and mark it as sent.`,
  issued: (number: string) => `${number} issued.`,
  client: 'Open client',
};

export const lines = {
  place: 'Site',
  period: 'Dates',
  quantity: 'Quantity',
  price: 'Price',
  amount: 'Amount',
  days: (from: string, to: string) => (from === to ? from : `${from} – ${to}`),
  credit: (amount: string) => `less ${amount}`,
  visits: (count: number) => (count === 1 ? '1 visit' : `${count} visits`),
  hours: (text: string) => `${text} h`,
  perHour: (amount: string) => `${amount}/h`,
  averagePerHour: (amount: string) => `${amount}/h on average`,
  roundedByShift: 'Each shift’s hourly amount is rounded to the cent.',
  monthly: 'Monthly',
  extra: 'Extra',
  subTotal: 'Subtotal excl. GST',
  gst: (percent: number) => `GST ${percent}%`,
  total: 'Total incl. GST',
};

export const clientInvoice = {
  title: (number: string) => `Invoice ${number}`,
  lead: (client: string, month: string) => `${client}, ${month}`,
  facts: {
    state: 'Status',
    issued: 'Issued',
    due: 'Due',
    order: 'Order number',
    abn: 'ABN',
    sent: 'Sent',
    adjusted: 'After adjustment notes',
    paid: 'Paid',
    writtenOff: 'Written off',
    open: 'Owing',
  },
  pdf: 'Download PDF',
  lines: 'Lines',
  markSent: 'Mark as sent',
  confirmSent: (number: string) =>
    `Mark ${number} as sent?\nAfter this, you can only correct it with an adjustment note.`,
  marked: (number: string) => `${number} marked as sent.`,
  newVersion: 'Issue new version',
  versionIssued: (number: string) => `New version of ${number} issued.`,
  differs: 'Amounts have changed',
  differsUnsent: 'You haven’t sent this invoice yet. Issue a new version to replace it.',
  differsSent: 'You’ve sent this invoice. Issue an adjustment note to correct it.',
  differences: 'Differences',
  place: 'Site',
  invoiced: 'Invoiced',
  invoicedAmount: (amount: string) => `Invoiced ${amount}`,
  now: 'Now',
  nowAmount: (amount: string) => `now ${amount}`,
  difference: 'Difference',
  extra: 'Extra',
  versions: 'Versions',
  version: 'Version',
  issuedOn: 'Issued',
  issuedBy: 'By',
};

export const notes = {
  sendNote: 'Send',
  sendLabel: (number: string) => `Send ${number} by email`,
  title: 'Adjustment notes',
  caption: 'Adjustment notes',
  number: 'Number',
  issued: 'Issued',
  reason: 'Reason',
  change: 'Change incl. GST',
  undo: 'Reverse',
  undoLabel: (number: string) => `Reverse ${number}`,
  undone: (number: string) => `Reversed by ${number}`,
  reversedNote: (number: string) => `Reverses ${number}`,
  pdfLabel: (number: string) => `Download PDF of ${number}`,
  adjust: 'Adjust invoice',
  close: 'Close',
  lead: 'You can’t change an adjustment note once it’s issued.',
  take: (amount: string) => `Adjust by the difference, ${amount} excl. GST`,
  description: 'Other item',
  descriptionHint: 'Shown on the note, like “Broken vase”. Leave empty for none.',
  amount: 'Amount (A$, excl. GST)',
  amountHint: 'Use a minus for a reduction.',
  reasonHint: 'Shown on the note.',
  knownOn: 'Date you found out',
  knownHint: 'Issue the note within 28 days of this date.',
  late: 'That’s more than 28 days ago. Issue the note as soon as you can.',
  send: 'Email it to the client',
  submit: 'Issue adjustment note',
  done: 'Adjustment note issued.',
  undoTitle: (number: string) => `Reverse ${number}?`,
  undoLead: 'This issues another note with the opposite amounts.',
};

export const jobNotes = {
  title: 'Corrections',
  sent: 'You’ve sent this invoice. Issue an adjustment note to correct it.',
  differs: 'Work or prices have changed since you sent this invoice. Issue an adjustment note to correct it.',
  now: 'Now',
  withNotes: 'After adjustment notes',
  adjust: 'Adjust invoice',
};
