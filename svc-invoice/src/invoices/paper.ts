import { printable } from '@cleaning/service-kit';
import type PDFDocument from 'pdfkit';

export const BLUE = '#2c4fa2';
const INK = '#1f2638';
export const QUIET = '#5c6780';
const LINE = '#d5dcea';

/** Points; A4 is 595 x 842. */
export const LEFT = 56;
export const RIGHT = 539;
export const WIDTH = RIGHT - LEFT;
export const MIDDLE = 296;

export type Page = InstanceType<typeof PDFDocument>;

/** "80 000 000 001" */
export const abnText = (abn: string) => abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');

/** Addresses may have several lines. */
const linesOf = (text: string) => text.split('\n').map(printable).join('\n');

interface Style {
  readonly font?: 'Helvetica' | 'Helvetica-Bold';
  readonly size?: number;
  readonly colour?: string;
}

/** Writes text into a box; what does not fit ends in an ellipsis, so that the invoice stays one page. */
export function write(
  page: Page,
  text: string,
  box: { x: number; y: number; width: number; height?: number; align?: 'left' | 'right' },
  { font = 'Helvetica', size = 10, colour = INK }: Style = {},
): void {
  const { x, y, width, height = size * 1.4, align = 'left' } = box;
  page.font(font).fontSize(size).fillColor(colour);
  page.text(linesOf(text), x, y, { width, height, align, ellipsis: true, lineGap: 2 });
}

export const rightOf = (x: number, y: number, width = 110) => ({ x: x - width, y, width, align: 'right' as const });

export const rule = (page: Page, y: number, colour = LINE) =>
  page.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(1).strokeColor(colour).stroke();
