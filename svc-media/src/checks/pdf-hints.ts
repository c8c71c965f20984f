import { constants, inflateSync } from 'node:zlib';
import { ContentError } from '../files/file-type.js';
import { DAMAGED } from './pdf-problems.js';

/** Names that stand for actions and attached files (ISO 32000-2, 7.11.4, 12.5.6.15, 12.6.4, 12.7.8, 13.7). */
const ACTIVE_NAMES = [
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'RichMedia',
  'RichMediaExecute',
  'Rendition',
  'Movie',
  'Sound',
  'XFA',
];

/** Each letter of a name may be written as #hex. */
const buildNamePattern = (name: string): string =>
  `/${[...name]
    .map((letter) => {
      const hex = letter.charCodeAt(0).toString(16);
      return `(?:${letter}|#${hex.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
    })
    .join('')}`;
const buildNamesPattern = (names: readonly string[]): string =>
  `(?:${names.map(buildNamePattern).join('|')})(?![A-Za-z0-9#])`;

const DICTIONARY = String.raw`\s*(?:<<|\d+\s+\d+\s+R)`;

/**
 * Signs of a suspicious file, with enough context that pictures seldom match by chance: an active name as a kind or
 * with a value, a script, an event's actions, an action on opening, an external stream.
 */
const HINTS = [
  `${buildNamesPattern(['S', 'Subtype', 'Type'])}\\s*${buildNamesPattern(ACTIVE_NAMES)}`,
  `${buildNamesPattern([...ACTIVE_NAMES, 'AA', 'EF', 'OpenAction'])}${DICTIONARY}`,
  `${buildNamesPattern(['XFA'])}\\s*[[(<]`,
  `${buildNamesPattern(['JS'])}\\s*(?:[(<]|\\d+\\s+\\d+\\s+R)`,
  `${buildNamesPattern(['FFilter', 'FDecodeParms'])}\\s*[/[<]`,
  `${buildNamesPattern(['FS'])}\\s*${buildNamesPattern(['URL'])}`,
].map((pattern) => new RegExp(pattern));
const EXTERNAL_STREAM = new RegExp(`${buildNamesPattern(['F'])}\\s*(?:\\(|<|\\d+\\s+\\d+\\s+R)`);

/** Characters searched at once, and the overlap with the next piece: no pattern is longer. */
const PIECE = 512 * 1024;
const OVERLAP = 2048;

/** Readers ignore the rest of the keyword's line. */
const STREAM = /(?<!end)stream(?![A-Za-z])[^\r\n]{0,1024}(?:\r\n?|\n)/g;
/** Dictionaries in front of streams are shorter. The limit keeps the regular expressions below fast. */
const DICTIONARY_LENGTH = 64 * 1024;
/** Object streams, known by their kind or by an entry that readers need, and cross-reference tables. */
const OBJECTS = new RegExp(buildNamesPattern(['ObjStm', 'First']));
const TABLE = new RegExp(`${buildNamesPattern(['XRef'])}|${buildNamesPattern(['W'])}\\s*\\[`);
const FILTER = new RegExp(buildNamePattern('Filter'), 'g');
const FLATE = new RegExp(
  `${buildNamePattern('Filter')}\\s*(${buildNamePattern('FlateDecode')}|\\[\\s*${buildNamePattern('FlateDecode')}\\s*\\])(?![A-Za-z0-9#])`,
);
const PREDICTOR = new RegExp(buildNamePattern('Predictor'));
/** For all streams together, because a file of 10 MB could unpack to 10 GB. */
const UNPACKED_BYTES = 32 * 1024 * 1024;

export interface PdfHints {
  /** It mentions actions or attached files, perhaps by chance. */
  areFound: boolean;
  /** Objects are packed so that their names cannot be read: the file is encrypted, or damaged on purpose. */
  areHidden: boolean;
}

function mentionsActions(text: string): boolean {
  for (let at = 0; at < text.length; at += PIECE) {
    const piece = text.slice(at, at + PIECE + OVERLAP);
    if (HINTS.some((pattern) => pattern.test(piece))) return true;
  }
  return false;
}

/** Texts in brackets may hold anything. */
function removeTexts(dictionary: string): string {
  for (let before = dictionary; ; ) {
    const after = before.replace(/\((?:[^()\\]|\\[\s\S])*\)/g, ' ');
    if (after === before) return after;
    before = after;
  }
}

/** The dictionary in front of a stream, with the text before it if its start is unclear. Undefined if it is too long. */
function findDictionary(text: string, stream: number): string | undefined {
  const before = text.slice(Math.max(0, stream - DICTIONARY_LENGTH), stream);
  const start = before.lastIndexOf('obj');
  if (start < 0) return undefined;
  const dictionary = before.slice(start + 'obj'.length);
  return /^\s*<</.test(dictionary) && !/[()\\]/.test(removeTexts(dictionary)) ? dictionary : before;
}

/**
 * Searches a PDF for the names of actions and attached files, in all of its bytes and in its packed objects. Most files hold none and
 * need no further check. Throws ContentError if the file unpacks to too much, or packs objects as no program does.
 */
export function findHints(bytes: Buffer): PdfHints {
  const text = bytes.toString('latin1');
  const hints: PdfHints = { areFound: mentionsActions(text), areHidden: false };
  let room = UNPACKED_BYTES;
  for (const { 0: keyword, index } of text.matchAll(STREAM)) {
    const dictionary = findDictionary(text, index);
    if (dictionary === undefined) throw new ContentError(DAMAGED);
    if (EXTERNAL_STREAM.test(dictionary)) hints.areFound = true;
    const holdsObjects = OBJECTS.test(dictionary);
    const filters = dictionary.match(FILTER)?.length ?? 0;
    if (filters === 0 || !(holdsObjects || TABLE.test(dictionary))) continue;
    if (filters > 1 || !FLATE.test(dictionary)) throw new ContentError(DAMAGED);
    const unpacked = inflate(bytes.subarray(index + keyword.length), room);
    if (holdsObjects && (!unpacked || PREDICTOR.test(dictionary))) hints.areHidden = true;
    if (!unpacked) continue;
    room -= unpacked.length;
    if (holdsObjects && mentionsActions(unpacked.toString('latin1'))) hints.areFound = true;
  }
  return hints;
}

/** Undefined if the bytes are not deflated. Throws ContentError if they exceed `room`. */
function inflate(packed: Buffer, room: number): Buffer | undefined {
  try {
    return inflateSync(packed, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: room });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new ContentError(DAMAGED);
    return undefined;
  }
}
