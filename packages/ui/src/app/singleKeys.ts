import { useEffect, useRef } from 'react';

const STORAGE_KEY = 'single-keys';

/** Whether single-key shortcuts are on for this device. */
export const hasSingleKeys = (): boolean => localStorage.getItem(STORAGE_KEY) !== 'off';

export function setSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, 'off');
}

/** Fields, dialogs and open menus get all keys. */
export function isKeyTaken({ target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open], :popover-open') !== null) return true;
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/** Single-key shortcuts of a screen. A key that is held down counts once. */
export function useSingleKeys(keys: Readonly<Record<string, () => void>>): void {
  const newest = useRef(keys);
  useEffect(() => {
    newest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, repeat } = event;
      if (event.defaultPrevented || event.isComposing || ctrlKey || metaKey || altKey || repeat) return;
      if (!Object.hasOwn(newest.current, key) || isKeyTaken(event) || !hasSingleKeys()) return;
      event.preventDefault();
      newest.current[key]?.();
    };
    // The frame listens on the document, so it runs first: of "g" and "a", both keys are its own.
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
