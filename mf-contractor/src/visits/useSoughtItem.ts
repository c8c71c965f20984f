import { useLocation } from '@cleaning/ui/app';
import { useEffect } from 'react';

/** Leads to the item of the checklist that the address names. `isShown`: the checklist can be seen; what is hidden takes no focus. */
export function useSoughtItem(isShown: boolean): void {
  // Each press on "Go back" is a new place in the history, also at the same address.
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another press is a reason
  useEffect(() => {
    if (!isShown || !hash.startsWith('#item-')) return;
    // After the frame, which gives the focus to a page that somebody arrives at.
    const frame = requestAnimationFrame(() => {
      const row = document.getElementById(hash.slice(1));
      row?.scrollIntoView({ block: 'center' });
      row?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isShown, hash, key]);
}
