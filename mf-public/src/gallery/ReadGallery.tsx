import { type GalleryCollection, getGallery } from '@cleaning/contracts';
import { QueryState } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { type ReactNode, useEffect, useState } from 'react';
import { isPreparing } from './newest';

/** While photos are being prepared, for visitors: they get no stream of changes. */
const POLL_MS = 2000;

export interface ReadGalleryProps {
  polls: boolean;
  onRead: (collections: readonly GalleryCollection[]) => void;
  /** Shown until the list is loaded, and after it. */
  pending: ReactNode;
  done: ReactNode;
}

/** Loads the gallery, which the page then shows. */
export default function ReadGallery({ polls, onRead, pending, done }: ReadGalleryProps) {
  const [preparing, setPreparing] = useState(false);
  const query = useCall(getGallery, { refetchInterval: preparing && polls ? POLL_MS : false });
  const { data } = query;
  const nowPreparing = data?.some(isPreparing) ?? false;
  if (nowPreparing !== preparing) setPreparing(nowPreparing);
  useEffect(() => {
    if (data) onRead(data);
  }, [data, onRead]);
  return (
    <QueryState query={query} pending={pending}>
      {() => done}
    </QueryState>
  );
}
