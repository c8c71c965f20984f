import { type AccountingSettings, countDaysBetween, formatMonthYear } from '@cleaning/contracts';
import type { PartRow, PaymentRow, SaleRow } from './documents.queries.js';
import { formatCents } from './format-cents.js';

/** The headings of Xero's template of sales invoices, which its importer finds columns by (decision 0056). */
const XERO_SALES = [
  '*ContactName',
  'EmailAddress',
  'POAddressLine1',
  'POAddressLine2',
  'POAddressLine3',
  'POAddressLine4',
  'POCity',
  'PORegion',
  'POPostalCode',
  'POCountry',
  '*InvoiceNumber',
  'Reference',
  '*InvoiceDate',
  '*DueDate',
  'InventoryItemCode',
  '*Description',
  '*Quantity',
  '*UnitAmount',
  'Discount',
  '*AccountCode',
  '*TaxType',
  'TrackingName1',
  'TrackingOption1',
  'TrackingName2',
  'TrackingOption2',
  'Currency',
  'BrandingTheme',
] as const;

/** Headings of Xero's template for bank statements. */
const XERO_PAYMENTS = ['*Date', '*Amount', 'Payee', 'Description', 'Reference', 'Check Number'] as const;

/** Names of MYOB's fields of service sales, which the importer matches. */
const MYOB_SALES = [
  'Co./Last Name',
  'First Name',
  'Addr 1 - Line 1',
  'Addr 1 - Line 2',
  'Addr 1 - Line 3',
  'Addr 1 - Line 4',
  'Inclusive',
  'Invoice No.',
  'Date',
  'Customer PO',
  'Description',
  'Account No.',
  'Amount',
  'Inc-Tax Amount',
  'Journal Memo',
  'Tax Code',
  'GST Amount',
  'Sale Status',
  'Terms - Payment is Due',
  'Balance Due Days',
] as const;

/** MYOB's fields for received payments. */
const MYOB_PAYMENTS = [
  'Co./Last Name',
  'First Name',
  'Deposit Account No.',
  'ID No.',
  'Receipt Date',
  'Memo',
  'Invoice No.',
  'Customer PO',
  'Invoice Date',
  'Amount Applied',
] as const;

/** MYOB's code for terms in a number of days. */
const DAYS_TERMS = '2';
/** Characters of a text that both importers take. */
const LONGEST = 255;

/** DD/MM/YYYY, as both programs read a day in Australia. */
const formatDay = (day: string) => day.split('-').reverse().join('/');
const toOneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST);

/** Splits an address into four lines; the last has the rest. */
function splitAddress(address: string): [string, string, string, string] {
  const lines = address
    .split(/\r?\n/)
    .map(toOneLine)
    .filter((line) => line !== '');
  return [lines[0] ?? '', lines[1] ?? '', lines[2] ?? '', lines.slice(3).join(', ')];
}

const describeSale = ({ invoice_number, month, text }: SaleRow) =>
  toOneLine(
    invoice_number === ''
      ? `Cleaning, ${formatMonthYear(month)}${text === '' ? '' : `: ${text}`}`
      : `Adjustment of invoice ${invoice_number}: ${text}`,
  );
const pickReference = ({ invoice_number, order_number }: SaleRow) => invoice_number || order_number;

type Cells<Headings extends readonly string[]> = Partial<Record<Headings[number], string>>;
const getRow = <const Headings extends readonly string[]>(headings: Headings, cells: Cells<Headings>): string[] =>
  headings.map((heading) => cells[heading as Headings[number]] ?? '');

/**
 * An invoice or note of Xero's. One row for each: Xero works GST out for each row, and GST of rows may differ by cents from GST of their sum,
 * which the invoice has.
 */
function toXeroSale(row: SaleRow, settings: AccountingSettings): string[] {
  const [line1, line2, line3, line4] = splitAddress(row.address);
  return getRow(XERO_SALES, {
    '*ContactName': row.who,
    EmailAddress: row.email,
    POAddressLine1: line1,
    POAddressLine2: line2,
    POAddressLine3: line3,
    POAddressLine4: line4,
    '*InvoiceNumber': row.number,
    Reference: pickReference(row),
    '*InvoiceDate': formatDay(row.day),
    '*DueDate': formatDay(row.due_day),
    '*Description': describeSale(row),
    '*Quantity': '1',
    '*UnitAmount': formatCents(row.sub_total_cents),
    '*AccountCode': settings.xero_sales,
    '*TaxType': row.gst_rate === 0 ? settings.xero_no_gst : settings.xero_gst,
    Currency: 'AUD',
  });
}

function toMyobSale(row: SaleRow, settings: AccountingSettings): string[] {
  const [line1, line2, line3, line4] = splitAddress(row.address);
  return getRow(MYOB_SALES, {
    'Co./Last Name': row.who,
    'Addr 1 - Line 1': line1,
    'Addr 1 - Line 2': line2,
    'Addr 1 - Line 3': line3,
    'Addr 1 - Line 4': line4,
    'Invoice No.': row.number,
    Date: formatDay(row.day),
    'Customer PO': pickReference(row),
    Description: describeSale(row),
    'Account No.': settings.myob_sales,
    Amount: formatCents(row.sub_total_cents),
    'Inc-Tax Amount': formatCents(row.total_cents),
    'Journal Memo': toOneLine(`${row.invoice_number === '' ? 'Sale' : 'Adjustment'}; ${row.who}`),
    'Tax Code': row.gst_rate === 0 ? settings.myob_no_gst : settings.myob_gst,
    'GST Amount': formatCents(row.gst_cents),
    'Sale Status': 'I',
    'Terms - Payment is Due': DAYS_TERMS,
    'Balance Due Days': String(countDaysBetween(row.day, row.due_day)),
  });
}

const toXeroPayment = (row: PaymentRow): string[] =>
  getRow(XERO_PAYMENTS, {
    '*Date': formatDay(row.day),
    '*Amount': formatCents(row.cents),
    Payee: row.who,
    Description: toOneLine(row.payer),
    Reference: toOneLine(row.invoices || row.reference),
  });

const toMyobPayment = (row: PartRow, settings: AccountingSettings): string[] =>
  getRow(MYOB_PAYMENTS, {
    'Co./Last Name': row.who,
    'Deposit Account No.': settings.myob_bank,
    'Receipt Date': formatDay(row.day),
    Memo: toOneLine([row.payer, row.reference].filter((text) => text !== '').join(' ')),
    'Invoice No.': row.number,
    'Customer PO': row.order_number,
    'Invoice Date': formatDay(row.invoice_day),
    'Amount Applied': formatCents(row.cents),
  });

export const xero = {
  sales: { header: XERO_SALES, cells: toXeroSale },
  payments: { header: XERO_PAYMENTS, cells: toXeroPayment },
};
export const myob = {
  sales: { header: MYOB_SALES, cells: toMyobSale },
  payments: { header: MYOB_PAYMENTS, cells: toMyobPayment },
};
