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
import { ContentError } from '../files/file-type.js';
import { ACTION, ATTACHMENT, DAMAGED, MEDIA, SCRIPT, XFA } from './pdf-problems.js';

/** Why an action is refused, by its kind (ISO 32000-2, 12.6.4). Other kinds show a page, a layer, or an address on click. */
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
/** Objects that never end make a reader search for their ends again and again. Programs end each of them. */
const OPEN_OBJECTS = 500;

const refuse = (problem: ContentRefusal): never => {
  throw new ContentError(problem);
};

const getName = (dictionary: PDFDict, key: string): string => {
  const value = getValue(dictionary, key);
  return value instanceof PDFName ? value.decodeText() : '';
};

/** Undefined for null and for a missing object. */
function getValue(dictionary: PDFDict, key: string): PDFObject | undefined {
  const value = dictionary.lookup(PDFName.of(key));
  return value === PDFNull ? undefined : value;
}

const isText = (value: PDFObject | undefined): boolean => value instanceof PDFString || value instanceof PDFHexString;

/** Actions that run without a click, on opening or when a page or field is shown, would fetch an address. */
function refuseAutomaticAction(action: PDFObject | undefined, seen: Set<PDFObject> = new Set()): void {
  if (!(action instanceof PDFDict) || seen.has(action)) return;
  seen.add(action);
  if (getName(action, 'S') === 'URI') refuse(ACTION);
  const next = getValue(action, 'Next');
  if (next instanceof PDFArray)
    for (let index = 0; index < next.size(); index += 1) refuseAutomaticAction(next.lookup(index), seen);
  else refuseAutomaticAction(next, seen);
}

function checkDictionary(dictionary: PDFDict): void {
  const action = REFUSED_ACTIONS[getName(dictionary, 'S')];
  if (action) refuse(action);
  const script = getValue(dictionary, 'JS');
  if (isText(script) || script instanceof PDFStream) refuse(SCRIPT);
  const annotation = REFUSED_ANNOTATIONS[getName(dictionary, 'Subtype')];
  if (annotation && getValue(dictionary, 'Rect')) refuse(annotation);
  if (getValue(dictionary, 'EF') instanceof PDFDict || getName(dictionary, 'Type') === 'EmbeddedFile')
    refuse(ATTACHMENT);
  if (getValue(dictionary, 'XFA')) refuse(XFA);
  if (getName(dictionary, 'FS') === 'URL') refuse(ACTION);
  const opening = getValue(dictionary, 'OpenAction');
  if (opening) refuseAutomaticAction(opening);
  const events = getValue(dictionary, 'AA');
  if (events instanceof PDFDict) for (const key of events.keys()) refuseAutomaticAction(events.lookup(key));
}

function checkStream({ dict }: PDFStream): void {
  const hasFile = ['F', 'FFilter', 'FDecodeParms'].some((key) => getValue(dict, key) !== undefined);
  if (hasFile) refuse(ACTION);
}

/** Checks an object and its direct content. References are checked as objects of their own. */
function checkObject(object: PDFObject): void {
  if (object instanceof PDFInvalidObject) return;
  if (object instanceof PDFStream) checkStream(object);
  const dictionary = object instanceof PDFStream ? object.dict : object;
  if (dictionary instanceof PDFDict) {
    checkDictionary(dictionary);
    for (const value of dictionary.values()) if (!(value instanceof PDFRef)) checkObject(value);
  }
  if (object instanceof PDFArray)
    for (const value of object.asArray()) if (!(value instanceof PDFRef)) checkObject(value);
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
    throw new ContentError(DAMAGED, {}, { cause: error });
  }
}

/**
 * Checks each object of a PDF for what a reader would run, send, open or play. Ignores the content of texts, signatures and pictures, and
 * objects that a later revision has replaced. Decrypts a file that opens without a password. Throws ContentError with the cause.
 */
export async function refuseActions(bytes: Buffer): Promise<void> {
  refuseOpenObjects(bytes);
  const context = await parseObjects(bytes);
  for (const [, object] of context.enumerateIndirectObjects()) checkObject(object);
}
