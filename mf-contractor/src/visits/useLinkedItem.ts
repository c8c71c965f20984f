import { useLocation } from '@cleaning/ui/app';
import { useEffect } from 'react';
import { CHECKLIST_ADDRESS } from './useVisit';

/**
 * Scrolls to the checklist, or to its item in the address. `isShown`: whether it is visible, because hidden content
 * can't be focused.
 */
export function useLinkedItem(isShown: boolean): void {
  // Each press on "Go back" is a new place in the history, also at the same address.
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another press is a reason
  useEffect(() => {
    const isItem = hash.startsWith('#item-');
    if (!isShown || !(isItem || hash === CHECKLIST_ADDRESS)) return;
    // Runs after the frame focuses the opened page.
    const frame = requestAnimationFrame(() => {
      const row = document.getElementById(hash.slice(1));
      row?.scrollIntoView({ block: isItem ? 'center' : 'start' });
      const control = isItem ? row?.querySelector<HTMLElement>('input:enabled, textarea, button') : row;
      control?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isShown, hash, key]);
}
