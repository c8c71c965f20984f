import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** An element of a document's structure, with what stands in it. */
export interface PdfElement {
  /** `Document`, `H1`, `P`, `Table`, `TR`, `TH`, `TD`. */
  readonly role: string;
  /** Its own text, without that of its children. */
  readonly text: string;
  readonly children: readonly PdfElement[];
}

export interface ReadPdf {
  readonly title: string;
  readonly language: string;
  /** The text of each page, a line for each line on the paper from top to bottom. */
  readonly pages: readonly string[];
  /** Each font that is used, and whether it is in the file. */
  readonly fonts: readonly { readonly name: string; readonly isEmbedded: boolean }[];
  /** The structure of each page. */
  readonly structure: readonly PdfElement[];
}

/** Reads a PDF with pdf.js. In a process of its own: pdf.js is an ES module that Jest cannot load. */
export function readPdf(pdf: Buffer): ReadPdf {
  const program = join(__dirname, 'pdf-reader.mjs');
  const output = execFileSync(process.execPath, [program], { input: pdf, maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(output.toString());
}

/** The text of a PDF, lines and pages after each other with one blank between them. */
export const pdfText = (pdf: Buffer): string => readPdf(pdf).pages.join(' ').replace(/\s+/g, ' ');

/** The texts of all elements with a role, in the order of the structure; those of a row are joined. */
export function textsOf({ structure }: Pick<ReadPdf, 'structure'>, role: string): string[] {
  const whole = ({ text, children }: PdfElement): string =>
    [text, ...children.map(whole)].filter((part) => part !== '').join(' ');
  const found = (element: PdfElement): string[] =>
    element.role === role ? [whole(element)] : element.children.flatMap(found);
  return structure.flatMap(found);
}
