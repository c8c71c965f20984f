import { CLOCK_EVENTS_KEY, useIsWide } from '@cleaning/ui';
import {
  dismissToast,
  getCurrentToasts,
  onToasts,
  RouterProvider,
  readToken,
  SessionProvider,
  useLiveChanges,
  useNavigation,
  useSession,
} from '@cleaning/ui/app';
import { lazy, StrictMode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { chooseFrame } from './frame/frames';
import { loadWorkFrame } from './frame/loadFrame';
import { isWorking, needsWorkBar } from './frame/workBar';
import { ContactBar } from './navigation/ContactBar';
import { Footer, WorkFooter } from './navigation/Footer';
import { Navigation } from './navigation/Navigation';
import { useOffline } from './offline/useOffline';
import { LeaveQuestion } from './page/LeaveQuestion';
import { useScroll } from './page/scroll';
import { useArrival } from './page/useArrival';
import { useNewBuild } from './page/useNewBuild';
import { useOwnPolicy } from './page/useOwnPolicy';
import { useStableFocus } from './page/useStableFocus';
import { usePush } from './push/usePush';
import { type RoutesSource, RoutesSourceContext } from './remote/routesSource';
import { usePage } from './routing/usePage';
import type { DataRouter } from './routing/writtenRouter';
import { Screen } from './screen/Screen';
import { getCurrentTexts, onTexts, TEXTS } from './texts';

/** Stops hiding parts of a prerendered page once the session is known: its frame would move what is visible. */
function useTakeover(): void {
  const { status } = useSession();
  useEffect(() => {
    // During hydration the session is that of an anonymous visitor, for whom the page was rendered, whatever is stored.
    const isKnown = status === 'anonymous' ? readToken() === null : status !== 'pending';
    if (isKnown) document.getElementById('root')?.removeAttribute('data-asks');
  }, [status]);
}

function ToastRegion() {
  const toasts = useSyncExternalStore(onToasts, getCurrentToasts, getCurrentToasts);
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
  const { loadWorkBar } = await import('./remote/loadRoutes');
  return loadWorkBar();
});

/** Running work, for people who can have some. */
function WorkBar() {
  const { user } = useSession();
  const [neededBy, setNeededBy] = useState<string | null>(null);
  if (!user || !needsWorkBar(user, localStorage.getItem(CLOCK_EVENTS_KEY), neededBy === user.id)) return null;
  if (neededBy !== user.id) setNeededBy(user.id);
  return (
    <Suspense fallback={isWorking(user) ? <div className="shell-bar-to-come" /> : null}>
      <Bar />
    </Suspense>
  );
}

/** Not needed by visitors. */
const StepUp = lazy(() => import('./step-up/StepUp'));

const DailyBar = lazy(async () => ({ default: (await import('./navigation/DailyBar')).DailyBar }));

const WorkTop = lazy(async () => ({ default: (await loadWorkFrame()).WorkTop }));
const WorkBottom = lazy(async () => ({ default: (await loadWorkFrame()).WorkBottom }));

/** Placeholder as large as sidebar and top bar, with the running work below it. */
function FrameToCome({ hasBar }: { hasBar: boolean }) {
  const { user } = useSession();
  return (
    <>
      <div className="shell-side" />
      <div className="shell-top">{hasBar && user && isWorking(user) && <div className="shell-bar-to-come" />}</div>
    </>
  );
}

/**
 * A constant element, rendered again only by its own reads: a part of a prerendered page stays as it is until it is
 * used (late.tsx of the public remote).
 */
const SCREEN = <Screen />;

/** A screen in its frame. The document has the visual order. */
export function App() {
  const main = useRef<HTMLElement>(null);
  useSyncExternalStore(onTexts, getCurrentTexts, getCurrentTexts);
  const session = useSession();
  const { status } = session;
  const frame = chooseFrame(usePage(), session);
  const isLoading = useNavigation().state === 'loading';
  const isSignedIn = status === 'signed-in';
  // A sub-contractor's running work is at the foot of the sidebar, if there is one.
  const isRunningInSide = useIsWide() && frame === 'contractor';
  useTakeover();
  useScroll();
  useArrival(main);
  useStableFocus(main);
  useOffline();
  usePush();
  useLiveChanges();
  useNewBuild();
  useOwnPolicy();
  return (
    <div className={`shell-page shell-page--${frame === 'supervisor' ? 'contractor' : frame}`}>
      {/** biome-ignore lint/a11y/useValidAnchor: without script the address leads there */}
      <a
        href="#main"
        className="shell-skip"
        onClick={(event) => {
          // A changed address would make React render parts again that it hasn't hydrated, and lose what is typed into
          // them.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {TEXTS.skip}
      </a>
      {frame === 'public' ? (
        <>
          <Navigation />
          <div className="shell-running">
            <WorkBar />
          </div>
        </>
      ) : (
        <Suspense fallback={<FrameToCome hasBar={!isRunningInSide} />}>
          <WorkTop frame={frame} running={<WorkBar />} isRunningInSide={isRunningInSide} />
        </Suspense>
      )}
      <main id="main" ref={main} tabIndex={-1} className="shell-main" aria-busy={isLoading || undefined}>
        {SCREEN}
      </main>
      {frame === 'public' ? (
        <>
          <Footer />
          {status === 'anonymous' && <ContactBar />}
          {isSignedIn && (
            <Suspense fallback={null}>
              <DailyBar />
            </Suspense>
          )}
        </>
      ) : (
        <>
          <WorkFooter />
          <Suspense fallback={null}>
            <WorkBottom frame={frame} />
          </Suspense>
        </>
      )}
      {isSignedIn && (
        <Suspense fallback={null}>
          <StepUp />
        </Suspense>
      )}
      <LeaveQuestion />
      <ToastRegion />
    </div>
  );
}

export interface RootProps {
  remotes: RoutesSource;
  /** Router with the shell's routes (routing/routes.tsx). */
  router: DataRouter;
}

/** The React tree, the same in the browser and when pages are prerendered. */
export function Root({ remotes, router }: RootProps) {
  return (
    <StrictMode>
      <RoutesSourceContext value={remotes}>
        <SessionProvider>
          {/* In a transition the page would stay until the code of the next one is there. */}
          <RouterProvider router={router} useTransitions={false} />
        </SessionProvider>
      </RoutesSourceContext>
    </StrictMode>
  );
}
