import './gallery.css';
import '../site/quoteBand.css';
import type { GalleryCollection, SiteData } from '@cleaning/contracts';
import { EmptyState, LinkButton } from '@cleaning/ui';
import { getSiteData, loadQueryLibrary, useSession } from '@cleaning/ui/app';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { WrittenPart } from '../late/writtenPart';
import { PageHero } from '../site/Section';
import { Collection } from './Collection';
import { isPreparing, isReplaced } from './newest';
import { gallery as texts } from './texts';

/** Only admins need the forms, so visitors don't load them. */
const EditGallery = lazy(async () => ({ default: (await import('./EditGallery')).EditGallery }));
const RemoveCollection = lazy(async () => ({ default: (await import('./EditGallery')).RemoveCollection }));
const loadReading = () => import(/* webpackChunkName: "read-gallery" */ './ReadGallery');
const ReadGallery = lazy(loadReading);

export const part: WrittenPart = {
  isWritten: () => getSiteData().gallery !== undefined,
  load: async () => {
    await Promise.all([loadReading(), loadQueryLibrary()]);
  },
};

/** `asks`: checks whether the gallery is newer than the page. `reads`: it is. */
type State = 'asks' | 'reads' | 'newest';

async function findState(written: SiteData['gallery']): Promise<State> {
  const isPart = !written || written.has_more || written.collections.some(isPreparing);
  if (!isPart && !(await isReplaced(written.collections))) return 'newest';
  // If the code can't be loaded, the written page stays.
  return loadReading().then(
    () => 'reads',
    () => (written ? 'newest' : 'reads'),
  );
}

/** The page has the newest collections as of when it was written. Loads the list if there are others or more. */
export default function GalleryScreen() {
  const { user } = useSession();
  const isAdmin = user?.role === 'admin';
  const written = getSiteData().gallery;
  const [read, setRead] = useState<readonly GalleryCollection[]>();
  const [state, setState] = useState<State>('asks');
  useEffect(() => {
    if (isAdmin) return setState('reads');
    let isOver = false;
    findState(written).then((found) => !isOver && setState(found));
    return () => {
      isOver = true;
    };
  }, [isAdmin, written]);

  const collections = read ?? written?.collections;
  const renderLoading = (text: string) => (
    <p className={collections ? 'gallery__loading gallery__loading--more' : 'gallery__loading'} role="status">
      {text}
    </p>
  );
  const pending = renderLoading(state === 'newest' ? '' : texts.loading);
  return (
    <>
      <PageHero title={texts.title} lead={texts.lead}>
        <div>
          <LinkButton to="/quote" className="pub-light-button">
            {texts.quote}
          </LinkButton>
        </div>
      </PageHero>
      <div className="pub-wrap gallery">
        <p className="gallery__no-script">{texts.noScript}</p>
        {isAdmin && (
          <Suspense>
            <EditGallery />
          </Suspense>
        )}
        {state === 'reads' ? (
          <Suspense fallback={pending}>
            <ReadGallery polls={!isAdmin} onRead={setRead} pending={pending} done={renderLoading('')} />
          </Suspense>
        ) : (
          pending
        )}
        {collections?.length === 0 && <EmptyState text={texts.empty} />}
        {collections?.map((collection, index) => (
          <Collection
            key={collection.id}
            collection={collection}
            first={index === 0}
            actions={
              isAdmin && (
                <Suspense>
                  <RemoveCollection collection={collection} />
                </Suspense>
              )
            }
          />
        ))}
      </div>
    </>
  );
}
