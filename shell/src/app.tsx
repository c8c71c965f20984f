import { useRef } from 'react';
import { Footer } from './footer/footer';
import { DailyBar } from './navigation/daily-bar';
import { Navigation } from './navigation/navigation';
import { useNewBuild } from './new-build/use-new-build';
import { useOffline } from './offline/use-offline';
import { ToastRegion } from './page/toast-region';
import { useArrival } from './page/use-arrival';
import { useScroll } from './page/use-scroll';
import { useTakeover } from './page/use-takeover';
import { Screen } from './screens/screen';
import { TEXTS } from './texts';
import { WorkBar } from './work-bar/work-bar';

/** What stands around every screen. */
export function App() {
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
