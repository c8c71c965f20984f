import type { GalleryCollection } from '@cleaning/contracts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Compare } from '../proof/Compare';
import { listSources, Photo } from './Photo';
import { gallery as texts } from './texts';

/** Not needed until a photo is pressed. */
const Viewer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "viewer" */ '../viewer/Viewer')).Viewer,
}));

const SIDES = [
  { side: 'before', title: texts.before },
  { side: 'after', title: texts.after },
] as const;

export interface CollectionProps {
  collection: GalleryCollection;
  /** Whether it is at the top of the page. */
  first: boolean;
  /** An admin's. */
  actions?: ReactNode;
}

/** The photos of one place before and after the work. */
export function Collection({ collection, first, actions }: CollectionProps) {
  const [shownId, setShownId] = useState<string | null>(null);
  const sides = SIDES.map(({ side, title }) => ({
    side,
    title,
    photos: collection.imgs[side].map((image, index) => ({
      image,
      name: texts.photo(collection.catergory, title, index + 1),
    })),
  }));
  const ready = sides.flatMap(({ photos }) => photos).filter(({ image }) => image.status === 'ready');
  const pictures = ready.map(({ image, name }) => ({
    src: image.img_path,
    srcSet: listSources(image)[0]?.srcSet,
    alt: name,
    width: image.width,
    height: image.height,
  }));
  const [firstBefore, firstAfter] = SIDES.map(({ side }) =>
    collection.imgs[side].find(({ status }) => status === 'ready'),
  );
  const isCompared = firstBefore && firstAfter;
  const shown = ready.findIndex(({ image }) => image.id === shownId);

  return (
    <article className="gallery-collection" aria-label={collection.catergory}>
      <div className="gallery-collection__head">
        <h2>{collection.catergory}</h2>
        {actions}
      </div>
      {isCompared && <Compare place={collection.catergory} before={firstBefore} after={firstAfter} first={first} />}
      <div className="gallery-collection__sides">
        {sides.map(({ side, title, photos }) => (
          <section key={side} className={`gallery-side gallery-side--${side}`}>
            <h3>{title}</h3>
            <ul>
              {photos.map(({ image, name }, index) => (
                <li key={image.id}>
                  <Photo
                    image={image}
                    name={name}
                    large={index === 0}
                    first={first && !isCompared && index === 0}
                    onOpen={() => setShownId(image.id)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {shown >= 0 && (
        <Suspense>
          <Viewer
            pictures={pictures}
            index={shown}
            onIndex={(index) => setShownId(ready[index]?.image.id ?? null)}
            onClose={() => setShownId(null)}
          />
        </Suspense>
      )}
    </article>
  );
}
