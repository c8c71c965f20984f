import { ContentProblem } from '../files/file-type.js';
import { ACTIVE, DAMAGED, namesOf } from './pdf-names.js';

const LOCKED = 'is locked. Please print it to a new PDF, or send a photo of it';
const EMPTY = 'has no pages. Please save or scan it again';

const TAIL_BYTES = 1024;
const PADDING = new Set([0, 9, 10, 12, 13, 32]);
const MAX_PAGES = 1000;

/** Some programs fill a file up with zeros or blanks. */
function withoutPadding(bytes: Buffer): Buffer {
  let end = bytes.length;
  while (end > 0 && PADDING.has(bytes[end - 1] as number)) end -= 1;
  return bytes.subarray(0, end);
}

/** Nothing but blanks may come behind the last %%EOF: what else is there is another file. */
function refuseTrailingBytes(bytes: Buffer): void {
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - TAIL_BYTES));
  if (!/%EOF[\0\s]*$/.test(tail)) throw new ContentProblem(DAMAGED);
}

/**
 * Opens a PDF with pdf.js, and looks for what a reader would run, submit, open or fetch. Runs in a process that is ended when it takes
 * too long. Throws ContentProblem for one that is damaged, locked or empty, or holds actions or attached files.
 */
export async function checkPdf(file: Buffer): Promise<void> {
  const bytes = withoutPadding(file);
  refuseTrailingBytes(bytes);
  const names = namesOf(bytes);
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
    const { info } = await document.getMetadata();
    if ('EncryptFilterName' in info && info.EncryptFilterName) throw new ContentProblem(LOCKED);
    if (names.areHidden) throw new ContentProblem(DAMAGED);
    if (await document.hasJSActions()) throw new ContentProblem(ACTIVE);
    if (await document.getAttachments()) throw new ContentProblem(ACTIVE);
    // pdf.js answers an action that goes to a page of the file, and nothing for any other.
    if (names.haveOpenAction && !(await document.getOpenAction())) throw new ContentProblem(ACTIVE);
    if (document.numPages === 0) throw new ContentProblem(EMPTY);
    if (document.numPages > MAX_PAGES) throw new ContentProblem(`has more than ${MAX_PAGES} pages`);
    for (let page = 1; page <= document.numPages; page += 1) (await document.getPage(page)).cleanup();
  } catch (error) {
    if (error instanceof ContentProblem) throw error;
    throw new ContentProblem((error as Error).name === 'PasswordException' ? LOCKED : DAMAGED, { cause: error });
  } finally {
    await loading.destroy();
  }
}
