import { useLocation, useNavigationType } from '@cleaning/ui/app';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { ScrollPositions } from './scroll-positions';

/** A screen's data may still be on its way: so long its height is waited for. */
const PATIENCE_MS = 1500;

/** Scrolls as soon as the page is high enough; a person who scrolls meanwhile wins. */
function restore(top: number): () => void {
  const until = performance.now() + PATIENCE_MS;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    removeEventListener('wheel', stop);
    removeEventListener('touchmove', stop);
  };
  const attempt = () => {
    const reachable = document.documentElement.scrollHeight - innerHeight;
    if (reachable >= top || performance.now() > until) {
      scrollTo({ top, behavior: 'instant' });
      stop();
    } else frame = requestAnimationFrame(attempt);
  };
  addEventListener('wheel', stop, { passive: true });
  addEventListener('touchmove', stop, { passive: true });
  attempt();
  return stop;
}

/** A new page starts at its top, Back and Forward return to where the page was left. A hash is its screen's business. */
export function useScroll(): void {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const positions = useRef<ScrollPositions>(null);
  positions.current ??= new ScrollPositions(sessionStorage);
  const shown = useRef<string>(null);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const save = () => positions.current?.save();
    addEventListener('pagehide', save);
    return () => removeEventListener('pagehide', save);
  }, []);

  useLayoutEffect(() => {
    const isNewPage = shown.current !== pathname;
    shown.current = pathname;
    if (navigation === 'POP') return restore(positions.current?.get(key) ?? 0);
    if (isNewPage && hash === '') scrollTo({ top: 0, behavior: 'instant' });
  }, [key, pathname, hash, navigation]);

  useEffect(() => {
    const remember = () => positions.current?.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);
}
