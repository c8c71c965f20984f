import type { PaperTable } from './paper-table.js';
import { getLineHeight, MUTED, type PaperFacts, Sheet, type TextStyle, TINT } from './sheet.js';
import { TableWriter } from './table.js';

/** A label with its value, such as "Date of issue". */
export interface PaperFact {
  readonly label: string;
  readonly value: string;
}

export interface PaperTotal extends PaperFact {
  /** The amount to pay: large, on a tint. */
  readonly isMain?: boolean;
}

/** Heading levels for screen readers. */
export type HeadingLevel = 1 | 2 | 3;

const HEADINGS: Readonly<Record<HeadingLevel, TextStyle>> = {
  1: { size: 22, weight: 'bold' },
  2: { size: 12, weight: 'bold' },
  3: { size: 9, colour: MUTED },
};

const LABEL: TextStyle = { colour: MUTED };
const VALUE: TextStyle = { weight: 'bold' };
/** Maximum width of totals. Points. */
const TOTALS = 236;
/** Between columns. Points. */
const GAP = 20;
const CAPTION: TextStyle = { size: 9, colour: MUTED };
const PICTURES_IN_ROW = 3;
/** Maximum height. Points. */
const PICTURE_HEIGHT = 150;

/** A JPEG or PNG. */
export interface PaperPicture {
  readonly content: Buffer;
  /** px */
  readonly width: number;
  readonly height: number;
  /** Shown below, and read by screen readers. */
  readonly caption: string;
}

/**
 * Writes all PDFs: tax invoices, adjustment notes, remittance advices, statements, reports. A4, with embedded fonts, a title, a language and a
 * structure for screen readers (headings, paragraphs, tables). Blocks are written from top to bottom and continue on the next page; text wraps
 * and is never cut. Several pages have the title and "Page 1 of 3" in their footers.
 *
 * ```ts
 * const paper = new Paper({ title: `Tax invoice ${number}`, author: supplier.name, colour: supplier.colour, logo });
 * paper.beside(
 *   () => paper.text(supplier.name, { weight: 'bold', size: 14 }),
 *   () => {
 *     paper.heading('TAX INVOICE', { align: 'right' });
 *     paper.facts([{ label: 'Invoice number', value: number }], { align: 'right' });
 *   },
 * );
 * paper.rule();
 * paper.heading('INVOICE TO', { level: 3 });
 * paper.text(client.name, { weight: 'bold', size: 12 });
 * const sums = runningSums(lines.map(({ cents }) => cents));
 * paper.table({
 *   columns: [
 *     { title: 'DAY', fit: true },
 *     { title: 'DESCRIPTION' },
 *     { title: 'AMOUNT', align: 'right', carried: (rows) => dollars(sums[rows] ?? 0) },
 *   ],
 *   rows: lines.map(({ day, text, cents }) => ({ cells: [day, text, dollars(cents)] })),
 *   last: () => paper.totals([{ label: 'Total', value: dollars(total), isMain: true }]),
 * });
 * const bytes = await paper.end();
 * ```
 *
 * Import a module that uses it on demand (`await import('./invoice-pdf.js')`), because the fonts take memory. Specs read documents with
 * `readPdf` of `@cleaning/service-kit/testing`.
 */
export class Paper {
  private readonly sheet: Sheet;

  constructor(facts: PaperFacts) {
    this.sheet = new Sheet(facts);
  }

  /** The company's colour. */
  get colour(): string {
    return this.sheet.colour;
  }

  /** Level 1 is the document's name, 2 a section, 3 a small label of a block. */
  writeHeading(text: string, { level = 1, ...style }: TextStyle & { readonly level?: HeadingLevel } = {}): void {
    this.writeBlock(`H${level}`, text, { colour: this.colour, ...HEADINGS[level], ...style });
    this.sheet.y += level === 3 ? 2 : 6;
  }

  /** A paragraph, with its line breaks. */
  writeText(text: string, style: TextStyle = {}): void {
    this.writeBlock('P', text, style);
  }

  /** Vertical space in points. */
  addSpace(points: number): void {
    this.sheet.y += points;
  }

  /** A thin line over the whole width. */
  drawRule(): void {
    this.sheet.reserve(18);
    this.sheet.drawRule(this.sheet.y + 8);
    this.sheet.y += 18;
  }

  /** Labels with their values in two columns. `right`: at the right edge. */
  writeFacts(facts: readonly PaperFact[], { align = 'left' }: { readonly align?: 'left' | 'right' } = {}): void {
    if (facts.length === 0) return;
    const { sheet } = this;
    const labels = Math.max(...facts.map(({ label }) => sheet.getWidth(label, LABEL)));
    const labelWidth = Math.min(labels, sheet.width / 2);
    const rest = sheet.width - labelWidth - 10;
    const values = Math.min(rest, Math.max(...facts.map(({ value }) => sheet.getWidth(value, VALUE))));
    const valueX = align === 'right' ? sheet.left + sheet.width - values : sheet.left + labelWidth + 10;
    const labelX = align === 'right' ? valueX - 10 - labelWidth : sheet.left;
    const valueWidth = align === 'right' ? values : rest;
    this.writePairs(facts, { x: labelX, width: labelWidth }, { x: valueX, width: valueWidth, align }, align);
  }

