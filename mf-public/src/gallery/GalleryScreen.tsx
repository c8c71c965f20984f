import './gallery.css';
import '../site/quoteBand.css';
import { type GalleryCollection, getGallery } from '@cleaning/contracts';
import { FilesAway, LinkButton, QueryState } from '@cleaning/ui';
import { useCall, useSession } from '@cleaning/ui/app';
import { lazy, Suspense, useState } from 'react';
import { PageHero } from '../site/Section';
import { Collection } from './Collection';
import { gallery as texts } from './texts';

/** Only admins need the forms: visitors do not load them. */
const CreateCollection = lazy(async () => ({ default: (await import('./EditGallery')).CreateCollection }));
const RemoveCollection = lazy(async () => ({ default: (await import('./EditGallery')).RemoveCollection }));

/** While photos are being prepared, for visitors: they get no stream of changes. */
const POLL_MS = 2000;
const isPreparing = ({ imgs }: GalleryCollection) =>
  [...imgs.before, ...imgs.after].some(({ status }) => status === 'processing');

export default function GalleryScreen() {
  const { user } = useSession();
  const isAdmin = user?.role === 'admin';
  const [preparing, setPreparing] = useState(false);
  const query = useCall(getGallery, { refetchInterval: preparing && !isAdmin ? POLL_MS : false });
  const nowPreparing = query.data?.some(isPreparing) ?? false;
  if (nowPreparing !== preparing) setPreparing(nowPreparing);

  const loading = (
    <p className="gallery__loading" role="status">
      {texts.loading}
    </p>
  );
  const collections = (
    <QueryState query={query} empty={texts.empty} pending={loading}>
      {(found) =>
        found.map((collection, index) => (
          <Collection
            key={collection.id}
            collection={collection}
            first={index === 0}
            actions={isAdmin && <RemoveCollection collection={collection} />}
          />
        ))
      }
    </QueryState>
  );

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
        {isAdmin ? (
          <Suspense fallback={loading}>
            <FilesAway />
            <CreateCollection />
            {collections}
          </Suspense>
        ) : (
          collections
        )}
      </div>
    </>
  );
}
