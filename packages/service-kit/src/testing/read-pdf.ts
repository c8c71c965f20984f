import { join } from 'node:path';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';

/** An element of a document's structure. */
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
  /** Text of each page, with a line for each printed line. */
  readonly pages: readonly string[];
  /** Each font in use, and whether the file embeds it. */
  readonly fonts: readonly { readonly name: string; readonly isEmbedded: boolean }[];
  /** The structure of each page. */
  readonly structure: readonly PdfElement[];
}

/** Only a hanging reader reaches this limit. */
const TIMEOUT_MS = 60_000;

/** A thread with pdf.js, which is an ES module that Jest can't load. */
function startReader() {
  const { port1, port2 } = new MessageChannel();
  const answered = new Int32Array(new SharedArrayBuffer(4));
  const workerData = { port: port2, answered };
  new Worker(join(__dirname, 'pdf-reader.mjs'), { workerData, transferList: [port2] }).unref();
  return { port: port1, answered };
}

let reader: ReturnType<typeof startReader> | undefined;

/** The first call in a spec file takes half a second to load pdf.js. */
export function readPdf(pdf: Buffer): ReadPdf {
  reader ??= startReader();
  const { port, answered } = reader;
  Atomics.store(answered, 0, 0);
  port.postMessage(new Uint8Array(pdf));
  if (Atomics.wait(answered, 0, 0, TIMEOUT_MS) === 'timed-out') throw new Error('The PDF was not read in time');
  const answer: { read?: string; error?: string } | undefined = receiveMessageOnPort(port)?.message;
  if (answer?.read === undefined) throw new Error(`The PDF cannot be read: ${answer?.error}`);
  return JSON.parse(answer.read);
}

/** Text of a PDF, with lines and pages separated by blanks. */
export const readPdfText = (pdf: Buffer): string => readPdf(pdf).pages.join(' ').replace(/\s+/g, ' ');

/** Texts of all elements with a role, in structure order. Texts of nested elements are joined. */
export function getTexts({ structure }: Pick<ReadPdf, 'structure'>, role: string): string[] {
  const joinText = ({ text, children }: PdfElement): string =>
    [text, ...children.map(joinText)].filter((part) => part !== '').join(' ');
  const collectTexts = (element: PdfElement): string[] =>
    element.role === role ? [joinText(element)] : element.children.flatMap(collectTexts);
  return structure.flatMap(collectTexts);
}
