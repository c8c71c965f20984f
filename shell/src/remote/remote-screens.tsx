import { Spinner } from '@cleaning/ui';
import { useLocation, useRoutes } from '@cleaning/ui/app';
import { Suspense, use } from 'react';
import type { RemoteName } from '../routing/route-table';
import { NotFound } from '../screens/not-found';
import { Boundary } from './boundary';
import { type RoutesSource, RoutesSourceContext } from './routes-source';

const NOT_FOUND = { path: '*', element: <NotFound /> };

function Screens({ name, source }: { name: RemoteName; source: RoutesSource }) {
  const found = source.get(name);
  const routes = Array.isArray(found) ? found : use(found);
  return useRoutes([...routes, NOT_FOUND]);
}

/** The screen that a remote has for the current address. */
export function RemoteScreens({ name }: { name: RemoteName }) {
  const { pathname } = useLocation();
  const source = use(RoutesSourceContext);
  if (!source) throw new Error('RemoteScreens needs a RoutesSourceContext above');
  return (
    <Boundary key={name} address={pathname} onRetry={() => source.forget(name)}>
      <Suspense fallback={<Spinner />}>
        <Screens name={name} source={source} />
      </Suspense>
    </Boundary>
  );
}
