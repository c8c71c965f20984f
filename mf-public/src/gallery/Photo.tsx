import type { GalleryImage } from '@cleaning/contracts';
import { gallery as texts } from './texts';

export interface PictureSource {
  type: string;
  srcSet: string;
}

/** A format that every browser shows. */
const FALLBACK = 'image/jpeg';

/** An image's files by format, smallest formats first, as <source> wants them. */
export function listSources({ sources }: Pick<GalleryImage, 'sources'>): PictureSource[] {
  const types = ['image/avif', 'image/webp', FALLBACK];
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

interface PictureProps {
  image: GalleryImage;
  sizes: string;
  /** At the top of the page: loaded immediately and with high priority. */
  first: boolean;
  draggable?: boolean;
}

/** A picture in the smallest file that fits. It has no text of its own, because its container describes it. */
export function Picture({ image, sizes, first, draggable }: PictureProps) {
  const sources = listSources(image);
  return (
    <picture>
      {sources
        .filter(({ type }) => type !== FALLBACK)
        .map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
      <img
        src={image.img_path}
        srcSet={sources.find(({ type }) => type === FALLBACK)?.srcSet}
        sizes={sizes}
        alt=""
        width={image.width}
        height={image.height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        draggable={draggable}
        style={image.placeholder ? { backgroundImage: `url("${image.placeholder}")` } : undefined}
      />
    </picture>
  );
}

export interface PhotoProps {
  image: GalleryImage;
  name: string;
  /** The first photo of a side is shown large. */
  large: boolean;
  /** Loaded immediately and with high priority. */
  first: boolean;
  onOpen: () => void;
}

/** One photo of a collection, or a sentence while it is being prepared or if it is damaged. */
export function Photo({ image, name, large, first, onOpen }: PhotoProps) {
  if (image.status !== 'ready')
    return <p className="gallery-photo__wait">{image.status === 'damaged' ? texts.damaged : texts.processing}</p>;
  return (
    <button type="button" className="gallery-photo" aria-label={texts.enlarge(name)} onClick={onOpen}>
      <Picture
        image={image}
        sizes={large ? '(width < 800px) 90vw, 34rem' : '(width < 800px) 45vw, 16rem'}
        first={first}
      />
    </button>
  );
}
