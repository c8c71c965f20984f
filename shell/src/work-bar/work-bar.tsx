import { useSession } from '@cleaning/ui/app';
import { lazy, Suspense } from 'react';

const Bar = lazy(async () => {
  // Not ahead of time: pages that are written at build have no remotes.
  const { loadWorkBar } = await import(/* webpackChunkName: "work-bar" */ '../remote/load-work-bar');
  return loadWorkBar();
});

/** Running work on every page, for those who can have some. */
export function WorkBar() {
  const { user } = useSession();
  if (!user || (user.role === 'user' && user.verified === 'false')) return null;
  return (
    <Suspense fallback={null}>
      <Bar />
    </Suspense>
  );
}
