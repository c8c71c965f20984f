import './jobDesk.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { desk } from './texts';

export interface DeskPart {
  /** Its hash in the address. */
  id: string;
  label: string;
  content: ReactNode;
}

/** A part is the current one once it has passed this part of the window's height. */
const LINE = 0.4;

/** Which part is read, by its place in the window; at the end of the page the last one. */
function useCurrentPart(parts: readonly DeskPart[]): string | undefined {
  const ids = parts.map(({ id }) => id).join(' ');
  const [current, setCurrent] = useState(parts[0]?.id);
  useEffect(() => {
    const known = ids.split(' ');
    let frame = 0;
    const find = () => {
      frame = 0;
      const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      const passed = known.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= innerHeight * LINE;
      });
      setCurrent(isAtEnd ? known.at(-1) : (passed.at(-1) ?? known[0]));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(find);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
    };
  }, [ids]);
  return current;
}

/** Parts of a page, all of them on it, below links to each that stay in sight. The address may name one by its hash. */
export function DeskParts({ parts }: { parts: readonly DeskPart[] }) {
  const current = useCurrentPart(parts);
  const root = useRef<HTMLDivElement>(null);
  // The parts come after the page: the browser has looked for the hash already.
  useEffect(() => {
    const { hash } = location;
    if (hash !== '') root.current?.querySelector(`#${CSS.escape(hash.slice(1))}`)?.scrollIntoView();
  }, []);
  return (
    <div ref={root} className="ma-parts">
      <nav className="ma-parts__nav" aria-label={desk.parts}>
        {parts.map(({ id, label }) => (
          <a key={id} href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      {parts.map(({ id, label, content }) => (
        <section key={id} id={id} aria-label={label} tabIndex={-1} className="ma-part">
          {content}
        </section>
      ))}
    </div>
  );
}
