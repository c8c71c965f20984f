import { readToken } from '@cleaning/ui/app';
import { type RefObject, useEffect } from 'react';

/**
 * Keeps the focus nearby when its element disappears (keepFocus.ts). Loads the code at once for logged-in users,
 * otherwise when something on the page is focused: most visitors only press links.
 */
export function useStableFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const content = main.current;
    if (!content) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    const begin = async () => {
      const { keepFocus } = await import(/* webpackChunkName: "focus" */ './keepFocus');
      if (!isOver) stop = keepFocus(content);
    };
    // Without the code, the browser places the focus itself, so a failed load shows nothing.
    const start = () => void begin().catch(() => {});
    if (readToken() === null) content.addEventListener('focusin', start, { once: true });
    else start();
    return () => {
      isOver = true;
      content.removeEventListener('focusin', start);
      stop?.();
    };
  }, [main]);
}
