import { useLocation } from '@cleaning/ui/app';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FRAME } from './texts';

/** Less is a rounded pixel. */
const MIN_OVERFLOW_PX = 2;

/** Scrolls entries that don't fit, with "More" at the foot while some are below it. */
export function ScrolledEntries({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const area = useRef<HTMLDivElement>(null);
  const [isMore, setIsMore] = useState(false);

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const look = () => setIsMore(element.scrollHeight - element.clientHeight - element.scrollTop > MIN_OVERFLOW_PX);
    const observer = new ResizeObserver(look);
    for (const each of [element, ...element.children]) observer.observe(each);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);

  // The entry of the page is in view, whatever has led to the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has another entry
  useEffect(() => {
    const element = area.current;
    const entry = element?.querySelector('[aria-current]');
    if (!element || !entry) return;
    const [room, own] = [element.getBoundingClientRect(), entry.getBoundingClientRect()];
    if (own.top < room.top || own.bottom > room.bottom - own.height)
      element.scrollTop += own.top - room.top - room.height / 2;
  }, [pathname]);

  return (
    <div className="shell-nav__room">
      <div ref={area} className="shell-nav__area">
        {children}
      </div>
      {isMore && (
        // For pointers only: the keyboard and screen readers reach the entries themselves.
        <button
          type="button"
          className="shell-nav__more"
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => area.current?.scrollBy({ top: area.current.clientHeight * 0.8 })}
        >
          <span className="shell-entry__label">{FRAME.moreBelow}</span>
          <ChevronDown size={20} />
        </button>
      )}
    </div>
  );
}
