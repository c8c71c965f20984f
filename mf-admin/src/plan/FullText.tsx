import { type FocusEvent, type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';

interface Shown {
  readonly line: HTMLElement;
  /** Below the line, in px of the window. */
  readonly top: number;
  readonly left: number;
}

type Show = (line: HTMLElement | null) => void;

const isCut = ({ scrollHeight, clientHeight }: Element): boolean => scrollHeight > clientHeight + 1;

const GAP = 4;
/** `max-width` of `ma-full-text` in px. */
const MAX_WIDTH = 288;

const placeBelow = (line: HTMLElement): Shown => {
  const { bottom, left } = line.getBoundingClientRect();
  return { line, top: bottom + GAP, left: Math.max(0, Math.min(left, innerWidth - MAX_WIDTH)) };
};

/** The full text of a cut line. It holds its own state, so that the grid isn't rendered again. */
export function FullText({ ref }: { ref: Ref<Show> }) {
  const [shown, setShown] = useState<Shown | null>(null);
  useImperativeHandle(ref, () => (line) => setShown(line && placeBelow(line)), []);
  // A line that gets the focus is scrolled into view.
  useEffect(() => {
    const follow = () => setShown((before) => before && placeBelow(before.line));
    document.addEventListener('scroll', follow, true);
    return () => document.removeEventListener('scroll', follow, true);
  }, []);
  if (!shown) return null;
  const { line, top, left } = shown;
  return (
    <div role="tooltip" className="ma-full-text" style={{ top, left }}>
      {line.title}
    </div>
  );
}

/**
 * Does for the keyboard what `title` does for the mouse: a line that cuts its name shows all of it while focused, above
 * the page, so that nothing moves. Escape hides it. Screen readers read the whole name anyway.
 */
export function useFullText() {
  const show = useRef<Show>(null);
  return {
    show,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const parts = [...target.querySelectorAll('.ma-line__name, .ma-line__state')];
      show.current?.(target.matches(':focus-visible') && parts.some(isCut) ? target : null);
    },
    onBlur: () => show.current?.(null),
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') show.current?.(null);
    },
  };
}
