import { buffer } from 'node:stream/consumers';
import { FIRST_COLOUR } from '@cleaning/contracts';
import PDFDocument from 'pdfkit';
import {
  getFeatures,
  hasExtractableGlyphs,
  loadFont,
  readGlyphs,
  type Script,
  toPrintable,
  type Weight,
} from './fonts.js';
import { type Run, splitRuns } from './runs.js';
import { wrap } from './wrap.js';

export const INK = '#1f2638';
export const MUTED = '#5c6780';
export const TINT = '#eef2fa';
const LINE = '#d5dcea';

/** Points; A4 is 595 x 842. */
export const LEFT = 56;
export const RIGHT = 539;
const TOP = 40;
const BOTTOM = 790;
const FOOTER_Y = 806;
/** Height of the tallest block that fits on one page. */
export const PAGE_HEIGHT = BOTTOM - TOP;

export interface TextStyle {
  readonly weight?: Weight;
  /** Points; 10. */
  readonly size?: number;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
}

/** The company's logo as PNG, with a name for screen readers. */
export interface PaperLogo {
  readonly content: Buffer;
  /** px */
  readonly width: number;
  readonly height: number;
  readonly name: string;
}

/** Maximum size of a logo, in points. */
const LOGO = { width: 180, height: 44 } as const;

export interface PaperFacts {
  /** The document's title, also in the footers of several pages. */
  readonly title: string;
  /** The company's name. */
  readonly author?: string;
  /** The company's colour, `#rrggbb`; by default the product's. */
  readonly colour?: string | undefined;
  /** On top of the first page. */
  readonly logo?: PaperLogo | undefined;
}

export type PaperCompany = Pick<PaperFacts, 'author' | 'colour' | 'logo'>;

type Element = ReturnType<InstanceType<typeof PDFDocument>['struct']>;
type ElementOptions = Parameters<InstanceType<typeof PDFDocument>['struct']>[1];

export const getLineHeight = ({ size = 10 }: TextStyle = {}): number => size * 1.4;

/** A4 pages with a cursor, a writing area and a document structure, on which Paper's blocks are built. */
export class Sheet {
  /** Writing area, and the next free position in it. */
  left = LEFT;
  width = RIGHT - LEFT;
  y = TOP;

  /** Colour of headings, table heads and the amount to pay. */
  readonly colour: string;

  private readonly document: InstanceType<typeof PDFDocument>;
  private readonly bytes: Promise<Buffer>;
  private readonly elements: Element[];
  private page = -1;
  private pages = 0;
  /** While a block is measured, nothing is drawn and pages are endless. */
  private measuring = false;
  private readonly registered = new Set<string>();
  /** Widths of words at a size of one point. */
  private readonly widths: Readonly<Record<Weight, Map<string, number>>> = { regular: new Map(), bold: new Map() };

  constructor(private readonly facts: PaperFacts) {
    this.colour = facts.colour ?? FIRST_COLOUR;
    const info = { Title: toPrintable(facts.title), ...(facts.author ? { Author: toPrintable(facts.author) } : {}) };
    this.document = new PDFDocument({
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      lang: 'en-AU',
      tagged: true,
      displayTitle: true,
      bufferPages: true,
      autoFirstPage: false,
      // pdfkit's default font is not embedded.
      font: '',
      info,
    });
    this.bytes = buffer(this.document);
    const root = this.document.struct('Document');
    this.document.addStructure(root);
    this.elements = [root];
    this.startNextPage();
    if (facts.logo) this.drawLogo(facts.logo);
  }

  /** Free height below the cursor, in points. */
  get free(): number {
    return this.measuring ? Number.POSITIVE_INFINITY : BOTTOM - this.y;
  }

  startNextPage(): void {
    this.page += 1;
    if (this.page < this.pages) this.document.switchToPage(this.page);
    else {
      this.document.addPage();
      this.pages += 1;
      this.drawArtifact(() => this.document.rect(0, 0, 595, 10).fill(this.colour));
    }
    this.y = TOP;
  }

