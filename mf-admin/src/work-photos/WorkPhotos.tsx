import './workPhotos.css';
import { DOCUMENT_LINK_SECONDS, getWorkPhotos, type WorkPhotoKind } from '@cleaning/contracts';
import { Notice, QueryState } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { type ReactNode, useState } from 'react';
import { PhotoViewer, type ShownPhoto } from './PhotoViewer';
import { workPhotos as texts } from './texts';

/** Links are renewed well before they end. */
const RENEW_MS = (DOCUMENT_LINK_SECONDS - 120) * 1000;

interface WorkPhotosProps {
  kind: WorkPhotoKind;
  /** The report about a visit, the incident, or the inspection. */
  ownerId: string;
  /** Describes a photo, by its id. */
  writeCaption: (id: string) => string;
  /** Further actions for photos that have arrived. */
  children?: (photos: readonly ShownPhoto[]) => ReactNode;
}

/** Photos as small pictures; each opens large. */
export function WorkPhotos({ kind, ownerId, writeCaption, children }: WorkPhotosProps) {
  const query = useCall(getWorkPhotos, { params: { owner_id: ownerId }, refetchInterval: RENEW_MS });
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <QueryState query={query}>
      {(photos) => {
        const shown = photos
          .filter(({ state }) => state === 'stored')
          .map(({ id, path, width, height }) => ({ id, path, width, height, caption: writeCaption(id) }));
        const [waiting, deleted] = (['waiting', 'deleted'] as const).map(
          (state) => photos.filter((photo) => photo.state === state).length,
        ) as [number, number];
        return (
          <div className="ma-work-photos">
            {shown.length > 0 && (
              <ul className="ma-work-photos__list">
                {shown.map(({ id, path, caption }, index) => (
                  <li key={id}>
                    <button type="button" aria-label={texts.open(caption, index + 1)} onClick={() => setOpened(index)}>
                      <img src={path} alt="" loading="lazy" />
                      <span>{caption}</span>
                    </button>
                  </li>
                ))}
              </ul>
            )}
            {waiting > 0 && <Notice>{texts.waiting(waiting)}</Notice>}
            {deleted > 0 && <p className="ma-hint">{texts.deleted(deleted, kind)}</p>}
            {opened !== null && <PhotoViewer photos={shown} first={opened} onClose={() => setOpened(null)} />}
            {children?.(shown)}
          </div>
        );
      }}
    </QueryState>
  );
}
