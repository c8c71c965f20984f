import {
  formatAbn,
  formatBankWarning,
  formatBuyer,
  formatDollarAmount,
  type Invoice,
  type Supplier,
} from '@cleaning/contracts';
import { MUTED, Paper, type PaperLogo } from '@cleaning/service-kit/paper';
import { listWaysToPay } from '../settings/ways-to-pay.js';

const STRONG = { weight: 'bold' } as const;
const SMALL = { size: 9, colour: MUTED } as const;

/** The company's identity at the head of a document. */
export function printSupplier(paper: Paper, supplier: Supplier): void {
  const city = `${supplier.city} ${supplier.state} ${supplier.postal_code}`;
  const address = [
    supplier.street,
    ...(supplier.place === '' || supplier.place === supplier.city ? [] : [supplier.place]),
    city,
  ].join(', ');
  paper.writeText(supplier.name, { ...STRONG, size: 13 });
  paper.addSpace(4);
  if (supplier.abn !== '') paper.writeText(`ABN ${formatAbn(supplier.abn)}`, STRONG);
  const lines = [
    address,
    `Telephone ${supplier.telephone}${supplier.fax ? `   Fax ${supplier.fax}` : ''}`,
    [supplier.email, supplier.email_2].filter(Boolean).join('   '),
    supplier.web_address,
  ];
  for (const line of lines.filter(Boolean)) paper.writeText(line, { colour: MUTED });
}

function printHead(paper: Paper, invoice: Invoice): void {
  paper.writeColumns(
    [3, 2],
    () => printSupplier(paper, invoice.supplier),
    () => {
      paper.writeHeading('TAX INVOICE', { align: 'right' });
      const number = invoice.printed_number ?? invoice.invoice_number;
      const version = { label: 'Version', value: `${invoice.version} (replaces earlier versions)` };
      paper.writeFacts(
        [
          { label: 'Invoice number', value: number },
          { label: 'Date of issue', value: invoice.date },
          ...(invoice.version > 1 ? [version] : []),
        ],
        { align: 'right' },
      );
    },
  );
  paper.drawRule();
  paper.writeHeading('INVOICE TO', { level: 3 });
  paper.writeText(invoice.to_name, { ...STRONG, size: 12 });
  paper.writeText(invoice.to_address);
  if (invoice.buyer_name) paper.writeText(formatBuyer(invoice));
  paper.addSpace(20);
}

function printTotals(paper: Paper, invoice: Invoice): void {
  const extent =
    invoice.gst_rate_percent > 0
      ? `The sale is taxable in full: GST of ${invoice.gst_rate_percent}% applies to the whole sub total.`
      : 'No GST applies to this sale.';
  paper.writeColumns(
    [4, 5],
    () => paper.writeText(extent, SMALL),
    () =>
      paper.writeTotals([
        { label: 'Sub total (excluding GST)', value: formatDollarAmount(invoice.sub_total) },
        { label: `GST ${invoice.gst_rate_percent}%`, value: formatDollarAmount(invoice.gst) },
        { label: 'Total inclusive of GST', value: formatDollarAmount(invoice.total), isMain: true },
      ]),
  );
}

/** How to pay the invoice. */
export function printPayment(paper: Paper, supplier: Supplier, reference: string): void {
  paper.drawRule();
  paper.writeHeading('BANK DETAILS', { level: 3 });
  paper.writeFacts(listWaysToPay(supplier, reference));
  paper.addSpace(8);
  paper.writeText(formatBankWarning(supplier), SMALL);
  paper.addSpace(16);
  paper.writeText('Thank you for doing business', { ...STRONG, size: 12, colour: paper.colour });
}

/** A tax invoice, as GST Act s 29-70 requires. */
export async function createInvoicePdf(invoice: Invoice, logo?: PaperLogo): Promise<Buffer> {
  const title = `Tax invoice ${invoice.printed_number ?? invoice.invoice_number}`;
  const paper = new Paper({ title, author: invoice.supplier.name, colour: invoice.supplier.colour, logo });
  printHead(paper, invoice);
  paper.writeTable({
    columns: [
      { title: 'DESCRIPTION' },
      { title: 'QTY', align: 'right' },
      { title: 'PRICE', align: 'right' },
      { title: 'GST', align: 'right' },
      { title: 'AMOUNT', align: 'right' },
    ],
    rows: [
      {
        cells: [
          invoice.description,
          invoice.quantity,
          formatDollarAmount(invoice.sub_total),
          formatDollarAmount(invoice.gst),
          formatDollarAmount(invoice.total),
        ],
      },
    ],
    last: () => printTotals(paper, invoice),
  });
  paper.keepTogether(() => printPayment(paper, invoice.supplier, invoice.printed_number ?? invoice.invoice_number));
  return paper.end();
}
