import type { PDFDocumentProxy } from 'pdfjs-dist';
import { ContentError, PDF_HEAD_BYTES, PDF_HEADER } from '../files/file-type.js';
import { findHints } from './pdf-hints.js';
import { ATTACHMENT, DAMAGED, HOLDS_MORE, LOCKED, NO_PAGES, SCRIPT, TOO_MANY_PAGES } from './pdf-problems.js';

const PADDING = new Set([0, 9, 10, 12, 13, 32]);
const MAX_PAGES = 1000;

/** Some programs pad a file with zeros or blanks. */
function trimPadding(bytes: Buffer): Buffer {
  let end = bytes.length;
  while (end > 0 && PADDING.has(bytes[end - 1] as number)) end -= 1;
  return bytes.subarray(0, end);
}

const EOF_MARKER = '%%EOF';

/** Programs, archives and scripts. */
const OTHER_FILE = /^(?:MZ|PK|#!)/;
/** Text without markup, blanks, and byte order marks. */
const PRINTERS_MARKS = /^(?:[\p{Cc} -;=-~]|\xef\xbb\xbf|\xfe\xff|\xff\xfe)*$/u;

/**
 * The PDF from its header on. Printers and programs put their own marks in front of it, and readers look for it in the first kilobyte.
 * A file with markup there would also open as a web page.
 */
function sliceFromHeader(bytes: Buffer): Buffer {
  const header = bytes.subarray(0, PDF_HEAD_BYTES).indexOf(PDF_HEADER);
  if (header < 0) throw new ContentError(DAMAGED);
  const front = bytes.toString('latin1', 0, header);
  if (OTHER_FILE.test(front) || !PRINTERS_MARKS.test(front)) throw new ContentError(HOLDS_MORE);
  return bytes.subarray(header);
}

/** Only blanks may follow the last %%EOF: anything else is another file. Some programs write %EOF. */
function refuseTrailingBytes(bytes: Buffer): void {
  const end = bytes.lastIndexOf(EOF_MARKER.slice(1));
  if (end < 0) throw new ContentError(DAMAGED);
  if (end + EOF_MARKER.length - 1 < bytes.length) throw new ContentError(HOLDS_MORE);
}

/**
 * Opens a PDF with pdf.js and looks for what a reader would run, submit, open or fetch. Runs in a process that is killed when it takes
 * too long. Throws ContentError if the PDF is damaged, locked or empty, or holds actions or attached files.
 */
export async function checkPdf(file: Buffer): Promise<void> {
  const bytes = sliceFromHeader(trimPadding(file));
  refuseTrailingBytes(bytes);
  const hints = findHints(bytes);
  // Most files are pictures: pdf.js takes 40 MB of memory.
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const loading = getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    stopAtErrors: true,
    verbosity: 0,
  });
  try {
    const document = await loading.promise;
    if (hints.areHidden && !(await isEncrypted(document))) throw new ContentError(DAMAGED);
    if (hints.areFound || hints.areHidden) await (await import('./pdf-actions.js')).refuseActions(bytes);
    if (await hasScripts(document)) throw new ContentError(SCRIPT);
    if (await document.getAttachments()) throw new ContentError(ATTACHMENT);
    if (document.numPages === 0) throw new ContentError(NO_PAGES);
    if (document.numPages > MAX_PAGES) throw new ContentError(TOO_MANY_PAGES, { max: MAX_PAGES });
    for (let page = 1; page <= document.numPages; page += 1) (await document.getPage(page)).cleanup();
  } catch (error) {
    if (error instanceof ContentError) throw error;
    throw new ContentError((error as Error).name === 'PasswordException' ? LOCKED : DAMAGED, {}, { cause: error });
  } finally {
    await loading.destroy();
  }
}

async function isEncrypted(document: PDFDocumentProxy): Promise<boolean> {
  const { info } = await document.getMetadata();
  return 'EncryptFilterName' in info && Boolean(info.EncryptFilterName);
}

/** In the document and its fields. pdf.js' hasJSActions() counts each signature as a script. */
async function hasScripts(document: PDFDocumentProxy): Promise<boolean> {
  if (await document.getJSActions()) return true;
  const fields = (await document.getFieldObjects()) ?? {};
  return Object.values(fields).some((parts) => parts.some((part) => 'actions' in part && part.actions));
}
