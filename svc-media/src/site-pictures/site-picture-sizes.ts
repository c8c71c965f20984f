import sharp from 'sharp';
import { DamagedImageError } from '../gallery/damaged-image.js';
import { makeRenditions } from '../gallery/renditions.js';

/** One file of a picture on the public pages. */
export interface SitePictureSize {
  /** Part of its name: px of the longer side, `share`, `logo`, or the name of an icon. */
  readonly label: string;
  readonly extension: 'webp' | 'jpg' | 'png';
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

export interface SitePictureSizes {
  /** px of the original, upright. */
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly SitePictureSize[];
}

/** px of the preview of shared links. */
const SHARE = { width: 1200, height: 630 } as const;
const SHARE_QUALITY = 82;
/** Maximum px of a logo; the header, mails and papers show it smaller. */
const LOGO = { width: 480, height: 160 } as const;
/** Phones may crop icons to the middle 80 %. */
const MASKED_SHARE = 0.62;
const ICONS = [
  { name: 'any-192', size: 192, isMasked: false },
  { name: 'any-512', size: 512, isMasked: false },
  { name: 'maskable-192', size: 192, isMasked: true },
  { name: 'maskable-512', size: 512, isMasked: true },
  // The phone rounds its corners itself.
  { name: 'touch-180', size: 180, isMasked: true },
] as const;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** The sizes of a photograph. Throws DamagedImageError. */
export async function makeSitePicture(original: Buffer): Promise<SitePictureSizes> {
  const { width, height, renditions } = await makeRenditions(original);
  const largest = renditions.at(-1);
  if (!largest) throw new DamagedImageError('The picture cannot be read');
  const { data, info } = await sharp(largest.bytes)
    .resize(SHARE.width, SHARE.height, { fit: 'cover', position: 'attention' })
    .jpeg({ quality: SHARE_QUALITY, progressive: true })
    .toBuffer({ resolveWithObject: true });
  const share = {
    label: 'share',
    extension: 'jpg',
    type: 'image/jpeg',
    width: info.width,
    height: info.height,
  } as const;
  return {
    width,
    height,
    sizes: [...renditions.map(({ box, ...size }) => ({ label: String(box), ...size })), { ...share, bytes: data }],
  };
}

async function makeIcon(logo: Buffer, { name, size, isMasked }: (typeof ICONS)[number]): Promise<SitePictureSize> {
  const inner = isMasked ? Math.round(size * MASKED_SHARE) : size;
  const background = isMasked ? '#ffffff' : CLEAR;
  const margin = { top: (size - inner) >> 1, left: (size - inner) >> 1 };
  const bytes = await sharp(logo)
    .resize(inner, inner, { fit: 'contain', background: CLEAR })
    .extend({ ...margin, bottom: size - inner - margin.top, right: size - inner - margin.left, background: CLEAR })
    .flatten(isMasked ? { background } : false)
    .png()
    .toBuffer();
  return { label: name, extension: 'png', type: 'image/png', width: size, height: size, bytes };
}

/** A logo for the header, mails and papers, and as icons of browsers and phones. Throws DamagedImageError. */
export async function makeSiteLogo(original: Buffer): Promise<SitePictureSizes> {
  try {
    const upright = sharp(original, { limitInputPixels: 120_000_000, failOn: 'error' }).autoOrient();
    const { autoOrient } = await upright.metadata();
    // Logo files often have an empty border.
    const trimmed = await upright.resize(1600, 1600, { fit: 'inside', withoutEnlargement: true }).png().toBuffer();
    const { data: whole } = await sharp(trimmed).trim().png().toBuffer({ resolveWithObject: true });
    const { data, info } = await sharp(whole)
      .resize(LOGO.width, LOGO.height, { fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer({ resolveWithObject: true });
    const logo = {
      label: 'logo',
      extension: 'png',
      type: 'image/png',
      width: info.width,
      height: info.height,
    } as const;
    const sizes: SitePictureSize[] = [{ ...logo, bytes: data }];
    for (const one of ICONS) sizes.push(await makeIcon(whole, one));
    return { width: autoOrient.width, height: autoOrient.height, sizes };
  } catch (error) {
    throw new DamagedImageError('The picture cannot be read', { cause: error });
  }
}
