import { useLocation } from '@cleaning/ui/app';
import { useEffect } from 'react';

/**
 * Scrolls smoothly to the section that the address names, also when the visitor arrives from another page, and moves
 * the keyboard's place along. Waits one frame, so that it comes after the router's own jump to the top.
 */
export function useHashScroll(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second click on the same link has the same hash and another key
  useEffect(() => {
    const section = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (!section) return;
    const frame = requestAnimationFrame(() => {
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      section.focus({ preventScroll: true });
      section.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}