  /** Starts the next page unless this height is free. */
  reserve(height: number): void {
    if (height > this.free && this.y > TOP) this.startNextPage();
  }

  /** Writes a structure element: P, H2, Table, TR. */
  writeElement(type: string, write: () => void, options: ElementOptions = {}): void {
    if (this.measuring) {
      write();
      return;
    }
    const element = this.document.struct(type, options);
    this.elements.at(-1)?.add(element);
    this.elements.push(element);
    write();
    this.elements.pop();
    element.end();
  }

  /** Measures word by word, because wrapping measures the same words again. The fonts have no kerning with blanks. */
  getWidth(text: string, { weight = 'regular', size = 10 }: TextStyle): number {
    return text.split(/(?<= )/).reduce((sum, word) => sum + this.measureWord(word, weight) * size, 0);
  }

  private measureWord(word: string, weight: Weight): number {
    const known = this.widths[weight].get(word);
    if (known !== undefined) return known;
    const width = splitRuns(word).reduce((sum, run) => sum + this.measureRun(run, weight), 0);
    this.widths[weight].set(word, width);
    return width;
  }

  private measureRun({ text, script }: Run, weight: Weight): number {
    return this.selectFont(script, weight)
      .fontSize(1)
      .widthOfString(text, { features: getFeatures(text, script, weight) });
  }

  /** Selects a font, and loads it on first use. */
  private selectFont(script: Script, weight: Weight): InstanceType<typeof PDFDocument> {
    const name = `${script}-${weight}`;
    if (!this.registered.has(name)) this.document.registerFont(name, loadFont(script, weight));
    this.registered.add(name);
    return this.document.font(name);
  }

  /** Wraps a text into printable lines. */
  wrapLines(text: string, width: number, style: TextStyle = {}): string[] {
    const printed = text.split(/\r?\n/).map(toPrintable).join('\n');
    return wrap(printed, width, (part) => this.getWidth(part, style));
  }

  /** Writes a line into the open element. */
  writeLine(text: string, x: number, y: number, width: number, style: TextStyle = {}): void {
    if (this.measuring || text === '') return;
    const content = this.document.markStructureContent('Span');
    this.draw(text, x, y, width, style);
    this.document.endMarkedContent();
    this.elements.at(-1)?.add(content);
  }

  /** Draws a JPEG or PNG as a Figure with an alternative text. */
  drawPicture(content: Buffer, alt: string, area: { x: number; y: number; width: number; height: number }): void {
    const { x, y, width, height } = area;
    const write = () => {
      if (this.measuring) return;
      const drawn = this.document.markStructureContent('Figure');
      this.document.image(content, x, y, { width, height });
      this.document.endMarkedContent();
      this.elements.at(-1)?.add(drawn);
    };
    this.writeElement('Figure', write, { alt: toPrintable(alt) });
  }

  /** Writes lines below each other as an element, without moving the cursor. */
  writeLines(type: string, lines: readonly string[], x: number, width: number, style: TextStyle = {}): void {
    const write = () => {
      for (const [index, text] of lines.entries())
        this.writeLine(text, x, this.y + index * getLineHeight(style), width, style);
    };
    this.writeElement(type, write, type === 'TH' ? { scope: 'Row' } : {});
  }

  /** Writes a line outside of the structure: a page number, or a repeated table head. */
  drawExtraLine(text: string, x: number, y: number, width: number, style: TextStyle = {}): void {
    this.drawArtifact(() => this.draw(toPrintable(text), x, y, width, style));
  }

  drawBox(x: number, y: number, width: number, height: number, colour: string): void {
    this.drawArtifact(() => this.document.rect(x, y, width, height).fill(colour));
  }

