import { type ComponentProps, lazy, Suspense } from 'react';

type DeskCounts = typeof import('./deskCounts');

const Nothing = () => null;

/** The frame works without counts, so a failed load shows nothing. */
const loadDeskCounts = (): Promise<Pick<DeskCounts, 'AdminTitle' | 'WaitingCount'>> =>
  import('./deskCounts').catch(() => ({ WaitingCount: Nothing, AdminTitle: Nothing }));

const Count = lazy(async () => ({ default: (await loadDeskCounts()).WaitingCount }));
const Title = lazy(async () => ({ default: (await loadDeskCounts()).AdminTitle }));

export const WaitingCount = (shown: ComponentProps<DeskCounts['WaitingCount']>) => (
  <Suspense fallback={null}>
    <Count {...shown} />
  </Suspense>
);

type OwnCounts = typeof import('./OwnCount');

/** In its own chunk, which a phone loads when the menu opens. */
const loadOwnCount = (): Promise<OwnCounts> => import('./OwnCount').catch(() => ({ OwnCount: Nothing }));

const Own = lazy(async () => ({ default: (await loadOwnCount()).OwnCount }));

export const OwnCount = (shown: ComponentProps<OwnCounts['OwnCount']>) => (
  <Suspense fallback={null}>
    <Own {...shown} />
  </Suspense>
);

export const AdminTitle = () => (
  <Suspense fallback={null}>
    <Title />
  </Suspense>
);
