import { useLocation } from '@cleaning/ui/app';
import { useEffect } from 'react';

/** Leads to the item of the checklist that the address names. `isShown`: the checklist can be seen; what is hidden takes no focus. */
export function useSoughtItem(isShown: boolean): void {
  // Each press on "Go back" is a new place in the history, also at the same address.
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another press is a reason
  useEffect(() => {
    const row = isShown && hash.startsWith('#item-') ? document.getElementById(hash.slice(1)) : null;
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true });
  }, [isShown, hash, key]);
}
