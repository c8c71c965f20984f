import { Spinner } from '@cleaning/ui';
import { useLocation, useRoutes } from '@cleaning/ui/app';
import { Suspense, use } from 'react';
import type { RemoteName } from '../routing/route-table';
import { NotFound } from '../screens/not-found';
import { Boundary } from './boundary';
import { forgetRoutes, loadRoutes } from './load-routes';

const NOT_FOUND = { path: '*', element: <NotFound /> };

function Screens({ name }: { name: RemoteName }) {
  const routes = use(loadRoutes(name));
  return useRoutes([...routes, NOT_FOUND]);
}

/** The screen that a remote has for the current address. */
export function RemoteScreens({ name }: { name: RemoteName }) {
  const { pathname } = useLocation();
  return (
    <Boundary key={name} address={pathname} onRetry={() => forgetRoutes(name)}>
      <Suspense fallback={<Spinner />}>
        <Screens name={name} />
      </Suspense>
    </Boundary>
  );
}
