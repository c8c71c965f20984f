import { type ContentRefusal, FIELD_PROBLEMS, writeSentence } from '@cleaning/contracts';

export const PDF_HEADER = '%PDF-';
/** PDF readers accept the header anywhere in the first kilobyte (Adobe's implementation note 13 to ISO 32000-1, 7.5.2). */
export const PDF_HEAD_BYTES = 1024 + PDF_HEADER.length;
/** How many of a file's first bytes `detectType` needs. */
export const SIGNATURE_BYTES = PDF_HEAD_BYTES;

export type FileType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'application/pdf';

export const EXTENSION: Record<FileType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'application/pdf': 'pdf',
};

const readAscii = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to);

/** Written by Apple's and Samsung's phones. Converted to JPEG, because browsers do not show it. */
export const HEIC = 'image/heic';

/** Brands of AV1 pictures, and of HEVC pictures and bursts (ISO/IEC 23000-22, 23008-12). */
const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1', 'miaf', 'heif'];

/** ISO base media file: the major brand at byte 8, then a version, then compatible brands up to the box's end. */
function detectPicture(head: Buffer): 'image/avif' | typeof HEIC | null {
  if (readAscii(head, 4, 8) !== 'ftyp') return null;
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12) brands.push(readAscii(head, at, at + 4));
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'image/avif';
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? HEIC : null;
}

/**
 * A file's type by its first bytes; null for types that the product does not accept. The npm package file-type does not fit: it calls an
 * AVIF with a compatible brand HEIF, and needs more than 64 bytes of a PNG.
 */
export function detectType(head: Buffer): FileType | typeof HEIC | null {
  if (head.length < 12) return null;
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'image/jpeg';
  if (readAscii(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (readAscii(head, 0, 4) === 'RIFF' && readAscii(head, 8, 12) === 'WEBP') return 'image/webp';
  if (head.subarray(0, PDF_HEAD_BYTES).includes(PDF_HEADER)) return 'application/pdf';
  return detectPicture(head);
}

/** Files that people upload by mistake. */
export type OtherKind = 'archive' | 'empty' | 'video' | 'web page';

/** Classifies a file of a refused type by its first bytes. */
export function detectOtherKind(head: Buffer): OtherKind | null {
  if (head.length === 0) return 'empty';
  const text = head.toString('latin1', 0, SIGNATURE_BYTES);
  if (/^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|script|svg|\?xml)/i.test(text)) return 'web page';
  if (text.startsWith('PK\x03\x04') || text.startsWith('\xd0\xcf\x11\xe0')) return 'archive';
  return readAscii(head, 4, 8) === 'ftyp' && detectPicture(head) === null ? 'video' : null;
}

/** The file's content is refused. The message continues a sentence that starts with the file's name: “… is damaged.” */
export class ContentError extends Error {
  readonly params: Record<string, unknown>;

  constructor(
    readonly code: ContentRefusal,
    params: object = {},
    options?: ErrorOptions,
  ) {
    super(writeSentence(FIELD_PROBLEMS[code], params), options);
    this.params = { ...params };
  }
}
