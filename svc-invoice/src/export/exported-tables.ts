import { type ExportedTables, KIT_TABLES_LEFT_OUT, REPLICA_TABLES_LEFT_OUT } from '@cleaning/service-kit';

/** This service's part of “Download everything”. Add new tables to one of the lists: a test fails until then. */
export const exportedTables: ExportedTables = {
  files: {
    client: {
      file: 'Clients',
      about: 'Clients with billing details and terms.',
      without: ['version'],
    },
    client_contact: {
      file: 'Client contacts',
      about: 'People at clients.',
    },
    job_client: {
      file: 'Clients of jobs',
      about: 'Which client a job belongs to, and since when.',
    },
    job_price: {
      file: 'Job prices',
      about: 'What a job costs the client, and since when.',
    },
    labour_supply: {
      file: 'Labour hire',
      about: 'Jobs where the client directs the work.',
    },
    invoice: {
      file: 'Job invoices',
      about: 'Invoices of one job and month.',
    },
    invoice_version: {
      file: 'Job invoice versions',
      about: 'Each issued version with amounts.',
    },
    client_invoice: {
      file: 'Invoices',
      about: 'Invoices of a client and month.',
      without: ['version'],
    },
    client_invoice_version: {
      file: 'Invoice versions',
      about: 'Each issued version with amounts and addressee.',
    },
    client_invoice_line: {
      file: 'Invoice lines',
      about: 'Lines of each issued invoice.',
    },
    invoice_extra: {
      file: 'Extras',
      about: 'Extra work and charges for invoices.',
      without: ['version'],
    },
    invoiced_days: {
      file: 'Invoiced days',
      about: 'Which days of a job are on which invoice.',
    },
    invoiced_work: {
      file: 'Invoiced work',
      about: 'Which timesheet is on which invoice.',
    },
    adjustment_note: {
      file: 'Adjustment notes',
      about: 'Corrections of sent invoices.',
      without: ['idempotency_key'],
    },
    adjustment_note_line: {
      file: 'Adjustment note lines',
      about: 'Lines of adjustment notes.',
    },
    client_payment: {
      file: 'Client payments',
      about: 'Payments from clients.',
    },
    payment_part: {
      file: 'Payments by invoice',
      about: 'Which payment pays which invoice.',
      without: ['idempotency_key'],
    },
    client_refund: {
      file: 'Client refunds',
      about: 'Money paid back to clients.',
    },
    refund_part: {
      file: 'Refunds by payment',
      about: 'Which payment was paid back.',
    },
    write_off: {
      file: 'Write-offs',
      about: 'Amounts that clients won’t pay.',
    },
    reminder: {
      file: 'Reminders',
      about: 'Reminders of overdue invoices.',
    },
    reminder_invoice: {
      file: 'Reminders by invoice',
      about: 'Invoices that a reminder names.',
    },
    reminder_hold: {
      file: 'Reminder holds',
      about: 'Clients and invoices without reminders.',
    },
    reminder_problem: {
      file: 'Reminder problems',
      about: 'Why a client gets no reminder.',
    },
    reminder_settings: {
      file: 'Reminder settings',
      about: 'When reminders are sent.',
      without: ['only_row', 'version'],
    },
    bank_statement: {
      file: 'Bank statements',
      about: 'Imported bank statements.',
      without: ['sha256'],
    },
    bank_line: {
      file: 'Bank lines',
      about: 'Money received, as the bank lists it.',
      without: ['line_key'],
    },
    bank_outgoing: {
      file: 'Bank lines out',
      about: 'Money paid out, as the bank lists it.',
      without: ['line_key'],
    },
    bank_look_alike: {
      file: 'Possible duplicate bank lines',
      about: 'Bank lines that look alike, with the decision.',
      without: ['line_key'],
    },
    known_payer: {
      file: 'Known payers',
      about: 'Which client pays under which name.',
    },
    quote: {
      file: 'Quotes',
      about: 'Quotes with lines and status.',
      without: ['edit'],
    },
    quote_job: {
      file: 'Jobs of quotes',
      about: 'Jobs created from accepted quotes.',
    },
    quote_mail: {
      file: 'Quote emails',
      about: 'When a quote was sent, and to whom.',
      without: ['link_id'],
    },
    quote_acceptance: {
      file: 'Accepted quotes',
      about: 'Who accepted a quote, and when.',
      without: ['pdf_sha256'],
    },
    quote_follow_up: {
      file: 'Quote follow-ups',
      about: 'Reminders of open quotes.',
    },
    quote_text: {
      file: 'Quote sections',
      about: 'Texts for new quotes.',
      without: ['edit'],
    },
    enquiry: {
      file: 'Enquiries',
      about: 'Requests for quotes and messages from the website.',
      without: ['idempotency_key', 'flood'],
    },
    enquiry_note: {
      file: 'Enquiry history',
      about: 'Answers, notes and changes of enquiries.',
      without: ['idempotency_key'],
    },
    enquiry_photo: {
      file: 'Enquiry photos',
      about: 'IDs of photos sent with enquiries.',
    },
    document_mail: {
      file: 'Invoice emails',
      about: 'When an invoice was emailed, and to whom.',
      without: ['link_id'],
    },
    payee: {
      file: 'Pay settings by person',
      about: 'GST, holds and pay details of each person.',
      without: ['details', 'version'],
    },
    super_decision: {
      file: 'Super decisions',
      about: 'Whether super is paid for a person, and why.',
    },
    pay_item: {
      file: 'Earnings',
      about: 'What each person has earned: work, bonuses, reimbursements, deductions.',
    },
    pay_run: {
      file: 'Pay runs',
      about: 'Pay runs with their dates and approvals.',
      without: ['first_key', 'version'],
    },
    pay_row: {
      file: 'Pay run payments',
      about: 'What each person gets in a pay run.',
      without: ['facts', 'bank_fingerprint'],
    },
    pay_line: {
      file: 'Pay run lines',
      about: 'Earnings that a pay run pays.',
    },
    pay_document: {
      file: 'Pay documents',
      about: 'Remittance advices and recipient-created tax invoices.',
    },
    pay_bank_file: {
      file: 'Bank files',
      about: 'When a bank file was made, without its content.',
      without: ['characters', 'sha256'],
    },
    super_contribution: {
      file: 'Super',
      about: 'Super that is due and received.',
    },
    tax_report: {
      file: 'Taxable payments reports',
      about: 'When a report was made and lodged, without its content.',
      without: ['payees', 'files', 'sha256'],
    },
    pay_settings: {
      file: 'Pay settings',
      about: 'How and when people are paid.',
      without: ['only_row', 'version'],
    },
    invoice_settings: {
      file: 'Invoice settings',
      about: 'Numbering, GST and other settings for invoices.',
      without: ['only_row', 'version'],
    },
    price_settings: {
      file: 'Price settings',
      about: 'How part months are charged.',
      without: ['only_row', 'version'],
    },
    gst_confirmation: {
      file: 'GST confirmation',
      about: 'Who confirmed the GST rate.',
      without: ['only_row'],
    },
    accounting_settings: {
      file: 'Account codes',
      about: 'Codes for the accountant’s files.',
      without: ['only_row', 'version'],
    },
    company_version: {
      file: 'Company details',
      about: 'Company details with every version.',
    },
    site_proof_version: {
      file: 'Website proof',
      about: 'Reviews and prices on the website, with every version.',
    },
    bank_details_change: {
      file: 'Bank details on documents',
      about: 'Who changed the bank account on invoices, without the account.',
      without: ['account_name', 'bsb', 'account_number', 'pay_id', 'bpay_biller_code'],
    },
    client_import: {
      file: 'Client imports',
      about: 'Imported lists of clients.',
      without: ['sha256'],
    },
    imported_client: {
      file: 'Imported clients',
      about: 'Which import a client came from.',
    },
    job_import: {
      file: 'Job imports',
      about: 'Imported lists of jobs.',
      without: ['sha256'],
    },
    imported_job: {
      file: 'Imported jobs',
      about: 'Which import a job came from.',
    },
    xero_item: {
      file: 'Sent to Xero',
      about: 'Documents sent or waiting to go to Xero, and what it rejected.',
      without: ['seq', 'attempts', 'failures', 'round', 'next_try_at', 'claimed_at', 'posted_at'],
    },
    xero_link: {
      file: 'Contacts in Xero',
      about: 'Which Xero contact each client or sub-contractor is matched to.',
      without: ['settled_at'],
    },
    xero_payment: {
      file: 'Payments from Xero',
      about: 'Payments in Xero for our invoices, and whether they were recorded.',
    },
    xero_organisation: {
      file: 'Xero settings',
      about: 'What’s sent to Xero, and the accounts and tax rates used.',
      without: ['version', 'contacts_since', 'payments_since', 'read_at', 'read_problem', 'paused_until'],
    },
  },
  leftOut: {
    ...KIT_TABLES_LEFT_OUT,
    ...REPLICA_TABLES_LEFT_OUT,
    known_job: 'A copy: Jobs has it.',
    ledger_entry: 'A copy: Timesheets has it.',
    invoice_counter: 'Numbers of the program.',
    known_payee: 'A copy: People has it.',
    pay_bank_account: 'The company’s own bank account.',
    pay_counter: 'Numbers of the program.',
    enquiry_limit: 'Limits by address.',
    newest_invoice: 'A copy: Job invoice versions has it.',
    enquiry_digest: 'When the office was told.',
    adjustment_note_counter: 'Numbers of the program.',
    open_work: 'A copy: Timesheets has it.',
    statement_columns: 'What a bank’s file looks like.',
    statement_layout: 'What a bank’s file looks like.',
    planned_visit: 'A copy: Timetables has it.',
    planned_visits_until: 'A copy: Timetables has it.',
    quote_pdf: 'PDFs: the folder files has them.',
    quote_link: 'Secrets of links.',
    quote_limit: 'Limits by address.',
    document_link: 'Secrets of links.',
    client_code: 'Secrets.',
    client_session: 'Secrets.',
    client_page_limit: 'Limits by address.',
    client_browser_code: 'Secrets.',
    client_wrong_code: 'Security: wrong codes.',
    client_guessing: 'Security: wrong codes.',
    company_facts: 'The newest version of Company details.',
    site_proof: 'The newest version of Website proof.',
    company_logo: 'A picture on PDFs.',
    skipped_setup_step: 'Steps of the setup that were skipped.',
    xero_connection: 'Secrets.',
    xero_attempt: 'Secrets.',
    xero_call: 'Limits of Xero.',
    xero_contact: 'A copy: Xero has it.',
  },
};
