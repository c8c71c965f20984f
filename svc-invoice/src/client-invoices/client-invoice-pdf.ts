import {
  type ClientInvoice,
  type ClientInvoiceLine,
  describeMissedVisits,
  describeReCleans,
  formatAmount,
  formatDate,
  formatDollarAmount,
  formatHours,
  formatMonthYear,
  toCents,
} from '@cleaning/contracts';
import { computeRunningSums, MUTED, Paper, type PaperLogo } from '@cleaning/service-kit/paper';
import { printPayment, printSupplier } from '../invoices/pdf.js';
import { pickAddressee } from './paper-parts.js';

const SMALL = { size: 9, colour: MUTED } as const;

/** Description of a line: the place and its days, or the extra. */
export function describeInvoiceLine(line: ClientInvoiceLine): string {
  const { place, address, from, to, basis, reason, credit } = line;
  const days = from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`;
  if (basis === 'extra') return [reason, place, formatDate(from)].filter(Boolean).join(', ');
  // Hourly prices only charge finished work.
  const missed = basis === 'hour' ? '' : describeMissedVisits(line);
  const notDone = credit === '0.00' ? missed : `${describeMissedVisits(line)}: less ${formatDollarAmount(credit)}`;
  return [`Cleaning at ${place}`, address, days, notDone, describeReCleans(line)].filter(Boolean).join('\n');
}

/** "8 visits", "12:30 h"; "monthly" for a price by the month, also for a part of one; "1" for an extra. */
function formatQuantity({ basis, visits, minutes }: ClientInvoiceLine): string {
  if (basis === 'visit') return visits === 1 ? '1 visit' : `${visits} visits`;
  if (basis === 'hour') return `${formatHours(minutes)} h`;
  return basis === 'month' ? 'monthly' : '1';
}

function printTotals(paper: Paper, invoice: ClientInvoice): void {
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

/** A client's tax invoice, as GST Act s 29-70 requires. The buyer is named on each, whatever the total. */
export function createClientInvoicePdf(invoice: ClientInvoice, logo?: PaperLogo): Promise<Buffer> {
  const paper = new Paper({
    title: `Tax invoice ${invoice.number}`,
    author: invoice.supplier.name,
    colour: invoice.supplier.colour,
    logo,
  });
  const version = { label: 'Version', value: `${invoice.version} (replaces earlier versions)` };
  paper.writeColumns(
    [3, 2],
    () => printSupplier(paper, invoice.supplier),
    () => {
      paper.writeHeading('TAX INVOICE', { align: 'right' });
      paper.writeFacts(
        [
          { label: 'Invoice number', value: invoice.number },
          { label: 'Date of issue', value: formatDate(invoice.issued_on) },
          { label: 'Month', value: formatMonthYear(invoice.month) },
          ...(invoice.order_number === '' ? [] : [{ label: 'Order number', value: invoice.order_number }]),
          { label: 'Due', value: formatDate(invoice.due_on) },
          ...(invoice.version > 1 ? [version] : []),
        ],
        { align: 'right' },
      );
    },
  );
  paper.drawRule();
  pickAddressee(paper, 'INVOICE TO', invoice);
  const sums = computeRunningSums(invoice.lines.map(({ amount }) => toCents(amount)));
  paper.writeTable({
    columns: [
      { title: 'DESCRIPTION' },
      { title: 'QUANTITY', align: 'right', fit: true },
      { title: 'PRICE', align: 'right', fit: true },
      {
        title: 'AMOUNT',
        align: 'right',
        fit: true,
        carried: (rows) => formatDollarAmount(formatAmount(sums[rows] ?? 0)),
      },
    ],
    rows: invoice.lines.map((line) => ({
      cells: [
        describeInvoiceLine(line),
        formatQuantity(line),
        line.price === '' ? '' : formatDollarAmount(line.price),
        formatDollarAmount(line.amount),
      ],
    })),
    last: () => printTotals(paper, invoice),
  });
  paper.keepTogether(() => printPayment(paper, invoice.supplier, invoice.number));
  return paper.end();
}
