import { type AdjustmentNote, formatAmount, formatDate, formatDollarAmount, toCents } from '@cleaning/contracts';
import { computeRunningSums, MUTED, Paper, type PaperLogo } from '@cleaning/service-kit/paper';
import { printSupplier } from '../invoices/pdf.js';
import { formatSignedDollars, pickAddressee } from './paper-parts.js';

const SMALL = { size: 9, colour: MUTED } as const;

/** PDF of an adjustment note, as GST Act s 29-75 requires: title, both parties, the supply, the change and its GST. */
export function createAdjustmentNotePdf(note: AdjustmentNote, logo?: PaperLogo): Promise<Buffer> {
  const paper = new Paper({
    title: `Adjustment note ${note.number}`,
    author: note.supplier.name,
    colour: note.supplier.colour,
    logo,
  });
  paper.writeColumns(
    [1, 1],
    () => printSupplier(paper, note.supplier),
    () => {
      paper.writeHeading('ADJUSTMENT NOTE', { align: 'right' });
      paper.writeFacts(
        [
          { label: 'Number', value: note.number },
          { label: 'Date of issue', value: formatDate(note.issued_on) },
          { label: 'Tax invoice', value: note.invoice_number },
          { label: 'Invoice date', value: formatDate(note.invoice_issued_on) },
          ...(note.undoes === '' ? [] : [{ label: 'Reverses', value: note.undoes }]),
        ],
        { align: 'right' },
      );
    },
  );
  paper.drawRule();
  pickAddressee(paper, 'FOR', note);
  paper.writeHeading('REASON', { level: 3 });
  paper.writeText(note.reason);
  paper.addSpace(16);
  const isDecrease = note.total.startsWith('-');
  const sums = computeRunningSums(note.lines.map(({ amount }) => toCents(amount)));
  paper.writeTable({
    columns: [
      { title: 'DESCRIPTION' },
      {
        title: 'CHANGE EXCLUDING GST',
        align: 'right',
        fit: true,
        carried: (rows) => formatSignedDollars(formatAmount(sums[rows] ?? 0)),
      },
    ],
    rows: note.lines.map(({ description, amount }) => ({ cells: [description, formatSignedDollars(amount)] })),
    last: () =>
      paper.writeColumns(
        [4, 5],
        () =>
          paper.writeText(
            `This note ${isDecrease ? 'decreases' : 'increases'} the amount payable on the invoice. The GST on it ${isDecrease ? 'decreases' : 'increases'} by ${formatDollarAmount(note.gst.replace('-', ''))}.`,
            SMALL,
          ),
        () =>
          paper.writeTotals([
            { label: 'Change excluding GST', value: formatSignedDollars(note.sub_total) },
            { label: `GST ${note.gst_rate_percent}%`, value: formatSignedDollars(note.gst) },
            { label: 'Change including GST', value: formatSignedDollars(note.total), isMain: true },
            { label: 'Invoice total after adjustments', value: formatDollarAmount(note.adjusted_total) },
          ]),
      ),
  });
  return paper.end();
}
