import { useLocation, useNavigationType } from '@cleaning/ui/app';
import { useEffect, useLayoutEffect, useRef } from 'react';

const STORAGE_KEY = 'scroll-positions';
const MAX_POSITIONS = 50;

/** Scroll position of each visited history entry, in px; survives a reload of the tab. */
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
    if (this.positions.size > MAX_POSITIONS && oldest !== undefined) this.positions.delete(oldest);
  }

  forget(key: string): void {
    this.positions.delete(key);
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

/** Longest wait for a screen's data, which sets its height. */
const TIMEOUT_MS = 1500;

/** Scrolls as soon as the page is high enough, unless the person scrolls first. */
function restore(top: number): () => void {
  const until = performance.now() + TIMEOUT_MS;
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
const getPositions = (): ScrollPositions => {
  positions ??= new ScrollPositions(sessionStorage);
  return positions;
};

/** The router's key of each entry that the browser has loaded as a page. Its hash is followed. */
const FIRST_ENTRY = 'default';

/** Entries that were loaded as documents share a key, so the address tells them apart. */
const formatEntry = ({ key, pathname, search }: ReturnType<typeof useLocation>): string =>
  key === FIRST_ENTRY ? `${key} ${pathname}${search}` : key;

/** Whether this document was opened by its address or a link, not by a reload, Back or Forward. */
function isOpened(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.type === 'navigate';
}

/**
 * A new page starts at its top, Back and Forward restore the scroll position. The screen follows a hash itself, except when
 * the visitor returns to an entry: then the position is restored.
 */
export function useScroll(): void {
  const location = useLocation();
  const { key, pathname, hash } = location;
  const entry = formatEntry(location);
  const navigation = useNavigationType();
  const shown = useRef<string>(null);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const save = () => getPositions().save();
    addEventListener('pagehide', save);
    return () => removeEventListener('pagehide', save);
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    if (navigation === 'POP') {
      if (hash !== '' && key === FIRST_ENTRY) return;
      // A typed address opens at the top, also of a page that was open in this tab before.
      if (before === null && key === FIRST_ENTRY && isOpened()) getPositions().forget(entry);
      const top = getPositions().get(entry);
      // A prerendered page may have been scrolled before its script ran: it stays there.
      return top === undefined && before === null ? undefined : restore(top ?? 0);
    }
    if (before !== pathname && hash === '') scrollTo({ top: 0, behavior: 'instant' });
  }, [key, entry, pathname, hash, navigation]);

  useEffect(() => {
    const remember = () => getPositions().set(entry, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [entry]);
}
