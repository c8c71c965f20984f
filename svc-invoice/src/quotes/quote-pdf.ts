import {
  abnText,
  computeAmounts,
  EVERY_WEEK,
  formatDate,
  formatDollars,
  type Supplier,
  scheduleText,
} from '@cleaning/contracts';
import { MUTED, Paper, type PaperLogo } from '@cleaning/service-kit/paper';
import type { Quote, StoredLine } from './quote.entity.js';
import { numberText } from './quote-rules.js';

const STRONG = { weight: 'bold' } as const;
const SMALL = { size: 9, colour: MUTED } as const;
const UNITS = { visit: 'per visit', month: 'per month' } as const;

export interface QuotePaper {
  readonly quote: Pick<Quote, 'number' | 'version' | 'company' | 'name' | 'address' | 'validUntil' | 'lines' | 'texts'>;
  readonly supplier: Supplier;
  /** Hundredths of a percent. */
  readonly gstRate: number;
  /** YYYY-MM-DD */
  readonly date: string;
  /** Nothing that binds: it was not sent. */
  readonly isDraft: boolean;
}

/** "Every Monday and Friday, 18:00–20:00", a line for each time. */
export const visitsText = ({ schedule }: Pick<StoredLine, 'schedule'>): string =>
  schedule
    .map(({ time, days, repeats = EVERY_WEEK }) => `${scheduleText({ days, repeats })}, ${time.replace('-', '–')}`)
    .join('\n');

function head(paper: Paper, { quote, supplier, date, isDraft }: QuotePaper): void {
  paper.columns(
    [3, 2],
    () => {
      paper.text(supplier.name, { ...STRONG, size: 13 });
      paper.text(`ABN ${abnText(supplier.abn)}`, STRONG);
      const address = [supplier.street, `${supplier.city} ${supplier.state} ${supplier.postal_code}`].join(', ');
      for (const line of [address, supplier.telephone, supplier.email]) paper.text(line, { colour: MUTED });
    },
    () => {
      paper.heading(isDraft ? 'QUOTE (DRAFT)' : 'QUOTE', { align: 'right' });
      paper.facts(
        [
          { label: 'Number', value: numberText(quote.number) },
          ...(quote.version > 1 ? [{ label: 'Version', value: `${quote.version} (replaces earlier ones)` }] : []),
          { label: 'Date', value: formatDate(date) },
          { label: 'Valid until', value: formatDate(quote.validUntil) },
        ],
        { align: 'right' },
      );
    },
  );
  paper.rule();
  paper.heading('FOR', { level: 3 });
  paper.text(quote.company || quote.name, { ...STRONG, size: 12 });
  if (quote.company !== '') paper.text(quote.name);
  if (quote.address !== '') paper.text(quote.address);
  paper.space(16);
}

/** The sums of the lines of one kind of price; nothing where only one line has it. */
function sums({ quote, gstRate }: QuotePaper) {
  return (['month', 'visit'] as const).flatMap((basis) => {
    const lines = quote.lines.filter((line) => line.basis === basis);
    if (basis === 'visit' && (lines.length !== 1 || quote.lines.length !== 1)) return [];
    if (lines.length === 0) return [];
    const { subTotal, gst, total } = computeAmounts(
      lines.reduce((sum, { cents }) => sum + cents, 0),
      gstRate,
    );
    return [
      { label: `Sub total ${UNITS[basis]}, excluding GST`, value: formatDollars(subTotal) },
      { label: `GST ${gstRate / 100}%`, value: formatDollars(gst) },
      { label: `Total ${UNITS[basis]}, including GST`, value: formatDollars(total), isMain: true },
    ];
  });
}

/** A quote, on A4. */
export function quotePdf(given: QuotePaper, logo?: PaperLogo): Promise<Buffer> {
  const { quote, supplier, gstRate } = given;
  const paper = new Paper({
    title: `Quote ${numberText(quote.number)}`,
    author: supplier.name,
    colour: supplier.colour,
    logo,
  });
  head(paper, given);
  paper.table({
    columns: [
      { title: 'SITE AND WORK' },
      { title: 'PRICE', fit: true },
      { title: 'EXCLUDING GST', align: 'right' },
      { title: 'GST', align: 'right' },
      { title: 'INCLUDING GST', align: 'right' },
    ],
    rows: quote.lines.map((line) => {
      const { subTotal, gst, total } = computeAmounts(line.cents, gstRate);
      return {
        cells: [
          `${line.place}\n${line.address}`,
          UNITS[line.basis],
          formatDollars(subTotal),
          formatDollars(gst),
          formatDollars(total),
        ],
        note: [visitsText(line), line.work].filter(Boolean).join('\n'),
      };
    }),
    last: () => paper.totals(sums(given)),
  });
  paper.space(8);
  paper.text(
    gstRate > 0 ? `Prices exclude GST. GST of ${gstRate / 100}% is added.` : 'No GST is added to these prices.',
    SMALL,
  );
  for (const { title, text } of quote.texts) {
    paper.space(12);
    if (title !== '') paper.heading(title, { level: 2 });
    paper.text(text);
  }
  paper.space(16);
  paper.together(() => {
    paper.text(`This quote is valid until ${formatDate(quote.validUntil)}.`, STRONG);
    paper.text('To accept it, use the link in our email or reply to us.');
  });
  return paper.end();
}
