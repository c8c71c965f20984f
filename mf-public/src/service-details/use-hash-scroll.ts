import { useLocation, useNavigationType } from '@cleaning/ui/app';
import { useEffect } from 'react';

/**
 * Scrolls smoothly to the section that the address names, also when the visitor arrives from another page, and moves
 * the keyboard's place along. Waits one frame, so that it comes after the router's own jump to the top. Back and Forward
 * belong to the shell, which returns to where the page was left; only the address that opened the tab is ours then.
 */
export function useHashScroll(): void {
  const { hash, key } = useLocation();
  const isReturn = useNavigationType() === 'POP' && key !== 'default';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second click on the same link has the same hash and another key
  useEffect(() => {
    const section = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (!section || isReturn) return;
    const frame = requestAnimationFrame(() => {
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      section.focus({ preventScroll: true });
      section.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key, isReturn]);
}
