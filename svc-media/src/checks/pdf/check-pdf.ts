import { setImmediate } from 'node:timers/promises';
import { ContentProblem } from '../../files/file-type.js';
import { Structure } from './structure.js';
import { DAMAGED, type Dictionary, Name, Reference, type Value } from './syntax.js';

const LOCKED = 'is locked. Please print it to a new PDF, or send a photo of it';
const ACTIVE = 'holds programs or attached files. Please print it to a new PDF, or send a photo of it';
const EMPTY = 'has no pages. Please save or scan it again';

const TAIL_BYTES = 1024;
const PADDING = new Set([0, 9, 10, 12, 13, 32]);
/** Searched at once, and how much of the next piece with it: no name in disguise is longer. */
const PIECE_BYTES = 512 * 1024;
const OVERLAP_BYTES = 256;
const MAX_PAGES = 1000;
/** Other requests are answered between so many objects. */
const OBJECTS_AT_ONCE = 500;

/** Names that stand for programs and attached files (ISO 32000-2, 7.11.4, 12.6.4, 12.7.8, 13.7). */
const ACTIVE_NAMES = [
  'JavaScript',
  'Launch',
  'GoToE',
  'ImportData',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'XFA',
];

const escapable = (name: string): string =>
  [...name]
    .map(
      (letter) =>
        `(?:${letter}|#${letter
          .charCodeAt(0)
          .toString(16)
          .replace(/[a-f]/g, (hex) => `[${hex}${hex.toUpperCase()}]`)})`,
    )
    .join('');

const [KEYS, NAMES] = [['S', 'Subtype', 'Type'], ACTIVE_NAMES].map((names) => `/(?:${names.map(escapable).join('|')})`);

/** The same as bytes, each letter plain or as #hex: also where no reader that follows the table of objects would look. */
const ACTIVE_BYTES = new RegExp(`${KEYS}\\s*${NAMES}(?![A-Za-z0-9#])|${NAMES}\\s*(?:<<|\\d+\\s+\\d+\\s+R)`);

const isActive = (dictionary: Dictionary, key: string, value: Value): boolean =>
  ACTIVE_NAMES.includes(key) ||
  (value instanceof Name && ACTIVE_NAMES.includes(value.name)) ||
  (key === 'JS' && dictionary.has('S')) ||
  (key === 'EF' && value instanceof Map);

function refuseActive(value: Value): void {
  if (Array.isArray(value)) {
    for (const each of value) refuseActive(each);
  } else if (value instanceof Map) {
    for (const [key, each] of value) {
      if (isActive(value, key, each)) throw new ContentProblem(ACTIVE);
      refuseActive(each);
    }
  } else if (value instanceof Name && ACTIVE_NAMES.includes(value.name)) throw new ContentProblem(ACTIVE);
}

async function countPages(structure: Structure, root: Value | undefined): Promise<number> {
  if (!(root instanceof Map)) throw new ContentProblem(DAMAGED);
  const waiting: Value[] = [root.get('Pages') ?? []];
  const seen = new Set<number>();
  let pages = 0;
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node instanceof Reference) {
      if (seen.has(node.number)) throw new ContentProblem(DAMAGED);
      seen.add(node.number);
    }
    const found = await structure.resolved(node);
    if (!(found instanceof Map)) throw new ContentProblem(DAMAGED);
    const kids = await structure.resolved(found.get('Kids'));
    const more = Array.isArray(kids) ? kids : [];
    if (pages + waiting.length + more.length > MAX_PAGES) throw new ContentProblem(`has more than ${MAX_PAGES} pages`);
    waiting.push(...more);
    if (kids === undefined) pages += 1;
  }
  return pages;
}

async function refuseActiveBytes(bytes: Buffer): Promise<void> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    if (ACTIVE_BYTES.test(bytes.toString('latin1', at, at + PIECE_BYTES + OVERLAP_BYTES)))
      throw new ContentProblem(ACTIVE);
    await setImmediate();
  }
}

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
 * Opens a PDF as a reader does: its table (or without one that fits, its objects wherever they are), every object, its pages. Throws
 * ContentProblem for one that is damaged, locked, empty, or holds programs or attached files. Reads no page's content, so it needs
 * little time and memory. No library does this: pdfjs-dist accepts objects that do not end and unpacks streams without a limit, pdf-lib
 * does too and is no longer maintained, mupdf accepts files that are cut short and is under the AGPL.
 */
export async function checkPdf(file: Buffer): Promise<void> {
  const bytes = withoutPadding(file);
  refuseTrailingBytes(bytes);
  try {
    await checkObjects(bytes, await Structure.of(bytes));
  } catch (error) {
    if (!(error instanceof ContentProblem) || error.message !== DAMAGED) throw error;
    await checkObjects(bytes, await Structure.recovered(bytes));
  }
}

async function checkObjects(bytes: Buffer, structure: Structure): Promise<void> {
  if (structure.trailers.some((trailer) => trailer.has('Encrypt'))) throw new ContentProblem(LOCKED);
  await refuseActiveBytes(bytes);
  for (const [index, number] of structure.numbers.entries()) {
    const value = await structure.object(number);
    if (value !== undefined) refuseActive(value);
    if (index % OBJECTS_AT_ONCE === 0) await setImmediate();
  }
  const root = await structure.resolved(structure.trailers.find((trailer) => trailer.has('Root'))?.get('Root'));
  if ((await countPages(structure, root)) === 0) throw new ContentProblem(EMPTY);
}
