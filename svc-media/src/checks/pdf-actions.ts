import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import type { ContentRefusal } from '@cleaning/contracts';
import { ContentProblem } from '../files/file-type.js';
import { ACTION, ATTACHMENT, DAMAGED, MEDIA, SCRIPT, XFA } from './pdf-problems.js';

/** Why an action is refused, by its kind (ISO 32000-2, 12.6.4), wherever it stands. Others show a page, a layer or an address that is pressed. */
const REFUSED_ACTIONS: Readonly<Record<string, ContentRefusal>> = {
  JavaScript: SCRIPT,
  Launch: ACTION,
  SubmitForm: ACTION,
  ImportData: ACTION,
  GoToR: ACTION,
  GoToE: ACTION,
  Rendition: MEDIA,
  Movie: MEDIA,
  Sound: MEDIA,
  RichMediaExecute: MEDIA,
};
/** Annotations that hold or play a file (ISO 32000-2, 12.5.6). */
const REFUSED_ANNOTATIONS: Readonly<Record<string, ContentRefusal>> = {
  FileAttachment: ATTACHMENT,
  RichMedia: MEDIA,
  Movie: MEDIA,
  Sound: MEDIA,
  Screen: MEDIA,
};
/** Objects that begin and never end make a reader look for their ends over and over. Programs end each of them. */
const OPEN_OBJECTS = 500;

const refuse = (problem: ContentRefusal): never => {
  throw new ContentProblem(problem);
};

const nameIn = (dictionary: PDFDict, key: string): string => {
  const value = valueIn(dictionary, key);
  return value instanceof PDFName ? value.decodeText() : '';
};

/** Undefined for null, and for an object that is not there. */
function valueIn(dictionary: PDFDict, key: string): PDFObject | undefined {
  const value = dictionary.lookup(PDFName.of(key));
  return value === PDFNull ? undefined : value;
}

const isText = (value: PDFObject | undefined): boolean => value instanceof PDFString || value instanceof PDFHexString;

/** What a reader does without being asked: on opening, or when a page or field is shown. An address is fetched then. */
function refuseByItself(action: PDFObject | undefined, seen: Set<PDFObject> = new Set()): void {
  if (!(action instanceof PDFDict) || seen.has(action)) return;
  seen.add(action);
  if (nameIn(action, 'S') === 'URI') refuse(ACTION);
  const next = valueIn(action, 'Next');
  if (next instanceof PDFArray)
    for (let index = 0; index < next.size(); index += 1) refuseByItself(next.lookup(index), seen);
  else refuseByItself(next, seen);
}

function judgeDictionary(dictionary: PDFDict): void {
  const action = REFUSED_ACTIONS[nameIn(dictionary, 'S')];
  if (action) refuse(action);
  const script = valueIn(dictionary, 'JS');
  if (isText(script) || script instanceof PDFStream) refuse(SCRIPT);
  const annotation = REFUSED_ANNOTATIONS[nameIn(dictionary, 'Subtype')];
  if (annotation && valueIn(dictionary, 'Rect')) refuse(annotation);
  if (valueIn(dictionary, 'EF') instanceof PDFDict || nameIn(dictionary, 'Type') === 'EmbeddedFile') refuse(ATTACHMENT);
  if (valueIn(dictionary, 'XFA')) refuse(XFA);
  if (nameIn(dictionary, 'FS') === 'URL') refuse(ACTION);
  const opening = valueIn(dictionary, 'OpenAction');
  if (opening) refuseByItself(opening);
  const events = valueIn(dictionary, 'AA');
  if (events instanceof PDFDict) for (const key of events.keys()) refuseByItself(events.lookup(key));
}

function judgeStream({ dict }: PDFStream): void {
  const hasFile = ['F', 'FFilter', 'FDecodeParms'].some((key) => valueIn(dict, key) !== undefined);
  if (hasFile) refuse(ACTION);
}

/** Looks at an object and at what stands within it. What it refers to is an object of its own. */
function judge(object: PDFObject): void {
  if (object instanceof PDFInvalidObject) return;
  if (object instanceof PDFStream) judgeStream(object);
  const dictionary = object instanceof PDFStream ? object.dict : object;
  if (dictionary instanceof PDFDict) {
    judgeDictionary(dictionary);
    for (const value of dictionary.values()) if (!(value instanceof PDFRef)) judge(value);
  }
  if (object instanceof PDFArray) for (const value of object.asArray()) if (!(value instanceof PDFRef)) judge(value);
}

function refuseOpenObjects(bytes: Buffer): void {
  const text = bytes.toString('latin1');
  const begun = text.match(/\d\s+obj\b/g)?.length ?? 0;
  const ended = text.match(/\bendobj\b/g)?.length ?? 0;
  if (begun - ended > OPEN_OBJECTS) refuse(DAMAGED);
}

async function parseObjects(bytes: Buffer): Promise<PDFContext> {
  const settings = { updateMetadata: false, preserveXFA: true, parseSpeed: Number.POSITIVE_INFINITY, password: '' };
  try {
    return (await PDFDocument.load(bytes, settings)).context;
  } catch (error) {
    throw new ContentProblem(DAMAGED, {}, { cause: error });
  }
}

/**
 * Looks at each object of a PDF for what a reader would run, send, open or play. Letters within texts, signatures and pictures count for
 * nothing, and neither does what a later revision of the file has replaced. A file that is encrypted without a password for opening is decrypted. Throws
 * ContentProblem with the cause.
 */
export async function refuseActions(bytes: Buffer): Promise<void> {
  refuseOpenObjects(bytes);
  const context = await parseObjects(bytes);
  for (const [, object] of context.enumerateIndirectObjects()) judge(object);
}
