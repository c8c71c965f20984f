import { hasSingleKeys, isKeyTaken, type WorkFrame } from '@cleaning/ui/app';
import { useEffect, useRef } from 'react';
import type { Page } from '../routing/pages';
import { findAction, type KeyAction } from './keys';

/** After g the letter is waited for this long. */
const LETTER_WITHIN_MS = 1500;

/** Calls `act` for the shortcuts of the frame. */
export function useKeys(frame: WorkFrame, pages: readonly Page[], act: (action: KeyAction) => void): void {
  const newest = useRef({ act, pages });
  useEffect(() => {
    newest.current = { act, pages };
  });
  useEffect(() => {
    let letterUntil = 0;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isKeyTaken(event)) return;
      const awaitsLetter = event.timeStamp < letterUntil;
      // Shift alone is the way to ? on most keyboards.
      if (event.key !== 'Shift') letterUntil = 0;
      const action = findAction(event, {
        frame,
        pages: newest.current.pages,
        awaitsLetter,
        hasSingleKeys: hasSingleKeys(),
      });
      if (!action) return;
      event.preventDefault();
      if (action.kind === 'await-letter') letterUntil = event.timeStamp + LETTER_WITHIN_MS;
      else newest.current.act(action);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [frame]);
}
