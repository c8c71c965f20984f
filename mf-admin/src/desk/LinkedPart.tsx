import { useLocation } from '@cleaning/ui/app';
import { type ReactNode, useEffect, useRef } from 'react';

const FIELDS = ['input:not([type="hidden"])', 'select', 'textarea', 'button']
  .map((field) => `${field}:not(:disabled)`)
  .join(', ');
/** A closed part loads its content only once it opens. Milliseconds. */
const WAIT_MS = 4000;

/** The last followed history entry, so that a form that is filled again after saving doesn't take the focus. */
let followed = '';

/** Opens the first closed part in it, and focuses the first field. Returns whether there is one. */
function focusField(part: HTMLElement): boolean {
  const fold = part.querySelector<HTMLDetailsElement>('details');
  if (fold) fold.open = true;
  const field = (fold ?? part).querySelector<HTMLElement>(FIELDS);
  if (!field) return false;
  part.scrollIntoView({ block: 'start', behavior: 'instant' });
  field.focus({ preventScroll: true });
  return true;
}

/** A part of a page that an address with its id opens (`#bank`): scrolls to it and focuses its first field. */
export function LinkedPart({ id, children }: { id: string; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  // A second press of the same link has the same hash and another key.
  useEffect(() => {
    const entry = `${key} ${hash}`;
    if (hash !== `#${id}` || followed === entry) return;
    const until = performance.now() + WAIT_MS;
    // A frame later: the frame of the page has moved the focus to a new page by then.
    const attempt = () => {
      if (part.current && focusField(part.current)) followed = entry;
      else if (performance.now() < until) frame = requestAnimationFrame(attempt);
    };
    let frame = requestAnimationFrame(attempt);
    return () => cancelAnimationFrame(frame);
  }, [hash, key, id]);
  return (
    <div ref={part} id={id}>
      {children}
    </div>
  );
}
