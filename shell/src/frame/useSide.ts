import { useMedia } from '@cleaning/ui';
import { useCallback, useState } from 'react';

const STORAGE_KEY = 'sidebar';
/** Below 1,100 px at the usual text size. */
const NARROW = '(width < 68.75em)';

type Choice = 'icons' | 'names';

function findStoredChoice(): Choice | null {
  const stored = localStorage.getItem(STORAGE_KEY);
  return stored === 'icons' || stored === 'names' ? stored : null;
}

/** Whether the sidebar shows only icons: as chosen on this device, otherwise by the window's width. */
export function useSide(): { hasIconsOnly: boolean; toggle: () => void } {
  const [choice, setChoice] = useState(findStoredChoice);
  const isNarrow = useMedia(NARROW);
  const hasIconsOnly = choice === null ? isNarrow : choice === 'icons';
  const toggle = useCallback(() => {
    const next: Choice = hasIconsOnly ? 'names' : 'icons';
    localStorage.setItem(STORAGE_KEY, next);
    setChoice(next);
  }, [hasIconsOnly]);
  return { hasIconsOnly, toggle };
}
