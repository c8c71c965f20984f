import type { GalleryImage } from '@cleaning/contracts';

export interface PictureSource {
  type: string;
  srcSet: string;
}

/** An image's files by format, smallest formats first, as <source> wants them. */
export function pictureSources({ sources }: Pick<GalleryImage, 'sources'>): PictureSource[] {
  const types = ['image/avif', 'image/webp', 'image/jpeg'];
  return types
    .map((type) => ({
      type,
      srcSet: sources
        .filter((source) => source.type === type)
        .map(({ path, width }) => `${path} ${width}w`)
        .join(', '),
    }))
    .filter(({ srcSet }) => srcSet !== '');
}
