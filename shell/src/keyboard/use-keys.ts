import { useEffect, useRef } from 'react';
import { actionOf, type KeyAction } from './keys';
import { hasSingleKeys } from './single-keys';

/** After g the letter is waited for this long. */
const LETTER_WITHIN_MS = 1500;

/** Fields take all keys, and so do dialogs and open menus. */
function isTaken({ target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open], :popover-open') !== null) return true;
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/** Calls `act` for the shortcuts of the frame. */
export function useKeys(frame: 'desk' | 'contractor', act: (action: KeyAction) => void): void {
  const newest = useRef(act);
  useEffect(() => {
    newest.current = act;
  });
  useEffect(() => {
    let letterUntil = 0;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isTaken(event)) return;
      const awaitsLetter = event.timeStamp < letterUntil;
      // Shift alone is the way to ? on most keyboards.
      if (event.key !== 'Shift') letterUntil = 0;
      const action = actionOf(event, { frame, awaitsLetter, hasSingleKeys: hasSingleKeys() });
      if (!action) return;
      event.preventDefault();
      if (action.kind === 'await-letter') letterUntil = event.timeStamp + LETTER_WITHIN_MS;
      else newest.current(action);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [frame]);
}
