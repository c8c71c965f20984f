import {
  computeAmounts,
  EVERY_WEEK,
  formatAbn,
  formatDate,
  formatDollars,
  formatSchedule,
  type Supplier,
} from '@cleaning/contracts';
import { MUTED, Paper, type PaperLogo } from '@cleaning/service-kit/paper';
import type { Quote, StoredLine } from './quote.entity.js';
import { formatQuoteNumber } from './quote-rules.js';

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
  /** True if the quote wasn't sent and isn't binding. */
  readonly isDraft: boolean;
}

/** "Every Monday and Friday, 18:00–20:00", a line for each time. */
const formatVisits = ({ schedule }: Pick<StoredLine, 'schedule'>): string =>
  schedule
    .map(({ time, days, repeats = EVERY_WEEK }) => `${formatSchedule({ days, repeats })}, ${time.replace('-', '–')}`)
    .join('\n');

function printHead(paper: Paper, { quote, supplier, date, isDraft }: QuotePaper): void {
  paper.writeColumns(
    [3, 2],
    () => {
      paper.writeText(supplier.name, { ...STRONG, size: 13 });
      paper.writeText(`ABN ${formatAbn(supplier.abn)}`, STRONG);
      const address = [supplier.street, `${supplier.city} ${supplier.state} ${supplier.postal_code}`].join(', ');
      for (const line of [address, supplier.telephone, supplier.email]) paper.writeText(line, { colour: MUTED });
    },
    () => {
      paper.writeHeading(isDraft ? 'QUOTE (DRAFT)' : 'QUOTE', { align: 'right' });
      paper.writeFacts(
        [
          { label: 'Number', value: formatQuoteNumber(quote.number) },
          ...(quote.version > 1 ? [{ label: 'Version', value: `${quote.version} (replaces earlier ones)` }] : []),
          { label: 'Date', value: formatDate(date) },
          { label: 'Valid until', value: formatDate(quote.validUntil) },
        ],
        { align: 'right' },
      );
    },
  );
  paper.drawRule();
  paper.writeHeading('FOR', { level: 3 });
  paper.writeText(quote.company || quote.name, { ...STRONG, size: 12 });
  if (quote.company !== '') paper.writeText(quote.name);
  if (quote.address !== '') paper.writeText(quote.address);
  paper.addSpace(16);
}

/** Sums of lines by kind of price; left out if only one line has it. */
function computeSums({ quote, gstRate }: QuotePaper) {
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
export function createQuotePdf(given: QuotePaper, logo?: PaperLogo): Promise<Buffer> {
  const { quote, supplier, gstRate } = given;
  const paper = new Paper({
    title: `Quote ${formatQuoteNumber(quote.number)}`,
    author: supplier.name,
    colour: supplier.colour,
    logo,
  });
  printHead(paper, given);
  paper.writeTable({
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
        note: [formatVisits(line), line.work].filter(Boolean).join('\n'),
      };
    }),
    last: () => paper.writeTotals(computeSums(given)),
  });
  paper.addSpace(8);
  paper.writeText(
    gstRate > 0 ? `Prices exclude GST. GST of ${gstRate / 100}% is added.` : 'No GST is added to these prices.',
    SMALL,
  );
  for (const { title, text } of quote.texts) {
    paper.addSpace(12);
    if (title !== '') paper.writeHeading(title, { level: 2 });
    paper.writeText(text);
  }
  paper.addSpace(16);
  paper.keepTogether(() => {
    paper.writeText(`This quote is valid until ${formatDate(quote.validUntil)}.`, STRONG);
    paper.writeText('To accept it, use the link in our email or reply to us.');
  });
  return paper.end();
}
