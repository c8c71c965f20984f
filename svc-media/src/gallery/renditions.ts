import sharp, { type Sharp } from 'sharp';
import { DamagedImage } from './damaged-image.js';

/** px of the longer side: phone, page, full-screen viewer. */
const BOXES = [480, 960, 1600] as const;
const PLACEHOLDER_BOX = 16;
const PREVIEW_BOX = 160;
const LARGEST_BOX = BOXES[BOXES.length - 1] as number;
/** A picture with more pixels is refused: it could fill the memory however small its file is. */
const MAX_PIXELS = 120_000_000;
const WEBP_QUALITY = 78;
/** Half the processor time of libwebp's default (4), for files that are 5 % larger. */
const WEBP_EFFORT = 2;
const JPEG_QUALITY = 80;

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
  /** Small to large; the last one is the JPEG that any browser can show. */
  readonly renditions: readonly Rendition[];
}

/** One photo for people who may see it, and a small picture of it. */
export interface SinglePhoto {
  /** JPEG, without metadata. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  /** A data URL. */
  readonly preview: string;
}

// One thread for each picture, and no memory kept in between.
sharp.concurrency(1);
sharp.cache(false);

/** Boxes that a picture needs: up to the first that holds it whole. */
export function boxesFor(width: number, height: number): number[] {
  const longer = Math.max(width, height);
  const enough = BOXES.findIndex((box) => box >= longer);
  return enough === -1 ? [...BOXES] : BOXES.slice(0, enough + 1);
}

const open = (original: Buffer): Sharp =>
  sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();

const fitted = (original: Buffer, box: number): Sharp =>
  open(original).resize(box, box, { fit: 'inside', withoutEnlargement: true });

/** The picture is decoded once, for its largest box; smaller ones are made of that. */
async function decoded(original: Buffer, largest: number): Promise<(box: number) => Sharp> {
  const { data, info } = await fitted(original, largest)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return (box) =>
    sharp(data, { raw: { width, height, channels } }).resize(box, box, { fit: 'inside', withoutEnlargement: true });
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

const dataUrl = ({ type, bytes }: Rendition) => `data:${type};base64,${bytes.toString('base64')}`;

/**
 * Makes the sizes that pages need from an uploaded picture, upright, in sRGB, without any metadata (camera, place, time).
 * Throws DamagedImage when the bytes are no whole picture.
 */
export async function renditionsOf(original: Buffer): Promise<Renditions> {
  try {
    const { autoOrient } = await open(original).metadata();
    const boxes = boxesFor(autoOrient.width, autoOrient.height);
    const largest = boxes.at(-1) ?? BOXES[0];
    const sized = await decoded(original, largest);
    const renditions: Rendition[] = [];
    for (const box of boxes) renditions.push(await encode(sized(box), box, 'webp'));
    renditions.push(await encode(sized(largest), largest, 'jpg'));
    const tiny = await encode(sized(PLACEHOLDER_BOX), PLACEHOLDER_BOX, 'webp');
    return {
      width: autoOrient.width,
      height: autoOrient.height,
      placeholder: dataUrl(tiny),
      renditions,
    };
  } catch (error) {
    throw new DamagedImage('The picture cannot be read', { cause: error });
  }
}

/** The same of a picture that is shown in one size. Throws DamagedImage. */
export async function singlePhotoOf(original: Buffer): Promise<SinglePhoto> {
  try {
    const { bytes, width, height } = await encode(fitted(original, LARGEST_BOX), LARGEST_BOX, 'jpg');
    return { bytes, width, height, preview: dataUrl(await encode(fitted(bytes, PREVIEW_BOX), PREVIEW_BOX, 'webp')) };
  } catch (error) {
    throw new DamagedImage('The picture cannot be read', { cause: error });
  }
}
