import sharp, { type Metadata } from 'sharp';
import { ContentError, PDF_HEAD_BYTES, PDF_HEADER } from '../files/file-type.js';

/** The largest pictures that phones take (8,160 × 6,144). More pixels could fill the memory, however small the file. */
const MAX_PIXELS = 51_000_000;
/** For a picture that is decoded as a whole: 25 million pixels of a progressive JPEG. */
const MAX_DECODED_BYTES = 150_000_000;
const TIMEOUT_SECONDS = 30;
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_BYTES = 22;
const ZIP_COMMENT_BYTES = 65_535;

const PNG_SIGNATURE_BYTES = 8;

/** Whether programs would open the file as a ZIP archive: it has an end record where they look for one. */
function endsAsZip(bytes: Buffer): boolean {
  for (let at = bytes.lastIndexOf(ZIP_END); at >= 0; at = at > 0 ? bytes.lastIndexOf(ZIP_END, at - 1) : -1) {
    if (at < bytes.length - ZIP_END_BYTES - ZIP_COMMENT_BYTES) return false;
    if (at + ZIP_END_BYTES <= bytes.length && at + ZIP_END_BYTES + bytes.readUInt16LE(at + 20) === bytes.length)
      return true;
  }
  return false;
}

/** Only zeros may follow a PNG's last chunk. JPEGs aren't checked, because phones append their own data to them. */
function refuseTrailingPngBytes(bytes: Buffer): void {
  let at = PNG_SIGNATURE_BYTES;
  while (at + 12 <= bytes.length) {
    const isLast = bytes.toString('latin1', at + 4, at + 8) === 'IEND';
    at += 12 + bytes.readUInt32BE(at);
    if (isLast) break;
  }
  if (at > bytes.length || bytes.subarray(at).some((byte) => byte !== 0)) throw new ContentError('picture_unclear');
}

export type PictureFormat = 'jpeg' | 'png' | 'webp';

/** Interlaced and WebP pictures are decoded as a whole; others are read line by line. */
function computeDecodedBytes(
  { isProgressive, width, height, channels, depth }: Metadata,
  format: PictureFormat,
): number {
  if (format === 'webp') return width * height * 4;
  if (!isProgressive) return 0;
  const bytesPerSample = format === 'jpeg' || depth !== 'uchar' ? 2 : 1;
  return width * height * channels * bytesPerSample;
}

/**
 * Reads a picture's head. Throws ContentError if the picture is too large to decode, or also opens as a file of another
 * type.
 */
export async function checkImageHead(bytes: Buffer, format: PictureFormat): Promise<void> {
  if (bytes.subarray(0, PDF_HEAD_BYTES).includes(PDF_HEADER) || endsAsZip(bytes))
    throw new ContentError('picture_holds_more');
  if (format === 'png') refuseTrailingPngBytes(bytes);
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (head?.format !== format) throw new ContentError('picture_damaged');
  if (head.width * head.height > MAX_PIXELS || computeDecodedBytes(head, format) > MAX_DECODED_BYTES)
    throw new ContentError('picture_too_large');
}

/** Decodes every pixel of a picture. Throws ContentError as `checkImageHead` does, and if the picture is damaged. */
export async function checkImage(bytes: Buffer, format: PictureFormat): Promise<void> {
  await checkImageHead(bytes, format);
  try {
    // Shrunk while it is read, so that only an interlaced picture is in memory as a whole.
    await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
      .resize(8, 8, { fit: 'fill' })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .raw()
      .toBuffer();
  } catch (error) {
    throw new ContentError('picture_damaged', {}, { cause: error });
  }
}
