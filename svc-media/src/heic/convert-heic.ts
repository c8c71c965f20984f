/// <reference path="./libheif.d.ts" />

import { MAX_FILE_BYTES } from '@cleaning/contracts';
import readExif from 'exif-reader';
import type { HeifImage } from 'libheif-js/wasm-bundle.js';
import sharp, { type Sharp } from 'sharp';
import { ContentError } from '../files/file-type.js';
import { turnUpright } from '../gallery/renditions.js';
import { NOT_CONVERTED, TOO_MANY_PIXELS } from './heic-problems.js';

/** Phones write 24 million pixels by default. Each takes about 12 bytes of memory here. */
const MAX_PIXELS = 25_000_000;
/** Tried in turn until the JPEG is within the upload limit. */
const QUALITIES = [88, 75, 60] as const;

async function decodePixels(picture: HeifImage): Promise<Sharp> {
  const [width, height] = [picture.get_width(), picture.get_height()];
  if (width * height > MAX_PIXELS) throw new ContentError(TOO_MANY_PIXELS);
  const data = new Uint8ClampedArray(width * height * 4);
  await new Promise<void>((resolve, reject) => {
    picture.display({ data, width, height }, (filled) =>
      filled ? resolve() : reject(new Error('The pixels cannot be decoded')),
    );
  });
  return sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: '#ffffff' });
}

/**
 * EXIF's orientation, 1 to 8. If the file has its own rotation, EXIF's does not apply (ISO/IEC 23008-12, 6.5.10): libheif has already
 * turned the picture.
 */
async function readOrientation(bytes: Buffer): Promise<number> {
  if (bytes.includes('irot') || bytes.includes('imir')) return 1;
  try {
    const { exif } = await sharp(bytes).metadata();
    return (exif && readExif(exif).Image?.Orientation) ?? 1;
  } catch {
    // Some programs write invalid EXIF; the picture itself is fine.
    return 1;
  }
}

/**
 * Converts the primary picture of a HEIC or HEIF file, or else the first, to a JPEG: upright, without metadata, within the upload limit.
 * Checks the number of pixels before decoding. Throws ContentError.
 */
export async function convertHeic(bytes: Buffer): Promise<Buffer> {
  // Most files are JPEGs: libheif takes 20 MB of memory.
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const decoder = new libheif.HeifDecoder();
  let pictures: readonly HeifImage[] = [];
  try {
    pictures = decoder.decode(bytes);
    const picture = pictures.find((each) => each.is_primary()) ?? pictures[0];
    if (!picture) throw new Error('There is no picture in it');
    const pixels = turnUpright(await decodePixels(picture), await readOrientation(bytes));
    for (const quality of QUALITIES) {
      const jpeg = await pixels.clone().jpeg({ quality }).toBuffer();
      if (jpeg.length <= MAX_FILE_BYTES) return jpeg;
    }
    throw new ContentError(TOO_MANY_PIXELS);
  } catch (error) {
    if (error instanceof ContentError) throw error;
    throw new ContentError(NOT_CONVERTED, {}, { cause: error });
  } finally {
    for (const picture of pictures) picture.free();
  }
}
