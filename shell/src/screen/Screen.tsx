import { Page, Retry, Spinner } from '@cleaning/ui';
import { hasSessionEnded, Navigate, Outlet, useLocation, useSession } from '@cleaning/ui/app';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useRemote, useRoutesSource } from '../remote/routesSource';
import type { RemoteName } from '../routing/findRemote';
import { findOrigin, guard, type LoginState } from '../routing/guard';
import { usePage } from '../routing/usePage';
import { TEXTS } from '../texts';
import { Boundary } from './Boundary';

/**
 * Sends a form that was submitted before the screen could (beforeScript.js). A form whose code loads later sends
 * itself.
 */
function sendWaiting() {
  document.documentElement.dataset.ready = '';
  const form = document.querySelector<HTMLFormElement>('form[data-waits]:not([data-late] *)');
  if (!form) return;
  delete form.dataset.waits;
  form.requestSubmit();
}

function Ready({ children }: { children: ReactNode }) {
  useEffect(sendWaiting, []);
  return children;
}

const OUTLET = <Outlet />;

/** The desk's screen at an address of the public remote. */
const DeskInvoice = () => useRemote('admin').invoice;

/** A remote's screen for the address. */
function RemoteScreen({ name, pathname, children }: { name: RemoteName; pathname: string; children: ReactNode }) {
  const source = useRoutesSource();
  const screen = (
    <Boundary key={name} address={pathname} isThere={() => source.isThere(name)}>
      <Suspense fallback={<Spinner />}>
        <Ready>{children}</Ready>
      </Suspense>
    </Boundary>
  );
  // Public pages have the full width and set their own.
  return name === 'public' ? screen : <Page>{screen}</Page>;
}

/** The screen for the current address and the current person. */
export function Screen() {
  const location = useLocation();
  const session = useSession();
  const { pathname, page, remote, isKnown } = usePage();
  if (!page)
    return (
      <RemoteScreen name={isKnown ? 'public' : remote} pathname={pathname}>
        {OUTLET}
      </RemoteScreen>
    );
  const step = guard(page, pathname, session);
  switch (step.kind) {
    case 'redirect':
      if (session.status === 'anonymous') {
        // The login redirects back to here, and shows why it was needed.
        const state: LoginState = { from: location, why: hasSessionEnded() ? 'ended' : 'needed' };
        return <Navigate to={step.to} replace state={state} />;
      }
      // From the login to the page that required it, where the guard runs again.
      return <Navigate to={(page.audience === 'visitors' && findOrigin(location.state)) || step.to} replace />;
    case 'wait':
      return <Spinner label={TEXTS.checkingSession} />;
    case 'unreachable':
      return (
        <Page narrow>
          <Retry message={TEXTS.sessionUnreachable} onRetry={session.refresh} />
        </Page>
      );
    case 'show-other':
      return (
        <RemoteScreen name="admin" pathname={pathname}>
          <DeskInvoice />
        </RemoteScreen>
      );
    case 'show':
      return (
        <RemoteScreen name={remote} pathname={pathname}>
          {OUTLET}
        </RemoteScreen>
      );
  }
}