  /** Parts beside each other, by shares of the width such as `[3, 2]`; equal by default. */
  writeColumns(shares: readonly number[], ...parts: readonly (() => void)[]): void {
    const { sheet } = this;
    const all = parts.reduce((sum, _, index) => sum + (shares[index] ?? 1), 0);
    const free = sheet.width - GAP * (parts.length - 1);
    let { left } = sheet;
    sheet.writeBeside(
      parts.map((write, index) => {
        const part = { left, width: (free * (shares[index] ?? 1)) / all, write };
        left += part.width + GAP;
        return part;
      }),
    );
  }

  writeBeside(...parts: readonly (() => void)[]): void {
    this.writeColumns([], ...parts);
  }

  writeTable(table: PaperTable): void {
    new TableWriter(this.sheet, table).write();
  }

  /** Pictures with captions, in rows that are not split across pages. */
  drawPictures(pictures: readonly PaperPicture[]): void {
    const { sheet } = this;
    const width = (sheet.width - GAP * (PICTURES_IN_ROW - 1)) / PICTURES_IN_ROW;
    for (let first = 0; first < pictures.length; first += PICTURES_IN_ROW) {
      const row = pictures.slice(first, first + PICTURES_IN_ROW).map((picture) => {
        const scale = Math.min(width / picture.width, PICTURE_HEIGHT / picture.height);
        const captions = sheet.wrapLines(picture.caption, width, CAPTION);
        return { ...picture, captions, shown: { width: picture.width * scale, height: picture.height * scale } };
      });
      const height = Math.max(...row.map(({ shown }) => shown.height));
      const below = Math.max(...row.map(({ captions }) => captions.length)) * getLineHeight(CAPTION);
      sheet.reserve(height + below + 8);
      for (const [index, { content, caption, captions, shown }] of row.entries()) {
        const x = sheet.left + index * (width + GAP);
        sheet.drawPicture(content, caption, { x, y: sheet.y, ...shown });
        sheet.y += height + 4;
        sheet.writeLines('Caption', captions, x, width, CAPTION);
        sheet.y -= height + 4;
      }
      sheet.y += height + below + 14;
    }
  }

  /** Totals at the right edge, on one page. */
  writeTotals(totals: readonly PaperTotal[]): void {
    this.keepTogether(() => {
      const { sheet } = this;
      const width = Math.min(sheet.width - 16, TOTALS);
      const x = sheet.left + sheet.width - 8 - width;
      sheet.writeElement('Table', () => {
        for (const total of totals) this.writeTotal(total, x, width);
      });
    });
  }

  /** Keeps a block on one page if it fits on one. */
  keepTogether(write: () => void): void {
    this.sheet.reserve(this.sheet.getHeight(write));
    write();
  }

  /** Returns the PDF. Nothing can be written afterwards. */
  end(): Promise<Buffer> {
    return this.sheet.end();
  }

  private writeBlock(type: string, text: string, style: TextStyle): void {
    const { sheet } = this;
    const step = getLineHeight(style);
    const write = () => {
      for (const line of sheet.wrapLines(text, sheet.width, style)) {
        sheet.reserve(step);
        sheet.writeLine(line, sheet.left, sheet.y, sheet.width, style);
        sheet.y += step;
      }
    };
    sheet.writeElement(type, write);
  }

  private writePairs(
    facts: readonly PaperFact[],
    label: { x: number; width: number },
    value: { x: number; width: number; align: 'left' | 'right' },
    labelAlign: 'left' | 'right',
  ): void {
    const { sheet } = this;
    const write = () => {
      for (const fact of facts) {
        const left = sheet.wrapLines(fact.label, label.width, LABEL);
        const right = sheet.wrapLines(fact.value, value.width, VALUE);
        const height = Math.max(left.length, right.length) * getLineHeight() + 3;
        sheet.reserve(height);
        sheet.writeElement('TR', () => {
          sheet.writeLines('TH', left, label.x, label.width, { ...LABEL, align: labelAlign });
          sheet.writeLines('TD', right, value.x, value.width, { ...VALUE, align: value.align });
        });
        sheet.y += height;
      }
    };
    sheet.writeElement('Table', write);
  }

  private writeTotal({ label, value, isMain = false }: PaperTotal, x: number, width: number): void {
    const { sheet } = this;
    const main = { size: 11, weight: 'bold', colour: this.colour } as const;
    const style: TextStyle = isMain ? main : { weight: 'bold' };
    const step = getLineHeight(style);
    const amount = Math.min(sheet.getWidth(value, style), width * 0.6);
    const labels = sheet.wrapLines(label, width - amount - 12, isMain ? main : LABEL);
    const values = sheet.wrapLines(value, amount, style);
    const height = Math.max(labels.length, values.length) * step;
    if (isMain) {
      sheet.drawBox(x - 8, sheet.y, width + 16, height + 12, TINT);
      sheet.y += 6;
    }
    sheet.writeElement('TR', () => {
      sheet.writeLines('TH', labels, x, width, isMain ? main : LABEL);
      sheet.writeLines('TD', values, x + width - amount, amount, { ...style, align: 'right' });
    });
    sheet.y += height + (isMain ? 10 : 5);
  }
}
