import { type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * Content that may be wider than its space, such as a table. While it is, the keyboard can focus it and scroll it with
 * the arrow keys.
 * @param labelledBy id of the element that then names it for screen readers
 */
export function ScrollArea({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  }, []);
  return (
    <section ref={area} className="ui-table-wrap" {...(scrolls ? { tabIndex: 0, 'aria-labelledby': labelledBy } : {})}>
      {children}
    </section>
  );
}
