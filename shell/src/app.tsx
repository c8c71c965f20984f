import { currentToasts, dismissToast, onToasts, SessionProvider, useSession } from '@cleaning/ui/app';
import { lazy, type ReactNode, StrictMode, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { Footer } from './navigation/footer';
import { DailyBar, Navigation } from './navigation/navigation';
import { useOffline } from './offline/use-offline';
import { useScroll } from './page/scroll';
import { useArrival } from './page/use-arrival';
import { useNewBuild } from './page/use-new-build';
import { type RoutesSource, RoutesSourceContext } from './remote/routes-source';
import { Screen } from './screen/screen';
import { TEXTS } from './texts';

/** React has taken over: a prerendered page hides nothing any more. */
function useTakeover(): void {
  useEffect(() => document.getElementById('root')?.removeAttribute('data-asks'), []);
}

function ToastRegion() {
  const toasts = useSyncExternalStore(onToasts, currentToasts, currentToasts);
  return (
    <div className="shell-toasts" role="status" aria-live="polite">
      {toasts.map(({ id, text, tone }) => (
        <div key={id} className={`shell-toast shell-toast--${tone}`}>
          <span>{text}</span>
          <button type="button" className="shell-toast__dismiss" onClick={() => dismissToast(id)}>
            <span aria-hidden="true">×</span>
            <span className="ui-sr-only">{TEXTS.dismiss}</span>
          </button>
        </div>
      ))}
    </div>
  );
}

const Bar = lazy(async () => {
  // Imported late: prerendered pages have no remotes.
  const { loadWorkBar } = await import('./remote/load-routes');
  return loadWorkBar();
});

/** The running work, for people who can have some. */
function WorkBar() {
  const { user } = useSession();
  if (!user || (user.role === 'user' && user.verified === 'false')) return null;
  return (
    <Suspense fallback={null}>
      <Bar />
    </Suspense>
  );
}

/** The frame of every screen. */
function App() {
  const main = useRef<HTMLElement>(null);
  useTakeover();
  useScroll();
  useArrival(main);
  useOffline();
  useNewBuild();
  return (
    <>
      <a href="#main" className="shell-skip">
        {TEXTS.skip}
      </a>
      <Navigation />
      <WorkBar />
      <main id="main" ref={main} tabIndex={-1} className="shell-main">
        <Screen />
      </main>
      <Footer />
      <DailyBar />
      <ToastRegion />
    </>
  );
}

export interface RootProps {
  routes: RoutesSource;
  /** Puts the router around the app: the browser's, or one with a fixed address. */
  router: (app: ReactNode) => ReactNode;
}

/** The React tree, the same in the browser and when pages are prerendered. */
export function Root({ routes, router }: RootProps) {
  return (
    <StrictMode>
      <RoutesSourceContext value={routes}>
        {router(
          <SessionProvider>
            <App />
          </SessionProvider>,
        )}
      </RoutesSourceContext>
    </StrictMode>
  );
}
