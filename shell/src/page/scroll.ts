import { useLocation, useNavigationType } from '@cleaning/ui/app';
import { useEffect, useLayoutEffect, useRef } from 'react';

const STORAGE_KEY = 'scroll-positions';
const KEPT = 50;

/** Where each visited entry of the history was scrolled to, in px; survives a reload of the tab. */
export class ScrollPositions {
  private readonly positions: Map<string, number>;

  constructor(private readonly storage: Pick<Storage, 'getItem' | 'setItem'>) {
    this.positions = new Map(parse(storage.getItem(STORAGE_KEY)));
  }

  get(key: string): number | undefined {
    return this.positions.get(key);
  }

  set(key: string, top: number): void {
    this.positions.delete(key);
    this.positions.set(key, Math.round(top));
    const [oldest] = this.positions.keys();
    if (this.positions.size > KEPT && oldest !== undefined) this.positions.delete(oldest);
  }

  save(): void {
    this.storage.setItem(STORAGE_KEY, JSON.stringify([...this.positions]));
  }
}

function parse(stored: string | null): [string, number][] {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const isEntry = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';

/** How long to wait for a screen's data, and with it its height. */
const PATIENCE_MS = 1500;

/** Scrolls as soon as the page is high enough, unless the person scrolls first. */
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

let positions: ScrollPositions | undefined;
const visited = (): ScrollPositions => {
  positions ??= new ScrollPositions(sessionStorage);
  return positions;
};

/** The router's key of the entry with which the tab was opened. Its hash is followed. */
const FIRST_ENTRY = 'default';

/**
 * A new page starts at its top, Back and Forward restore the scroll position. The screen follows a hash itself, except when
 * the visitor returns to an entry: then the position is restored.
 */
export function useScroll(): void {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef<string>(null);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const save = () => visited().save();
    addEventListener('pagehide', save);
    return () => removeEventListener('pagehide', save);
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    if (navigation === 'POP') {
      if (hash !== '' && key === FIRST_ENTRY) return;
      const top = visited().get(key);
      // A prerendered page may have been scrolled before its script ran: it stays where it is.
      return top === undefined && before === null ? undefined : restore(top ?? 0);
    }
    if (before !== pathname && hash === '') scrollTo({ top: 0, behavior: 'instant' });
  }, [key, pathname, hash, navigation]);

  useEffect(() => {
    const remember = () => visited().set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);
}
