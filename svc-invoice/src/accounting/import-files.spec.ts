import type { AccountingSettings } from '@cleaning/contracts';
import type { SaleRow } from './documents.queries.js';
import { myob, xero } from './import-files.js';

const SETTINGS = {
  xero_sales: '200',
  xero_gst: 'GST on Income',
  xero_no_gst: 'GST Free Income',
  myob_sales: '4-1000',
  myob_bank: '1-1110',
  myob_gst: 'GST',
  myob_no_gst: 'FRE',
} as AccountingSettings;

const INVOICE: SaleRow = {
  kind: 'client',
  number: 'INV-00012',
  invoice_number: '',
  day: '2026-11-02',
  due_day: '2026-11-16',
  who: 'Harbour Dental',
  email: 'accounts@harbour.example',
  address: 'Level 2\n12 King William Street\n\nAdelaide SA 5000',
  order_number: 'PO 7',
  month: '2026-10',
  text: 'Surgery, Reception',
  sub_total_cents: '100005',
  gst_cents: '10001',
  total_cents: '110006',
  gst_rate: 1000,
};
const NOTE: SaleRow = {
  ...INVOICE,
  number: 'ADJ-00001',
  invoice_number: 'INV-00012',
  due_day: '2026-11-02',
  text: 'A visit\nwas missed',
  sub_total_cents: '-5000',
  gst_cents: '-500',
  total_cents: '-5500',
};

/** The filled cells of a row by their headings. */
const findFilledCells = (header: readonly string[], row: readonly string[]) =>
  Object.fromEntries(header.map((heading, index) => [heading, row[index]] as const).filter(([, cell]) => cell !== ''));

describe('Import file', () => {
  it('has one cell for each heading', () => {
    expect(xero.sales.header).toHaveLength(27);
    expect(xero.sales.cells(INVOICE, SETTINGS)).toHaveLength(27);
    expect(myob.sales.cells(INVOICE, SETTINGS)).toHaveLength(myob.sales.header.length);
  });

  it('writes an invoice as one row with its GST', () => {
    expect(findFilledCells(xero.sales.header, xero.sales.cells(INVOICE, SETTINGS))).toEqual({
      '*ContactName': 'Harbour Dental',
      EmailAddress: 'accounts@harbour.example',
      POAddressLine1: 'Level 2',
      POAddressLine2: '12 King William Street',
      POAddressLine3: 'Adelaide SA 5000',
      '*InvoiceNumber': 'INV-00012',
      Reference: 'PO 7',
      '*InvoiceDate': '02/11/2026',
      '*DueDate': '16/11/2026',
      '*Description': 'Cleaning, October 2026: Surgery, Reception',
      '*Quantity': '1',
      '*UnitAmount': '1000.05',
      '*AccountCode': '200',
      '*TaxType': 'GST on Income',
      Currency: 'AUD',
    });
    expect(findFilledCells(myob.sales.header, myob.sales.cells(INVOICE, SETTINGS))).toMatchObject({
      'Co./Last Name': 'Harbour Dental',
      'Customer PO': 'PO 7',
      'Account No.': '4-1000',
      Amount: '1000.05',
      'GST Amount': '100.01',
      'Inc-Tax Amount': '1100.06',
      'Tax Code': 'GST',
      'Balance Due Days': '14',
    });
  });

  it('writes an adjustment note as a negative row with its invoice number', () => {
    const xeroNote = findFilledCells(xero.sales.header, xero.sales.cells(NOTE, SETTINGS));
    expect(xeroNote).toMatchObject({
      '*InvoiceNumber': 'ADJ-00001',
      Reference: 'INV-00012',
      '*Description': 'Adjustment of invoice INV-00012: A visit was missed',
      '*UnitAmount': '-50.00',
    });
    expect(findFilledCells(myob.sales.header, myob.sales.cells(NOTE, SETTINGS))).toMatchObject({
      'Inc-Tax Amount': '-55.00',
      'Balance Due Days': '0',
    });
  });

  it.each([
    [0, '0', 'GST Free Income', 'FRE'],
    [1000, '1', 'GST on Income', 'GST'],
    [1000, '0', 'GST on Income', 'GST'],
  ])(
    'maps %i hundredths of a percent with GST of %s cents to the tax rate %s',
    (gst_rate, gst_cents, xeroCode, myobCode) => {
      const row = { ...INVOICE, gst_rate, gst_cents };
      expect(findFilledCells(xero.sales.header, xero.sales.cells(row, SETTINGS))['*TaxType']).toBe(xeroCode);
      expect(findFilledCells(myob.sales.header, myob.sales.cells(row, SETTINGS))['Tax Code']).toBe(myobCode);
    },
  );

  it('joins address lines beyond the fourth', () => {
    const row = xero.sales.cells({ ...INVOICE, address: 'a\nb\nc\nd\ne' }, SETTINGS);
    expect(row.slice(2, 6)).toEqual(['a', 'b', 'c', 'd, e']);
  });

  it('refers to the invoices of a payment, or to its own reference', () => {
    const payment = { day: '2026-11-20', who: 'Harbour Dental', payer: 'HARBOUR PTY', cents: '110006' };
    const paid = xero.payments.cells({ ...payment, reference: 'thanks', invoices: 'INV-00012, INV-00013' });
    expect(paid).toEqual(['20/11/2026', '1100.06', 'Harbour Dental', 'HARBOUR PTY', 'INV-00012, INV-00013', '']);
    expect(xero.payments.cells({ ...payment, reference: 'thanks', invoices: '' })[4]).toBe('thanks');
  });
});
