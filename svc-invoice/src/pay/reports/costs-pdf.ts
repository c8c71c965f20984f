import { buffer } from 'node:stream/consumers';
import { type AnswerOf, type BodyOf, dayText, type getCosts, hoursText, readableMonth } from '@cleaning/contracts';
import PDFDocument from 'pdfkit';
import { BLUE, LEFT, type Page, RIGHT, rightOf, rule, WIDTH, write } from '../../invoices/paper.js';

type Costs = AnswerOf<typeof getCosts>;
type Sums = Costs['months'][number];

const STRONG = { font: 'Helvetica-Bold' } as const;
const SMALL = { size: 9 } as const;
/** Heading, value and right edge of each column. */
const COLUMNS: readonly (readonly [string, (sums: Sums) => string, number])[] = [
  ['HOURS', ({ minutes }) => hoursText(minutes), 240],
  ['COST', ({ cost }) => cost, 302],
  ['PAID', ({ paid }) => paid, 364],
  ['SUPER', ({ super: owed }) => owed, 416],
  ['INCOME', ({ income }) => income, 478],
  ['MARGIN', ({ margin }) => margin, RIGHT - 4],
];
const COLUMN = 60;
const ROW = 16;
const LAST_LINE = 780;

function tableHead(page: Page, y: number): number {
  page.rect(LEFT, y, WIDTH, 20).fill(BLUE);
  const heading = { ...STRONG, size: 9, colour: '#ffffff' };
  write(page, 'PLACE', { x: LEFT + 4, y: y + 6, width: 120 }, heading);
  for (const [title, , edge] of COLUMNS) write(page, title, rightOf(edge, y + 6, COLUMN), heading);
  return y + 26;
}

function line(page: Page, y: number, name: string, sums: Sums, style: object): void {
  write(page, name, { x: LEFT + 4, y, width: 128 }, style);
  for (const [, value, edge] of COLUMNS) write(page, value(sums), rightOf(edge, y, COLUMN), style);
}

/** Cost, income and margin after super by place and month, on A4. Amounts are A$ without GST. */
export async function costsPdf({ from, to }: BodyOf<typeof getCosts>, { rows, months }: Costs): Promise<Buffer> {
  const page = new PDFDocument({ size: 'A4', margin: 0, info: { Title: 'Cost by place' } });
  const bytes = buffer(page);
  page.rect(0, 0, 595, 10).fill(BLUE);
  write(page, 'Cost by place', { x: LEFT, y: 40, width: WIDTH, height: 26 }, { ...STRONG, size: 18, colour: BLUE });
  const span = `Work from ${dayText(from)} to ${dayText(to)}. A$ without GST; the margin is income less cost and super.`;
  write(page, span, { x: LEFT, y: 68, width: WIDTH }, SMALL);
  let y = tableHead(page, 96);
  const next = (space: number) => {
    if (y + space <= LAST_LINE) return;
    page.addPage();
    y = tableHead(page, 40);
  };
  for (const sums of months) {
    const { month } = sums;
    next(ROW * 3);
    write(page, readableMonth(month), { x: LEFT + 4, y, width: WIDTH }, { ...STRONG, size: 10 });
    y += ROW;
    for (const row of rows.filter((place) => place.month === month)) {
      next(ROW);
      line(page, y, row.name, row, SMALL);
      y += ROW;
    }
    next(ROW * 2);
    rule(page, y);
    line(page, y + 4, 'Total', sums, { ...SMALL, ...STRONG });
    y += ROW * 2;
  }
  if (months.length === 0) write(page, 'No work in these days.', { x: LEFT + 4, y, width: WIDTH });
  page.end();
  return bytes;
}