  drawRule(y: number): void {
    const { document, left, width } = this;
    this.drawArtifact(() =>
      document
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(1)
        .strokeColor(LINE)
        .stroke(),
    );
  }

  /** Measures a block without drawing it. */
  getHeight(write: () => void): number {
    const { y, measuring } = this;
    this.measuring = true;
    this.y = 0;
    write();
    const height = this.y;
    this.measuring = measuring;
    this.y = y;
    return height;
  }

  /** Writes parts beside each other, and continues below the longest. */
  writeBeside(parts: readonly { readonly left: number; readonly width: number; readonly write: () => void }[]): void {
    const { left, width, page, y } = this;
    let end = { page, y };
    for (const part of parts) {
      this.goTo(page, y);
      Object.assign(this, { left: part.left, width: part.width });
      part.write();
      if (this.page > end.page || (this.page === end.page && this.y > end.y)) end = { page: this.page, y: this.y };
    }
    Object.assign(this, { left, width });
    this.goTo(end.page, end.y);
  }

  /** Ends the document, and numbers several pages. */
  async end(): Promise<Buffer> {
    const style: TextStyle = { size: 9, colour: MUTED };
    if (this.pages > 1)
      for (let page = 0; page < this.pages; page += 1) {
        this.document.switchToPage(page);
        const number = `Page ${page + 1} of ${this.pages}`;
        this.drawExtraLine(number, LEFT, FOOTER_Y, RIGHT - LEFT, { ...style, align: 'right' });
        const [title = ''] = this.wrapLines(this.facts.title, 380, style);
        this.drawExtraLine(title, LEFT, FOOTER_Y, 380, style);
      }
    this.document.end();
    return this.bytes;
  }

  private drawLogo({ content, width, height, name }: PaperLogo): void {
    const scale = Math.min(LOGO.width / width, LOGO.height / height);
    const shown = { width: width * scale, height: height * scale };
    this.drawPicture(content, name, { x: LEFT, y: this.y, ...shown });
    this.y += shown.height + 12;
  }

  private goTo(page: number, y: number): void {
    if (page !== this.page && !this.measuring) {
      this.page = page;
      this.document.switchToPage(page);
    }
    this.y = y;
  }

  private drawArtifact(draw: () => void): void {
    if (this.measuring) return;
    this.document.markContent('Artifact', { type: 'Layout' });
    draw();
    this.document.endMarkedContent();
  }

  /** Ends an ActualText with pdfkit's text coordinates and a font, which Poppler uses to place it. */
  private endActualText(size: number): void {
    const { document } = this;
    const [font] = Object.keys(document.page.fonts);
    document.save().transform(1, 0, 0, -1, 0, document.page.height);
    document.addContent(`/${font} ${size} Tf`);
    document.endMarkedContent();
    document.restore();
  }

  /** Distance from the top of a line to its baseline, in points. */
  private getAscender(script: Script, weight: Weight, size: number): number {
    const { ascent, unitsPerEm } = loadFont(script, weight);
    return (ascent / unitsPerEm) * size;
  }

  private draw(text: string, x: number, y: number, width: number, style: TextStyle): void {
    const { weight = 'regular', size = 10, colour = INK, align = 'left' } = style;
    let left = align === 'right' ? x + width - this.getWidth(text, style) : x;
    for (const run of splitRuns(text)) {
      readGlyphs(run.text, run.script, weight);
      const features = getFeatures(run.text, run.script, weight);
      // All runs share the Latin baseline.
      const top = y + this.getAscender('latin', weight, size) - this.getAscender(run.script, weight, size);
      const isText = hasExtractableGlyphs(run.text, run.script, weight);
      if (!isText) this.document.markContent('Span', { actual: run.text });
      this.selectFont(run.script, weight)
        .fontSize(size)
        .fillColor(colour)
        .text(run.text, left, top, { lineBreak: false, features });
      if (!isText) this.endActualText(size);
      left += this.measureRun(run, weight) * size;
    }
  }
}
