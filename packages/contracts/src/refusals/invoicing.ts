import { amountText } from '../amounts.js';
import { type BlockReason, blockReasonText, GST_NOT_CONFIRMED } from '../client-invoices.js';
import { badInput, conflict, notFound } from './refusal.js';

/** '20,000' of 20000. */
const thousands = (count: number): string => `${count / 1000},000`;

/** What svc-invoice answers about clients, their invoices and what they pay. Amounts are in cents. */
export const invoicingRefusals = {
  // Any form of the desk
  changed: conflict('Somebody else has changed this meanwhile. Please look at it again.'),
  changed_saved: conflict('Somebody else has saved this meanwhile. Please look at it again.'),
  settings_changed: conflict('Somebody else has changed the settings meanwhile. Please look at them again.'),
  other_contents: conflict('This was sent before with other contents. Please reload the page.'),

  // Settings
  no_company: conflict('Nobody has entered the company yet. Please put in its details first: invoices name it.'),
  gst_not_confirmed: conflict(GST_NOT_CONFIRMED),
  no_such_logo: notFound('There is no such logo.'),
  no_such_proposal: notFound('There is no such proposal.'),
  proposal_own: conflict('Another admin has to decide about your proposal.'),
  proposal_of_other: conflict('Only who has asked for it can withdraw it.'),
  proposal_decided: conflict('This was decided meanwhile. Please load the page again.'),
  bank_details_waiting: conflict('Other bank details wait for approval already.'),
  bank_details_in_force: conflict('These bank details are in force already.'),

  // Clients
  no_such_client: notFound('There is no such client.'),
  client_in_use: conflict('Jobs or extras belong or belonged to this client. It can be archived.'),
  client_archived: conflict(
    ({ client }: { client: string }) => `${client} is archived. Take it out of the archive first.`,
  ),
  client_added_before: conflict('This client was added before with other details. Please look at the list of clients.'),
  client_without_email: conflict('The client has no mail address for invoices.'),
  client_code_wrong: badInput(
    'This code is wrong or over, or is for another browser. Open the link in our newest email, or ask for a new code.',
  ),
  client_code_browser: badInput(
    'A code only works in the browser that asked for it. Open the link in our newest email, or ask for a new code here.',
  ),
  client_link_over: badInput(
    'This link was used or is over. Open the link in our newest email, or ask for a new code.',
  ),

  // Imports
  no_such_import: notFound('There is no such import.'),
  import_other_file: conflict('This was sent before with another file. Please reload the page.'),
  import_undo_over: conflict('An import can be undone for a day.'),
  import_empty: conflict('Nothing was imported: all rows are left out.'),
  /** `rows`: their numbers, and "12 more". */
  import_rows_wrong: conflict(
    ({ rows, count }: { rows: string; count: number }) =>
      `Nothing was imported. Please correct or leave out ${count === 1 ? 'row' : 'rows'} ${rows}.`,
  ),
  import_making: conflict('Some of these jobs are still being made. Please try again in a minute.'),
  import_not_deleted: conflict('The jobs could not be deleted just now. Please try again in a minute.'),
  import_clients_in_use: conflict('Nothing was undone: clients of this import are in use.'),
  /** `names`: as people read them, and "12 more". */
  import_clients_used: conflict(
    ({ names }: { names: string }) => `Nothing was undone. These clients were changed or used since: ${names}.`,
  ),
  import_jobs_used: conflict(
    ({ names }: { names: string }) => `Nothing was undone. These jobs were changed or used since: ${names}.`,
  ),

  /** `kind`: what it is, `formats`: what it may be, `advice`: what to do. */
  import_other_kind: badInput(
    ({ kind, formats, advice }: { kind: string; formats: string; advice: string }) =>
      `This is ${kind}, not ${formats}. ${advice}`,
  ),
  import_not_text: badInput(
    ({ formats, advice }: { formats: string; advice: string }) => `The file is not ${formats}. ${advice}`,
  ),
  import_row_too_long: badInput(
    ({ max }: { max: number }) => `The file is not CSV: a row has more than ${thousands(max)} characters.`,
  ),
  import_quotation_mark: badInput(
    ({ line }: { line: number | null }) =>
      `The file is not CSV: a quotation mark is not closed or stands within a cell${line ? `, line ${line}` : ''}.`,
  ),
  import_too_many_records: badInput(({ max }: { max: number }) => `The file has more than ${thousands(max)} rows.`),
  import_too_many_rows: badInput(
    ({ max }: { max: number }) => `The file has more than ${max} rows. Please import it in parts.`,
  ),
  import_too_many_columns: badInput(({ max }: { max: number }) => `The file has more than ${max} columns.`),
  import_too_large: badInput(
    ({ kilobytes }: { kilobytes: number }) => `The file is larger than ${kilobytes} kB. Please import it in parts.`,
  ),
  import_without_headings: badInput('The first row must have headings.'),
  import_without_rows: badInput('The file has no row below the headings.'),

  // Prices, extras, bookings
  no_price_from_day: notFound('There is no price from this day.'),
  no_such_extra: notFound('There is no such extra.'),
  no_such_one_off_job: notFound('There is no such one-off job.'),
  extra_on_invoice: conflict('This extra stands on an invoice that was sent and cannot be changed any more.'),
  extra_charged: conflict('Another extra charges for this one-off job.'),
  job_invoiced: conflict(
    ({ job }: { job: string }) => `${job} was invoiced already. Its work cannot be charged for again.`,
  ),
  job_of_other_client: conflict(({ job }: { job: string }) => `${job} is another client’s.`),

  // Invoices
  no_such_invoice: notFound('There is no such invoice.'),
  no_such_client_invoice: notFound('There is no such invoice of a client.'),
  no_work_in_month: notFound('There is no work to invoice in this month.'),
  nothing_in_month: notFound('There is nothing of this client in this month.'),
  /** The first reason of the first client; `results` has those of all. */
  month_blocked: conflict((reason: BlockReason) => blockReasonText(reason)),
  invoices_busy: conflict('Somebody else is changing these invoices right now. Wait a moment, then try again.'),
  invoice_newer_look: conflict(
    ({ version }: { version: number }) => `Version ${version} was issued meanwhile. Please look at it first.`,
  ),
  invoice_newer_load: conflict(
    ({ version }: { version: number }) => `Version ${version} was issued meanwhile. Please load the page again.`,
  ),
  invoice_differs: conflict(
    'This differs from the newest version. Please save it as a version first, or load the page again.',
  ),
  invoice_being_mailed: conflict('This invoice is being sent by mail.'),
  invoice_being_sent: conflict('This invoice is being sent. Please try again once that is done.'),
  invoice_sent: conflict('This invoice was sent. It does not change any more.'),
  invoice_not_sent_issue: conflict('This invoice was not sent. Issue it again instead: it gets a new version.'),
  invoice_not_sent_save: conflict('This invoice was not sent. Save a new version of it instead.'),
  work_on_other_invoice: conflict(({ numbers }: { numbers: readonly string[] }) => {
    const named = numbers.length === 1 ? `invoice ${numbers[0]}` : `invoices ${numbers.join(', ')}`;
    return `Work of this job and month is on ${named} already. It can be on one invoice only.`;
  }),

  // Adjustment notes
  no_such_note: notFound('There is no such adjustment note.'),
  note_work_elsewhere: conflict('Some of the work is on another invoice by now. Please look at it again.'),
  note_difference_changed: conflict('The difference is another one by now. Please look at it again.'),
  note_changes_nothing: conflict('The note would change nothing.'),
  note_too_much: conflict('The note would take off more than the invoice has.'),
  note_undone: conflict(
    ({ number, by }: { number: string; by: string }) => `${number} was taken back already, by ${by}.`,
  ),
  note_undoes: conflict(
    ({ number, undoes }: { number: string; undoes: string }) =>
      `${number} takes ${undoes} back. Issue a further note instead.`,
  ),

  // Mail
  no_such_message: notFound('There is no such message.'),
  paper_being_mailed: conflict('It is being sent by mail.'),
  paper_being_sent: conflict(({ to }: { to: string }) => `It is being sent to ${to}. Please wait until that is done.`),
  document_newer_issued: notFound('A newer version of this document was issued.'),
  no_such_quote_of_client: notFound('There is no such quote.'),

  // Bank statements
  no_such_bank_payment: notFound('There is no such payment of a bank statement.'),
  no_such_bank_entry: notFound('There is no such outgoing entry of a bank statement.'),
  no_such_look_alike: notFound('There is no such payment that looks like another one.'),
  look_alike_added: conflict('This is added as another payment already. Ignore that payment if it is wrong.'),
  /** `choice`: the name of the button. */
  look_alike_chosen: conflict(
    ({ by, choice }: { by: string; choice: string }) => `${by} has chosen “${choice}” already. Reload the page.`,
  ),
  statement_rows_wrong: conflict(
    'Nothing was imported: rows of the file cannot be read. Please look at them, or leave them out.',
  ),
  statement_empty: conflict('Nothing was imported: the file has no payment that came in.'),
  statement_other_file: conflict('This was sent before with another file. Please reload the page.'),
  statement_too_many_entries: badInput(
    ({ max }: { max: number }) => `The file has more than ${max} entries. Download a shorter period.`,
  ),
  statement_entities: badInput('The file defines entities of its own, which OFX doesn’t. Download it again.'),
  statement_cut: badInput('The file is damaged: its end is missing. Download it from the bank again.'),
  statement_without_account: badInput('The file has no bank account. Download a statement of one.'),
  statement_currency: badInput(
    ({ currency }: { currency: string }) => `The file has amounts in ${currency}, not in A$.`,
  ),
  statement_not_ofx: badInput('The file has entries that are not written as in OFX. Download it as CSV instead.'),
  statement_without_columns: badInput(
    'The file is not OFX or CSV: it has no columns. Download your statement as OFX or CSV.',
  ),
  bank_payment_booked: conflict('This payment of the bank statement is booked already.'),
  bank_payment_booked_undo: conflict('This payment of the bank statement is booked. Please undo the booking first.'),
  bank_payment_ignored: conflict('This payment of the bank statement is ignored. Please restore it first.'),
  bank_entry_booked: conflict('This entry of the bank statement is recorded as a refund already.'),
  bank_entry_like_another: conflict('This entry looks like another one. Say first whether it is the same payment.'),
  bank_entry_ignored: conflict('This entry of the bank statement is ignored. Please restore it first.'),

  // What clients pay
  payment_undone: conflict('This payment was undone.'),
  payment_left: conflict(({ cents }: { cents: number }) => `A$${amountText(cents)} are left of this payment.`),
  payment_refunded: conflict(
    ({ cents }: { cents: number }) =>
      `A$${amountText(cents)} of this payment was refunded. Please undo the refund first.`,
  ),
  no_open_invoice: conflict(({ number }: { number: string }) => `There is no open invoice ${number} of this client.`),
  invoice_open_less: conflict(
    ({ number, cents }: { number: string; cents: number }) => `Invoice ${number} has A$${amountText(cents)} open.`,
  ),
  no_such_refund: notFound('There is no such refund.'),
  credit_less: conflict(({ cents }: { cents: number }) => `This client has A$${amountText(cents)} of credit.`),
  no_such_write_off: notFound('There is no such write-off.'),
  written_off: conflict(
    ({ number, cents }: { number: string; cents: number }) =>
      `A$${amountText(cents)} of invoice ${number} are written off. Take that back first.`,
  ),

  // Reminders
  no_client_overdue: notFound('No client has an open invoice, so there is nothing to show.'),
  no_such_hold: notFound('There is no such pause, dispute or promise.'),
  no_invoice_of_client: notFound(({ number }: { number: string }) => `There is no invoice ${number} of this client.`),
  reminder_other_client: conflict('This was sent before for another client. Please reload the page.'),
  reminder_not_due: conflict(
    'No invoice of this client is due for a reminder now. It may have been paid, disputed, promised or reminded meanwhile.',
  ),
  reminder_no_address: conflict('No billing mail is kept for this client.'),
  reminder_archived: conflict('The client is archived.'),
  reminder_credit: conflict('The client’s credit pays all that is overdue.'),
  reminder_address_refused: conflict('The mail server has refused the address of this client.'),
  reminder_mail_not_taken: conflict('The mail to this client was not taken.'),
  reminder_has_bank_details: conflict(
    'The text of this reminder contains bank details. Change it in the reminder settings first.',
  ),
  reminder_outdated: conflict('What this reminder says is not so any more.'),
  reminder_hours: notFound('Reminders are not sent at this hour.'),
  reminder_without_invoice: notFound('This reminder has no such invoice.'),
} as const;
