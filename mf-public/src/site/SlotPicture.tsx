import type { SitePicturePlace } from '@cleaning/contracts';
import { getSiteData } from '@cleaning/ui/app';
import type { ComponentProps } from 'react';

export interface SlotPictureProps extends ComponentProps<'img'> {
  place: SitePicturePlace;
}

/** The office's picture for a place of the pages, otherwise the given drawing. */
export function SlotPicture({ place, sizes = '(width >= 50em) 50vw, 100vw', alt, ...drawn }: SlotPictureProps) {
  const own = getSiteData().pictures[place];
  if (!own) return <img {...drawn} alt={alt} />;
  const sources = own.sources.map(({ path, width }) => `${path} ${width}w`);
  return (
    <picture>
      <source type="image/webp" srcSet={sources.join()} sizes={sizes} />
      <img {...drawn} src={own.path} alt={own.alt} />
    </picture>
  );
}
