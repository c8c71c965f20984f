import { type AccountingSettings, amountText, daysBetween, formatMonthYear } from '@cleaning/contracts';
import type { PartRow, PaymentRow, SaleRow } from './documents.queries.js';

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

/** Of Xero's template of bank statements. */
const XERO_PAYMENTS = ['*Date', '*Amount', 'Payee', 'Description', 'Reference', 'Check Number'] as const;

/** Of MYOB's fields of service sales; whoever imports matches them by name. */
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

/** Of MYOB's fields of received payments. */
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

/** MYOB's code of terms: in a given number of days. */
const IN_DAYS = '2';
/** Characters of a text that both importers take. */
const LONGEST = 255;

const dollars = (cents: string) => amountText(Number(cents));
/** DD/MM/YYYY, as both programs read a day in Australia. */
const dateText = (day: string) => day.split('-').reverse().join('/');
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST);

/** Four lines of an address; what is left over stands on the last. */
function addressLines(address: string): [string, string, string, string] {
  const lines = address
    .split(/\r?\n/)
    .map(oneLine)
    .filter((line) => line !== '');
  return [lines[0] ?? '', lines[1] ?? '', lines[2] ?? '', lines.slice(3).join(', ')];
}

const description = ({ invoice_number, month, text }: SaleRow) =>
  oneLine(
    invoice_number === ''
      ? `Cleaning, ${formatMonthYear(month)}${text === '' ? '' : `: ${text}`}`
      : `Adjustment of invoice ${invoice_number}: ${text}`,
  );
const reference = ({ invoice_number, order_number }: SaleRow) => invoice_number || order_number;

type Cells<Headings extends readonly string[]> = Partial<Record<Headings[number], string>>;
const getRow = <const Headings extends readonly string[]>(headings: Headings, cells: Cells<Headings>): string[] =>
  headings.map((heading) => cells[heading as Headings[number]] ?? '');

/**
 * An invoice or note of Xero's. One row for each: Xero works GST out for each row, and GST of rows may differ by cents from GST of their sum,
 * which the invoice has.
 */
function xeroSale(row: SaleRow, settings: AccountingSettings): string[] {
  const [line1, line2, line3, line4] = addressLines(row.address);
  return getRow(XERO_SALES, {
    '*ContactName': row.who,
    EmailAddress: row.email,
    POAddressLine1: line1,
    POAddressLine2: line2,
    POAddressLine3: line3,
    POAddressLine4: line4,
    '*InvoiceNumber': row.number,
    Reference: reference(row),
    '*InvoiceDate': dateText(row.day),
    '*DueDate': dateText(row.due_day),
    '*Description': description(row),
    '*Quantity': '1',
    '*UnitAmount': dollars(row.sub_total_cents),
    '*AccountCode': settings.xero_sales,
    '*TaxType': row.gst_rate === 0 ? settings.xero_no_gst : settings.xero_gst,
    Currency: 'AUD',
  });
}

function myobSale(row: SaleRow, settings: AccountingSettings): string[] {
  const [line1, line2, line3, line4] = addressLines(row.address);
  return getRow(MYOB_SALES, {
    'Co./Last Name': row.who,
    'Addr 1 - Line 1': line1,
    'Addr 1 - Line 2': line2,
    'Addr 1 - Line 3': line3,
    'Addr 1 - Line 4': line4,
    'Invoice No.': row.number,
    Date: dateText(row.day),
    'Customer PO': reference(row),
    Description: description(row),
    'Account No.': settings.myob_sales,
    Amount: dollars(row.sub_total_cents),
    'Inc-Tax Amount': dollars(row.total_cents),
    'Journal Memo': oneLine(`${row.invoice_number === '' ? 'Sale' : 'Adjustment'}; ${row.who}`),
    'Tax Code': row.gst_rate === 0 ? settings.myob_no_gst : settings.myob_gst,
    'GST Amount': dollars(row.gst_cents),
    'Sale Status': 'I',
    'Terms - Payment is Due': IN_DAYS,
    'Balance Due Days': String(daysBetween(row.day, row.due_day)),
  });
}

const xeroPayment = (row: PaymentRow): string[] =>
  getRow(XERO_PAYMENTS, {
    '*Date': dateText(row.day),
    '*Amount': dollars(row.cents),
    Payee: row.who,
    Description: oneLine(row.payer),
    Reference: oneLine(row.invoices || row.reference),
  });

const myobPayment = (row: PartRow, settings: AccountingSettings): string[] =>
  getRow(MYOB_PAYMENTS, {
    'Co./Last Name': row.who,
    'Deposit Account No.': settings.myob_bank,
    'Receipt Date': dateText(row.day),
    Memo: oneLine([row.payer, row.reference].filter((text) => text !== '').join(' ')),
    'Invoice No.': row.number,
    'Customer PO': row.order_number,
    'Invoice Date': dateText(row.invoice_day),
    'Amount Applied': dollars(row.cents),
  });

export const xero = {
  sales: { header: XERO_SALES, cells: xeroSale },
  payments: { header: XERO_PAYMENTS, cells: xeroPayment },
};
export const myob = {
  sales: { header: MYOB_SALES, cells: myobSale },
  payments: { header: MYOB_PAYMENTS, cells: myobPayment },
};
