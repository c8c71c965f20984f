import { readToken } from '@cleaning/ui/app';
import { type RefObject, useEffect } from 'react';

/**
 * Keeps the focus near what takes it away with itself (keepFocus.ts). The code for it is loaded at once for who is logged in, otherwise when
 * something of the page gets the focus: most visitors press links alone.
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
    // Without its code the browser puts the focus where it wants: no message.
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
