import { buffer } from 'node:stream/consumers';
import { dayText, dollarsText, durationMinutes, hoursText, type TimesheetRow } from '@cleaning/contracts';
import { printable } from '@cleaning/service-kit';
import PDFDocument from 'pdfkit';

const BLUE = '#2c4fa2';
const INK = '#1f2638';
const QUIET = '#5c6780';
const LINE = '#d5dcea';

/** Points; A4 is 595 x 842. */
const LEFT = 56;
const RIGHT = 539;
const FIRST_ROW = 190;
const NEXT_PAGE_ROW = 84;
const LAST_ROW = 770;
const ROW_HEIGHT = 20;

type Page = InstanceType<typeof PDFDocument>;

export interface Statement {
  /** Whose earnings they are. */
  name: string;
  /** 'November 2026'. */
  period: string;
  /** The day of printing, YYYY-MM-DD. */
  madeOn: string;
  rows: readonly TimesheetRow[];
  /** HH:MM and "480.00". */
  totalDuration: string;
  totalPayment: string;
  /** "480.00" of held work; empty when nothing waits. */
  totalWaiting: string;
}

interface Style {
  bold?: boolean;
  size?: number;
  colour?: string;
  align?: 'left' | 'right';
}

function write(page: Page, text: string, x: number, y: number, width: number, style: Style = {}): void {
  const { bold = false, size = 10, colour = INK, align = 'left' } = style;
  page
    .font(bold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .fillColor(colour);
  page.text(printable(text), x, y, { width, height: size * 1.4, align, ellipsis: true, lineBreak: false });
}

const rule = (page: Page, y: number) => page.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(1).strokeColor(LINE).stroke();

function line(page: Page, cells: readonly [string, string, string, string], y: number, style: Style = {}): void {
  const [date, place, hours, payment] = cells;
  write(page, date, LEFT, y, place === '' ? 300 : 80, style);
  write(page, place, LEFT + 88, y, 230, style);
  write(page, hours, LEFT + 326, y, 70, { ...style, align: 'right' });
  write(page, payment, LEFT + 400, y, RIGHT - LEFT - 400, { ...style, align: 'right' });
}

const WAITING = 'Waiting for the office';

/** Under a row that is not paid. */
function approvalMark({ state, note }: TimesheetRow): string {
  if (state === 'held') return WAITING;
  return state === 'rejected' ? `Not approved: ${note ?? ''}` : '';
}

function headings(page: Page, y: number): void {
  line(page, ['Date', 'Place', 'Hours', 'Payment'], y, { bold: true, size: 9, colour: QUIET });
  rule(page, y + 15);
}

const hours = (duration: string): string => hoursText(durationMinutes(duration));

function head(page: Page, { name, period, madeOn }: Statement): void {
  page.rect(0, 0, 595, 10).fill(BLUE);
  write(page, 'EARNINGS STATEMENT', LEFT, 46, 400, { bold: true, size: 22, colour: BLUE });
  write(page, period, LEFT, 80, 400, { bold: true, size: 13 });
  write(page, name, LEFT, 106, 480, { size: 12 });
  write(page, `Sub-contractor's finished and recorded work. Printed on ${dayText(madeOn)}.`, LEFT, 126, 480, {
    colour: QUIET,
  });
  headings(page, FIRST_ROW - 26);
}

/** One person's month on A4 pages. Standard fonts keep the file small and its text searchable. */
export async function statementPdf(statement: Statement): Promise<Buffer> {
  const title = `Earnings ${statement.period}`;
  const page = new PDFDocument({ size: 'A4', margin: 0, info: { Title: title, Author: printable(statement.name) } });
  const bytes = buffer(page);
  head(page, statement);
  let y = FIRST_ROW;
  const step = () => {
    y += ROW_HEIGHT;
    if (y <= LAST_ROW) return;
    page.addPage();
    headings(page, NEXT_PAGE_ROW - 26);
    y = NEXT_PAGE_ROW;
  };
  for (const row of statement.rows) {
    line(
      page,
      [
        dayText(row.date),
        row.place,
        row.duration === '' ? 'Office record' : hours(row.duration),
        dollarsText(row.payment),
      ],
      y,
    );
    step();
    const mark = approvalMark(row);
    if (mark === '') continue;
    write(page, mark, LEFT + 88, y - 4, RIGHT - LEFT - 88, { size: 9, colour: QUIET });
    step();
  }
  if (statement.rows.length === 0) {
    write(page, 'No finished work in this month.', LEFT, y, 400, { colour: QUIET });
    step();
  }
  rule(page, y - 4);
  const total = ['Total', '', hours(statement.totalDuration), dollarsText(statement.totalPayment)] as const;
  line(page, total, y + 6, { bold: true, size: 11, colour: BLUE });
  if (statement.totalWaiting !== '') {
    step();
    line(page, [WAITING, '', '', dollarsText(statement.totalWaiting)], y + 6, { size: 10, colour: QUIET });
  }
  page.end();
  return bytes;
}
