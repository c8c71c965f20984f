import { LinkButton, Page, Retry, Spinner } from '@cleaning/ui';
import { hasSessionEnded, Navigate, useLocation, useRoutes, useSession } from '@cleaning/ui/app';
import { Suspense, use, useEffect } from 'react';
import { type RoutesSource, RoutesSourceContext } from '../remote/routesSource';
import { cameFrom, guard, type LoginState } from '../routing/guard';
import { type RemoteName, routeOf } from '../routing/routeTable';
import { TEXTS } from '../texts';
import { Boundary } from './Boundary';

function NotFound() {
  return (
    <Page narrow>
      <div className="shell-not-found">
        <h1>{TEXTS.notFound}</h1>
        <p>{TEXTS.notFoundHint}</p>
        <LinkButton to="/">{TEXTS.toHome}</LinkButton>
      </div>
    </Page>
  );
}

/** Sends the form that was sent before the screen could (beforeScript.js). One whose own code comes later is sent by that. */
function sendWaiting() {
  document.documentElement.dataset.ready = '';
  const form = document.querySelector<HTMLFormElement>('form[data-waits]:not([data-late] *)');
  if (!form) return;
  delete form.dataset.waits;
  form.requestSubmit();
}

const NOT_FOUND = { path: '*', element: <NotFound /> };

function Screens({ name, source }: { name: RemoteName; source: RoutesSource }) {
  const found = source.get(name);
  const routes = Array.isArray(found) ? found : use(found);
  useEffect(sendWaiting, []);
  return useRoutes([...routes, NOT_FOUND]);
}

/** The screen that a remote has for the current address. */
function RemoteScreens({ name }: { name: RemoteName }) {
  const { pathname } = useLocation();
  const source = use(RoutesSourceContext);
  if (!source) throw new Error('RemoteScreens needs a RoutesSourceContext above');
  return (
    <Boundary key={name} address={pathname} isThere={() => source.isThere(name)}>
      <Suspense fallback={<Spinner />}>
        <Screens name={name} source={source} />
      </Suspense>
    </Boundary>
  );
}

/** The screen for the current address and the current person. */
export function Screen() {
  const location = useLocation();
  const { pathname } = location;
  const session = useSession();
  const route = routeOf(pathname);
  if (!route) return <NotFound />;
  const step = guard(route, session);
  switch (step.kind) {
    case 'redirect':
      if (session.status === 'anonymous') {
        // The login redirects back to here, and shows why it was needed.
        const state: LoginState = { from: location, why: hasSessionEnded() ? 'ended' : 'needed' };
        return <Navigate to={step.to} replace state={state} />;
      }
      // From the login to the page that needed it; the guard runs there again.
      return <Navigate to={(route.audience === 'visitors' && cameFrom(location.state)) || step.to} replace />;
    case 'wait':
      return <Spinner label={TEXTS.checkingSession} />;
    case 'unreachable':
      return (
        <Page narrow>
          <Retry message={TEXTS.sessionUnreachable} onRetry={session.refresh} />
        </Page>
      );
    case 'show': {
      const screens = <RemoteScreens name={step.remote} />;
      // Public pages have the full width and set their own.
      return step.remote === 'public' ? screens : <Page>{screens}</Page>;
    }
  }
}
