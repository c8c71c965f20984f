import { Page, Retry, Spinner } from '@cleaning/ui';
import { Navigate, useLocation, useSession } from '@cleaning/ui/app';
import { useEffect, useRef } from 'react';
import { RemoteScreens } from '../remote/remote-screens';
import { cameFrom, type LoginState } from '../routing/came-from';
import { guard } from '../routing/guard';
import { routeOf } from '../routing/route-table';
import { TEXTS } from '../texts';
import { NotFound } from './not-found';

/** The screen for the current address and the current person. */
export function Screen() {
  const location = useLocation();
  const { pathname } = location;
  const session = useSession();
  const hadSession = useRef(false);
  useEffect(() => {
    hadSession.current = session.status !== 'anonymous';
  }, [session.status]);
  const route = routeOf(pathname);
  if (!route) return <NotFound />;
  const step = guard(route, session);
  switch (step.kind) {
    case 'redirect':
      if (session.status === 'anonymous') {
        // The login leads back to here and says why it was needed.
        const state: LoginState = { from: location, why: hadSession.current ? 'ended' : 'needed' };
        return <Navigate to={step.to} replace state={state} />;
      }
      // From the login on to where it was asked for; whose page that is not is led on from there.
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
      // The public pages run from edge to edge and set their widths themselves.
      return step.remote === 'public' ? screens : <Page>{screens}</Page>;
    }
  }
}
