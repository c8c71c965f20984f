import { useRef } from 'react';
import { Footer } from './footer/footer';
import { Navigation } from './navigation/navigation';
import { ToastRegion } from './page/toast-region';
import { useArrival } from './page/use-arrival';
import { useScroll } from './page/use-scroll';
import { useTakeover } from './page/use-takeover';
import { Screen } from './screens/screen';
import { TEXTS } from './texts';

/** What stands around every screen. */
export function App() {
  const main = useRef<HTMLElement>(null);
  useTakeover();
  useScroll();
  useArrival(main);
  return (
    <>
      <a href="#main" className="shell-skip">
        {TEXTS.skip}
      </a>
      <Navigation />
      <main id="main" ref={main} tabIndex={-1} className="shell-main">
        <Screen />
      </main>
      <Footer />
      <ToastRegion />
    </>
  );
}
