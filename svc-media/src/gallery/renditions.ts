import sharp, { type Sharp } from 'sharp';
import { DamagedImageError } from './damaged-image.js';

/** px of the longer side: phone, page, full-screen viewer. */
const BOXES = [480, 960, 1600] as const;
const PLACEHOLDER_BOX = 16;
const PREVIEW_BOX = 160;
const LARGEST_BOX = BOXES[BOXES.length - 1] as number;
/** More pixels could fill the memory, however small the file. */
const MAX_PIXELS = 120_000_000;
const WEBP_QUALITY = 78;
/** Half the processor time of libwebp's default (4); files are 5 % larger. */
const WEBP_EFFORT = 2;
const JPEG_QUALITY = 80;
const PRINTED_QUALITY = 72;
/** No legitimate picture takes longer. */
const TIMEOUT_SECONDS = 30;

export interface Rendition {
  readonly box: number;
  readonly extension: 'webp' | 'jpg';
  readonly type: 'image/webp' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

export interface Renditions {
  /** px of the original, upright. */
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  /** Smallest first; the last one is the JPEG fallback for all browsers. */
  readonly renditions: readonly Rendition[];
}

/** A photo that only some people may see. */
export interface SinglePhoto {
  /** JPEG, without metadata. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  /** A small picture as a data URL; empty if none was asked for. */
  readonly preview: string;
}

export type PrintedPhoto = Pick<SinglePhoto, 'bytes' | 'width' | 'height'>;

// One thread for each picture, and no cache, to save memory.
sharp.concurrency(1);
sharp.cache(false);

/** Boxes up to the first that holds the whole picture. */
export function getBoxes(width: number, height: number): number[] {
  const longer = Math.max(width, height);
  const enough = BOXES.findIndex((box) => box >= longer);
  return enough === -1 ? [...BOXES] : BOXES.slice(0, enough + 1);
}

/** By EXIF's orientation (CIPA DC-008, Orientation): mirror first, then turn clockwise. */
const TURN_BY_ORIENTATION: Readonly<
  Record<number, { readonly flip: boolean; readonly flop: boolean; readonly degrees: number }>
> = {
  2: { flip: false, flop: true, degrees: 0 },
  3: { flip: false, flop: false, degrees: 180 },
  4: { flip: true, flop: false, degrees: 0 },
  5: { flip: false, flop: true, degrees: 270 },
  6: { flip: false, flop: false, degrees: 90 },
  7: { flip: false, flop: true, degrees: 90 },
  8: { flip: false, flop: false, degrees: 270 },
};

/** @param orientation EXIF's, 1 to 8; others turn nothing */
export function turnUpright(picture: Sharp, orientation: number): Sharp {
  const turn = TURN_BY_ORIENTATION[orientation];
  return turn ? picture.flip(turn.flip).flop(turn.flop).rotate(turn.degrees) : picture;
}

interface DecodedPicture {
  /** px of the original, upright. */
  readonly width: number;
  readonly height: number;
  /** Fits the picture into a box; never enlarges it. */
  readonly resize: (box: number) => Sharp;
}

const fit = (picture: Sharp, box: number): Sharp =>
  picture.resize(box, box, { fit: 'inside', withoutEnlargement: true });

/**
 * Decodes the picture once, for the largest box; smaller sizes are made from that. Turns it after shrinking, because turning it first would
 * need the whole picture in memory.
 */
async function decode(
  original: Buffer,
  getLargestBox: (width: number, height: number) => number,
): Promise<DecodedPicture> {
  const picture = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { orientation = 1, autoOrient } = await picture.metadata();
  const { width, height } = autoOrient;
  const small = fit(picture, getLargestBox(width, height))
    .toColourspace('srgb')
    .timeout({ seconds: TIMEOUT_SECONDS })
    .raw();
  let { data, info } = await small.toBuffer({ resolveWithObject: true });
  if (orientation in TURN_BY_ORIENTATION) {
    const upright = turnUpright(sharp(data, { raw: info }), orientation).raw();
    ({ data, info } = await upright.toBuffer({ resolveWithObject: true }));
  }
  return { width, height, resize: (box) => fit(sharp(data, { raw: info }), box) };
}

async function encode(picture: Sharp, box: number, extension: 'webp' | 'jpg'): Promise<Rendition> {
  const encoder =
    extension === 'webp'
      ? picture.webp({ quality: WEBP_QUALITY, effort: WEBP_EFFORT })
      : picture.flatten({ background: '#ffffff' }).jpeg({ quality: JPEG_QUALITY, progressive: true });
  const { data, info } = await encoder.toBuffer({ resolveWithObject: true });
  const type = extension === 'webp' ? 'image/webp' : 'image/jpeg';
  return { box, extension, type, width: info.width, height: info.height, bytes: data };
}

const toDataUrl = ({ type, bytes }: Rendition) => `data:${type};base64,${bytes.toString('base64')}`;

/**
 * Makes the sizes that pages need: upright, in sRGB, without metadata (camera, place, time).
 * Throws DamagedImageError if the bytes are not a complete picture.
 */
export async function makeRenditions(original: Buffer): Promise<Renditions> {
  try {
    const getLargestBox = (width: number, height: number) => getBoxes(width, height).at(-1) ?? BOXES[0];
    const { width, height, resize } = await decode(original, getLargestBox);
    const renditions: Rendition[] = [];
    for (const box of getBoxes(width, height)) renditions.push(await encode(resize(box), box, 'webp'));
    const largest = getLargestBox(width, height);
    renditions.push(await encode(resize(largest), largest, 'jpg'));
    const tiny = await encode(resize(PLACEHOLDER_BOX), PLACEHOLDER_BOX, 'webp');
    return { width, height, placeholder: toDataUrl(tiny), renditions };
  } catch (error) {
    throw new DamagedImageError('The picture cannot be read', { cause: error });
  }
}

/** The same for a picture shown in one size. Throws DamagedImageError. */
export async function makeSinglePhoto(original: Buffer, withPreview: boolean): Promise<SinglePhoto> {
  try {
    const { resize } = await decode(original, () => LARGEST_BOX);
    // Not progressive: that takes twice as long, and few people look at these.
    const { data: bytes, info } = await resize(LARGEST_BOX)
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer({ resolveWithObject: true });
    const preview = withPreview ? toDataUrl(await encode(resize(PREVIEW_BOX), PREVIEW_BOX, 'webp')) : '';
    return { bytes, width: info.width, height: info.height, preview };
  } catch (error) {
    throw new DamagedImageError('The picture cannot be read', { cause: error });
  }
}

/** A stored photo for print: about 40 KB as a JPEG whose longer side has `side` pixels at most. Throws DamagedImageError. */
export async function makePrintedPhoto(kept: Buffer, side: number): Promise<PrintedPhoto> {
  try {
    const picture = sharp(kept).resize(side, side, { fit: 'inside', withoutEnlargement: true });
    const { data, info } = await picture.jpeg({ quality: PRINTED_QUALITY }).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw new DamagedImageError('The picture cannot be read', { cause: error });
  }
}
