import { buffer } from 'node:stream/consumers';
import { dollarsText, type Invoice } from '@cleaning/contracts';
import { printable } from '@cleaning/service-kit';
import PDFDocument from 'pdfkit';
import { abnText, BLUE, LEFT, MIDDLE, type Page, QUIET, RIGHT, rightOf, rule, WIDTH, write } from './paper.js';

/** Right edges of the money columns. */
const COLUMNS = { quantity: 262, price: 350, gst: 436, amount: RIGHT - 8 };

function head(page: Page, invoice: Invoice): void {
  const { supplier } = invoice;
  page.rect(0, 0, 595, 10).fill(BLUE);
  write(page, supplier.name, { x: LEFT, y: 46, width: 290, height: 40 }, { font: 'Helvetica-Bold', size: 14 });
  const city = `${supplier.city} ${supplier.state} ${supplier.postal_code}`;
  const address = [
    supplier.street,
    ...(supplier.place === '' || supplier.place === supplier.city ? [] : [supplier.place]),
    city,
  ].join(', ');
  const lines = [
    `ABN ${abnText(supplier.abn)}`,
    address,
    `Telephone ${supplier.telephone}${supplier.fax ? `   Fax ${supplier.fax}` : ''}`,
    [supplier.email, supplier.email_2].filter(Boolean).join('   '),
    supplier.web_address,
  ];
  write(page, lines[0] ?? '', { x: LEFT, y: 84, width: 270 }, { font: 'Helvetica-Bold' });
  lines.slice(1).forEach((line, index) => {
    write(page, line, { x: LEFT, y: 100 + index * 15, width: 290 }, { colour: QUIET });
  });
  write(
    page,
    'TAX INVOICE',
    { ...rightOf(RIGHT, 42, 220), height: 32 },
    { font: 'Helvetica-Bold', size: 24, colour: BLUE },
  );
  const facts = [
    ['Invoice number', invoice.printed_number ?? invoice.invoice_number],
    ['Date of issue', invoice.date],
    ...(invoice.version > 1 ? [['Version', `${invoice.version} (replaces earlier versions)`]] : []),
  ];
  facts.forEach(([label = '', value = ''], index) => {
    write(page, label, rightOf(RIGHT - 150, 86 + index * 17, 100), { colour: QUIET });
    write(page, value, rightOf(RIGHT, 86 + index * 17, 145), { font: 'Helvetica-Bold' });
  });
}

function addressee(page: Page, invoice: Invoice): void {
  rule(page, 182);
  write(page, 'INVOICE TO', { x: LEFT, y: 198, width: WIDTH }, { size: 9, colour: QUIET });
  const name = { font: 'Helvetica-Bold', size: 12 } as const;
  write(page, invoice.to_name, { x: LEFT, y: 214, width: WIDTH, height: 34 }, name);
  write(page, invoice.to_address, { x: LEFT, y: page.y + 3, width: WIDTH, height: 28 });
}

function lineItem(page: Page, invoice: Invoice): void {
  page.rect(LEFT, 300, WIDTH, 26).fill(BLUE);
  const heading = { font: 'Helvetica-Bold', size: 9, colour: '#ffffff' } as const;
  write(page, 'DESCRIPTION', { x: LEFT + 8, y: 309, width: 140 }, heading);
  write(page, 'QTY', rightOf(COLUMNS.quantity, 309, 40), heading);
  write(page, 'PRICE', rightOf(COLUMNS.price, 309, 65), heading);
  write(page, 'GST', rightOf(COLUMNS.gst, 309, 60), heading);
  write(page, 'AMOUNT', rightOf(COLUMNS.amount, 309, 65), heading);
  write(page, invoice.description, { x: LEFT + 8, y: 340, width: 168, height: 74 });
  const money = { size: 9 };
  write(page, invoice.quantity, rightOf(COLUMNS.quantity, 340, 40));
  write(page, dollarsText(invoice.sub_total), rightOf(COLUMNS.price, 340, 84), money);
  write(page, dollarsText(invoice.gst), rightOf(COLUMNS.gst, 340, 82), money);
  write(page, dollarsText(invoice.total), rightOf(COLUMNS.amount, 340, 91), money);
  rule(page, 420);
}

function totals(page: Page, invoice: Invoice): void {
  const rows = [
    ['Sub total (excluding GST)', invoice.sub_total],
    [`GST ${invoice.gst_rate_percent}%`, invoice.gst],
  ];
  rows.forEach(([label = '', amount = ''], index) => {
    write(page, label, { x: MIDDLE, y: 436 + index * 20, width: 130 }, { colour: QUIET });
    write(page, dollarsText(amount), rightOf(COLUMNS.amount, 436 + index * 20));
  });
  page.rect(MIDDLE - 10, 480, RIGHT - MIDDLE + 10, 30).fill('#eef2fa');
  const strong = { font: 'Helvetica-Bold', size: 11, colour: BLUE } as const;
  write(page, 'Total inclusive of GST', { x: MIDDLE, y: 489, width: 130 }, strong);
  write(page, dollarsText(invoice.total), rightOf(COLUMNS.amount, 489, 110), strong);
  const extent =
    invoice.gst_rate_percent > 0
      ? `The sale is taxable in full: GST of ${invoice.gst_rate_percent}% applies to the whole sub total.`
      : 'No GST applies to this sale.';
  write(page, extent, { x: LEFT, y: 436, width: 215, height: 44 }, { size: 9, colour: QUIET });
}

function payment(page: Page, { supplier, invoice_number, printed_number = invoice_number }: Invoice): void {
  rule(page, 552);
  write(page, 'BANK DETAILS', { x: LEFT, y: 568, width: WIDTH }, { size: 9, colour: QUIET });
  const rows = [
    ['Account name', supplier.bank_account_name],
    ['BSB', supplier.bank_bsb],
    ['Account number', supplier.bank_account_number],
    ['Reference', printed_number],
  ];
  rows.forEach(([label = '', value = ''], index) => {
    write(page, label, { x: LEFT, y: 586 + index * 17, width: 100 }, { colour: QUIET });
    write(page, value, { x: LEFT + 110, y: 586 + index * 17, width: 340 }, { font: 'Helvetica-Bold' });
  });
  const thanks = { font: 'Helvetica-Bold', size: 12, colour: BLUE } as const;
  write(page, 'Thank you for doing business', { x: LEFT, y: 690, width: WIDTH }, thanks);
}

/** A tax invoice as one A4 page, as GST Act s 29-70 requires. Standard fonts keep the file small and its text searchable. */
export async function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const info = {
    Title: `Tax invoice ${invoice.printed_number ?? invoice.invoice_number}`,
    Author: printable(invoice.supplier.name),
  };
  const page = new PDFDocument({ size: 'A4', margin: 0, info });
  const bytes = buffer(page);
  head(page, invoice);
  addressee(page, invoice);
  lineItem(page, invoice);
  totals(page, invoice);
  payment(page, invoice);
  page.end();
  return bytes;
}
