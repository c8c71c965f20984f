import { formatAmount } from '../amounts.js';
import { type BlockReason, describeBlockReason, GST_NOT_CONFIRMED } from '../client-invoices.js';
import { badInput, conflict, notFound, unavailable } from './refusal.js';

/** '20,000' of 20000. */
const formatThousands = (count: number): string => `${count / 1000},000`;

/** Refusals of svc-invoice about clients, their invoices and payments. Amounts are in cents. */
export const invoicingRefusals = {
  // Any form of the desk
  changed: conflict('Someone else has changed this. Reload the page to see the latest.'),
  changed_saved: conflict('Someone else has saved this. Reload the page to see the latest.'),
  settings_changed: conflict('Someone else has changed the settings. Reload the page to see the latest.'),
  other_contents: conflict('This was already sent with different details. Reload the page.'),

  // Settings
  no_company: conflict('Enter your company details first. Invoices need them.'),
  gst_not_confirmed: conflict(GST_NOT_CONFIRMED),
  no_such_logo: notFound('That logo doesn’t exist.'),
  no_such_proposal: notFound('That request doesn’t exist.'),
  proposal_own: conflict('Another admin must approve your request.'),
  proposal_of_other: conflict('Only the person who requested it can withdraw it.'),
  proposal_decided: conflict('This has already been decided. Reload the page.'),
  bank_details_waiting: conflict('Other bank details are already waiting for approval.'),
  bank_details_in_force: conflict('These bank details are already in use.'),

  // Clients
  no_such_client: notFound('That client doesn’t exist.'),
  client_in_use: conflict('This client has had jobs or extras, so you can’t delete it. Archive it instead.'),
  client_archived: conflict(({ client }: { client: string }) => `${client} is archived. Restore it first.`),
  client_added_before: conflict('This client was already added with different details. Check the list of clients.'),
  client_without_email: conflict('The client has no billing email.'),
  client_code_wrong: badInput(
    'That code is wrong, has expired or is for another browser. Open the link in our latest email, or ask for a new code.',
  ),
  client_code_browser: badInput(
    'A code only works in the browser that asked for it. Open the link in our latest email, or ask for a new code here.',
  ),
  client_link_over: badInput(
    'This link has been used or has expired. Open the link in our latest email, or ask for a new code.',
  ),

  // Imports
  no_such_import: notFound('That import doesn’t exist.'),
  import_other_file: conflict('This was already sent with another file. Reload the page.'),
  import_undo_over: conflict('You can only undo an import within a day.'),
  import_empty: conflict('Nothing was imported because all rows are left out.'),
  /** `rows`: their numbers, and "12 more". */
  import_rows_wrong: conflict(
    ({ rows, count }: { rows: string; count: number }) =>
      `Nothing was imported. Correct or leave out ${count === 1 ? 'row' : 'rows'} ${rows}.`,
  ),
  import_making: conflict('Some of these jobs are still being created. Try again in a minute.'),
  import_not_deleted: conflict('We couldn’t delete the jobs. Try again in a minute.'),
  import_clients_in_use: conflict('The import can’t be undone because some of its clients are in use.'),
  /** `names`: as people read them, and "12 more". */
  import_clients_used: conflict(
    ({ names }: { names: string }) =>
      `The import can’t be undone because these clients have been changed or used since: ${names}.`,
  ),
  import_jobs_used: conflict(
    ({ names }: { names: string }) =>
      `The import can’t be undone because these jobs have been changed or used since: ${names}.`,
  ),

  /** `kind`: actual kind, `formats`: accepted ones, `advice`: what to do. */
  import_other_kind: badInput(
    ({ kind, formats, advice }: { kind: string; formats: string; advice: string }) =>
      `This is ${kind}, not ${formats}. ${advice}`,
  ),
  import_not_text: badInput(
    ({ formats, advice }: { formats: string; advice: string }) => `The file isn’t ${formats}. ${advice}`,
  ),
  import_row_too_long: badInput(
    ({ max }: { max: number }) => `The file isn’t CSV: a row has more than ${formatThousands(max)} characters.`,
  ),
  import_quotation_mark: badInput(
    ({ line }: { line: number | null }) =>
      `The file isn’t valid CSV: a quotation mark isn’t closed or is in the middle of a cell${line ? `, line ${line}` : ''}.`,
  ),
  import_too_many_records: badInput(
    ({ max }: { max: number }) => `The file has more than ${formatThousands(max)} rows.`,
  ),
  import_too_many_rows: badInput(
    ({ max }: { max: number }) => `The file has more than ${max} rows. Import it in parts.`,
  ),
  import_too_many_columns: badInput(({ max }: { max: number }) => `The file has more than ${max} columns.`),
  import_too_large: badInput(
    ({ kilobytes }: { kilobytes: number }) => `The file is larger than ${kilobytes} kB. Import it in parts.`,
  ),
  import_without_headings: badInput('The first row must have headings.'),
  import_without_rows: badInput('The file has no rows below the headings.'),

  // Prices, extras, bookings
  no_price_from_day: notFound('No price starts on that day.'),
  no_such_extra: notFound('That extra doesn’t exist.'),
  no_such_one_off_job: notFound('That quick job doesn’t exist.'),
  extra_on_invoice: conflict('This extra is on a sent invoice, so you can’t change it.'),
  extra_charged: conflict('Another extra already charges for this quick job.'),
  job_invoiced: conflict(
    ({ job }: { job: string }) => `${job} has already been invoiced, so you can’t charge for it again.`,
  ),
  job_of_other_client: conflict(({ job }: { job: string }) => `${job} belongs to another client.`),

  // Invoices
  no_such_invoice: notFound('That invoice doesn’t exist.'),
  no_such_client_invoice: notFound('That invoice doesn’t exist.'),
  no_work_in_month: notFound('There’s no work to invoice this month.'),
  nothing_in_month: notFound('There’s nothing to invoice for this client this month.'),
  /** The first reason of the first client; `results` has all of them. */
  month_blocked: conflict((reason: BlockReason) => describeBlockReason(reason)),
  invoices_busy: conflict('Someone else is changing these invoices right now. Wait a moment, then try again.'),
  invoice_newer_look: conflict(
    ({ version }: { version: number }) => `Version ${version} has been issued. Check it first.`,
  ),
  invoice_newer_load: conflict(
    ({ version }: { version: number }) => `Version ${version} has been issued. Reload the page.`,
  ),
  invoice_differs: conflict(
    'You have changes that aren’t in the newest version. Save them as a new version, or reload the page.',
  ),
  invoice_being_mailed: conflict('This invoice is being emailed. Try again once that’s done.'),
  invoice_being_sent: conflict('This invoice is being sent. Try again once that’s done.'),
  invoice_sent: conflict('This invoice has been sent, so you can’t change it.'),
  invoice_not_sent_issue: conflict('This invoice hasn’t been sent. Issue a new version instead.'),
  invoice_not_sent_save: conflict('This invoice hasn’t been sent. Save a new version instead.'),
  work_on_other_invoice: conflict(({ numbers }: { numbers: readonly string[] }) => {
    const named = numbers.length === 1 ? `invoice ${numbers[0]}` : `invoices ${numbers.join(', ')}`;
    return `This month’s work at this job is already on ${named}. Work can only be on one invoice.`;
  }),

  // Adjustment notes
  no_such_note: notFound('That adjustment note doesn’t exist.'),
  note_work_elsewhere: conflict('Some of this work is now on another invoice. Reload the page to see it.'),
  note_difference_changed: conflict('The difference has changed. Reload the page to see it.'),
  note_changes_nothing: conflict('This note wouldn’t change anything.'),
  note_too_much: conflict('This note would take off more than the invoice total.'),
  note_undone: conflict(({ number, by }: { number: string; by: string }) => `${number} was already reversed by ${by}.`),
  note_undoes: conflict(
    ({ number, undoes }: { number: string; undoes: string }) =>
      `${number} already reverses ${undoes}. Issue another adjustment note instead.`,
  ),

  // Mail
  no_such_message: notFound('That message doesn’t exist.'),
  paper_being_mailed: conflict('This document is being emailed. Try again once that’s done.'),
  paper_being_sent: conflict(
    ({ to }: { to: string }) => `This document is being sent to ${to}. Wait until that’s done.`,
  ),
  document_newer_issued: notFound('A newer version of this document was issued.'),
  no_such_quote_of_client: notFound('That quote doesn’t exist.'),

  // Bank statements
  no_such_bank_payment: notFound('That payment isn’t on a bank statement.'),
  no_such_bank_entry: notFound('That outgoing payment isn’t on a bank statement.'),
  no_such_look_alike: notFound('That possible duplicate doesn’t exist.'),
  look_alike_added: conflict('This was already added as a separate payment. Ignore that payment if it’s wrong.'),
  /** `choice`: the name of the button. */
  look_alike_chosen: conflict(
    ({ by, choice }: { by: string; choice: string }) => `${by} has already chosen “${choice}”. Reload the page.`,
  ),
  statement_rows_wrong: conflict('Nothing was imported. Some rows can’t be read. Check them, or leave them out.'),
  statement_empty: conflict('Nothing was imported. The file has no incoming payments.'),
  statement_other_file: conflict('This was already sent with another file. Reload the page.'),
  statement_too_many_entries: badInput(
    ({ max }: { max: number }) => `The file has more than ${max} entries. Download a shorter period.`,
  ),
  statement_entities: badInput('The file isn’t valid OFX. Download it from the bank again.'),
  statement_cut: badInput('The file is incomplete. Download it from the bank again.'),
  statement_without_account: badInput('The file isn’t for a bank account. Download a bank account’s statement.'),
  statement_currency: badInput(({ currency }: { currency: string }) => `The file has amounts in ${currency}, not A$.`),
  statement_not_ofx: badInput('The file has entries that aren’t valid OFX. Download it as CSV instead.'),
  statement_without_columns: badInput(
    'The file isn’t OFX or CSV: it has no columns. Download your statement as OFX or CSV.',
  ),
  bank_payment_booked: conflict('This payment is already matched.'),
  bank_payment_booked_undo: conflict('This payment is already matched. Undo it on the client’s account first.'),
  bank_payment_ignored: conflict('This payment is ignored. Restore it first.'),
  bank_entry_booked: conflict('This payment is already recorded as a refund.'),
  bank_entry_like_another: conflict('This may be a duplicate. First choose whether it’s the same payment.'),
  bank_entry_ignored: conflict('This payment is ignored. Restore it first.'),

  // Payments of clients
  payment_undone: conflict('This payment was undone.'),
  payment_left: conflict(({ cents }: { cents: number }) => `Only A$${formatAmount(cents)} of this payment is left.`),
  payment_refunded: conflict(
    ({ cents }: { cents: number }) => `A$${formatAmount(cents)} of this payment was refunded. Undo the refund first.`,
  ),
  no_open_invoice: conflict(({ number }: { number: string }) => `${number} isn’t an open invoice of this client.`),
  invoice_open_less: conflict(
    ({ number, cents }: { number: string; cents: number }) =>
      `Only A$${formatAmount(cents)} is owing on invoice ${number}.`,
  ),
  no_such_refund: notFound('That refund doesn’t exist.'),
  credit_less: conflict(({ cents }: { cents: number }) => `This client only has A$${formatAmount(cents)} of credit.`),
  no_such_write_off: notFound('That write-off doesn’t exist.'),
  written_off: conflict(
    ({ number, cents }: { number: string; cents: number }) =>
      `A$${formatAmount(cents)} of invoice ${number} is written off. Undo the write-off first.`,
  ),

  // Xero
  xero_not_set_up: conflict('Xero isn’t set up yet. Ask whoever looks after your server to add the app’s client ID.'),
  xero_not_connected: conflict('Xero isn’t connected. Connect it first.'),
  xero_attempt_over: conflict(
    'This link to connect Xero has expired, was already used or was started in another browser. Connect again.',
  ),
  xero_refused: conflict('Xero refused the connection. Connect again.'),
  xero_without_organisation: conflict('Choose your organisation in Xero first.'),
  no_such_organisation: notFound('We can’t access that organisation. Reconnect and choose it in Xero.'),
  no_such_xero_contact: notFound('That contact is no longer in Xero. Choose another one.'),
  no_such_contact_owner: notFound('That client or sub-contractor doesn’t exist.'),
  xero_contact_taken: conflict(
    ({ contact, name }: { contact: string; name: string }) =>
      `${contact} in Xero is already matched to ${name}. Choose another contact.`,
  ),
  xero_contact_in_use: conflict(
    ({ name }: { name: string }) =>
      `Documents for ${name} are already in Xero under another contact. Change the contact in Xero.`,
  ),
  xero_contact_changed: conflict('This contact has changed again. Reload the page to see the latest.'),
  no_such_xero_item: notFound('That document isn’t in the list.'),
  xero_item_not_refused: conflict('Xero hasn’t rejected this document, so there’s nothing to retry.'),
  no_such_xero_payment: notFound('That payment isn’t in the list.'),
  xero_payment_ignored: conflict('This payment is ignored. Restore it first.'),
  xero_payment_deleted: conflict('This payment was deleted in Xero.'),
  xero_payment_changed: conflict('The amount owing on this invoice has changed. Reload the page to see it.'),
  xero_away: unavailable('Xero isn’t responding right now. Try again in a minute.'),
  xero_busy: unavailable('Xero is busy right now. Try again in a minute.'),

  // Reminders
  no_client_overdue: notFound('No client has an open invoice, so there’s nothing to preview.'),
  no_such_hold: notFound('That pause, dispute or promise doesn’t exist.'),
  no_invoice_of_client: notFound(({ number }: { number: string }) => `${number} isn’t an invoice of this client.`),
  no_mail_server: conflict(
    'Email isn’t set up, so nothing was sent. Set up mail, or send it yourself and mark it as sent.',
  ),
  reminder_other_client: conflict('This was already sent for another client. Reload the page.'),
  reminder_not_due: conflict(
    'No reminder is due for this client. The invoice may be paid, disputed or promised, or already have a reminder.',
  ),
  reminder_no_address: conflict('This client has no billing email.'),
  reminder_archived: conflict('This client is archived.'),
  reminder_credit: conflict('This client’s credit covers everything overdue.'),
  reminder_address_refused: conflict('Emails to this client’s address bounce.'),
  reminder_mail_not_taken: conflict('The email to this client couldn’t be delivered.'),
  reminder_has_bank_details: conflict(
    'The text of this reminder contains bank details. Change it in the reminder settings first.',
  ),
  reminder_outdated: conflict('This reminder is out of date.'),
  reminder_hours: notFound('Reminders aren’t sent at this time of day.'),
  reminder_without_invoice: notFound('That invoice isn’t on this reminder.'),
} as const;
