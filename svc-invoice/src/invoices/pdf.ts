import { abnText, buyerText, checkSentence, dollarsText, type Invoice, type Supplier } from '@cleaning/contracts';
import { MUTED, Paper, type PaperLogo } from '@cleaning/service-kit/paper';
import { waysToPay } from '../settings/ways-to-pay.js';

const STRONG = { weight: 'bold' } as const;
const SMALL = { size: 9, colour: MUTED } as const;

/** The company's identity at the head of a document. */
export function toSupplier(paper: Paper, supplier: Supplier): void {
  const city = `${supplier.city} ${supplier.state} ${supplier.postal_code}`;
  const address = [
    supplier.street,
    ...(supplier.place === '' || supplier.place === supplier.city ? [] : [supplier.place]),
    city,
  ].join(', ');
  paper.text(supplier.name, { ...STRONG, size: 13 });
  paper.space(4);
  if (supplier.abn !== '') paper.text(`ABN ${abnText(supplier.abn)}`, STRONG);
  const lines = [
    address,
    `Telephone ${supplier.telephone}${supplier.fax ? `   Fax ${supplier.fax}` : ''}`,
    [supplier.email, supplier.email_2].filter(Boolean).join('   '),
    supplier.web_address,
  ];
  for (const line of lines.filter(Boolean)) paper.text(line, { colour: MUTED });
}

function head(paper: Paper, invoice: Invoice): void {
  paper.columns(
    [3, 2],
    () => toSupplier(paper, invoice.supplier),
    () => {
      paper.heading('TAX INVOICE', { align: 'right' });
      const number = invoice.printed_number ?? invoice.invoice_number;
      const version = { label: 'Version', value: `${invoice.version} (replaces earlier versions)` };
      paper.facts(
        [
          { label: 'Invoice number', value: number },
          { label: 'Date of issue', value: invoice.date },
          ...(invoice.version > 1 ? [version] : []),
        ],
        { align: 'right' },
      );
    },
  );
  paper.rule();
  paper.heading('INVOICE TO', { level: 3 });
  paper.text(invoice.to_name, { ...STRONG, size: 12 });
  paper.text(invoice.to_address);
  if (invoice.buyer_name) paper.text(buyerText(invoice));
  paper.space(20);
}

function totals(paper: Paper, invoice: Invoice): void {
  const extent =
    invoice.gst_rate_percent > 0
      ? `The sale is taxable in full: GST of ${invoice.gst_rate_percent}% applies to the whole sub total.`
      : 'No GST applies to this sale.';
  paper.columns(
    [4, 5],
    () => paper.text(extent, SMALL),
    () =>
      paper.totals([
        { label: 'Sub total (excluding GST)', value: dollarsText(invoice.sub_total) },
        { label: `GST ${invoice.gst_rate_percent}%`, value: dollarsText(invoice.gst) },
        { label: 'Total inclusive of GST', value: dollarsText(invoice.total), isMain: true },
      ]),
  );
}

/** Where the invoice is paid to. */
export function payment(paper: Paper, supplier: Supplier, reference: string): void {
  paper.rule();
  paper.heading('BANK DETAILS', { level: 3 });
  paper.facts(waysToPay(supplier, reference));
  paper.space(8);
  paper.text(checkSentence(supplier), SMALL);
  paper.space(16);
  paper.text('Thank you for doing business', { ...STRONG, size: 12, colour: paper.colour });
}

/** A tax invoice, as GST Act s 29-70 requires. */
export async function invoicePdf(invoice: Invoice, logo?: PaperLogo): Promise<Buffer> {
  const title = `Tax invoice ${invoice.printed_number ?? invoice.invoice_number}`;
  const paper = new Paper({ title, author: invoice.supplier.name, colour: invoice.supplier.colour, logo });
  head(paper, invoice);
  paper.table({
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
          dollarsText(invoice.sub_total),
          dollarsText(invoice.gst),
          dollarsText(invoice.total),
        ],
      },
    ],
    last: () => totals(paper, invoice),
  });
  paper.together(() => payment(paper, invoice.supplier, invoice.printed_number ?? invoice.invoice_number));
  return paper.end();
}
