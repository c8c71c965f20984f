import { type AdjustmentNote, amountText, dollarsText, formatDate, toCents } from '@cleaning/contracts';
import { computeRunningSums, MUTED, Paper, type PaperLogo } from '@cleaning/service-kit/paper';
import { toSupplier } from '../invoices/pdf.js';
import { formatSignedDollars, pickAddressee } from './paper-parts.js';

const SMALL = { size: 9, colour: MUTED } as const;

/** An adjustment note, as GST Act s 29-75 requires: what it is, both parties, the supply, the change and its GST. */
export function adjustmentNotePdf(note: AdjustmentNote, logo?: PaperLogo): Promise<Buffer> {
  const paper = new Paper({
    title: `Adjustment note ${note.number}`,
    author: note.supplier.name,
    colour: note.supplier.colour,
    logo,
  });
  paper.columns(
    [1, 1],
    () => toSupplier(paper, note.supplier),
    () => {
      paper.heading('ADJUSTMENT NOTE', { align: 'right' });
      paper.facts(
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
  paper.rule();
  pickAddressee(paper, 'FOR', note);
  paper.heading('REASON', { level: 3 });
  paper.text(note.reason);
  paper.space(16);
  const isDecrease = note.total.startsWith('-');
  const sums = computeRunningSums(note.lines.map(({ amount }) => toCents(amount)));
  paper.table({
    columns: [
      { title: 'DESCRIPTION' },
      {
        title: 'CHANGE EXCLUDING GST',
        align: 'right',
        fit: true,
        carried: (rows) => formatSignedDollars(amountText(sums[rows] ?? 0)),
      },
    ],
    rows: note.lines.map(({ description, amount }) => ({ cells: [description, formatSignedDollars(amount)] })),
    last: () =>
      paper.columns(
        [4, 5],
        () =>
          paper.text(
            `This note ${isDecrease ? 'decreases' : 'increases'} the amount payable on the invoice. The GST on it ${isDecrease ? 'decreases' : 'increases'} by ${dollarsText(note.gst.replace('-', ''))}.`,
            SMALL,
          ),
        () =>
          paper.totals([
            { label: 'Change excluding GST', value: formatSignedDollars(note.sub_total) },
            { label: `GST ${note.gst_rate_percent}%`, value: formatSignedDollars(note.gst) },
            { label: 'Change including GST', value: formatSignedDollars(note.total), isMain: true },
            { label: 'Invoice total after adjustments', value: dollarsText(note.adjusted_total) },
          ]),
      ),
  });
  return paper.end();
}
